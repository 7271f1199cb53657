/// A syntax error in a constraint notation.
public struct NotationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The position of the character at which parsing failed, from 1.
  public let column: Int
  /// The reason, as a phrase.
  public let reason: String

  /// Creates an error.
  package init(column: Int, reason: String) {
    self.column = column
    self.reason = reason
  }

  /// The column and the reason.
  public var description: String { "column \(column): \(reason)" }
}
