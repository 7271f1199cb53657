public import LayoutModel

/// The reason why a project file can't be used, or why a request about its history, branches, tags
/// or remotes fails.
public enum StoreError: Error, Equatable, Sendable {
  /// There is no file at this path.
  case missing(path: String)
  /// There is already a file at this path.
  case exists(path: String)
  /// The file is not a Ninefold project.
  case notAProject(path: String)
  /// A newer version of Ninefold wrote the project, with the unknown migration `step`.
  case newer(path: String, step: String)
  /// SQLite reports damage, or the schema is not the one of Ninefold.
  case damaged(path: String, reason: String)
  /// SQLite reported an error about the project file; for a project in memory, the path is `:memory:`.
  case sqlite(path: String, code: Int32, message: String)
  /// Another process held the writer lock for this number of seconds.
  case busy(path: String, seconds: Int)
  /// The folder can't be locked, for the given reason.
  case lock(path: String, reason: String)
  /// A file or folder can't be written, for the given reason.
  case file(path: String, reason: String)
  /// The statement is not a query.
  case notAQuery(sql: String)
  /// The project can't be changed from within a query.
  case queryInProgress
  /// The changes that the journal has for an edit can't be read.
  case damagedChanges(String)
  /// The content does not match the journal, so changes can't be applied. Nothing changed.
  case contentDiffers(String)
  /// Objects are nested deeper than this number of levels. No imported file exceeds it.
  case tooDeep(Int)
  /// No edit has this number or id.
  case unknownEdit(String)
  /// The ids of several edits begin with this prefix.
  case ambiguousEdit(String)
  /// The edit was undone or is not in the history of the current edit, so undo can't return to it.
  case notUndoable(EditNumber)
  /// The project is a view of this past state, which can't be changed.
  case pastState(EditNumber)
  /// No edit, version, tag or branch has this name, and it is not a time with a known state.
  case unknownRevision(String)
  /// The name is not valid for a branch, a tag or a remote, for the given reason.
  case badName(String, reason: String)
  /// A branch, a tag or a remote already has this name.
  case nameTaken(String)
  /// No branch has this name.
  case unknownBranch(String)
  /// No tag has this name.
  case unknownTag(String)
  /// The branch is the current one, so it can't be deleted.
  case currentBranch(String)
  /// Nothing has changed since the last version.
  case nothingToCommit
  /// The message of a version is empty.
  case emptyMessage
  /// The bundle is invalid, for the given reason. Nothing changed.
  case badBundle(String)
  /// A remote branch has edits that this project lacks, so it can't be fast-forwarded.
  case notFastForward(branch: String)
  /// The project has this number of open conflicts of an earlier merge.
  case openConflicts(Int)
  /// The revision to merge has open conflicts of an earlier merge.
  case conflictsThere
  /// No remote has this name.
  case noRemote(String)
  /// An earlier import of the git history had other paths, namely these; empty for all paths.
  case otherCommits(paths: [String])
}

extension StoreError: CustomStringConvertible {
  /// Returns the message of SQLite, with the cause for READONLY and CANTOPEN.
  ///
  /// SQLite needs to write beside the file, so also a folder can be the cause.
  private static func reason(_ code: Int32, _ message: String) -> String {
    switch code & 0xff {
    case 8: "the file or its folder can't be written (SQLite error \(code): \(message))"
    case 14:
      "the file can't be opened, or its folder can't be written (SQLite error \(code): \(message))"
    default: "SQLite error \(code): \(message)"
    }
  }

  /// A message for people.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such project file"
    case .exists(let path): "\(path): a file of this name exists; give another path"
    case .notAProject(let path): "\(path): not a Ninefold project"
    case .newer(let path, let step):
      "\(path): written by a newer version of Ninefold (\(step)); update Ninefold to open it"
    case .damaged(let path, let reason): "\(path): damaged: \(reason)"
    case .sqlite(let path, let code, let message):
      "\(path): \(StoreError.reason(code, message))"
    case .busy(let path, let seconds):
      "\(path): another process has been writing for \(seconds) seconds; try again when it has ended"
    case .lock(let path, let reason):
      "\(path): the folder can't be locked: \(reason)"
    case .file(let path, let reason): "\(path): \(reason)"
    case .damagedChanges(let reason): "the journal is damaged: \(reason)"
    case .contentDiffers(let reason):
      "the content does not match the journal (\(reason))"
    case .tooDeep(let limit):
      "objects are nested more than \(limit) levels deep"
    case .unknownEdit(let name):
      "no edit has the number or id \(name); an id needs at least four digits"
    case .ambiguousEdit(let name):
      "several edits have ids that begin with \(name); give more digits"
    case .notUndoable(let edit):
      "undo can't return to edit \(edit): it was undone, or is on another branch"
    case .pastState(let edit):
      "the state at edit \(edit) is in the past and can't be changed; leave out the revision"
    case .unknownRevision(let name):
      "no edit, version, tag or branch is named '\(name)', and it is not a time since the first edit"
    case .badName(let name, let reason): "'\(name)' is not a valid name: \(reason)"
    case .nameTaken(let name): "\(name) already exists; give another name"
    case .unknownBranch(let name): "no branch named \(name)"
    case .unknownTag(let name): "no tag named \(name)"
    case .currentBranch(let name): "\(name) is the current branch; switch to another first"
    case .nothingToCommit: "nothing changed since the last version"
    case .emptyMessage: "a version needs a message"
    case .badBundle(let reason): "the received edits are refused: \(reason); nothing changed"
    case .notFastForward(let branch):
      "the remote branch \(branch) has edits that are missing here"
    case .openConflicts(let count):
      count == 1 ? "a conflict is open" : "\(count) conflicts are open"
    case .conflictsThere:
      "the revision to merge has open conflicts; resolve them on its branch first"
    case .noRemote(let name):
      "no remote named \(name)"
    case .otherCommits(let paths):
      "this branch has the git history of \(paths.isEmpty ? "all paths" : paths.joined(separator: ", "));"
        + " import the same paths here, or other paths into a new project"
    case .queryInProgress: "the project can't be changed while a query runs"
    case .notAQuery: "the statement is not a query"
    }
  }
}
