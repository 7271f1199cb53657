/// Reads the text of a strings file: comments, and entries of a key and a value.
struct StringsScanner {
  /// An entry with its places in the text.
  struct Item {
    let key: String
    let value: String
    /// The value with its quotes; the key if the entry has no value.
    let valueRange: Range<Int>
    /// From the key to the semicolon.
    let range: Range<Int>
    /// The text of the comment before the entry, without its marks.
    let comment: Range<Int>?
    /// True if the entry is a key alone, which is its own value.
    let isKeyAlone: Bool
  }

  private let text: [UInt8]
  private var place = 0
  private(set) var items: [Item] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Returns the line of a place.
  static func line(of place: Int, in text: [UInt8]) -> Int {
    1 + text.prefix(place).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  mutating func read() throws(StringsFileError) {
    while true {
      let comment = try skipBlank()
      guard place < text.count else { return }
      try readItem(comment)
    }
  }

  private mutating func readItem(_ comment: Range<Int>?) throws(StringsFileError) {
    let start = place
    let key = try readString("a key")
    let keyEnd = place
    _ = try skipBlank()
    var value = (text: key, range: start..<keyEnd)
    let hasValue = next == UInt8(ascii: "=")
    if hasValue {
      place += 1
      _ = try skipBlank()
      let valueStart = place
      value.text = try readString("a value for '\(key)'")
      value.range = valueStart..<place
      _ = try skipBlank()
    }
    guard next == UInt8(ascii: ";") else {
      throw error("a semicolon is missing after '\(key)'", at: value.range.upperBound)
    }
    place += 1
    items.append(
      Item(
        key: key,
        value: value.text,
        valueRange: value.range,
        range: start..<place,
        comment: comment,
        isKeyAlone: !hasValue
      )
    )
  }

  private var next: UInt8? { place < text.count ? text[place] : nil }

  private func error(_ reason: String, at place: Int) -> StringsFileError {
    StringsFileError(line: StringsScanner.line(of: place, in: text), reason: reason)
  }

  /// Skips white space and comments; returns the text of the last comment.
  private mutating func skipBlank() throws(StringsFileError) -> Range<Int>? {
    var comment: Range<Int>?
    while let byte = next {
      if byte <= 0x20 {
        place += 1
      } else if isAt("/*") {
        comment = try skipBlock()
      } else if isAt("//") {
        let start = place + 2
        while let byte = next, byte != UInt8(ascii: "\n") { place += 1 }
        comment = start..<place
      } else if isAt("\u{2028}") || isAt("\u{2029}") {
        place += 3
      } else {
        break
      }
    }
    return comment
  }

  private mutating func skipBlock() throws(StringsFileError) -> Range<Int> {
    let start = place + 2
    place = start
    while place < text.count {
      if isAt("*/") {
        place += 2
        return start..<(place - 2)
      }
      place += 1
    }
    throw error("a comment has no end", at: start)
  }

  private func isAt(_ word: StaticString) -> Bool {
    place + word.utf8CodeUnitCount <= text.count
      && word.withUTF8Buffer { text[place..<(place + $0.count)].elementsEqual($0) }
  }

  private mutating func readString(_ expected: String) throws(StringsFileError) -> String {
    guard let quote = next else { throw error("\(expected) is missing at the end", at: place) }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try readQuoted(quote) }
    let start = place
    while let byte = next, StringsScanner.isBare(byte) { place += 1 }
    guard place > start else { throw error("\(expected) is expected here", at: place) }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(StringsFileError) -> String {
    let start = place + 1
    place = start
    while let byte = next {
      if byte == quote {
        place += 1
        return StringsEscape.unescaped(text[start..<(place - 1)])
      }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    place = text.count
    throw error("a string has no closing quote", at: start)
  }

  /// Returns true for the characters of strings without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
