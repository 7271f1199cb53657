/// A committed state of the project, with a message.
public struct ProjectVersion: Sendable, Equatable {
  /// The version's id, the same in every copy of the project.
  public let id: EditID
  /// The last edit of the committed state.
  public let edit: EditNumber
  /// The author's message.
  public let message: String
  /// The author's name.
  public let author: String
  /// The time of the commit in milliseconds since 1970, UTC.
  public let timeMs: Int64

  /// Creates a version.
  package init(id: EditID, edit: EditNumber, message: String, author: String, timeMs: Int64) {
    self.id = id
    self.edit = edit
    self.message = message
    self.author = author
    self.timeMs = timeMs
  }
}

/// A branch, which is a named line of edits.
public struct Branch: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The last edit of the branch; nil before the first one.
  public let edit: EditNumber?
  /// True if new edits go to this branch.
  public let isCurrent: Bool

  /// Creates a branch.
  package init(name: String, edit: EditNumber?, isCurrent: Bool) {
    self.name = name
    self.edit = edit
    self.isCurrent = isCurrent
  }
}

/// A tag, which is a fixed name for an edit.
public struct Tag: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The edit.
  public let edit: EditNumber

  /// Creates a tag.
  package init(name: String, edit: EditNumber) {
    self.name = name
    self.edit = edit
  }
}

/// The edit that last set a value.
public struct Blame: Sendable, Equatable {
  /// The size class of the value's row.
  public let variation: VariationKey
  /// The path of the value; the empty path for the object itself, ``PropertyPath/installed`` for
  /// its mask entry.
  public let path: PropertyPath
  /// The last edit that set the value.
  public let edit: RecordedEdit

  /// Creates an entry.
  package init(variation: VariationKey, path: PropertyPath, edit: RecordedEdit) {
    self.variation = variation
    self.path = path
    self.edit = edit
  }
}
