/// One change that an edit made, in terms of layout.
public struct JournalChange: Sendable, Equatable {
  /// The kind of change.
  public enum Kind: String, Sendable {
    /// The document was added to the project.
    case addedDocument = "added document"
    /// The document was deleted from the project.
    case deletedDocument = "deleted document"
    /// The object was added.
    case added
    /// The object was deleted.
    case deleted
    /// The object or value has another parent, scene, list or position.
    case moved
    /// A value was set, changed or removed.
    case value
    /// A mask entry, which installs or uninstalls the object in a size class, was added, changed or
    /// removed.
    case installed
    /// The formatting of the file changed.
    case formatting
    /// A merge left a conflict, or a conflict was resolved.
    case conflict
  }

  /// The kind of change.
  public let kind: Kind
  /// The object.
  public let object: ObjectReference
  /// The element name of an added or deleted object; nil for other changes.
  public let element: String?
  /// The size class of the row.
  public let variation: VariationKey
  /// The value's path in the object.
  public let path: PropertyPath
  /// The old value; nil if there was none.
  public let old: String?
  /// The new value; nil if there is none.
  public let new: String?

  /// Creates a change.
  package init(
    _ kind: Kind,
    _ object: ObjectReference,
    element: String? = nil,
    variation: VariationKey = .base,
    path: PropertyPath = .object,
    old: String? = nil,
    new: String? = nil
  ) {
    self.kind = kind
    self.object = object
    self.element = element
    self.variation = variation
    self.path = path
    self.old = old
    self.new = new
  }

  /// True if a value, or the id, only has another place in the file. The place of an object among its
  /// siblings is a change of its `position`.
  package var isOrderOfValue: Bool {
    guard kind == .moved, !path.isObject else { return false }
    return path.rawValue == "idPosition" || old == nil && new == nil
  }

  /// Returns true if a value of the change is the id of an object. In documents whose ids are plain
  /// numbers, a value such as a constant can look like one.
  package func isReference(_ value: String) -> Bool {
    switch kind {
    case .moved: path.isObject || path.rawValue == "scene"
    case .value: ReferenceAttribute.mayRefer(path, literal: value)
    default: false
    }
  }
}

/// An edit with its changes.
public struct EditDetail: Sendable, Equatable {
  /// The edit.
  public let edit: RecordedEdit
  /// The changes, sorted by document and object.
  public let changes: [JournalChange]

  /// Creates a detail.
  package init(edit: RecordedEdit, changes: [JournalChange]) {
    self.edit = edit
    self.changes = changes
  }
}

/// The result of verifying a project.
public enum Verification: Sendable, Equatable {
  /// The journal reproduces the content exactly. The numbers are those of the replayed edits and of
  /// the compared rows.
  case whole(edits: Int, rows: Int)
  /// The journal is damaged or does not reproduce the content. The text describes the first
  /// problem.
  case different(String)
}
