internal import Ninefold

/// Errors as the command prints them: the library's message, and the options and commands that help.
enum ErrorText {
  /// Returns the message for a user of the command line.
  static func text(of error: any Error) -> String { "\(error)" + advice(about: error) }

  private static func advice(about error: any Error) -> String {
    switch error {
    case NinefoldError.movedViews, NinefoldError.unsettledLayout: "; --force makes the edit"
    case NinefoldError.refusedEdit(_, .needsKey, _): "; give it with --key"
    case NinefoldError.missingTool(Rasterizer.tool, _): ", or use --format svg"
    case NinefoldError.unknownValue(_, _, let suggestions) where suggestions.isEmpty:
      "; --any-name accepts it"
    case NinefoldError.valueOfPart: "; --any-name writes it as named"
    case NinefoldError.alreadyFails: "; with --good, name an earlier state that passes"
    case NinefoldError.editedDocuments:
      "; 'ninefold sync' merges both, 'ninefold export' overwrites the files with the project's"
        + " documents, 'ninefold import --force' overwrites the documents with the files (undo"
        + " reverses it)"
    case NinefoldError.conflict(.together): "; leave out --path and --class"
    case NinefoldError.conflict(.noValue(_, let count)) where count != 1: " with --path and --class"
    case NinefoldError.git(.noWorkTree): "; change into one, or use --global"
    case NinefoldError.git(.noBase): "; use 'ninefold git resolve'"
    case NinefoldError.unknownDocument(_, let suggestions) where suggestions.isEmpty:
      "; 'ninefold documents' lists them"
    case NinefoldError.unknownScene(_, _, let suggestions) where suggestions.isEmpty:
      "; 'ninefold scenes' lists them"
    case NinefoldError.unknownObject(_, let suggestions) where suggestions.isEmpty:
      "; 'ninefold tree' lists the objects of a document"
    case NinefoldError.exchange(let problem): advice(about: problem)
    case let error as StoreError: advice(about: error)
    default: ""
    }
  }

  private static func advice(about problem: NinefoldError.ExchangeProblem) -> String {
    switch problem {
    case .noProject(_, let others) where others.isEmpty: "; 'ninefold push' makes one"
    case .conflicts: "; run 'ninefold pull', resolve them, and push again"
    case .unrelated: ", or merge them with 'ninefold pull'"
    case .unfetched: "; run 'ninefold fetch' first"
    default: ""
    }
  }

  private static func advice(about error: StoreError) -> String {
    switch error {
    case .notAProject(let path) where DocumentFiles.isDocument(path):
      "; import it into a project, or name it with --file where the command takes files"
    case .emptyMessage: "; give one with --message"
    case .damaged, .lock, .contentDiffers, .tooDeep: "; run 'ninefold doctor'"
    case .sqlite(_, let code, _) where codesOfFiles.contains(code & 0xff): "; run 'ninefold doctor'"
    case .unknownEdit, .notUndoable: "; see 'ninefold log'"
    case .unknownRevision: "; see 'ninefold help revisions'"
    case .unknownBranch: "; see 'ninefold branch'"
    case .unknownTag: "; see 'ninefold tag'"
    case .notFastForward: "; run 'ninefold pull' first"
    case .openConflicts(let count):
      ": resolve \(count == 1 ? "it" : "them") with 'ninefold resolve', or undo the merge"
    case .noRemote:
      "; 'ninefold remote list' lists the remotes, 'ninefold remote add' adds one"
    case .notAQuery: "; 'ninefold sql' only reads"
    default: ""
    }
  }

  /// The results of SQLite about the file, its folder or the disk: READONLY, IOERR, CORRUPT, FULL,
  /// CANTOPEN and NOTADB. Others are about a statement.
  private static let codesOfFiles: Set<Int32> = [8, 10, 11, 13, 14, 26]
}
