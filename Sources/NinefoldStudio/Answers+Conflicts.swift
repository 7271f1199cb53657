internal import LayoutModel
internal import Ninefold

/// Conflicts that one choice settles.
struct ConflictAnswer: Encodable {
  /// One thing that both sides want differently.
  struct Part: Encodable {
    let object: String
    let objectKind: String
    /// The name in the outline; nil for what our side doesn't have.
    let name: String?
    let kind: String
    let path: String
    /// The class of the row; nil for what holds in all.
    let sizeClass: String?
    let other: String?
    let base: String?
    let ours: String?
    let theirs: String?
  }

  let document: String
  let root: String
  let scene: String?
  /// The path and the class that tell this choice from others at the root; nil if it settles all.
  let path: String?
  let sizeClass: String?
  /// True if another value than those of the three versions can be set.
  let takesValue: Bool
  let parts: [Part]
}

extension ConflictAnswer {
  /// The choices of a cluster: one for each conflict, or one for all if a deletion is among them.
  ///
  /// - Parameter objects: What the document has on our side.
  static func all(in cluster: OpenCluster, _ objects: [LayoutObject]) -> [ConflictAnswer] {
    let conflicts = cluster.conflicts.map(\.conflict)
    guard conflicts.count > 1, conflicts.allSatisfy(\.standsAlone) else {
      return [ConflictAnswer(cluster, conflicts, at: nil, objects)]
    }
    return conflicts.map { ConflictAnswer(cluster, [$0], at: $0, objects) }
  }

  private init(
    _ cluster: OpenCluster,
    _ conflicts: [MergeConflict],
    at place: MergeConflict?,
    _ objects: [LayoutObject]
  ) {
    document = cluster.document
    root = cluster.root.rawValue
    scene = conflicts.first?.scene?.rawValue
    path = place?.path.rawValue
    sizeClass = place?.variation.rawValue
    takesValue =
      conflicts.count == 1
      && conflicts.allSatisfy {
        $0.kind == .bothChanged && !$0.path.isObject && !$0.path.rawValue.hasPrefix(":")
      }
    parts = conflicts.map { conflict in
      let object = objects.first { $0.id == conflict.object }
      return Part(
        object: conflict.object.rawValue,
        objectKind: conflict.objectKind,
        name: object?.entryName(among: objects),
        kind: conflict.kind.rawValue,
        path: conflict.path.rawValue,
        sizeClass: conflict.variation.isBase ? nil : conflict.variation.rawValue,
        other: conflict.other?.rawValue,
        base: conflict.base,
        ours: conflict.ours,
        theirs: conflict.theirs
      )
    }
  }
}

/// How the page settles what a ``ConflictAnswer`` tells.
struct ResolveRequest: Decodable, Sendable {
  let document: String
  let root: String
  /// The conflict's path and class, if the choice is about one of several.
  var path: String?
  var sizeClass: String?
  /// `ours`, `theirs` or `base`.
  var choice: String?
  /// Another value, in the place of a choice.
  var value: String?

  func resolution() throws -> Resolution {
    if let value, choice == nil { return .value(value) }
    guard let choice = choice.flatMap({ ConflictChoice(rawValue: $0) }) else {
      throw RequestError.malformed("a conflict is settled by ours, theirs, base, or a value")
    }
    return .choice(choice)
  }
}
