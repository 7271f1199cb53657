/// What changed between two documents, in terms of layout.
///
/// There is no change if and only if the two documents are equal. Noise, such as frames that Auto
/// Layout computes, is listed too and marked as ``LayoutChange/cosmetic``.
public struct DocumentDiff: Sendable, Equatable {
  /// The changes in document order, that of the new document; what was deleted stands where it was.
  public var changes: [LayoutChange]
  /// What the objects are called that changed or that a change names.
  public var labels: [ObjectID: ObjectLabel]
  /// For what was added or deleted as a whole, how many objects it is.
  let extents: [ObjectID: Int]

  /// Creates a diff from changes.
  package init(changes: [LayoutChange], labels: [ObjectID: ObjectLabel] = [:]) {
    self.changes = changes
    self.labels = labels
    var extents: [ObjectID: Int] = [:]
    for change in changes {
      if let top = change.within { extents[top, default: 1] += 1 }
    }
    self.extents = extents
  }

  /// The changes that somebody may have meant.
  public var meaningful: [LayoutChange] { changes.filter { $0.cosmetic == nil } }

  /// The changes that mean nothing by themselves.
  public var cosmetic: [LayoutChange] { changes.filter { $0.cosmetic != nil } }
}

/// One change of one object.
public struct LayoutChange: Sendable, Equatable {
  /// What happened.
  public var kind: Kind
  /// The object.
  public var object: ObjectID
  /// The object's element name, such as `label`; the new one if it changed.
  public var objectKind: String
  /// The object's part, to group by: views, constraints, connections, resources.
  public var role: ObjectRole
  /// The scene that the object belongs to, or belonged to; nil in a xib.
  public var scene: ObjectID?
  /// The topmost object that was added or deleted together with this one; nil for that one itself.
  public var within: ObjectID?
  /// The class of the changed row; any-any for what holds in all.
  public var variation: VariationKey
  /// The changed fact's path; empty if it is the object itself.
  public var path: PropertyPath
  /// The old value as text: a literal, a parent's id, the id of the object before; nil if none.
  public var old: String?
  /// The new value as text; nil if there is none.
  public var new: String?
  /// What sort of noise the change is; nil if it means something.
  public var cosmetic: Cosmetic?

  /// The sorts of change.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// The object is new; its facts are not listed one by one.
    case added
    /// The object is gone.
    case deleted
    /// The object has another parent, container or key: `old` and `new` name the parents.
    case moved
    /// The object has another place among its siblings: `old` and `new` name the one before it.
    case reordered
    /// A row installs the object in a class, or no longer keeps it out.
    case installed
    /// A row keeps the object out of a class, or no longer installs it there.
    case uninstalled
    /// A fact was set, changed or removed in a class.
    case changed
  }

  /// Creates a change.
  package init(
    kind: Kind,
    object: ObjectID,
    objectKind: String,
    role: ObjectRole,
    scene: ObjectID? = nil,
    within: ObjectID? = nil,
    variation: VariationKey = .base,
    path: PropertyPath = .object,
    old: String? = nil,
    new: String? = nil,
    cosmetic: Cosmetic? = nil
  ) {
    self.kind = kind
    self.object = object
    self.objectKind = objectKind
    self.role = role
    self.scene = scene
    self.within = within
    self.variation = variation
    self.path = path
    self.old = old
    self.new = new
    self.cosmetic = cosmetic
  }
}
