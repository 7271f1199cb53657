internal import LayoutModel

/// The state of a document, compared with its file on disk and with git's last commit.
public struct DocumentStatus: Sendable, Equatable {
  /// The result of comparing a document with its file. In the names of cases, *here* is the project
  /// and *there* is the folder of the files.
  public enum State: String, CaseIterable, Sendable {
    /// Both have the same content.
    case same
    /// Only the document was edited.
    case editedHere = "edited-here"
    /// Only the file was edited.
    case editedThere = "edited-there"
    /// Both were edited.
    case editedBoth = "edited-both"
    /// The document is new and has no file yet.
    case newHere = "new-here"
    /// The file is new and not in the project yet.
    case newThere = "new-there"
    /// The document was deleted, but not its file.
    case goneHere = "gone-here"
    /// The file was deleted, but not its document.
    case goneThere = "gone-there"
    /// The document has open conflicts of a merge.
    case conflicts
    /// The file can't be read as a document.
    case unreadable
    /// The document's name leads out of the folder, so it has no file.
    case outside
  }

  /// The result of comparing a document or a file with git's last commit.
  public enum Head: String, Sendable {
    /// The commit has the same content.
    case same
    /// The commit has other content.
    case changed
    /// The commit does not have it.
    case added
    /// Only the commit has it.
    case deleted
  }

  /// The document's name, the path of its file in the folder.
  public let name: String
  /// The result of comparing the document with its file.
  public var state: State
  /// The number of edits of the document since document and file were the same.
  public var editCount = 0
  /// True if the side that still exists was edited since the other one was deleted.
  public var isEdited = false
  /// The former name of a renamed file or document; nil if it was not renamed.
  public var formerName: String?
  /// The reason why the file can't be read; nil if it can.
  public var reason: String?
  /// The document compared with git's last commit; nil outside of git.
  public var documentAgainstHead: Head?
  /// The file compared with git's last commit; nil outside of git.
  public var fileAgainstHead: Head?

  init(name: String, state: State) {
    self.name = name
    self.state = state
  }
}
