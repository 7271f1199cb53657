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
    case StoreError.notAProject(let path) where DocumentFiles.isDocument(path):
      "; import it into a project, or name it with --file where the command takes files"
    case StoreError.emptyMessage: "; give one with --message"
    default: ""
    }
  }
}
