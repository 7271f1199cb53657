public import LayoutModel
internal import LayoutStore

extension Project {
  /// Examines a project file and its surroundings, and advises what to do about problems. It
  /// changes nothing.
  ///
  /// It also examines files that ``open(at:environment:)`` refuses. Besides the content, which
  /// ``verify(record:progress:)`` verifies too, it examines whether the file can be opened, written
  /// and locked, and whether git is set up.
  ///
  /// - Parameters:
  ///   - path: The path of the project file.
  ///   - isQuick: True to skip the checks that read the whole file:
  ///     ``HealthCheck/Subject/integrity`` and ``HealthCheck/Subject/journal``.
  ///   - progress: Called with the number of finished parts of the verification and the total.
  /// - Returns: The results in the order of ``HealthCheck/Subject``, without the checks that a
  ///   problem prevents.
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
      let advice = "resolve them with 'ninefold resolve'"
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
      HealthCheck(.journal, "its \(edits) edits reproduce the content's \(rows) rows")
    case .different(let reason):
      HealthCheck(
        .journal,
        .problem,
        "it does not reproduce the content: \(reason)",
        advice: "ninefold recover FILE --output NEW.ninefold makes a project from the journal alone"
      )
    }
  }
}
