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
  func title(of cluster: ConflictCluster) -> String {
    let id = cluster.root
    guard names.labels[id] == nil, let first = cluster.conflicts.first else {
      return "conflict at \(name(id))"
    }
    return "conflict at \(first.object == id ? first.objectKind + " " : "")\(id)"
  }

  /// Returns the sentence about a conflict.
  func line(of conflict: MergeConflict) -> String {
    let object = name(conflict.object)
    switch conflict.kind {
    case .bothChanged:
      guard !conflict.path.isObject else {
        return "\(object) is of two kinds: \(values(of: conflict))"
      }
      return "both sides changed \(conflict.path) of \(object)\(place(conflict)): "
        + values(of: conflict)
    case .bothInstalled:
      let (first, second) = conflict.ours == "include" ? (ours, theirs) : (theirs, ours)
      return "\(first) installed \(object)\(place(conflict)); \(second) uninstalled it there"
    case .deletedAndChanged:
      return "\(deletion(conflict)); \(keeper(of: conflict)) \(change(conflict))"
    case .deletedAndExtended:
      return "\(deletion(conflict)); \(keeper(of: conflict)) added \(other(conflict)) to "
        + pronoun(conflict)
    case .deletedAndReferenced:
      return
        "\(deletion(conflict)); \(keeper(of: conflict)) added \(other(conflict)), which refers to "
        + pronoun(conflict)
    case .bothMoved:
      return "\(ours) moved \(object) into \(name(conflict.ours));"
        + " \(theirs) moved it into \(name(conflict.theirs))"
    case .movedAndReferenced:
      let isOurs = conflict.ours != conflict.base
      let (mover, keeper) = isOurs ? (ours, theirs) : (theirs, ours)
      return "\(mover) moved \(object) into \(name(isOurs ? conflict.ours : conflict.theirs));"
        + " \(keeper) added \(other(conflict)), which can't reach it there"
    case .bothReordered:
      return "both sides reordered \(conflict.path) of \(object)\(place(conflict)): "
        + values(of: conflict)
    case .bothFilled:
      return "both sides set \(conflict.path) of \(object): \(ours) \(name(conflict.ours)),"
        + " \(theirs) \(name(conflict.theirs))"
    }
  }

  // MARK: - Parts

  private var ours: String { sides.ours }
  private var theirs: String { sides.theirs }

  private func place(_ conflict: MergeConflict) -> String {
    conflict.variation.isBase ? "" : " in \(conflict.variation.rawValue)"
  }

  private func values(of conflict: MergeConflict) -> String {
    [("base", conflict.base), (ours, conflict.ours), (theirs, conflict.theirs)]
      .map { "\($0) \($1 ?? "none")" }.joined(separator: ", ")
  }

  private func deletion(_ conflict: MergeConflict) -> String {
    "\(names.isOurs(conflict.root) ? theirs : ours) deleted \(name(conflict.root))"
  }

  private func keeper(of conflict: MergeConflict) -> String {
    names.isOurs(conflict.root) ? ours : theirs
  }

  /// What one side changed in the object that the other deleted.
  private func change(_ conflict: MergeConflict) -> String {
    let new = names.isOurs(conflict.root) ? conflict.ours : conflict.theirs
    let object = pronoun(conflict)
    switch conflict.path.rawValue {
    case "": return "made \(object) \(new ?? "another kind of object")"
    case ":parent": return "moved \(object) from \(name(conflict.base)) into \(name(new))"
    case ":installed": return "installed \(object)\(place(conflict))"
    default:
      return "changed \(conflict.path) of \(object)\(place(conflict))"
        + " from \(conflict.base ?? "none") to \(new ?? "none")"
    }
  }

  /// "it" for the deleted object itself, otherwise the object in it.
  private func pronoun(_ conflict: MergeConflict) -> String {
    conflict.object == conflict.root ? "it" : name(conflict.object)
  }

  private func other(_ conflict: MergeConflict) -> String {
    conflict.other.map { name($0) } ?? "an object"
  }

  private func name(_ id: String?) -> String { id.map { name(ObjectID($0)) } ?? "nothing" }

  /// An object's kind, its name and its id. Constraints and connections are sentences.
  private func name(_ id: ObjectID) -> String {
    guard let label = names.labels[id] else { return id.rawValue }
    if id == Document.rootID { return "the document" }
    guard let sentence = label.newSentence ?? label.oldSentence else {
      let quoted = label.name.map { " \"\(OutlineName.quoted($0))\"" } ?? ""
      return "\(label.kind)\(quoted) (\(id))"
    }
    let isArrow = sentence.hasPrefix(label.kind)
    return "\(isArrow ? "" : label.kind + " ")\(sentence) (\(id))"
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
