extension NinefoldError {
  /// The reason why a git operation failed.
  public enum GitProblem: Equatable, Sendable, CustomStringConvertible {
    /// Git isn't installed.
    case missing
    /// The folder isn't in a work tree.
    case noWorkTree(folder: String)
    /// Git doesn't have three versions of the file. If `isDeleted` is true, one side deleted it.
    case notUnmerged(path: String, isDeleted: Bool)
    /// The folder doesn't exist.
    case noRepository(path: String)
    /// The path isn't inside the repository.
    case badPath(String)
    /// The repository's history no longer has this imported commit.
    case rewritten(commit: String)
    /// A document's name contains a folder that git reserves.
    case badDocument(String)
    /// The output of the git command can't be parsed.
    case unreadable(command: String)
    /// The git command failed; `reason` is its message.
    case failed(command: String, reason: String)
    /// The attributes file is a symbolic link, which git doesn't follow. So Ninefold doesn't write
    /// it.
    case linkedAttributes(path: String)
    /// There is a hook that Ninefold didn't write.
    case otherHook(path: String)
    /// Both sides added the file, so it has no common ancestor.
    case noBase(path: String)

    /// The error in one sentence.
    public var description: String {
      switch self {
      case .missing: "git can't be run; install it, or correct PATH"
      case .noWorkTree(let folder):
        "\(folder) is not in a git work tree"
      case .notUnmerged(let path, let isDeleted):
        isDeleted
          ? "\(path): one side deleted it; keep it with 'git add' or delete it with 'git rm'"
          : "\(path): git has no open merge of this file"
      case .noRepository(let path): "\(path): no such folder"
      case .badPath(let path): "'\(path)' is not a path in the repository; give one from its top"
      case .rewritten(let commit):
        "the imported commit \(commit.prefix(12)) is no longer in the history;"
          + " import the new history into a new project, or switch to a branch from before that commit"
      case .badDocument(let name):
        "\(name): git does not allow a folder named .git; rename the document first"
      case .unreadable(let command): "git \(command): the output can't be parsed"
      case .failed(let command, let reason): "git \(command): \(reason)"
      case .linkedAttributes(let path):
        "\(path) is a symbolic link, which git does not read; replace it with a file"
      case .otherHook(let path):
        "\(path) is a hook of another program, so it stays; add the line 'ninefold git pre-commit' to it"
      case .noBase(let path):
        "\(path): both sides added it, so there is no common version"
      }
    }
  }
}
