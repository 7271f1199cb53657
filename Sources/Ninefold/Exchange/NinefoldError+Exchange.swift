extension NinefoldError {
  /// The reason why an exchange with a remote failed. The project is unchanged, except for edits that
  /// were fetched.
  public enum ExchangeProblem: Sendable, Equatable, CustomStringConvertible {
    /// The address isn't valid.
    case badAddress(String, reason: String)
    /// The repository doesn't have the project; `others` are the names of those that it has.
    case noProject(String, others: [String])
    /// The repository has several projects, and the address names none.
    case severalProjects(String, names: [String])
    /// The remote has more bytes than a bundle may have.
    case tooLarge
    /// A push can't merge the edits of the remote: they have this number of conflicts with the
    /// edits of this project, or of new problems in the result.
    case conflicts(Int)
    /// The histories of the remote and of this project have no edit in common.
    case unrelated
    /// The remote lost edits that it had at the last exchange. Those that it has now were fetched.
    case rewritten
    /// The remote has edits that this project lacks, so a dry run can't predict the result.
    case unfetched
    /// Other pushes were first in each of the attempts.
    case outrun(attempts: Int)

    /// The error in one sentence.
    public var description: String {
      switch self {
      case .badAddress(let text, let reason): "\(text): \(reason)"
      case .noProject(let address, let others):
        others.isEmpty
          ? "\(address): the repository has no project yet"
          : "\(address): the repository has no such project; it has \(NinefoldError.list(others))"
      case .severalProjects(let address, let names):
        "\(address): the repository has the projects \(NinefoldError.list(names));"
          + " add # and a name to the address"
      case .tooLarge: "the edits of the remote exceed the size limit of a bundle"
      case .conflicts(let count):
        "\(count == 1 ? "a conflict" : "\(count) conflicts") with edits of the remote"
      case .unrelated:
        "the remote has the history of another project; push to an address with another #NAME"
      case .rewritten:
        "the remote lost edits that it had at the last exchange, as after a forced push;"
          + " what it has now was fetched, and nothing is lost here;"
          + " push again to send what it lacks"
      case .unfetched: "the remote has edits that are missing here"
      case .outrun(let attempts):
        "others pushed first \(attempts) times; nothing is lost, push again"
      }
    }
  }

  private static func list(_ names: [String]) -> String { names.sorted().joined(separator: ", ") }
}
