extension NinefoldError {
  /// The reason why an exchange with a remote failed. The project is unchanged.
  public enum ExchangeProblem: Sendable, Equatable, CustomStringConvertible {
    /// The address isn't valid.
    case badAddress(String, reason: String)
    /// The command that reaches the remote can't be run.
    case unreachable(String, reason: String)
    /// The other side doesn't run `ninefold serve-stdio`.
    case noPeer
    /// The other side ended in the middle of a message.
    case cutOff
    /// The other side announced a message that exceeds the limit.
    case tooLarge
    /// The other side refused the request; the text is its message.
    case refused(String)
    /// The project file has a command as its remote, which isn't run.
    case storedCommand

    /// The error in one sentence.
    public var description: String {
      switch self {
      case .badAddress(let text, let reason): "\(text): \(reason)"
      case .unreachable(let command, let reason): "\(command) can't be run: \(reason)"
      case .noPeer:
        "the other side did not answer as 'ninefold serve-stdio' does; is ninefold installed there?"
      case .cutOff: "the other side closed the connection too early"
      case .tooLarge: "the other side sends more than the limit of a bundle"
      case .refused(let reason): "the other side refuses: \(reason)"
      case .storedCommand:
        "the stored remote of this project is a command, which is not run; give the command again"
      }
    }
  }
}
