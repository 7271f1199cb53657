internal import LayoutModel

/// An XLIFF 1.2 file that keeps the bytes of everything that is not changed.
public struct XLIFFFile: Sendable {
  /// The file elements, in order.
  public let sections: [XLIFFSection]
  private let text: [UInt8]

  /// Reads a file.
  /// - Throws: ``StringsFileError`` with the line if the file is not XLIFF 1.2 in UTF-8.
  public init(_ bytes: [UInt8]) throws(StringsFileError) {
    guard let decoded = StringsEncoding.decode(bytes),
      decoded.encoding == .utf8 || decoded.encoding == .utf8WithMark
    else { throw StringsFileError(line: nil, reason: "it is not valid UTF-8") }
    text = bytes
    var scanner = XLIFFScanner(bytes)
    sections = try scanner.read()
  }

  /// Returns the file's bytes with changes of its sections, by the section's index.
  public func bytes(applying changes: [Int: [TableChange]]) -> [UInt8] {
    var splices = TextSplices()
    for (index, section) in sections.enumerated() {
      section.apply(changes[index] ?? [], to: &splices, in: text)
    }
    return splices.applied(to: text)
  }
}

/// An entry of an XLIFF file that can't be read.
public struct UnreadableUnit: Sendable, Equatable {
  /// The id.
  public let key: String
  /// The line, from 1.
  public let line: Int
}

/// A file element of an XLIFF file: the texts of one document or strings file.
public struct XLIFFSection: Sendable {
  /// The path of the document or strings file, as the file has it.
  public let original: String
  /// The language of the source texts.
  public let sourceLanguage: String?
  /// The language of the translations; nil if there are none.
  public let targetLanguage: String?
  /// The entries. Those without a translation have no translations.
  public let entries: [TableEntry]
  /// The entries with elements inside their texts, which can't be read.
  public let unreadable: [UnreadableUnit]
  let units: [Unit]
  /// The place of the end tag of the body, where new units go; nil without one.
  let bodyEnd: Int?

  /// The places of a unit.
  struct Unit: Sendable {
    let key: String
    let range: Range<Int>
    let source: Range<Int>
    /// The place after the source element.
    let sourceEnd: Int
    let target: Range<Int>?
    let note: Range<Int>?
  }

  func apply(_ changes: [TableChange], to splices: inout TextSplices, in text: [UInt8]) {
    let index = Dictionary(units.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for change in changes {
      switch change {
      case .add(let new):
        guard let bodyEnd else { continue }
        let place = units.first { KeyOrder.precedes(new.key, $0.key) }?.range.lowerBound ?? bodyEnd
        let unit = XLIFFWriter.unit(new)
        // The place is after the indentation of the line, or directly behind another tag.
        splices.insert(place == bodyEnd ? "  \(unit)\n    " : "\(unit)\n      ", at: place)
      case .describe(let new):
        guard let unit = index[new.key] else { continue }
        splices.replace(unit.source, with: XMLText.content(new.text))
        if let note = unit.note { splices.replace(note, with: XMLText.content(new.comment)) }
      case .translate(let key, _, let value):
        guard let unit = index[key] else { continue }
        if let target = unit.target {
          splices.replace(target, with: XMLText.content(value))
        } else {
          let element = "\n        <target>\(XMLText.content(value))</target>"
          splices.insert(element, at: unit.sourceEnd)
        }
      case .remove(let key):
        guard let unit = index[key] else { continue }
        let blank = text[unit.range.upperBound...].prefix { $0 <= 0x20 }.count
        let isLast = units.last?.range == unit.range
        let before = text[..<unit.range.lowerBound].reversed().prefix { $0 <= 0x20 }.count
        splices.replace(
          isLast
            ? (unit.range.lowerBound - before)..<unit.range.upperBound
            : unit.range.lowerBound..<(unit.range.upperBound + blank),
          with: ""
        )
      }
    }
  }
}
