internal import LayoutModel

/// A document, its file on disk, and git's last commit.
public struct DocumentStatus: Sendable, Equatable {
  /// How the document and its file compare. Here is the project, there is the file.
  public enum State: String, CaseIterable, Sendable {
    /// Both have the same content.
    case same
    /// Only the document was edited.
    case editedHere = "edited-here"
    /// Only the file was edited.
    case editedThere = "edited-there"
    /// Both were edited.
    case editedBoth = "edited-both"
    /// There is no file yet.
    case newHere = "new-here"
    /// The project does not have the file yet.
    case newThere = "new-there"
    /// The document was deleted.
    case goneHere = "gone-here"
    /// The file was deleted.
    case goneThere = "gone-there"
    /// Conflicts of the document are open.
    case conflicts
    /// The file can't be read as a document.
    case unreadable
    /// The document's name leads out of the folder, so it has no file.
    case outside
  }

  /// How something compares with git's last commit.
  public enum Head: String, Sendable {
    /// It is as in the commit.
    case same
    /// It differs from the commit.
    case changed
    /// The commit does not have it.
    case added
    /// Only the commit has it.
    case deleted
  }

  /// The document's name, the path of its file in the folder.
  public let name: String
  /// How the document and its file compare.
  public var state: State
  /// The number of edits of the document since both were the same.
  public var editCount = 0
  /// True if the side that still exists was edited since the other one was deleted.
  public var isEdited = false
  /// The former name of a renamed file or document; nil if it was not renamed.
  public var formerName: String?
  /// Why the file can't be read; nil if it can.
  public var reason: String?
  /// The document against git's last commit; nil outside of git.
  public var documentAgainstHead: Head?
  /// The file against git's last commit; nil outside of git.
  public var fileAgainstHead: Head?

  init(name: String, state: State) {
    self.name = name
    self.state = state
  }
}
