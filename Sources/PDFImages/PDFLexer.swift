/// Reads values from the bytes of a PDF file or of a content stream.
struct PDFLexer {
  private let bytes: [UInt8]
  /// The position of the next byte.
  private(set) var place: Int
  private static let maximumDepth = 32

  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = max(0, place)
  }

  /// Returns the next value; nil at the end or at a byte that starts none.
  mutating func next() -> PDFValue? { next(depth: 0) }

  private mutating func next(depth: Int) -> PDFValue? {
    skipSpace()
    guard let byte = peek(), depth < PDFLexer.maximumDepth else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      place += 1
      return .name(name())
    case UInt8(ascii: "("): return .string(literalString())
    case UInt8(ascii: "["):
      place += 1
      return .array(items(until: UInt8(ascii: "]"), depth: depth))
    case UInt8(ascii: "<"):
      if peek(1) == UInt8(ascii: "<") {
        place += 2
        return .dictionary(members(depth: depth))
      }
      return .string(hexString())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return number()
    default:
      return word()
    }
  }

  // MARK: - Bytes

  private func peek(_ ahead: Int = 0) -> UInt8? {
    let index = place + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 || byte == 0x0c || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while let byte = peek() {
      if byte == UInt8(ascii: "%") {
        while let byte = peek(), byte != 0x0a, byte != 0x0d { place += 1 }
      } else if PDFLexer.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func regularBytes() -> [UInt8] {
    let start = place
    while let byte = peek(), !PDFLexer.isSpace(byte), !PDFLexer.isDelimiter(byte) { place += 1 }
    return Array(bytes.dropFirst(start).prefix(place - start))
  }

  // MARK: - Values

  private mutating func name() -> String { String(decoding: regularBytes(), as: UTF8.self) }

  private mutating func number() -> PDFValue {
    let text = String(decoding: regularBytes(), as: UTF8.self)
    guard let number = Double(text), number.isFinite else { return .word(text) }
    guard number >= 0, !text.contains("."), let id = Int(exactly: number) else {
      return .number(number)
    }
    // `12 0 R` is a reference; anything else starts with a plain number.
    var ahead = self
    ahead.skipSpace()
    let generation = ahead.regularBytes()
    guard !generation.isEmpty, generation.count <= 5,
      generation.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return .number(number) }
    ahead.skipSpace()
    guard ahead.regularBytes() == [UInt8(ascii: "R")] else { return .number(number) }
    place = ahead.place
    return .reference(id)
  }

  private mutating func word() -> PDFValue? {
    let word = String(decoding: regularBytes(), as: UTF8.self)
    switch word {
    case "":
      // A stray delimiter is skipped, so that one bad byte does not end the reading.
      place += 1
      return .word("")
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: return .word(word)
    }
  }

  private mutating func literalString() -> [UInt8] {
    var depth = 0
    let start = place
    while let byte = peek() {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth == 0 { break }
    }
    place = min(place, bytes.count)
    return Array(bytes.dropFirst(start).prefix(place - start))
  }

  private mutating func hexString() -> [UInt8] {
    let start = place
    while let byte = peek() {
      place += 1
      if byte == UInt8(ascii: ">") { break }
    }
    return Array(bytes.dropFirst(start).prefix(place - start))
  }

  private mutating func items(until end: UInt8, depth: Int) -> [PDFValue] {
    var items: [PDFValue] = []
    while true {
      skipSpace()
      guard let byte = peek() else { return items }
      if byte == end {
        place += 1
        return items
      }
      guard let item = next(depth: depth + 1) else { return items }
      items.append(item)
    }
  }

  private mutating func members(depth: Int) -> [String: PDFValue] {
    var members: [String: PDFValue] = [:]
    while true {
      skipSpace()
      guard let byte = peek() else { return members }
      if byte == UInt8(ascii: ">") {
        place += peek(1) == UInt8(ascii: ">") ? 2 : 1
        return members
      }
      guard case .name(let key)? = next(depth: depth + 1), let value = next(depth: depth + 1)
      else { return members }
      members[key] = value
    }
  }

  /// Moves behind the end of the line that follows the word `stream`.
  mutating func skipLineEnd() {
    if peek() == 0x0d { place += 1 }
    if peek() == 0x0a { place += 1 }
  }
}
