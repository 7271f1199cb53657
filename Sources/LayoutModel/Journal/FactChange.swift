/// One thing that an edit changed, in terms of layout.
public struct FactChange: Sendable, Equatable {
  /// What happened.
  public enum Kind: String, Sendable {
    /// The document is new in the project.
    case addedDocument = "added document"
    /// The document is gone from the project.
    case deletedDocument = "deleted document"
    /// The object is new.
    case added
    /// The object is gone.
    case deleted
    /// The object stands at another place.
    case moved
    /// A value changed, came or went.
    case value
    /// The class's mask says now, or no more, whether the object is installed.
    case installed
    /// The text of the file differs in its formatting.
    case formatting
    /// A merge left a conflict, or it was settled.
    case conflict
  }

  /// What happened.
  public let kind: Kind
  /// The object.
  public let object: ObjectReference
  /// The element's name, where the row tells it.
  public let element: String?
  /// The class of the row.
  public let variation: VariationKey
  /// The value's path in the object.
  public let path: PropertyPath
  /// What was; nil for nothing.
  public let old: String?
  /// What is; nil for nothing.
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
}

/// An edit with all that it changed.
public struct EditDetail: Sendable, Equatable {
  /// The edit.
  public let edit: RecordedEdit
  /// What it changed, by document and object.
  public let changes: [FactChange]

  /// Creates a detail.
  package init(edit: RecordedEdit, changes: [FactChange]) {
    self.edit = edit
    self.changes = changes
  }
}

/// What a replay of the journal showed.
public enum Verification: Sendable, Equatable {
  /// The content is what the journal's edits make of an empty project.
  case whole(edits: Int, rows: Int)
  /// The first difference, in words.
  case different(String)
}
