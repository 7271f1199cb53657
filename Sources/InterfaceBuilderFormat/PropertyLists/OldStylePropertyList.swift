/// Parses old-style property lists: `{ key = value; list = (a, "b c"); }`, with comments.
struct OldStylePropertyList {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(PropertyList.Problem) -> PropertyList {
    let value = try value(depth: 0)
    try skipBlanks()
    guard place == bytes.count else { throw problem("text after the end") }
    return value
  }

  private func problem(_ reason: String) -> PropertyList.Problem {
    PropertyList.Problem(line: line, reason: reason)
  }

  private mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private func starts(with text: StaticString) -> Bool {
    guard bytes.count - place >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      bytes[place..<place + expected.count].elementsEqual(expected)
    }
  }

  /// Skips whitespace and comments.
  private mutating func skipBlanks() throws(PropertyList.Problem) {
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        advance()
      } else if starts(with: "//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { advance() }
      } else if starts(with: "/*") {
        place += 2
        while place < bytes.count, !starts(with: "*/") { advance() }
        guard place < bytes.count else { throw problem("a comment is not closed") }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func take(_ byte: Character) throws(PropertyList.Problem) -> Bool {
    try skipBlanks()
    guard place < bytes.count, bytes[place] == byte.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard depth < PropertyList.maximumDepth else { throw problem("nested too deep") }
    try skipBlanks()
    let start = line
    if try take("{") { return .dictionary(try members(depth), line: start) }
    if try take("(") { return .array(try items(depth), line: start) }
    return .string(try string(), line: start)
  }

  private mutating func members(
    _ depth: Int
  ) throws(PropertyList.Problem) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while try !take("}") {
      let key = try string()
      guard try take("=") else { throw problem("expected '='") }
      members[key] = try value(depth: depth + 1)
      guard try take(";") else { throw problem("expected ';'") }
    }
    return members
  }

  private mutating func items(_ depth: Int) throws(PropertyList.Problem) -> [PropertyList] {
    var items: [PropertyList] = []
    while try !take(")") {
      items.append(try value(depth: depth + 1))
      if try !take(",") {
        guard try take(")") else { throw problem("expected ',' or ')'") }
        break
      }
    }
    return items
  }

  private mutating func string() throws(PropertyList.Problem) -> String {
    try skipBlanks()
    guard place < bytes.count else { throw problem("unexpected end") }
    if bytes[place] == UInt8(ascii: "\"") { return try quoted() }
    let start = place
    while place < bytes.count, OldStylePropertyList.isPlain(bytes[place]) { place += 1 }
    guard place > start else { throw problem("expected a value") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func quoted() throws(PropertyList.Problem) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        switch bytes[place] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default: text.append(bytes[place])
        }
      } else {
        text.append(bytes[place])
      }
      advance()
    }
    guard place < bytes.count else { throw problem("a string is not closed") }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }
}
