/// A disagreement between translations and their document.
public struct StringsFinding: Sendable, Equatable {
  /// The kind of disagreement.
  public let kind: Kind
  /// The file with the translations; the document's path if there is no such file.
  public let path: String
  /// The line in the file, from 1; nil if the finding is about the whole file.
  public let line: Int?
  /// The language; nil if the file or the document has none.
  public let language: String?
  /// The key; nil if the finding is about the whole file.
  public let key: String?
  /// The problem, as a sentence without a period.
  public let message: String

  /// A kind of disagreement.
  public enum Kind: String, CaseIterable, Sendable {
    /// A text of the document has no translation.
    case missing
    /// A translation belongs to no text of the document.
    case stale
    /// The document's text changed after it was translated.
    case changed
    /// A translation has other format specifiers than the document's text.
    case format
    /// A key occurs more than once in a file.
    case duplicate
    /// A language has other files, but none for the document.
    case missingFile = "missing-file"
    /// A file can't be read.
    case unreadable
  }
}
