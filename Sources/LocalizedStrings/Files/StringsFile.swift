/// A strings file (`.strings`) that keeps the bytes of everything that is not changed.
public struct StringsFile: StringsTable {
  /// The file's encoding.
  public let encoding: StringsEncoding
  /// The entries, in the order of the file.
  public let entries: [TableEntry]
  private let hasMark: Bool
  private let text: [UInt8]
  private let items: [StringsScanner.Item]

  /// Reads a file.
  /// - Throws: ``StringsFileError`` with the line if the file is not a strings file in text form.
  public init(_ bytes: [UInt8]) throws(StringsFileError) {
    if bytes.starts(with: "bplist".utf8) {
      throw StringsFileError(line: nil, reason: "it is a binary property list, not text")
    }
    guard let decoded = StringsEncoding.decode(bytes) else {
      throw StringsFileError(line: nil, reason: "it is neither valid UTF-8 nor valid UTF-16")
    }
    if decoded.text.drop(while: { $0 <= 0x20 }).starts(with: "<".utf8) {
      throw StringsFileError(line: 1, reason: "it is an XML property list, not a strings file")
    }
    (text, encoding, hasMark) = decoded
    var scanner = StringsScanner(text)
    try scanner.read()
    items = scanner.items
    var lines = LineCounter(text)
    entries = items.map { [text] item in
      TableEntry(item, line: lines.line(of: item.range.lowerBound), in: text)
    }
  }

  /// Returns a new file with the texts of a document, as ibtool writes it.
  public static func bytes(of texts: [LocalizableText], encoding: StringsEncoding) -> [UInt8] {
    bytes(of: texts.map { NewEntry($0) }, encoding: encoding)
  }

  /// Returns a new file with entries, in the order of ibtool.
  public static func bytes(of entries: [NewEntry], encoding: StringsEncoding) -> [UInt8] {
    let sorted = entries.sorted { KeyOrder.precedesInStrings($0.key, $1.key) }
    let text = sorted.map { entry($0, lineEnd: "\n") }.joined(separator: "\n")
    return encoding.encode(Array(text.utf8), hasMark: true)
  }

  /// Returns the file's bytes with some changes.
  public func bytes(applying changes: [TableChange]) -> [UInt8] {
    var splices = TextSplices()
    var added: [NewEntry] = []
    let places = Dictionary(grouping: items.indices) { items[$0].key }
    for change in changes {
      switch change {
      case .add(let new): added.append(new)
      case .describe(let text):
        guard let place = places[text.key]?.first else { continue }
        describe(items[place], text, &splices)
      case .translate(let key, _, let value):
        guard let place = places[key]?.first else { continue }
        let item = items[place]
        let quoted = "\"\(StringsEscape.escaped(value))\""
        let prefix = item.isKeyAlone ? "\"\(StringsEscape.escaped(key))\" = " : ""
        splices.replace(item.valueRange, with: prefix + quoted)
      case .remove(let key):
        for place in places[key, default: []] {
          splices.replace(removal(of: items[place]), with: "")
        }
      }
    }
    insert(added, &splices)
    return encoding.encode(splices.applied(to: text), hasMark: hasMark)
  }

  private var lineEnd: String { text.contains(13) ? "\r\n" : "\n" }

  private static func entry(_ new: NewEntry, lineEnd: String) -> String {
    let comment = new.comment.map { comment in
      // The end of a comment inside the text would end it too early.
      let parts = comment.split(separator: "*/", omittingEmptySubsequences: false)
      return "/* \(parts.joined(separator: "* /")) */" + lineEnd
    }
    return (comment ?? "") + "\"\(StringsEscape.escaped(new.key))\" = "
      + "\"\(StringsEscape.escaped(new.translation ?? new.source))\";\(lineEnd)"
  }

  private func describe(
    _ item: StringsScanner.Item,
    _ text: LocalizableText,
    _ splices: inout TextSplices
  ) {
    // Only the source text in a comment can differ from the document's.
    guard let comment = item.comment else { return }
    let isBlock = self.text[comment.upperBound...].first == UInt8(ascii: "*")
    splices.replace(comment, with: " \(text.comment)" + (isBlock ? " " : ""))
  }

  /// The entry with its comment and the blank line after it.
  private func removal(of item: StringsScanner.Item) -> Range<Int> {
    var start = item.range.lowerBound
    // A comment of Interface Builder describes only this entry. Others may be headings.
    if let comment = item.comment, TextComment(parsing: string(comment)) != nil {
      start = comment.lowerBound - 2
    }
    var end = item.range.upperBound
    var lineEnds = 0
    while end < text.count, text[end] <= 0x20, lineEnds < 2 {
      if text[end] == 10 { lineEnds += 1 }
      end += 1
    }
    return start..<end
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// Inserts entries where their keys belong if the file is sorted in an order of Xcode, else at the
  /// end.
  private func insert(_ added: [NewEntry], _ splices: inout TextSplices) {
    guard !added.isEmpty else { return }
    let orders = [KeyOrder.precedesInStrings, KeyOrder.precedes]
    let order = orders.first { precedes in
      zip(items, items.dropFirst()).allSatisfy { precedes($0.key, $1.key) }
    }
    var last: [NewEntry] = []
    for new in order.map({ precedes in added.sorted { precedes($0.key, $1.key) } }) ?? added {
      if let order, let next = items.first(where: { order(new.key, $0.key) }) {
        let place = next.comment.map { $0.lowerBound - 2 } ?? next.range.lowerBound
        splices.insert(StringsFile.entry(new, lineEnd: lineEnd) + lineEnd, at: place)
      } else {
        last.append(new)
      }
    }
    guard !last.isEmpty else { return }
    let entries = last.map { StringsFile.entry($0, lineEnd: lineEnd) }
    splices.insert(separator + entries.joined(separator: lineEnd), at: text.count)
  }

  /// What separates a new entry from the end of the text: a blank line.
  private var separator: String {
    let ends = text.reversed().prefix { $0 <= 0x20 }.filter { $0 == 10 }.count
    return text.isEmpty ? "" : String(repeating: lineEnd, count: max(0, 2 - ends))
  }
}

extension TableEntry {
  fileprivate init(_ item: StringsScanner.Item, line: Int, in text: [UInt8]) {
    let comment = item.comment.map { String(decoding: text[$0], as: UTF8.self) }
    let described = comment.flatMap { TextComment(parsing: $0) }
    self.init(
      key: item.key,
      source: described?.text,
      note: described?.note,
      comment: comment,
      translations: [Translation(language: nil, text: item.value, state: nil)],
      line: line
    )
  }
}
