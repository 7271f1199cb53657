internal import InterfaceBuilderFormat
public import LayoutModel
public import LocalizedStrings

/// A language in which a document is shown.
public enum ShownLanguage: Sendable, Equatable {
  /// A language with strings files or a string catalog.
  case language(String)
  /// A language for tests.
  case pseudo(PseudoLanguage)
}

/// A document with the texts of a language.
public struct TranslatedDocument: Sendable {
  /// The document.
  public let document: Document
  /// The file's bytes.
  public var bytes: [UInt8] { DocumentWriter.write(document) }
  /// The number of texts that have a translation.
  public let translatedCount: Int
  /// The keys of texts without a translation. They keep the document's text.
  public let untranslated: [String]
  /// The texts that have no key, and so have no translation.
  public let omitted: [OmittedText]

  /// Reads a document with the texts of a language.
  /// - Throws: ``NinefoldError/refused(_:)`` if the document or its translations can't be read;
  ///   ``NinefoldError/file(path:reason:)`` if the language has no file.
  public init(_ path: String, in language: ShownLanguage) throws {
    let (documents, refused) = try DocumentFiles(at: [path]).localizedDocuments()
    guard refused.isEmpty, let localized = documents.first else {
      throw NinefoldError.refused(refused)
    }
    let known: [String: String]
    switch language {
    case .pseudo: known = [:]
    case .language(let code):
      do {
        known = try localized.translations(to: code)
      } catch {
        throw NinefoldError.refused([error])
      }
      guard !known.isEmpty else {
        throw NinefoldError.file(
          path: path,
          reason: "there are no translations to '\(code)' beside it"
        )
      }
    }
    let texts = localized.texts
    document = try Document(contentsOf: path).translated { text in
      if case .pseudo(let pseudo) = language { return pseudo.text(for: text.text) }
      return known[text.key]
    }
    omitted = texts.omitted
    untranslated =
      known.isEmpty ? [] : texts.texts.map(\.key).filter { known[$0] == nil }
    translatedCount = texts.texts.count - untranslated.count
  }
}
