public import LayoutModel
internal import LayoutStore

extension Project {
  /// Looks at a project file and at what it lives among, and tells what to do next; takes no edit.
  ///
  /// It also looks at files that ``open(at:environment:)`` refuses. Beyond what ``verify(progress:)`` proves of the
  /// content, it tells whether the file can be opened, written and locked, and whether git is set up.
  ///
  /// - Parameters:
  ///   - isQuick: True to leave out what reads the whole file: SQLite's own checks and the journal.
  ///   - progress: Told how many of how many edits were replayed.
  /// - Returns: What was found, in order; what can't be looked at because of a problem is left out.
  public static func examine(
    at path: String,
    isQuick: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) -> [HealthCheck] {
    let file = FileExamination(of: path, isQuick: isQuick)
    var checks = file.checks
    if file.canBeOpened {
      checks += examineContent(at: path, isQuick: isQuick, progress)
    }
    return checks + Surroundings(of: path).checks()
  }

  private static func examineContent(
    at path: String,
    isQuick: Bool,
    _ progress: (Int, Int) -> Void
  ) -> [HealthCheck] {
    var checks: [HealthCheck] = []
    do {
      let project = try open(at: path)
      if !isQuick { checks.append(journalCheck(try project.verify(progress: progress))) }
      let open = try project.conflicts().count
      let advice = "settle them with 'ninefold resolve'"
      checks.append(
        open == 0
          ? HealthCheck(.conflicts, "no conflict is open")
          : HealthCheck(.conflicts, .notice, "\(open) open after a merge", advice: advice)
      )
    } catch {
      checks.append(.damaged(.journal, "\(error)"))
    }
    return checks
  }

  private static func journalCheck(_ verification: Verification) -> HealthCheck {
    switch verification {
    case .whole(let edits, let rows):
      HealthCheck(.journal, "its \(edits) edits lead to the content's \(rows) rows")
    case .different(let reason):
      HealthCheck(
        .journal,
        .problem,
        "it does not lead to the content: \(reason)",
        advice: "ninefold recover FILE --output NEW.ninefold makes a project of the journal alone"
      )
    }
  }
}
