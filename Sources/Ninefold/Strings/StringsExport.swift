internal import LayoutModel
public import LocalizedStrings

/// A file format of exported texts.
public enum StringsFormat: String, CaseIterable, Sendable {
  /// A strings file for each document.
  case strings
  /// A string catalog for each document.
  case xcstrings
  /// One XLIFF 1.2 file for all documents.
  case xliff
}

/// The options for exporting texts.
public struct StringsExportOptions: Sendable {
  /// The format.
  public var format = StringsFormat.strings
  /// The language of the documents, such as `en`.
  public var sourceLanguage = "en"
  /// The language to translate to, whose known translations are exported too; nil for none.
  public var targetLanguage: String?
  /// The encoding of strings files.
  public var encoding = StringsEncoding.utf8

  /// Creates options for strings files in the source language.
  public init() {}
}

/// A file with exported texts.
public struct ExportedStrings: Sendable {
  /// The path relative to the output folder, such as `App/Base.lproj/Main.strings`.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The number of texts in the file.
  public let count: Int
}

/// The result of exporting texts.
public struct StringsExport: Sendable {
  /// A text that the export omits, because it has no key.
  public struct Omission: Sendable {
    /// The path of the document.
    public let path: String
    /// The line of the text's object, from 1; nil if it has none.
    public let line: Int?
    /// The text, with the reason.
    public let text: OmittedText
  }

  /// The files.
  public let files: [ExportedStrings]
  /// The texts that have no key and so are not exported.
  public let omitted: [Omission]
  /// The files that can't be read, with the reasons.
  public let refused: [NinefoldError.Refusal]
}

extension DocumentFiles {
  /// Exports the translatable texts of the documents.
  public func exportStrings(_ options: StringsExportOptions) -> StringsExport {
    let read = localizedDocuments()
    let documents = read.results
    var refused = read.refused
    let omitted = documents.flatMap { document in
      document.texts.omitted.map {
        StringsExport.Omission(path: document.path, line: document.line(of: $0.object), text: $0)
      }
    }
    let files: [ExportedStrings]
    if options.format == .xliff {
      var sections: [XLIFFWriter.Section] = []
      for document in documents where !document.texts.texts.isEmpty {
        do throws(NinefoldError.Refusal) {
          let (section, unfit) = try document.section(options)
          sections.append(section)
          refused += unfit
        } catch {
          refused.append(error)
        }
      }
      files = [DocumentFiles.xliff(sections, options)]
    } else {
      files = documents.filter { !$0.texts.texts.isEmpty }.map { $0.exported(options) }
    }
    return StringsExport(files: files, omitted: omitted, refused: refused)
  }

  private static func xliff(
    _ sections: [XLIFFWriter.Section],
    _ options: StringsExportOptions
  ) -> ExportedStrings {
    ExportedStrings(
      name: (options.targetLanguage ?? options.sourceLanguage) + ".xliff",
      bytes: XLIFFWriter.bytes(
        of: sections,
        sourceLanguage: options.sourceLanguage,
        targetLanguage: options.targetLanguage
      ),
      count: sections.reduce(0) { $0 + $1.texts.count }
    )
  }
}

extension LocalizedDocument {
  /// The document's path without its extension.
  private var stem: String { String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]) }

  fileprivate func exported(_ options: StringsExportOptions) -> ExportedStrings {
    let isCatalog = options.format == .xcstrings
    return ExportedStrings(
      name: DocumentFiles.name(of: stem) + (isCatalog ? ".xcstrings" : ".strings"),
      bytes: isCatalog
        ? StringCatalog.bytes(of: texts.texts, sourceLanguage: options.sourceLanguage)
        : StringsFile.bytes(of: texts.texts, encoding: options.encoding),
      count: texts.texts.count
    )
  }

  /// Returns the document's section with known translations, and the texts that XML can't contain.
  fileprivate func section(
    _ options: StringsExportOptions
  ) throws(NinefoldError.Refusal) -> (XLIFFWriter.Section, [NinefoldError.Refusal]) {
    let known = try translations(to: options.targetLanguage)
    let unfit = texts.texts.filter { !XLIFFWriter.accepts($0.text) }
    let entries = texts.texts.filter { XLIFFWriter.accepts($0.text) }.map { text in
      NewEntry(text, translation: known[text.key].flatMap { XLIFFWriter.accepts($0) ? $0 : nil })
    }
    return (
      XLIFFWriter.Section(original: DocumentFiles.name(of: path), texts: entries),
      unfit.map {
        NinefoldError.Refusal(
          path: path,
          line: line(of: $0.object),
          reason: "the text of '\($0.key)' has control characters, which XML can't contain"
        )
      }
    )
  }

  /// Returns the translations to a language by key; empty without a language.
  func translations(
    to language: String?
  ) throws(NinefoldError.Refusal) -> [String: String] {
    guard let language else { return [:] }
    return try tables.translations(to: language)
  }
}

extension [LanguageFolders.Table] {
  /// Returns the translations to a language by key.
  func translations(to language: String) throws(NinefoldError.Refusal) -> [String: String] {
    var known: [String: String] = [:]
    for table in self where table.isCatalog || table.language == language {
      for entry in try StringsTableFile.read(table.path).entries {
        let translation = entry.translations.first { $0.language == nil || $0.language == language }
        if let translation, translation.state != "new" { known[entry.key] = translation.text }
      }
    }
    return known
  }
}

extension StringsExport {
  /// Writes the files into a folder.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if a file can't be written, or
  ///   ``NinefoldError/outsideOutput(path:link:)`` if it would be outside the folder.
  public func write(to folder: String) throws {
    let output = try OutputFolder(folder, names: files.map(\.name))
    for file in files { try output.write(file.bytes, name: file.name) }
  }
}
