extension NinefoldError {
  /// Why a request to git can't be met.
  public enum GitProblem: Equatable, Sendable, CustomStringConvertible {
    /// There is no `git` to run.
    case missing
    /// The folder is in no work tree.
    case noWorkTree(folder: String)
    /// git has no three versions of the file to merge; one side may have deleted it.
    case notUnmerged(path: String, isDeleted: Bool)
    /// There is no such folder.
    case noRepository(path: String)
    /// A path that is none inside a repository.
    case badPath(String)
    /// The repository's history no longer has a commit that was brought in.
    case rewritten(commit: String)
    /// A document's name has a folder that git keeps to itself.
    case badDocument(String)
    /// What git says can't be understood.
    case unreadable(command: String)
    /// git refused; in its words.
    case failed(command: String, reason: String)
    /// The attributes file is a link, which git does not follow and nobody should write through.
    case linkedAttributes(path: String)

    /// What failed, in one sentence.
    public var description: String {
      switch self {
      case .missing: "git can't be run; is it installed?"
      case .noWorkTree(let folder):
        "\(folder) is in no git work tree; change into one, or use --global"
      case .notUnmerged(let path, let isDeleted):
        isDeleted
          ? "\(path): one side deleted it; keep it with 'git add' or let it go with 'git rm'"
          : "\(path): git has no conflict in it"
      case .noRepository(let path): "\(path): no such folder"
      case .badPath(let path): "'\(path)' is no path inside a repository; give one from its top"
      case .rewritten(let commit):
        "commit \(commit.prefix(12)), which was brought in, is no longer in the history;"
          + " bring the new history into a new project, or switch to a branch begun before that commit"
      case .badDocument(let name): "\(name): git takes no folder of the name .git"
      case .unreadable(let command): "git \(command): its answer can't be understood"
      case .failed(let command, let reason): "git \(command): \(reason)"
      case .linkedAttributes(let path):
        "\(path) is a symbolic link, which git does not read; replace it by a file"
      }
    }
  }
}
