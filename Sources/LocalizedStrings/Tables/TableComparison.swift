/// How the entries of a table differ from the texts of its document.
public struct TableComparison: Sendable {
  /// An entry whose source text is not the document's any more.
  public struct Change: Sendable {
    /// The entry.
    public let entry: TableEntry
    /// The document's text.
    public let text: LocalizableText
  }

  /// The texts without an entry.
  public let missing: [LocalizableText]
  /// The entries whose object or text the document no longer has.
  public let stale: [TableEntry]
  /// The entries whose source text is not the document's any more.
  public let changed: [Change]
  /// The entries with the document's text but another note for translators.
  public let noted: [LocalizableText]
  /// The number of entries without their source text, in which a change can't be detected.
  public let unknownCount: Int

  /// Compares texts with entries.
  ///
  /// - Parameter ignoredKeys: The keys of entries that are neither needed nor stale.
  public init(
    of texts: [LocalizableText],
    with entries: [TableEntry],
    ignoring ignoredKeys: Set<String> = []
  ) {
    let byKey = Dictionary(texts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var stale: [TableEntry] = []
    var changed: [Change] = []
    var noted: [LocalizableText] = []
    var (known, unknown) = (Set<String>(), 0)
    for entry in entries {
      guard let text = byKey[entry.key] else {
        if !ignoredKeys.contains(entry.key) { stale.append(entry) }
        continue
      }
      guard known.insert(entry.key).inserted else { continue }
      if entry.source == nil {
        unknown += 1
      } else if entry.source.map({ !TableComparison.isSame($0, text.text) }) ?? false {
        changed.append(Change(entry: entry, text: text))
      } else if entry.isDescribed, entry.note != text.note {
        noted.append(text)
      }
    }
    missing = texts.filter { !known.contains($0.key) }
    (self.stale, self.changed, self.noted, unknownCount) = (stale, changed, noted, unknown)
  }

  /// Returns true if a comment contains the document's text, except for white space at its ends.
  private static func isSame(_ comment: String, _ text: String) -> Bool {
    comment.utf8.elementsEqual(text.utf8)
      || comment.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace)
  }

  /// Returns the changes that bring a table up to date.
  ///
  /// Translations stay. An entry whose text is the old source text gets the new one, because nobody
  /// has translated it yet.
  /// - Parameter removesStale: True to remove stale entries instead of keeping them.
  public func changes(removesStale: Bool) -> [TableChange] {
    var changes: [TableChange] = []
    for change in changed {
      let text = change.text
      changes.append(.describe(text))
      for translation in change.entry.translations
      where translation.language == nil && translation.text == change.entry.source {
        changes.append(.translate(key: text.key, language: nil, text: text.text))
      }
    }
    changes += noted.map { .describe($0) }
    if removesStale { changes += stale.map { .remove(key: $0.key) } }
    return changes + missing.map { .add(NewEntry($0)) }
  }
}

extension TableEntry {
  /// True if the comment has the form that Interface Builder writes.
  fileprivate var isDescribed: Bool { comment.flatMap { TextComment(parsing: $0) } != nil }
}
