internal import LayoutModel
internal import Ninefold

/// Conflicts of a merge as lines of text: who did what to what.
struct ConflictText {
  /// The names of the objects.
  let names: ConflictNames
  /// The names of the sides.
  var sides = MergeSides()

  /// Returns a title for each cluster, each followed by its conflicts.
  func lines(of result: MergeResult) -> [String] {
    result.clusters.flatMap { [title(of: $0)] + $0.conflicts.map { "  " + line(of: $0) } }
  }

  /// Returns the title of a cluster.
  func title(of cluster: ConflictCluster) -> String { names.title(of: cluster) }

  /// Returns the sentence about a conflict.
  func line(of conflict: MergeConflict) -> String {
    names.sentence(of: conflict, ours: sides.ours, theirs: sides.theirs)
  }
}

/// What messages call the sides of a merge.
struct MergeSides {
  /// The name of our side, such as a branch.
  var ours = "ours"
  /// The name of their side.
  var theirs = "theirs"
}

/// The automatic decisions of a merge, and the problems that only its result has, as lines of text.
enum MergeText {
  /// Returns the number of automatic decisions by reason; nil if there are none.
  static func decisions(_ result: MergeResult) -> String? {
    let decisions = result.automaticDecisions
    guard !decisions.isEmpty else { return nil }
    let counts = Dictionary(grouping: decisions) { "\($0.reason)" }.mapValues(\.count)
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let count = decisions.count
    return "\(count) automatic decision\(count == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }

  /// Prints the problems of a project's merge.
  static func report(_ problems: [ProjectMergeResult.DocumentProblem]) {
    for entry in problems {
      Terminal.print(Terminal.safe("\(entry.document): \(line(of: entry.problem))"))
    }
  }

  /// Returns the line of a problem.
  static func line(of problem: MergeProblem) -> String {
    let object = problem.object.map { " at \($0)" } ?? ""
    return "new after the merge: \(problem.kind)\(object): \(problem.message)"
  }
}

extension JSON {
  /// A problem that only the result of a merge has.
  static func mergeProblem(_ problem: MergeProblem) -> JSON { .object(members(of: problem)) }

  /// A problem with its document.
  static func documentProblem(_ entry: ProjectMergeResult.DocumentProblem) -> JSON {
    .object([("document", .string(entry.document))] + members(of: entry.problem))
  }

  /// The members of a problem.
  static func members(of problem: MergeProblem) -> [(String, JSON)] {
    [
      ("kind", .string(problem.kind)), ("object", .text(problem.object?.rawValue)),
      ("scene", .text(problem.scene?.rawValue)), ("message", .string(problem.message)),
    ]
  }
}
