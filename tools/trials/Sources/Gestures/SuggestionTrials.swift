import LayoutModel
import Ninefold

/// Applies the suggestions of each ambiguous layout alone, and checks that they settle it.
struct SuggestionTrials {
  let files: [String]

  /// Returns true if suggestions settle at least 95 % of the findings, and none adds a conflict.
  func run() throws -> Bool {
    var (causes, suggested, settled, conflicts) = (0, 0, 0, 0)
    var options = CheckOptions()
    options.readsProjects = false
    options.ignoresMarks = true
    for path in files {
      guard let document = try? Document(contentsOf: path) else { continue }
      let checked = document.check(named: path, options: options, environment: AppEnvironment())
      let known = KnownFindings(checked.findings, in: document.objects)
      for cause in checked.causes where cause.finding.kind == .ambiguous {
        causes += 1
        let edits = cause.finding.suggestions.map(\.edit)
        guard !edits.isEmpty else {
          print("NONE \(path): \(cause.finding.id) \(cause.classNames): \(cause.sentence)")
          continue
        }
        suggested += 1
        var edited = document
        guard (try? edited.apply(edits)) != nil else {
          print("REFUSED \(path): \(cause.finding.suggestions)")
          continue
        }
        let after = edited.check(named: path, options: options, environment: AppEnvironment())
        let left = Set(after.findings.map(FindingStatement.init))
        let own = cause.findings.map(FindingStatement.init)
        if left.isDisjoint(with: own) {
          settled += 1
        } else {
          print("LEFT \(path): \(cause.finding.id) \(cause.finding.suggestions)")
        }
        if after.findings.contains(where: { $0.kind == .unsatisfiable && !known.contains($0) }) {
          conflicts += 1
          print("CONFLICT \(path): \(cause.finding.suggestions)")
        }
      }
    }
    print(
      "\(files.count) files: \(causes) ambiguous causes, \(suggested) with suggestions, "
        + "\(settled) settled, \(conflicts) with a new conflict"
    )
    return conflicts == 0 && settled * 100 >= causes * 95
  }
}
