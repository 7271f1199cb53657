/// An error that prevents a measurement.
enum BenchmarkError: Error, CustomStringConvertible {
  /// The command line is wrong.
  case usage
  /// An error of SQLite in the C loop.
  case sqlite(String)
  /// The projects have no scenes in common.
  case noScenes
  /// A result that differs from the expected one.
  case wrong(String)
  /// A system of constraints that is not in the expected form, or can't be solved.
  case system
  /// A scene for which the C loop reads fewer rows than Ninefold found items.
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
