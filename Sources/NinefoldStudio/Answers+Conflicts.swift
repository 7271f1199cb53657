internal import LayoutModel
internal import Ninefold

/// The conflicts that one choice resolves.
struct ConflictAnswer: Encodable {
  /// One conflict, with its three values.
  struct Part: Encodable {
    let object: String
    let objectKind: String
    /// The name in the outline; nil if our side doesn't have the object.
    let name: String?
    let kind: String
    let path: String
    /// The size class of the row; nil for any-any.
    let sizeClass: String?
    let other: String?
    let base: String?
    let ours: String?
    let theirs: String?
  }

  let document: String
  let root: String
  let scene: String?
  /// The path and the class, if the root has several choices; nil if this choice resolves all
  /// conflicts of the root.
  let path: String?
  let sizeClass: String?
  /// True if a value other than those of the three versions can be set.
  let takesValue: Bool
  let parts: [Part]
}

extension ConflictAnswer {
  /// Returns the choices of a cluster: one for each conflict, or one for all conflicts if one of
  /// them can't be resolved alone.
  ///
  /// - Parameter objects: The objects of our side.
  static func all(in cluster: OpenCluster, _ objects: [LayoutObject]) -> [ConflictAnswer] {
    let conflicts = cluster.conflicts.map(\.conflict)
    guard conflicts.count > 1, conflicts.allSatisfy(\.isIndependent) else {
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

/// A request to resolve the conflicts of a ``ConflictAnswer``.
struct ResolveRequest: Decodable, Sendable {
  let document: String
  let root: String
  /// The conflict's path and class, if the root has several choices.
  var path: String?
  var sizeClass: String?
  /// `ours`, `theirs` or `base`.
  var choice: String?
  /// Another value, instead of a choice.
  var value: String?

  func resolution() throws -> Resolution {
    if let value, choice == nil { return .value(value) }
    guard let choice = choice.flatMap({ ConflictChoice(rawValue: $0) }) else {
      throw RequestError.malformed("a conflict needs a choice: ours, theirs, base, or a value")
    }
    return .choice(choice)
  }
}
