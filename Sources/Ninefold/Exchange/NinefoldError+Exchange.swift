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
    /// The remote has more than the limit of a bundle.
    case tooLarge
    /// The remote has edits that conflict with those made here, or that give a result with a new
    /// problem, so a push can't merge them.
    case conflicts(Int)
    /// The remote has another history, without a common edit.
    case unrelated
    /// The remote lost content that it had at the last exchange. What it has now was fetched.
    case rewritten
    /// The remote has edits that weren't fetched, so a dry run can't predict the result.
    case unfetched
    /// Other pushes were always first.
    case outrun(attempts: Int)

    /// The error in one sentence.
    public var description: String {
      switch self {
      case .badAddress(let text, let reason): "\(text): \(reason)"
      case .noProject(let address, let others):
        others.isEmpty
          ? "\(address): the repository has no project yet; 'ninefold push' makes one"
          : "\(address): the repository has no such project; it has \(NinefoldError.list(others))"
      case .severalProjects(let address, let names):
        "\(address): the repository has the projects \(NinefoldError.list(names));"
          + " add # and a name to the address"
      case .tooLarge: "the remote has more than the limit of a bundle"
      case .conflicts(let count):
        "\(count == 1 ? "a conflict" : "\(count) conflicts") with edits of the remote;"
          + " run 'ninefold pull', resolve them, and push again"
      case .unrelated:
        "the remote has the history of another project; push to an address with another #NAME,"
          + " or merge them with 'ninefold pull'"
      case .rewritten:
        "the remote lost edits that it had at the last exchange, as after a forced push;"
          + " what it has now was fetched, and nothing is lost here;"
          + " push again to send what it lacks"
      case .unfetched: "the remote has edits that are missing here; run 'ninefold fetch' first"
      case .outrun(let attempts):
        "others pushed first \(attempts) times; nothing is lost, push again"
      }
    }
  }

  private static func list(_ names: [String]) -> String { names.sorted().joined(separator: ", ") }
}
