extension NinefoldError {
  /// Why edits can't be exchanged with another copy; nothing changed here.
  public enum ExchangeProblem: Sendable, Equatable, CustomStringConvertible {
    /// What is no address.
    case badAddress(String, reason: String)
    /// The command that reaches the other copy can't be run.
    case unreachable(String, reason: String)
    /// The other side is no `ninefold serve-stdio`.
    case noPeer
    /// The other side ended in the middle of a message.
    case cutOff
    /// The other side wants to send more than is taken.
    case tooLarge
    /// What the other side can't do, in its words.
    case refused(String)
    /// The project file names a command to run.
    case remembersCommand

    /// One sentence.
    public var description: String {
      switch self {
      case .badAddress(let text, let reason): "\(text): \(reason)"
      case .unreachable(let command, let reason): "\(command) can't be run: \(reason)"
      case .noPeer:
        "the other side did not answer as 'ninefold serve-stdio' does; is ninefold installed there?"
      case .cutOff: "the other side ended before it was done"
      case .tooLarge: "the other side wants to send more than a bundle may have"
      case .refused(let reason): "the other side refuses: \(reason)"
      case .remembersCommand:
        "this project remembers a command as its origin, which is not run; name the other copy"
      }
    }
  }
}
