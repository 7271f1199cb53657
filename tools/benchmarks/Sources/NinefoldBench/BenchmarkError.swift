/// Why nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  /// The command line is wrong.
  case usage
  /// What SQLite reported to the loop in C.
  case sqlite(String)
  /// The projects have no scenes in common.
  case noScenes
  /// An answer that is not what was to be measured.
  case wrong(String)
  /// A system of constraints that is not in the expected form, or can't be solved.
  case system
  /// A scene where the loop in C reads fewer rows than Ninefold found items.
  case differentRows(String)

  var description: String {
    switch self {
    case .usage:
      """
      usage: ninefold-bench [--rounds N] [--document NAME]... PROJECT...
             ninefold-bench --edits N PROJECT COPY
             ninefold-bench --versions ROUNDS PROJECT
             ninefold-bench --growth EDITS[,EDITS]... PROJECT...
             ninefold-bench [--seconds S] --systems SYSTEM...
             ninefold-bench [--rounds N] --screens STORYBOARD...
      """
    case .sqlite(let message): "SQLite: \(message)"
    case .wrong(let text): "not what was to be measured: \(text)"
    case .system: "no system of constraints that can be solved"
    case .noScenes: "no scenes to measure"
    case .differentRows(let scene): "the rows of scene \(scene) differ from its layout"
    }
  }
}
