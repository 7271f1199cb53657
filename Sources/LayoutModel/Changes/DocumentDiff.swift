/// The changes of layout between two versions of a document.
///
/// The list is empty if and only if the documents are equal. It includes cosmetic changes, such as
/// those of frames that Auto Layout computes, which have a value in ``LayoutChange/cosmetic``.
public struct DocumentDiff: Sendable, Equatable {
  /// The changes, in the order of the new document. Deleted objects are where they were in the old
  /// one.
  public var changes: [LayoutChange]
  /// The labels of the objects that changed, and of those that a change mentions.
  public var labels: [ObjectID: ObjectLabel]
  /// The number of objects in each subtree that was added or deleted as a whole.
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

  /// The changes that an author may have intended: all but the cosmetic ones.
  public var meaningful: [LayoutChange] { changes.filter { $0.cosmetic == nil } }

  /// The cosmetic changes, which no author intended.
  public var cosmetic: [LayoutChange] { changes.filter { $0.cosmetic != nil } }
}

/// One change to one object.
public struct LayoutChange: Sendable, Equatable {
  /// The kind of change.
  public var kind: Kind
  /// The object.
  public var object: ObjectID
  /// The element name of the object, such as `label`. If the object has another kind now, the new
  /// name.
  public var objectKind: String
  /// The object's role, for grouping by views, constraints, connections or resources.
  public var role: ObjectRole
  /// The scene that contains the object, or contained it; nil outside scenes and in a xib.
  public var scene: ObjectID?
  /// The topmost object that was added or deleted together with this one; nil for that object
  /// itself.
  public var within: ObjectID?
  /// The size class of the changed row; any-any for values that apply in all classes.
  public var variation: VariationKey
  /// The path of the changed value; empty for the object itself.
  public var path: PropertyPath
  /// The old value as text: a literal, or the id of the parent or of the preceding sibling. Nil if
  /// there was none.
  public var old: String?
  /// The new value as text, in the form of ``old``; nil if there is none.
  public var new: String?
  /// The kind of cosmetic change; nil for a meaningful change.
  public var cosmetic: Cosmetic?
  /// Where an added object is; nil for other changes.
  public var placement: Placement?

  /// The kinds of change.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// The object is new. Its values are not listed individually.
    case added
    /// The object was deleted.
    case deleted
    /// The object has another parent, container or key. ``old`` and ``new`` are the ids of the
    /// parents.
    case moved
    /// The object has another place among its siblings. ``old`` and ``new`` are the ids of the
    /// preceding sibling.
    case reordered
    /// A row now installs the object in a size class, or no longer uninstalls it there.
    case installed
    /// A row now uninstalls the object in a size class, or no longer installs it there.
    case uninstalled
    /// A value was set, changed or removed in a size class.
    case changed
  }

  /// Where an object is in its document, and in which size classes it is installed.
  public struct Placement: Sendable, Equatable {
    /// The object that contains it; nil for the document element.
    public var parent: ObjectID?
    /// The container of the parent that has it, such as `:subviews`.
    public var container: PropertyPath
    /// Its key in the parent, such as `view`; nil for the members of lists.
    public var key: String?
    /// The sibling before it in its container; nil for the first one, and for objects with a key.
    public var predecessor: ObjectID?
    /// The size classes whose rows install or uninstall it; empty if it is installed in all classes.
    public var installations: [Installation]

    /// Creates a placement.
    package init(
      parent: ObjectID?,
      container: PropertyPath,
      key: String?,
      predecessor: ObjectID?,
      installations: [Installation]
    ) {
      self.parent = parent
      self.container = container
      self.key = key
      self.predecessor = predecessor
      self.installations = installations
    }
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
