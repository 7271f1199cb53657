internal import LayoutModel

/// A JSON value with its place in a text.
struct JSONNode: Sendable {
  /// A member of an object.
  struct Member: Sendable {
    let key: String
    let keyRange: Range<Int>
    let node: JSONNode
  }

  enum Content: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// A number, a Boolean value or null.
    case other
  }

  let range: Range<Int>
  let content: Content

  /// The members of an object; empty for other values.
  var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The text of a string; nil for other values.
  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// Returns a member's value; nil if there is none.
  subscript(_ key: String) -> JSONNode? { members.first { $0.key == key }?.node }
}

/// Reads JSON. Nesting is limited, so that no input exhausts the stack.
struct JSONScanner {
  private static let maximumDepth = 64

  private let text: [UInt8]
  private var place = 0

  /// Returns the value of a whole text.
  /// - Throws: ``StringsFileError`` with the line.
  static func read(_ text: [UInt8]) throws(StringsFileError) -> JSONNode {
    var scanner = JSONScanner(text)
    let node = try scanner.value(depth: 0)
    scanner.skipBlank()
    guard scanner.next == nil else { throw scanner.error("the JSON has text after its end") }
    return node
  }

  private init(_ text: [UInt8]) {
    self.text = text
  }

  private var next: UInt8? { place < text.count ? text[place] : nil }

  private func error(_ reason: String) -> StringsFileError {
    StringsFileError(line: StringsScanner.line(of: place, in: text), reason: reason)
  }

  private mutating func skipBlank() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
  }

  private mutating func value(depth: Int) throws(StringsFileError) -> JSONNode {
    guard depth < JSONScanner.maximumDepth else { throw error("the JSON nests too deeply") }
    skipBlank()
    let start = place
    let content: JSONNode.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try items(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case nil: throw error("the JSON ends too early")
    default:
      while let byte = next, JSONScanner.isWord(byte) { place += 1 }
      guard place > start else { throw error("a JSON value is expected here") }
      content = .other
    }
    return JSONNode(range: start..<place, content: content)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "E"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func members(depth: Int) throws(StringsFileError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    try list(until: UInt8(ascii: "}")) { scanner throws(StringsFileError) in
      let start = scanner.place
      guard scanner.next == UInt8(ascii: "\"") else {
        throw scanner.error("a key is expected here")
      }
      let key = try scanner.string()
      let keyRange = start..<scanner.place
      scanner.skipBlank()
      guard scanner.next == UInt8(ascii: ":") else { throw scanner.error("a colon is missing") }
      scanner.place += 1
      let node = try scanner.value(depth: depth + 1)
      members.append(JSONNode.Member(key: key, keyRange: keyRange, node: node))
    }
    return members
  }

  private mutating func items(depth: Int) throws(StringsFileError) -> [JSONNode] {
    var items: [JSONNode] = []
    try list(until: UInt8(ascii: "]")) { scanner throws(StringsFileError) in
      items.append(try scanner.value(depth: depth + 1))
    }
    return items
  }

  /// Reads an opening bracket, elements with commas between them, and the closing bracket.
  private mutating func list(
    until end: UInt8,
    _ element: (inout JSONScanner) throws(StringsFileError) -> Void
  ) throws(StringsFileError) {
    place += 1
    skipBlank()
    if next == end {
      place += 1
      return
    }
    while true {
      skipBlank()
      try element(&self)
      skipBlank()
      let found = next
      guard found == UInt8(ascii: ",") || found == end else {
        throw error("a comma or a closing bracket is missing")
      }
      place += 1
      if found == end { return }
    }
  }

  private mutating func string() throws(StringsFileError) -> String {
    let start = place
    place += 1
    var isEscaped = false
    while let byte = next, byte != UInt8(ascii: "\"") {
      isEscaped = isEscaped || byte == UInt8(ascii: "\\")
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next != nil else {
      place = start
      throw error("a JSON string has no closing quote")
    }
    place += 1
    let content = text[(start + 1)..<(place - 1)]
    guard isEscaped else { return String(decoding: content, as: UTF8.self) }
    // JSON's escapes are a part of those of strings files.
    return StringsEscape.unescaped(content)
  }
}

extension StringsEscape {
  /// Returns a JSON string with its quotes, as Xcode writes it.
  static func json(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.value < 0x20:
        output += "\\u00" + scalar.value.twoHexDigits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
