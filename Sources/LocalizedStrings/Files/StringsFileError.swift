/// A reason why a strings file, a string catalog or an XLIFF file can't be read.
public struct StringsFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1; nil if the whole file is meant.
  public let line: Int?
  /// The reason, as the end of a sentence.
  public let reason: String

  /// Creates an error.
  public init(line: Int?, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line and the reason.
  public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
