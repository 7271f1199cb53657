internal import InterfaceBuilderFormat
public import LayoutModel
public import LocalizedStrings

/// A document with the texts of a language.
public struct TranslatedDocument: Sendable {
  /// The document with the translated texts.
  public let document: Document
  /// The bytes of the document's file, in UTF-8.
  public var bytes: [UInt8] { DocumentWriter.write(document) }
  /// The number of texts that have a translation.
  public let translatedCount: Int
  /// The keys of texts without a translation. They keep the document's text.
  public let untranslated: [String]
  /// The texts that have no key, and so no translation.
  public let omitted: [OmittedText]

  /// Reads a document and translates its texts to a language.
  /// - Throws: ``NinefoldError/refused(_:)`` if the document or its translations can't be read;
  ///   ``NinefoldError/file(path:reason:)`` if the language has no file.
  public init(_ path: String, in language: ShownLanguage) throws {
    try self.init(Document(contentsOf: path), at: path, in: language)
  }

  /// Translates the texts of a document to a language. The strings files and string catalogs are in
  /// language folders beside the path.
  /// - Throws: ``NinefoldError/refused(_:)`` if the translations can't be read;
  ///   ``NinefoldError/file(path:reason:)`` if the language has no file.
  public init(_ original: Document, at path: String, in language: ShownLanguage) throws {
    let known: [String: String]
    switch language {
    case .pseudo: known = [:]
    case .language(let code):
      known = try TranslatedDocument.translations(to: code, beside: path)
      guard !known.isEmpty else {
        throw NinefoldError.file(
          path: path,
          reason: "no strings file or string catalog beside the document has texts in '\(code)'"
        )
      }
    }
    let texts = DocumentTexts(of: original)
    document = original.translated { text in
      if case .pseudo(let pseudo) = language { return pseudo.text(for: text.text) }
      return known[text.key]
    }
    omitted = texts.omitted
    untranslated =
      known.isEmpty ? [] : texts.texts.map(\.key).filter { known[$0] == nil }
    translatedCount = texts.texts.count - untranslated.count
  }

  /// Returns the translations of a document to a language, or else to the language without its
  /// region: `de` for `de-AT`.
  private static func translations(to code: String, beside path: String) throws -> [String: String]
  {
    var folders = LanguageFolders()
    let tables = folders.tables(shownWith: path)
    let language = String(code.prefix { $0 != "-" && $0 != "_" })
    do {
      let known = try tables.translations(to: code)
      return known.isEmpty && language != code ? try tables.translations(to: language) : known
    } catch {
      throw NinefoldError.refused([error])
    }
  }
}
