/// The result of recovering a damaged project file into a new one.
public struct Recovery: Sendable, Equatable {
  /// The number of recovered edits, each verified by its id.
  public var edits: Int
  /// The reason why the recovered journal ends early. Nil if the journal is complete, and with it
  /// the content.
  public var end: String?
  /// The number that the last edit of the damaged file seems to have; nil if it can't be read.
  public var lastEdit: EditNumber?
  /// The documents that come from the content, because their last edits are lost. They are not
  /// verified.
  public var documentsFromContent: [String]
  /// The documents whose content can't be read. In the new file, they have the state of the last
  /// recovered edit, or are missing.
  public var unreadableDocuments: [String]
  /// The branches, tags and versions whose edits are lost, such as `tag v1.0` or `version 3`. The
  /// new file doesn't have them. The current branch is not among them: in the new file, it ends at
  /// a recovered edit.
  public var lostReferences: [String]
  /// The names of the tables of which rows can't be read, such as `branch` or `remote`. The tables of
  /// edits and objects are not among them.
  public var lostTables: [String]

  /// True if nothing is lost.
  public var isComplete: Bool { end == nil && lostReferences.isEmpty && lostTables.isEmpty }

  /// Creates a result.
  package init(
    edits: Int,
    end: String? = nil,
    lastEdit: EditNumber? = nil,
    documentsFromContent: [String] = [],
    unreadableDocuments: [String] = [],
    lostReferences: [String] = [],
    lostTables: [String] = []
  ) {
    self.edits = edits
    self.end = end
    self.lastEdit = lastEdit
    self.documentsFromContent = documentsFromContent
    self.unreadableDocuments = unreadableDocuments
    self.lostReferences = lostReferences
    self.lostTables = lostTables
  }
}
