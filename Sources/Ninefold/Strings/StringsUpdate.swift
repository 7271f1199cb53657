internal import Foundation
internal import LayoutModel
public import LocalizedStrings

/// The result of updating a file with translations. In a dry run, it is the expected result.
public struct StringsUpdate: Sendable {
  /// The file's path.
  public let path: String
  /// The language; nil for a string catalog.
  public let language: String?
  /// True if the file is new.
  public let isNew: Bool
  /// The keys that the update adds.
  public let added: [String]
  /// The keys whose source text changed. Their translations stay.
  public let changed: [String]
  /// The keys that belong to no text of the document.
  public let stale: [String]
  /// True if the update removes the stale entries.
  public let removedStale: Bool
  /// True if the bytes of the file change.
  public let isDifferent: Bool
}

/// The options for updating strings files.
public struct StringsUpdateOptions: Sendable {
  /// True to remove stale entries instead of keeping them.
  public var removesStale = false
  /// The languages that get a new file if they have none, such as `de`.
  public var newLanguages: [String] = []
  /// The encoding of new files.
  public var encoding = StringsEncoding.utf8
  /// True to change nothing.
  public var isDryRun = false

  /// Creates options that keep stale entries and write the files.
  public init() {}
}

extension DocumentFiles {
  /// Updates the strings files and string catalogs of the documents.
  ///
  /// It adds new texts, replaces the comments of changed texts, and keeps translations. Everything
  /// else in a file keeps its bytes. A file that needs no change is not written.
  /// - Returns: The results for the files that change or have stale entries, and the files that
  ///   can't be read or written.
  public func updateStrings(_ options: StringsUpdateOptions) -> FileResults<StringsUpdate> {
    let read = localizedDocuments()
    let documents = read.results.filter { !$0.tables.isEmpty || !options.newLanguages.isEmpty }
    var updates = FileResults<StringsUpdate>(refused: read.refused)
    for update in ThreadPool().map(documents, { $0.update(options) }) { updates.append(update) }
    return updates
  }
}

extension LocalizedDocument {
  fileprivate func update(_ options: StringsUpdateOptions) -> FileResults<StringsUpdate> {
    var updates = FileResults<StringsUpdate>()
    for table in tables {
      updates.append { () throws(NinefoldError.Refusal) in
        let update = try update(table, options)
        return update.isDifferent || !update.stale.isEmpty ? update : nil
      }
    }
    for language in options.newLanguages where !tables.contains(where: { $0.language == language })
    {
      updates.append { () throws(NinefoldError.Refusal) in try create(language, options) }
    }
    return updates
  }

  private func update(
    _ table: LanguageFolders.Table,
    _ options: StringsUpdateOptions
  ) throws(NinefoldError.Refusal) -> StringsUpdate {
    try StringsTableFile.update(
      table.path,
      with: texts,
      language: table.language,
      removesStale: options.removesStale,
      isDryRun: options.isDryRun
    )
  }

  /// Makes the strings file of a language; nil if the document is in no language folder or has a
  /// string catalog, which has all languages.
  private func create(
    _ language: String,
    _ options: StringsUpdateOptions
  ) throws(NinefoldError.Refusal) -> StringsUpdate? {
    guard let container = LanguageFolders.container(of: path), !tables.contains(where: \.isCatalog),
      !texts.texts.isEmpty
    else { return nil }
    let folder = (container.isEmpty ? "" : container + "/") + language + ".lproj"
    let file = "\(folder)/\(DocumentName.stem(of: path)).strings"
    return try StringsTableFile.create(
      file,
      StringsFile.bytes(of: texts.texts, encoding: options.encoding),
      with: texts,
      language: language,
      isDryRun: options.isDryRun
    )
  }
}

extension StringsTableFile {
  /// Makes a file of a document's texts.
  ///
  /// - Parameter language: The language; nil for a string catalog.
  static func create(
    _ path: String,
    _ bytes: [UInt8],
    with texts: DocumentTexts,
    language: String?,
    isDryRun: Bool
  ) throws(NinefoldError.Refusal) -> StringsUpdate {
    if !isDryRun {
      do {
        try RegularFile.create(path, with: bytes)
      } catch {
        throw NinefoldError.Refusal(error, of: path)
      }
    }
    return StringsUpdate(
      path: path,
      language: language,
      isNew: true,
      added: texts.texts.map(\.key),
      changed: [],
      stale: [],
      removedStale: false,
      isDifferent: true
    )
  }

  /// Adds the texts that a file lacks, and replaces the comments of changed ones.
  static func update(
    _ path: String,
    with texts: DocumentTexts,
    language: String?,
    removesStale: Bool = false,
    isDryRun: Bool
  ) throws(NinefoldError.Refusal) -> StringsUpdate {
    let table = try read(path)
    let comparison = TableComparison(
      of: texts.texts,
      with: table.entries,
      ignoring: texts.markedKeys
    )
    let changes = comparison.changes(removesStale: removesStale)
    if !changes.isEmpty, !isDryRun { try write(table.bytes(applying: changes), to: path) }
    return StringsUpdate(
      path: path,
      language: language,
      isNew: false,
      added: comparison.missing.map(\.key),
      changed: comparison.changed.map(\.entry.key),
      stale: comparison.stale.map(\.key),
      removedStale: removesStale,
      isDifferent: !changes.isEmpty
    )
  }

  static func write(_ bytes: [UInt8], to path: String) throws(NinefoldError.Refusal) {
    do {
      try RegularFile.replace(path, with: bytes)
    } catch {
      throw NinefoldError.Refusal(error, of: path)
    }
  }
}
