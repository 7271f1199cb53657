internal import LayoutModel
internal import LocalizedStrings

/// Makes findings of the differences between a file with translations and its source.
struct TableReporter {
  let path: String
  let language: String?
  private(set) var findings: [StringsFinding] = []

  init(path: String, language: String?) {
    self.path = path
    self.language = language
  }

  mutating func report(_ comparison: TableComparison) {
    for text in comparison.missing {
      report(
        .missing,
        text.key,
        nil,
        "\(text.className) \(TableReporter.quoted(text.text)) is missing"
      )
    }
    for entry in comparison.stale {
      report(.stale, entry.key, entry.line, "the document has no such text")
    }
    for change in comparison.changed {
      let old = TableReporter.quoted(change.entry.source ?? "")
      let new = TableReporter.quoted(change.text.text)
      report(.changed, change.entry.key, change.entry.line, "\(old) is now \(new)")
    }
  }

  mutating func reportDuplicates(in table: any StringsTable) {
    for duplicate in table.duplicates {
      let others = duplicate.lines.dropFirst().map(String.init).joined(separator: ", ")
      report(.duplicate, duplicate.key, duplicate.lines.first, "the key is also on line \(others)")
    }
  }

  /// Reports languages of a catalog without a translation, translations that need a review, and
  /// format specifiers that differ.
  mutating func reportTranslations(
    in table: any StringsTable,
    of texts: [LocalizableText],
    sourceLanguage: String
  ) {
    let sources = Dictionary(
      texts.map { ($0.key, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    let languages = (table as? StringCatalog)?.languages ?? []
    for entry in table.entries {
      guard let source = sources[entry.key] else { continue }
      reportLanguages(of: entry, among: languages, except: sourceLanguage)
      let expected = FormatSpecifiers(of: source)
      for translation in entry.translations where translation.language != sourceLanguage {
        let found = FormatSpecifiers(of: translation.text)
        if found != expected {
          report(
            .format,
            entry.key,
            entry.line,
            "the format specifiers are \(found), but \(expected) in the source",
            language: translation.language
          )
        }
      }
    }
  }

  private mutating func reportLanguages(
    of entry: TableEntry,
    among languages: [String],
    except sourceLanguage: String
  ) {
    let states = Dictionary(
      entry.translations.map { ($0.language ?? "", $0.state ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
    for language in languages where language != sourceLanguage {
      switch states[language] {
      case nil, "new":
        report(.missing, entry.key, entry.line, "the translation is missing", language: language)
      case "needs_review", "stale":
        report(
          .changed,
          entry.key,
          entry.line,
          "the translation needs a review",
          language: language
        )
      default: break
      }
    }
  }

  private mutating func report(
    _ kind: StringsFinding.Kind,
    _ key: String,
    _ line: Int?,
    _ message: String,
    language: String? = nil
  ) {
    findings.append(
      StringsFinding(
        kind: kind,
        path: path,
        line: line,
        language: language ?? self.language,
        key: key,
        message: message
      )
    )
  }

  /// Returns a text in quotes, shortened for a message.
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'\(line.count > 60 ? line.prefix(59) + "…" : line[...])'"
  }
}
