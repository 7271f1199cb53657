/// What a three-way merge gives: a whole document, what has to be asked, and what was decided.
public struct MergeResult: Sendable, Equatable {
  /// The merged document: complete and ready to be written, conflicts or not.
  public var document: Document
  /// What both sides did that can't both hold, in document order; the document has our side of it.
  public var conflicts: [MergeConflict]
  /// Where one side's data is not in the document though nobody has to be asked, in document order.
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

  /// True if nothing has to be asked.
  public var isClean: Bool { conflicts.isEmpty }

  /// The conflicts by what they come down to: one cluster for each deleted subtree, or for each
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

/// The conflicts that one decision settles.
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

/// One of the two sides of a merge.
public enum MergeSide: String, Codable, Sendable {
  /// The side that the merge is made on; it is kept where the two conflict.
  case ours
  /// The side that is merged in.
  case theirs
}

/// One thing that the two sides want differently.
///
/// As JSON, in the `conflicts` of `merge-file`, it is an object of these members in camel case:
/// `kind`, `root`, `object`, `objectKind`, `scene`, `other`, `class` (the variation's name), `path`,
/// `base`, `ours`, `theirs`, `affected`. What is nil here is null there. Decisions stand beside it in
/// `decisions`: `reason`, `object`, `class`, `path`, `base`, `ours`, `theirs`, `chosen`.
///
/// Besides the paths of properties there are `:parent` (where the object stands), `:installed` (a
/// mask's entry) and `:comment` (a scene's title).
public struct MergeConflict: Sendable, Equatable {
  /// What sort of conflict it is.
  public var kind: Kind
  /// The topmost object of what one side deleted; else ``object``. Conflicts of one root are settled
  /// together.
  public var root: ObjectID
  /// The object whose fact is disputed. For ``Kind/deletedAndReferenced`` the deleted object, for
  /// ``Kind/deletedAndExtended`` the deleted parent.
  public var object: ObjectID
  /// The object's element name, such as `label`.
  public var objectKind: String
  /// The scene that the object belongs to; nil in a xib.
  public var scene: ObjectID?
  /// The object on the other end: who refers to the deleted one, the new child, the rival for a slot.
  public var other: ObjectID?
  /// The class of the disputed row.
  public var variation: VariationKey
  /// The disputed fact's path; empty if it is the object itself.
  public var path: PropertyPath
  /// The base's value as text; nil if it has none.
  public var base: String?
  /// Our value as text; nil if we have none.
  public var ours: String?
  /// Their value as text; nil if they have none.
  public var theirs: String?
  /// What follows from keeping our side: objects of ours that they deleted and that stay, and objects
  /// of theirs that are left out. Listed once for each root.
  public var affected: [ObjectID]

  /// The sorts of conflict.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Both sides set one fact to different values, or one removed it and the other changed it.
    case bothChanged
    /// One side installed an object in a class, the other uninstalled it there.
    case bothInstalled
    /// One side deleted an object, the other changed it.
    case deletedAndChanged
    /// One side deleted an object, the other put something into it.
    case deletedAndExtended
    /// One side deleted an object, the other made a new reference to it.
    case deletedAndReferenced
    /// Both sides moved an object to different parents, or two objects into each other.
    case bothMoved
    /// One side moved a view, the other has a constraint to it that its new place is out of reach of.
    case movedAndReferenced
    /// Both sides reordered the same elements of a list.
    case bothReordered
    /// Both sides filled a place that holds one object: a keyed child, an outlet.
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

/// A choice between the sides that the merge made by itself.
public struct AutomaticDecision: Sendable, Equatable {
  /// Why nobody has to be asked.
  public var reason: Reason
  /// The object that it is about.
  public var object: ObjectID
  /// The class of the row.
  public var variation: VariationKey
  /// The fact's path; empty if it is the object itself.
  public var path: PropertyPath
  /// The base's value as text; nil if it has none.
  public var base: String?
  /// Our value as text; nil if we have none.
  public var ours: String?
  /// Their value as text; nil if they have none.
  public var theirs: String?
  /// The side that the document has.
  public var chosen: MergeSide

  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// Both sides changed data that means nothing by itself.
    case cosmetic(Cosmetic)
    /// A side changed only cosmetic data, or the place, of an object that the other deleted.
    case deleted
    /// Both sides made the same connection or constraint; one of the two is enough.
    case twin
    /// A side removed a resource that is still used.
    case resourceInUse
    /// One side re-coded a value that the other changed: other digits, another color space.
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
  /// The name in messages and JSON: `frame`, `header`, `canvas`, `resource`, `deleted`, `twin`,
  /// `resourceInUse` or `respelled`.
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
