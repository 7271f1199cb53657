internal import InterfaceBuilderFormat
internal import LayoutModel
public import LocalizedStrings

/// The result of localizing a document. In a dry run, it is the expected result.
public struct StringsLocalization: Sendable {
  /// The path of the document before the localization.
  public let document: String
  /// The path of the document in `Base.lproj`. It equals ``document`` if the document was already
  /// there.
  public let base: String
  /// The files with translations that are new or change.
  public internal(set) var files: [StringsUpdate] = []
  /// The number of texts without a key, which have no translation.
  public let omittedCount: Int

  /// True if the document moves to `Base.lproj`.
  public var isMoved: Bool { base != document }

  /// True if the document moves, or if a file with translations is new or changes.
  public var isDifferent: Bool { isMoved || files.contains(where: \.isDifferent) }
}

/// The options for localizing documents.
public struct StringsLocalizationOptions: Sendable {
  /// The languages that get strings files, such as `de`.
  public var languages: [String] = []
  /// True to write one string catalog for all languages instead of strings files.
  public var usesCatalog = false
  /// The language of the documents, such as `en`.
  public var sourceLanguage = "en"
  /// The encoding of new strings files.
  public var encoding = StringsEncoding.utf8
  /// True to change nothing.
  public var isDryRun = false

  /// Creates options without languages.
  public init() {}
}

extension DocumentFiles {
  /// Moves documents to `Base.lproj` and creates their strings files or string catalogs, as Xcode
  /// does to localize a document.
  ///
  /// A document in another language folder is moved too, and that language gets a strings file.
  /// Existing translations and the bytes of documents don't change. If a file exists at the new
  /// path of a document, the document is refused.
  /// - Returns: The results for the documents, and the files that can't be read, moved or written.
  public func localize(
    _ options: StringsLocalizationOptions
  ) -> FileResults<StringsLocalization> {
    var results = FileResults<StringsLocalization>()
    for path in paths {
      results.append { () throws(NinefoldError.Refusal) in
        try DocumentFiles.localize(path, options)
      }
    }
    return results
  }

  private static func localize(
    _ path: String,
    _ options: StringsLocalizationOptions
  ) throws(NinefoldError.Refusal) -> StringsLocalization {
    let document = try DocumentFile(path)
    let texts = DocumentTexts(of: document.document)
    let folder = LanguageFolders.language(of: path)
    let container =
      LanguageFolders.container(of: path)
      ?? path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let prefix = container.isEmpty ? (path.hasPrefix("/") ? "/" : "") : container + "/"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isMoved = folder != "Base" && folder != "mul"
    let base = isMoved ? "\(prefix)Base.lproj/\(name)" : path
    var languages = options.languages
    // The texts of a language folder are those of its language.
    if isMoved, let folder, !options.usesCatalog, !languages.contains(folder) {
      languages.append(folder)
    }
    if isMoved, FolderWalk.type(of: base) != nil {
      throw NinefoldError.Refusal(
        path: path,
        line: nil,
        reason: "'\(base)' exists already, and it is not replaced"
      )
    }
    let files = LocalizationFiles(base: base, texts: texts, options: options)
    func update(isDryRun: Bool) throws(NinefoldError.Refusal) -> [StringsUpdate] {
      options.usesCatalog
        ? try files.catalog(in: prefix, isDryRun: isDryRun)
        : try files.strings(in: prefix, for: languages, isDryRun: isDryRun)
    }
    var result = StringsLocalization(
      document: path,
      base: base,
      omittedCount: texts.omitted.count
    )
    // A file that can't be read is refused before anything changes.
    result.files = try update(isDryRun: true)
    if options.isDryRun { return result }
    if isMoved { try move(document.source.bytes, from: path, to: base) }
    result.files = try update(isDryRun: false)
    return result
  }

  private static func move(
    _ bytes: [UInt8],
    from path: String,
    to base: String
  ) throws(NinefoldError.Refusal) {
    do {
      try RegularFile.create(base, with: bytes)
      try RegularFile.remove(path, ifStill: bytes)
    } catch {
      throw NinefoldError.Refusal(error, of: path)
    }
  }
}

/// The files with translations of one document.
private struct LocalizationFiles {
  let base: String
  let texts: DocumentTexts
  let options: StringsLocalizationOptions

  private var stem: String { DocumentName.stem(of: base) }

  /// Makes or updates the strings file of each language.
  func strings(
    in prefix: String,
    for languages: [String],
    isDryRun: Bool
  ) throws(NinefoldError.Refusal) -> [StringsUpdate] {
    guard !texts.texts.isEmpty else { return [] }
    var updates: [StringsUpdate] = []
    for language in languages {
      let path = "\(prefix)\(language).lproj/\(stem).strings"
      let fresh = StringsFile.bytes(of: texts.texts, encoding: options.encoding)
      updates.append(try write(fresh, to: path, language: language, isDryRun: isDryRun))
    }
    return updates
  }

  /// Makes or updates the string catalog.
  func catalog(
    in prefix: String,
    isDryRun: Bool
  ) throws(NinefoldError.Refusal) -> [StringsUpdate] {
    guard !texts.texts.isEmpty else { return [] }
    let fresh = StringCatalog.bytes(of: texts.texts, sourceLanguage: options.sourceLanguage)
    let path = "\(prefix)mul.lproj/\(stem).xcstrings"
    return [try write(fresh, to: path, language: nil, isDryRun: isDryRun)]
  }

  /// Writes a new file, or adds what an existing one lacks.
  private func write(
    _ fresh: [UInt8],
    to path: String,
    language: String?,
    isDryRun: Bool
  ) throws(NinefoldError.Refusal) -> StringsUpdate {
    guard FolderWalk.type(of: path) == nil else {
      return try StringsTableFile.update(
        path,
        with: texts,
        language: language,
        isDryRun: isDryRun
      )
    }
    return try StringsTableFile.create(
      path,
      fresh,
      with: texts,
      language: language,
      isDryRun: isDryRun
    )
  }
}
