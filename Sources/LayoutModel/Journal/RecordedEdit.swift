/// One edit as the journal has it.
public struct RecordedEdit: Sendable, Equatable {
  /// The place in this file's journal.
  public let number: EditNumber
  /// The id, the same in every copy of the project.
  public let id: EditID
  /// The edit before it; nil for the first.
  public let parent: EditNumber?
  /// What was meant.
  public let intent: EditIntent
  /// Who made it.
  public let author: String
  /// When, in milliseconds since 1970, UTC.
  public let timeMs: Int64
  /// In an undo: the edit that it takes back.
  public let undoes: EditNumber?
  /// In a redo: the undo that it takes back.
  public let redoes: EditNumber?

  /// Creates a record.
  package init(
    number: EditNumber,
    id: EditID,
    parent: EditNumber?,
    intent: EditIntent,
    author: String,
    timeMs: Int64,
    undoes: EditNumber? = nil,
    redoes: EditNumber? = nil
  ) {
    self.number = number
    self.id = id
    self.parent = parent
    self.intent = intent
    self.author = author
    self.timeMs = timeMs
    self.undoes = undoes
    self.redoes = redoes
  }
}

/// What a call recorded: its edits, and the objects that they touched.
public struct EditReceipt: Sendable, Equatable {
  /// The edits, first to last; empty if nothing changed.
  public let edits: [RecordedEdit]
  /// The objects that differ, by document and id; a new or gone document counts as one.
  public let affected: [ObjectReference]
  /// What was done to versions, branches and tags, in words.
  public let names: [String]

  /// Creates a receipt.
  package init(edits: [RecordedEdit], affected: [ObjectReference], names: [String] = []) {
    self.edits = edits
    self.affected = affected
    self.names = names
  }

  /// The last edit; nil if nothing changed.
  public var edit: RecordedEdit? { edits.last }
}

/// Which edits to list; every condition given must hold.
public struct EditFilter: Sendable, Equatable {
  /// Only edits of this kind.
  public var kind: RecordedKind?
  /// Only edits made in this editing class.
  public var sizeClass: SizeClass?
  /// Only edits whose author's name has this part.
  public var author: String?
  /// Only edits made at this time or later, in milliseconds since 1970.
  public var sinceMs: Int64?
  /// Only edits made before this time, in milliseconds since 1970.
  public var beforeMs: Int64?
  /// Only edits that touched this object.
  public var object: ObjectReference?
  /// The largest number of edits, the newest first.
  public var limit: Int?

  /// Creates a filter.
  public init(
    kind: RecordedKind? = nil,
    sizeClass: SizeClass? = nil,
    author: String? = nil,
    sinceMs: Int64? = nil,
    beforeMs: Int64? = nil,
    object: ObjectReference? = nil,
    limit: Int? = nil
  ) {
    self.kind = kind
    self.sizeClass = sizeClass
    self.author = author
    self.sinceMs = sinceMs
    self.beforeMs = beforeMs
    self.object = object
    self.limit = limit
  }
}
