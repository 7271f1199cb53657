public import LayoutModel

/// Why a project file can't be used or a request can't be answered.
public enum StoreError: Error, Equatable, Sendable {
  /// No file at this path.
  case missing(path: String)
  /// A file is already at this path.
  case exists(path: String)
  /// The file is no project of Ninefold.
  case notAProject(path: String)
  /// The project was written by a newer version, which applied this step.
  case newer(path: String, step: String)
  /// The file's schema is not the one its version has.
  case damaged(path: String, reason: String)
  /// SQLite reported an error.
  case sqlite(code: Int32, message: String)
  /// Other processes kept writing for longer than the time to wait.
  case busy(path: String, seconds: Int)
  /// No document of this name.
  case unknownDocument(String)
  /// The folder's lock can't be taken.
  case lock(path: String, reason: String)
  /// A file or folder can't be written.
  case file(path: String, reason: String)
  /// A statement other than a query, where only queries are allowed.
  case notAQuery(sql: String)
  /// The row changes of an edit can't be read.
  case damagedChanges(String)
  /// The content is not what the journal says, so changes can't be applied; nothing changed.
  case contentDiffers(String)
  /// More objects hold one another than in any document; no file says so.
  case tooDeep(Int)
  /// No edit of this name.
  case unknownEdit(String)
  /// Several edits have ids that begin so.
  case ambiguousEdit(String)
  /// The edit was undone, or is on no way back from here.
  case notUndoable(EditNumber)
  /// Documents that were edited here since they and their files last said the same, and whose files
  /// changed too.
  case editedDocuments([EditedDocument])
  /// A state of the past, which can't be changed.
  case pastState(EditNumber)
  /// No edit, version, tag or branch of this name, and no time of which a state is known.
  case unknownRevision(String)
  /// The name can't be that of a branch or a tag.
  case badName(String, reason: String)
  /// A branch or a tag of this name is there already.
  case nameTaken(String)
  /// No branch of this name.
  case unknownBranch(String)
  /// No tag of this name.
  case unknownTag(String)
  /// The branch is the current one, so it can't be deleted.
  case currentBranch(String)
  /// Nothing changed since a version, so there is nothing to commit.
  case nothingToCommit
  /// The message is empty.
  case emptyMessage
  /// A bundle is refused; nothing changed.
  case badBundle(String)
  /// A branch there has edits that are not here, so it can't be moved forward.
  case notForward(branch: String)
  /// A merge left conflicts here that are not settled.
  case openConflicts(Int)
  /// The revision has conflicts that are not settled.
  case conflictsThere
  /// No place is known to exchange edits with.
  case noRemote(String)
  /// The project has the history of other paths of a git repository; all if there are none.
  case otherCommits(paths: [String])
}

extension StoreError: CustomStringConvertible {
  /// One sentence that names what failed.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such project file"
    case .exists(let path): "\(path): a file is already there"
    case .notAProject(let path): "\(path): not a Ninefold project"
    case .newer(let path, let step):
      "\(path): written by a newer version of Ninefold (\(step)); update Ninefold to open it"
    case .damaged(let path, let reason): "\(path): damaged: \(reason)"
    case .sqlite(let code, let message): "SQLite error \(code): \(message)"
    case .busy(let path, let seconds):
      "\(path): another process has been writing for \(seconds) seconds"
    case .unknownDocument(let name): "no document named \(name)"
    case .lock(let path, let reason): "\(path): the folder can't be locked: \(reason)"
    case .file(let path, let reason): "\(path): \(reason)"
    case .damagedChanges(let reason): "the journal is damaged: \(reason)"
    case .contentDiffers(let reason):
      "the content is not what the journal says (\(reason)); see 'ninefold verify'"
    case .tooDeep(let limit):
      "the content is no document's: more than \(limit) objects hold one another; see 'ninefold verify'"
    case .unknownEdit(let name): "no edit named \(name); see 'ninefold log'"
    case .ambiguousEdit(let name): "several edits have ids that begin with \(name); give more of it"
    case .notUndoable(let edit): "edit \(edit) was undone itself, so no undo leads back to it"
    case .editedDocuments(let documents):
      documents.map(\.description).joined(separator: "\n")
    case .pastState(let edit): "the project as of edit \(edit) can't be changed"
    case .unknownRevision(let name):
      "no edit, version, tag or branch named \(name), and no time of which a state is known"
    case .badName(let name, let reason): "'\(name)' can't be a name: \(reason)"
    case .nameTaken(let name): "\(name) is there already"
    case .unknownBranch(let name): "no branch named \(name); see 'ninefold branch'"
    case .unknownTag(let name): "no tag named \(name); see 'ninefold tag'"
    case .currentBranch(let name): "\(name) is the current branch; switch to another first"
    case .nothingToCommit: "nothing changed since the last version"
    case .emptyMessage: "a version needs a message"
    case .badBundle(let reason): "the bundle is refused: \(reason)"
    case .notForward(let branch):
      "\(branch) has edits there that are not here; 'ninefold pull' first"
    case .openConflicts(let count):
      count == 1
        ? "a conflict is open: settle it with 'ninefold resolve', or take the merge back"
        : "\(count) conflicts are open: settle them with 'ninefold resolve', or take the merge back"
    case .conflictsThere: "conflicts are open in that state: settle them there first"
    case .noRemote(let name): "no \(name) is known; name the project to exchange edits with"
    case .otherCommits(let paths):
      "this branch has the history of \(paths.isEmpty ? "all paths" : paths.joined(separator: ", "));"
        + " bring in the same again, or others in a new project"
    case .notAQuery: "only statements that read are allowed"
    }
  }
}
