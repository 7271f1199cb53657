/// A JSON text with the line of every value, for error messages.
///
/// Foundation's parser reports no lines, and silently uses the last of duplicate keys.
indirect enum ConfigurationText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Node])
  case object([Member])

  /// A value and its line.
  struct Node {
    let line: Int
    let value: ConfigurationText
  }

  /// A key with its value.
  struct Member {
    let line: Int
    let key: String
    let value: Node
  }

  /// The line and the reason of a syntax error.
  struct Problem: Error {
    let line: Int
    let reason: String
  }

  /// The kind of the value, in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Parses a text of at most 1 MiB, with at most 32 levels of nesting.
  static func read(_ bytes: [UInt8]) throws(Problem) -> Node {
    guard bytes.count <= 1 << 20 else { throw Problem(line: 1, reason: "larger than 1 MiB") }
    var reader = ConfigurationReader(bytes)
    return try reader.document()
  }
}

/// Parses JSON byte by byte (RFC 8259).
private struct ConfigurationReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private static let maximumDepth = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(ConfigurationText.Problem) -> ConfigurationText.Node {
    let node = try value(depth: 0)
    skipBlanks()
    guard place == bytes.count else { throw problem("text after the end") }
    return node
  }

  private func problem(_ reason: String) -> ConfigurationText.Problem {
    ConfigurationText.Problem(line: line, reason: reason)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  /// Returns the next byte that isn't white space; nil at the end.
  private mutating func peek() -> UInt8? {
    skipBlanks()
    return place < bytes.count ? bytes[place] : nil
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let next = peek(), next == byte.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(
    depth: Int
  ) throws(ConfigurationText.Problem) -> ConfigurationText.Node {
    guard depth < ConfigurationReader.maximumDepth else { throw problem("nested too deep") }
    guard let byte = peek() else { throw problem("unexpected end") }
    let start = line
    let value: ConfigurationText
    switch byte {
    case UInt8(ascii: "{"): value = try object(depth: depth)
    case UInt8(ascii: "["): value = try array(depth: depth)
    case UInt8(ascii: "\""): value = .string(try string())
    default: value = try word()
    }
    return ConfigurationText.Node(line: start, value: value)
  }

  private mutating func object(
    depth: Int
  ) throws(ConfigurationText.Problem) -> ConfigurationText {
    place += 1
    var members: [ConfigurationText.Member] = []
    if take("}") { return .object(members) }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw problem("expected a key in quotes") }
      let start = line
      let key = try string()
      guard take(":") else { throw problem("expected ':' after \"\(key)\"") }
      if members.contains(where: { $0.key == key }) {
        throw ConfigurationText.Problem(line: start, reason: "\"\(key)\" is given twice")
      }
      members.append(
        ConfigurationText.Member(line: start, key: key, value: try value(depth: depth + 1))
      )
    } while take(",")
    guard take("}") else { throw problem("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(ConfigurationText.Problem) -> ConfigurationText {
    place += 1
    var items: [ConfigurationText.Node] = []
    if take("]") { return .array(items) }
    repeat {
      items.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw problem("expected ',' or ']'") }
    return .array(items)
  }

  private mutating func word() throws(ConfigurationText.Problem) -> ConfigurationText {
    let start = place
    while place < bytes.count, ConfigurationReader.isWord(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Double(text), number.isFinite, text.first?.isLetter == false else {
        throw problem(text.isEmpty ? "expected a value" : "'\(text)' is not a value")
      }
      return .number(number)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func string() throws(ConfigurationText.Problem) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("a string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += Array(try escape().utf8)
      case 0..<0x20: throw problem("a string is not closed on its line")
      default: text.append(byte)
      }
    }
    throw problem("a string is not closed")
  }

  private mutating func escape() throws(ConfigurationText.Problem) -> String {
    guard place < bytes.count else { throw problem("a string is not closed") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16),
        let scalar = UnicodeScalar(value)
      else { throw problem("\\u\(digits) is not a character; write the character itself") }
      place += 4
      return String(scalar)
    default: throw problem("unknown escape in a string")
    }
  }
}
