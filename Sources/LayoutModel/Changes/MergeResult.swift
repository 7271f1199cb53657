/// The result of a three-way merge, with a complete document, the conflicts and the automatic
/// decisions.
public struct MergeResult: Sendable, Equatable {
  /// The merged document. It is complete and can be written even if there are conflicts.
  public var document: Document
  /// The changes of both sides that contradict each other, in document order. ``document`` has our
  /// version.
  public var conflicts: [MergeConflict]
  /// The choices that dropped data of one side without a conflict, in document order.
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

  /// The conflicts grouped by root. There is one cluster for each deleted subtree and for each
  /// object that both sides changed.
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

/// The conflicts of one root object. One decision can resolve them all. Those whose
/// ``MergeConflict/isIndependent`` is true can also be resolved one by one.
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
  /// The side that receives the merge. Its values win until a conflict is resolved.
  case ours
  /// The side that is merged in.
  case theirs
}

/// A contradiction between the changes of the two sides of a merge.
///
/// A path is that of a property, or `:parent` (the object's parent), `:installed` (a mask's entry)
/// or `:comment` (a scene's title).
public struct MergeConflict: Sendable, Equatable {
  /// The kind of conflict.
  public var kind: Kind
  /// The topmost object of the deleted subtree, or else ``object``. Conflicts about a deletion are
  /// resolved together if they have the same root.
  public var root: ObjectID
  /// The object with the disputed value. For ``Kind/deletedAndReferenced`` it is the deleted
  /// object, and for ``Kind/deletedAndExtended`` the deleted parent.
  public var object: ObjectID
  /// The element name of the object, such as `label`.
  public var objectKind: String
  /// The scene that contains the object; nil in a xib.
  public var scene: ObjectID?
  /// The other object: the one that refers to the deleted object, the new child, or the second
  /// object in a slot for one object. Nil for other kinds.
  public var other: ObjectID?
  /// The size class of the disputed row.
  public var variation: VariationKey
  /// The path of the disputed value; empty for the object itself.
  public var path: PropertyPath
  /// The value of the common ancestor as text; nil if there was none.
  public var base: String?
  /// Our value as text; nil if there is none.
  public var ours: String?
  /// Their value as text; nil if there is none.
  public var theirs: String?
  /// The other objects that our version decides about: objects that their side deleted, which stay,
  /// and objects that their side added, which are left out. Only one conflict of each root lists
  /// them.
  public var affected: [ObjectID]

  /// The kinds of conflict.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Both sides set a value differently, or one side removed it and the other changed it.
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
    /// One side moved a view to where a constraint of the other side can't reach it.
    case movedAndReferenced
    /// Both sides reordered a list, and no order satisfies both.
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
  /// The reason why the merge could choose without a conflict.
  public var reason: Reason
  /// The object.
  public var object: ObjectID
  /// The size class of the row.
  public var variation: VariationKey
  /// The path of the value; empty for the object itself.
  public var path: PropertyPath
  /// The value of the common ancestor as text; nil if there was none.
  public var base: String?
  /// Our value as text; nil if there is none.
  public var ours: String?
  /// Their value as text; nil if there is none.
  public var theirs: String?
  /// The side whose version the merge used.
  public var chosen: MergeSide

  /// The reasons for an automatic decision.
  public enum Reason: Hashable, Sendable {
    /// Both sides changed cosmetic data.
    case cosmetic(Cosmetic)
    /// One side deleted an object, and the other changed only its cosmetic data.
    case deleted
    /// Both sides added the same connection or constraint, so the result has one of them.
    case twin
    /// One side removed a resource that the other side still uses, so it stays.
    case resourceInUse
    /// One side only wrote the same value with other digits or in another color space, and the
    /// other side changed it.
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
