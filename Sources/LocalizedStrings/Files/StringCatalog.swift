/// A string catalog (`.xcstrings`) that keeps the bytes of everything that is not changed.
public struct StringCatalog: StringsTable {
  /// The entries, in the order of the file.
  public let entries: [TableEntry]
  /// The language of the document's texts, such as `en`.
  public let sourceLanguage: String
  private let text: [UInt8]
  private let strings: JSONNode

  /// Reads a catalog.
  /// - Throws: ``StringsFileError`` with the line if the file is not a string catalog.
  public init(_ bytes: [UInt8]) throws(StringsFileError) {
    guard let decoded = StringsEncoding.decode(bytes), decoded.encoding == .utf8 else {
      throw StringsFileError(line: nil, reason: "it is not valid UTF-8")
    }
    text = decoded.text
    let root = try JSONScanner.read(text)
    guard let strings = root["strings"], case .object = strings.content,
      let language = root["sourceLanguage"]?.string
    else {
      throw StringsFileError(
        line: 1,
        reason: "it is not a string catalog: 'sourceLanguage' or 'strings' is missing"
      )
    }
    self.strings = strings
    sourceLanguage = language
    var lines = LineCounter(text)
    entries = strings.members.map { member in
      let line = lines.line(of: member.keyRange.lowerBound)
      return TableEntry(member, line: line, sourceLanguage: language)
    }
  }

  /// Returns a new catalog with the texts of a document.
  public static func bytes(of texts: [LocalizableText], sourceLanguage: String) -> [UInt8] {
    let members = texts.map { entry(NewEntry($0), language: sourceLanguage) }
    let strings =
      members.isEmpty ? "{\n\n  }" : "{\n    \(members.joined(separator: ",\n    "))\n  }"
    return Array(
      """
      {
        "sourceLanguage" : \(StringsEscape.json(sourceLanguage)),
        "strings" : \(strings),
        "version" : "1.0"
      }
      """.utf8
    )
  }

  /// The languages that have a text in the catalog, in alphabetical order.
  public var languages: [String] {
    Set(entries.flatMap { $0.translations.compactMap(\.language) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Returns the file's bytes with some changes.
  public func bytes(applying changes: [TableChange]) -> [UInt8] {
    var editor = CatalogEditor(sourceLanguage: sourceLanguage)
    var added: [(key: String, text: String)] = []
    var removed: Set<String> = []
    let members = Dictionary(
      strings.members.map { ($0.key, $0.node) },
      uniquingKeysWith: { first, _ in first }
    )
    for change in changes {
      switch change {
      case .add(let new):
        added.append((new.key, StringCatalog.entry(new, language: sourceLanguage)))
      case .describe(let text):
        if let node = members[text.key] { editor.describe(node, text) }
      case .translate(let key, let language, let text):
        if let node = members[key] {
          editor.translate(node, language ?? sourceLanguage, text)
        }
      case .remove(let key): removed.insert(key)
      }
    }
    editor.edit(strings, adding: added, removing: removed, depth: 2)
    return editor.splices.applied(to: text)
  }

  /// Returns the members of a new entry, as Xcode writes them.
  private static func entry(_ new: NewEntry, language: String) -> String {
    let comment = new.comment.map { "\n      \"comment\" : \(StringsEscape.json($0))," } ?? ""
    var texts = [(language: language, text: new.source, state: "new")]
    if let translation = new.translation, let other = new.language, other != language {
      texts.append((other, translation, "translated"))
    }
    let localizations = texts.sorted { $0.language < $1.language }
      .map { CatalogEditor.localization($0.language, $0.text, state: $0.state) }
      .joined(separator: ",\n        ")
    return """
      \(StringsEscape.json(new.key)) : {\(comment)
            "extractionState" : "extracted_with_value",
            "localizations" : {
              \(localizations)
            }
          }
      """
  }
}

extension TableEntry {
  fileprivate init(_ member: JSONNode.Member, line: Int, sourceLanguage: String) {
    let comment = member.node["comment"]?.string
    let described = comment.flatMap { TextComment(parsing: $0) }
    let localizations = member.node["localizations"]?.members ?? []
    self.init(
      key: member.key,
      source: localizations.first { $0.key == sourceLanguage }?.node["stringUnit"]?["value"]?.string
        ?? described?.text,
      note: described?.note,
      comment: comment,
      translations: localizations.compactMap { localization in
        let unit = localization.node["stringUnit"]
        return unit?["value"]?.string.map {
          Translation(language: localization.key, text: $0, state: unit?["state"]?.string)
        }
      },
      line: line
    )
  }
}
