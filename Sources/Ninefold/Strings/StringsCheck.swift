internal import LayoutModel
internal import LocalizedStrings

/// The result of checking translations.
public struct StringsCheck: Sendable {
  /// The findings, sorted by path, line and key.
  public internal(set) var findings: [StringsFinding] = []
  /// The number of documents and tables that were compared.
  public internal(set) var documentCount = 0
  /// The number of files with translations.
  public internal(set) var tableCount = 0
  /// The number of translatable texts in the documents.
  public internal(set) var textCount = 0
  /// The number of entries that don't state their source text. For these, the check can't detect
  /// that the text changed.
  public internal(set) var unknownCount = 0
}

extension DocumentFiles {
  /// Compares the translations of the documents with their texts. It also compares the strings
  /// files of code, in the given folders, with those of the source language.
  ///
  /// - Parameters:
  ///   - folders: The folders to search for strings files that belong to no document.
  ///   - sourceLanguage: The language in which the documents and the code are written, such as
  ///     `en`.
  public func checkStrings(in folders: [String], sourceLanguage: String) -> StringsCheck {
    let read = localizedDocuments()
    let documents = read.results
    var check = StringsCheck()
    check.findings += read.refused.map(StringsFinding.init)
    let parts = ThreadPool().map(documents) { document -> StringsCheck in
      var part = StringsCheck()
      part.add(document, sourceLanguage: sourceLanguage)
      return part
    }
    let owned = Set(documents.flatMap { $0.tables.map(\.path) })
    for part in parts + [CodeTables(in: folders, except: owned).check(sourceLanguage)] {
      check.findings += part.findings
      check.documentCount += part.documentCount
      check.tableCount += part.tableCount
      check.textCount += part.textCount
      check.unknownCount += part.unknownCount
    }
    check.findings.sort {
      ($0.path, $0.line ?? 0, $0.key ?? "", $0.kind.rawValue, $0.language ?? "")
        < ($1.path, $1.line ?? 0, $1.key ?? "", $1.kind.rawValue, $1.language ?? "")
    }
    return check
  }
}

extension StringsFinding {
  init(_ refusal: NinefoldError.Refusal) {
    self.init(
      kind: .unreadable,
      path: refusal.path,
      line: refusal.line,
      language: nil,
      key: nil,
      message: refusal.reason
    )
  }
}

extension StringsCheck {
  fileprivate mutating func add(_ document: LocalizedDocument, sourceLanguage: String) {
    guard !document.tables.isEmpty else { return }
    documentCount += 1
    textCount += document.texts.texts.count
    for language in document.missingLanguages where !document.texts.texts.isEmpty {
      findings.append(
        StringsFinding(
          kind: .missingFile,
          path: document.path,
          line: nil,
          language: language,
          key: nil,
          message:
            "'\(language)' has other strings files in this folder, but none for this document"
        )
      )
    }
    for table in document.tables {
      add(
        table.path,
        of: document.texts.texts,
        ignoring: document.texts.markedKeys,
        language: table.language,
        sourceLanguage
      )
    }
  }

  /// Compares the file of some texts with them.
  mutating func add(
    _ path: String,
    of texts: [LocalizableText],
    ignoring ignoredKeys: Set<String> = [],
    language: String?,
    _ sourceLanguage: String
  ) {
    tableCount += 1
    let table: any StringsTable
    do {
      table = try StringsTableFile.read(path)
    } catch {
      findings.append(StringsFinding(error))
      return
    }
    let comparison = TableComparison(of: texts, with: table.entries, ignoring: ignoredKeys)
    unknownCount += comparison.unknownCount
    var reporter = TableReporter(path: path, language: language)
    reporter.report(comparison)
    reporter.reportDuplicates(in: table)
    reporter.reportTranslations(
      in: table,
      of: texts,
      sourceLanguage: (table as? StringCatalog)?.sourceLanguage ?? sourceLanguage
    )
    findings += reporter.findings
  }
}
