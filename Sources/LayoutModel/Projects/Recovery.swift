/// What was brought from a damaged project file into a new one.
public struct Recovery: Sendable, Equatable {
  /// How many edits came over, each proved by its id.
  public var edits: Int
  /// Why the journal ends there; nil if all of it came over, and with it the content.
  public var end: String?
  /// The last edit that the damaged file seems to have had; nil if that can't be read.
  public var lastEdit: EditNumber?
  /// The documents that were taken from the content as it was found, since the edits that made them
  /// so are lost; nothing proves what they say.
  public var documentsFromContent: [String]
  /// The documents whose content can't be read: they are in the state of the last edit that came over,
  /// or gone.
  public var unreadableDocuments: [String]
  /// What of the names of versions, branches and tags can't be read.
  public var lostNames: [String]

  /// True if nothing is lost.
  public var isComplete: Bool { end == nil && lostNames.isEmpty }

  /// Creates a report.
  package init(
    edits: Int,
    end: String? = nil,
    lastEdit: EditNumber? = nil,
    documentsFromContent: [String] = [],
    unreadableDocuments: [String] = [],
    lostNames: [String] = []
  ) {
    self.edits = edits
    self.end = end
    self.lastEdit = lastEdit
    self.documentsFromContent = documentsFromContent
    self.unreadableDocuments = unreadableDocuments
    self.lostNames = lostNames
  }
}
