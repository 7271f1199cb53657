/// A file with the texts of one document or code table: a strings file, a string catalog, or a file
/// element of an XLIFF file.
public protocol StringsTable: Sendable {
  /// The entries, in the order of the file.
  var entries: [TableEntry] { get }

  /// Returns the file's bytes with some changes. Everything else keeps its bytes.
  ///
  /// A change whose key is not in the file has no effect, except ``TableChange/add(_:)``.
  func bytes(applying changes: [TableChange]) -> [UInt8]
}

/// An entry of a table.
public struct TableEntry: Sendable, Equatable {
  /// The key.
  public let key: String
  /// The text of the document when the entry was written; nil if the file does not contain it.
  public let source: String?
  /// The note for translators when the entry was written; nil if there was none.
  public let note: String?
  /// The comment or note as it is in the file; nil without one.
  public let comment: String?
  /// The translations, in the order of the file; the language is nil if the file does not name it.
  public let translations: [Translation]
  /// The line, from 1, of the entry.
  public let line: Int

  /// A text in one language.
  public struct Translation: Sendable, Equatable {
    /// The language, such as `de`; nil if only the file's folder names it.
    public let language: String?
    /// The text.
    public let text: String
    /// The state in a string catalog, such as `translated`; nil in other files.
    public let state: String?
  }
}

/// An entry to add to a table.
public struct NewEntry: Sendable, Equatable {
  /// The key.
  public let key: String
  /// The text of the document.
  public let source: String
  /// The comment for translators; nil without one.
  public let comment: String?
  /// The translation; nil without one. A strings file then gets the source text.
  public let translation: String?
  /// The language of the translation, which only a string catalog needs.
  public let language: String?

  /// Creates an entry.
  public init(
    key: String,
    source: String,
    comment: String?,
    translation: String?,
    language: String? = nil
  ) {
    self.language = language
    self.key = key
    self.source = source
    self.comment = comment
    self.translation = translation
  }

  /// Creates an entry for a text of a document.
  public init(_ text: LocalizableText, translation: String? = nil) {
    self.init(
      key: text.key,
      source: text.text,
      comment: text.comment,
      translation: translation
    )
  }
}

/// A change of a table.
public enum TableChange: Sendable, Equatable {
  /// Adds an entry.
  case add(NewEntry)
  /// Sets the source text, the comment and the note of an entry to those of the document.
  case describe(LocalizableText)
  /// Sets the text of an entry in a language. A strings file has only one.
  case translate(key: String, language: String?, text: String)
  /// Removes an entry and its comment.
  case remove(key: String)
}

/// A key that occurs more than once in a table.
public struct DuplicateKey: Sendable, Equatable {
  /// The key.
  public let key: String
  /// The lines of its entries, from 1.
  public let lines: [Int]
}

extension StringsTable {
  /// Returns the keys that occur more than once.
  public var duplicates: [DuplicateKey] {
    var lines: [String: [Int]] = [:]
    for entry in entries { lines[entry.key, default: []].append(entry.line) }
    return entries.filter { (lines[$0.key] ?? []).count > 1 && lines[$0.key]?.first == $0.line }
      .map { DuplicateKey(key: $0.key, lines: lines[$0.key] ?? []) }
  }
}
