internal import Foundation
internal import LayoutModel
public import LocalizedStrings

/// The result of importing one section of an XLIFF file. In a dry run, it is the expected result.
public struct StringsImport: Sendable {
  /// The document or strings file that the section names.
  public let original: String
  /// The path of the file that gets the translations.
  public let path: String
  /// The language of the translations.
  public let language: String
  /// The keys that the import adds to the file.
  public let added: [String]
  /// The keys whose translation the import replaces.
  public let replaced: [String]
  /// The keys for which the section translates another text than that of the file or the document.
  public let outdated: [String]
  /// The keys without a translation in the section.
  public let untranslated: [String]
  /// The keys that are left out because their texts contain XML elements.
  public let unreadable: [String]
}

/// Imports XLIFF files into the strings files and string catalogs of a folder.
public struct StringsImporter: Sendable {
  /// The folder to which the paths in the XLIFF files are relative.
  public let root: String
  /// The encoding of new files.
  public let encoding: StringsEncoding
  /// True to change nothing.
  public let isDryRun: Bool

  /// Creates an importer.
  public init(root: String, encoding: StringsEncoding, isDryRun: Bool) {
    self.root = root
    self.encoding = encoding
    self.isDryRun = isDryRun
  }

  /// Imports XLIFF files, one after the other.
  ///
  /// Entries for which a section has no translation don't change.
  /// - Returns: The result for each section, and the files and sections that can't be read or
  ///   written.
  /// - Throws: ``NinefoldError/refused(_:)`` if none of the files is XLIFF 1.2.
  public func importXLIFF(at paths: [String]) throws(NinefoldError) -> FileResults<StringsImport> {
    var imports = FileResults<StringsImport>()
    var read = 0
    for path in paths {
      let file: XLIFFFile
      do throws(NinefoldError.Refusal) {
        file = try StringsImporter.file(at: path)
      } catch {
        imports.refused.append(error)
        continue
      }
      read += 1
      for section in file.sections {
        imports.append { () throws(NinefoldError.Refusal) in try importSection(section, of: path) }
      }
    }
    guard read > 0 || paths.isEmpty else { throw .refused(imports.refused) }
    return imports
  }

  private static func file(at path: String) throws(NinefoldError.Refusal) -> XLIFFFile {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path)
    } catch {
      throw NinefoldError.Refusal(error, of: path)
    }
    do {
      return try XLIFFFile(bytes)
    } catch {
      throw NinefoldError.Refusal(path: path, line: error.line, reason: error.reason)
    }
  }

  private func importSection(
    _ section: XLIFFSection,
    of file: String
  ) throws(NinefoldError.Refusal) -> StringsImport {
    let line = section.entries.first?.line
    func refuse(_ reason: String) -> NinefoldError.Refusal {
      NinefoldError.Refusal(path: file, line: line, reason: "'\(section.original)': \(reason)")
    }
    guard let language = section.targetLanguage, StringsImporter.isLanguage(language) else {
      throw refuse("the section has no valid target language")
    }
    guard StringsImporter.isInside(section.original) else {
      throw refuse("the path leads out of the folder")
    }
    guard let name = target(of: section.original, language: language) else {
      throw refuse("the file is in no language folder (.lproj), so it has no translations")
    }
    let path = root == "." ? name : root + "/" + name
    let isNew = !FileManager.default.fileExists(atPath: path)
    let table: any StringsTable
    do {
      table = try isNew ? StringsFile([]) : StringsTableFile.read(path)
    } catch let error as NinefoldError.Refusal {
      throw error
    } catch {
      throw refuse("\(error)")
    }
    var merge = TableMerge(table, language: language)
    for entry in section.entries { merge.add(entry) }
    if !merge.changes.isEmpty, !isDryRun {
      let bytes = isNew ? newFile(merge.changes) : table.bytes(applying: merge.changes)
      do {
        try OutputFolder(root, names: [name]).write(bytes, name: name)
      } catch {
        throw refuse("\(error)")
      }
    }
    return StringsImport(
      original: section.original,
      path: path,
      language: language,
      added: merge.added,
      replaced: merge.replaced,
      outdated: merge.outdated,
      untranslated: merge.untranslated,
      unreadable: section.unreadable.map(\.key)
    )
  }

  /// Returns the content of a new file.
  private func newFile(_ changes: [TableChange]) -> [UInt8] {
    let entries = changes.compactMap { change -> NewEntry? in
      if case .add(let entry) = change { entry } else { nil }
    }
    return StringsFile.bytes(of: entries, encoding: encoding)
  }

  /// Returns the file for a section's translations, relative to the root: the string catalog of the
  /// document if it has one, or else the strings file of the language.
  private func target(of original: String, language: String) -> String? {
    let original = DocumentFiles.name(of: original)
    if original.hasSuffix(".xcstrings") { return original }
    guard let container = LanguageFolders.container(of: original) else { return nil }
    let prefix = container.isEmpty ? "" : container + "/"
    let stem = DocumentName.stem(of: original)
    for folder in ["mul", "Base"] {
      let catalog = "\(prefix)\(folder).lproj/\(stem).xcstrings"
      if FileManager.default.fileExists(atPath: root + "/" + catalog) { return catalog }
    }
    return "\(prefix)\(language).lproj/\(stem).strings"
  }

  private static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 40
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789-_".contains(Character($0))
      }
  }

  private static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(where: { $0 < 0x20 })
      && !path.split(separator: "/").contains("..")
  }
}

/// The changes that bring imported translations into a table.
private struct TableMerge {
  private let known: [String: TableEntry]
  private let language: String
  private(set) var changes: [TableChange] = []
  private(set) var added: [String] = []
  private(set) var replaced: [String] = []
  private(set) var outdated: [String] = []
  private(set) var untranslated: [String] = []

  init(_ table: any StringsTable, language: String) {
    self.language = language
    known = Dictionary(table.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ entry: TableEntry) {
    guard let text = entry.translations.first?.text, !text.isEmpty else {
      untranslated.append(entry.key)
      return
    }
    guard let old = known[entry.key] else {
      added.append(entry.key)
      changes.append(
        .add(
          NewEntry(
            key: entry.key,
            source: entry.source ?? "",
            comment: entry.comment,
            translation: text,
            language: language
          )
        )
      )
      return
    }
    if let source = old.source, source != entry.source { outdated.append(entry.key) }
    let current = old.translations.first { $0.language == nil || $0.language == language }
    if current?.text != text || current?.state == "new" {
      replaced.append(entry.key)
      changes.append(.translate(key: entry.key, language: language, text: text))
    }
  }
}
