/// The result of a three-way merge: a complete document, the conflicts and the automatic decisions.
public struct MergeResult: Sendable, Equatable {
  /// The merged document. It is complete and can be written even if there are conflicts.
  public var document: Document
  /// The contradicting changes of both sides, in document order. ``document`` has our version.
  public var conflicts: [MergeConflict]
  /// Automatic choices that left out one side's data, in document order.
  public var automaticDecisions: [AutomaticDecision]

  /// Creates a result.
  package init(
    document: Document,
    conflicts: [MergeConflict] = [],
    automaticDecisions: [AutomaticDecision] = []
  ) {
    self.document = document
    self.conflicts = conflicts
    self.automaticDecisions = automaticDecisions
  }

  /// True if there are no conflicts.
  public var isClean: Bool { conflicts.isEmpty }

  /// The conflicts grouped by root: one cluster for each deleted subtree and for each object that
  /// both sides changed.
  public var clusters: [ConflictCluster] {
    var clusters: [ConflictCluster] = []
    var places: [ObjectID: Int] = [:]
    for conflict in conflicts {
      if let place = places[conflict.root] {
        clusters[place].conflicts.append(conflict)
      } else {
        places[conflict.root] = clusters.count
        clusters.append(ConflictCluster(root: conflict.root, conflicts: [conflict]))
      }
    }
    return clusters
  }
}

/// Conflicts that a single decision resolves.
public struct ConflictCluster: Sendable, Equatable {
  /// The topmost object that one side deleted, or the object that both sides changed.
  public var root: ObjectID
  /// The conflicts, in document order; at least one.
  public var conflicts: [MergeConflict]

  /// Creates a cluster.
  package init(root: ObjectID, conflicts: [MergeConflict]) {
    self.root = root
    self.conflicts = conflicts
  }
}

/// A side of a merge.
public enum MergeSide: String, Codable, Sendable {
  /// The side that receives the merge. A conflict keeps its value.
  case ours
  /// The side that is merged in.
  case theirs
}

/// A contradiction between the two sides of a merge.
///
/// The JSON of `merge-file` has these members in camel case in `conflicts`: `kind`, `root`,
/// `object`, `objectKind`, `scene`, `other`, `class` (the variation's name), `path`, `base`,
/// `ours`, `theirs` and `affected`. Nil becomes null. `decisions` lists the automatic decisions
/// with `reason`, `object`, `class`, `path`, `base`, `ours`, `theirs` and `chosen`.
///
/// Paths are those of properties, or `:parent` (the object's parent), `:installed` (a mask's entry)
/// or `:comment` (a scene's title).
public struct MergeConflict: Sendable, Equatable {
  /// The kind of conflict.
  public var kind: Kind
  /// The topmost object of the deleted subtree; otherwise ``object``. Conflicts with the same root
  /// are resolved together.
  public var root: ObjectID
  /// The object with the disputed value. For
  /// ``Kind/deletedAndReferenced`` the deleted object, for ``Kind/deletedAndExtended`` the deleted
  /// parent.
  public var object: ObjectID
  /// The object's element name, such as `label`.
  public var objectKind: String
  /// The scene that contains the object; nil in a xib.
  public var scene: ObjectID?
  /// The other object: the one that refers to the deleted object, the new child, or the second
  /// object in a slot for one object.
  public var other: ObjectID?
  /// The size class of the disputed row.
  public var variation: VariationKey
  /// The path of the disputed value; empty for the object itself.
  public var path: PropertyPath
  /// The base's value as text; nil if none.
  public var base: String?
  /// Our value as text; nil if none.
  public var ours: String?
  /// Their value as text; nil if none.
  public var theirs: String?
  /// The objects affected by keeping our side: our objects that they deleted and that stay, and
  /// their objects that are left out. Only one conflict of each root lists them.
  public var affected: [ObjectID]

  /// The kinds of conflict.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Both sides set one value differently, or one removed it and the other changed it.
    case bothChanged
    /// One side installed an object in a size class, and the other uninstalled it there.
    case bothInstalled
    /// One side deleted an object, and the other changed or moved it.
    case deletedAndChanged
    /// One side deleted an object, and the other added a child to it.
    case deletedAndExtended
    /// One side deleted an object, and the other added a reference to it.
    case deletedAndReferenced
    /// Both sides moved an object to different parents, or moved two objects into each other.
    case bothMoved
    /// One side moved a view out of reach of a constraint that the other side has.
    case movedAndReferenced
    /// Both sides reordered a list, and no order has what both did.
    case bothReordered
    /// Both sides filled a slot that takes one object: a keyed child, an outlet, or the distance of
    /// two anchors.
    case bothFilled
  }

  /// Creates a conflict.
  package init(
    kind: Kind,
    root: ObjectID,
    object: ObjectID,
    objectKind: String,
    scene: ObjectID? = nil,
    other: ObjectID? = nil,
    variation: VariationKey = .base,
    path: PropertyPath = .object,
    base: String? = nil,
    ours: String? = nil,
    theirs: String? = nil,
    affected: [ObjectID] = []
  ) {
    self.kind = kind
    self.root = root
    self.object = object
    self.objectKind = objectKind
    self.scene = scene
    self.other = other
    self.variation = variation
    self.path = path
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.affected = affected
  }
}

/// A choice between the sides that the merge made without a conflict.
public struct AutomaticDecision: Sendable, Equatable {
  /// The reason why the choice is not a conflict.
  public var reason: Reason
  /// The object.
  public var object: ObjectID
  /// The size class of the row.
  public var variation: VariationKey
  /// The path of the value; empty for the object itself.
  public var path: PropertyPath
  /// The base's value as text; nil if none.
  public var base: String?
  /// Our value as text; nil if none.
  public var ours: String?
  /// Their value as text; nil if none.
  public var theirs: String?
  /// The side whose version the document has.
  public var chosen: MergeSide

  /// The reasons for an automatic decision.
  public enum Reason: Hashable, Sendable {
    /// Both sides changed cosmetic data.
    case cosmetic(Cosmetic)
    /// One side deleted an object, and the other changed only its cosmetic data.
    case deleted
    /// Both sides added the same connection or constraint. One copy is enough.
    case twin
    /// One side removed a resource that is still used.
    case resourceInUse
    /// One side only rewrote a value in other digits or another color space, and the other side
    /// changed the value.
    case respelled
  }

  /// Creates a decision.
  package init(
    reason: Reason,
    object: ObjectID,
    variation: VariationKey = .base,
    path: PropertyPath = .object,
    base: String? = nil,
    ours: String? = nil,
    theirs: String? = nil,
    chosen: MergeSide
  ) {
    self.reason = reason
    self.object = object
    self.variation = variation
    self.path = path
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.chosen = chosen
  }
}

extension AutomaticDecision.Reason: CustomStringConvertible {
  /// The name in messages and JSON: `frame`, `header`, `canvas`, `resource`, `formatting`,
  /// `deleted`, `twin`, `resourceInUse` or `respelled`.
  public var description: String {
    switch self {
    case .cosmetic(let cosmetic): cosmetic.rawValue
    case .deleted: "deleted"
    case .twin: "twin"
    case .resourceInUse: "resourceInUse"
    case .respelled: "respelled"
    }
  }
}
