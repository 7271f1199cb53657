/// Reads the tags of an XML file with their places. Refuses document types, so that no entity is
/// ever expanded.
struct XMLTags {
  struct Tag {
    /// The name without a prefix.
    let name: String
    let kind: Kind
    /// From `<` to `>`.
    let range: Range<Int>
    let attributes: [(name: String, value: String)]

    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  enum Kind {
    case start
    case end
    /// A tag without content, such as `<tool/>`.
    case empty
  }

  private let text: [UInt8]
  private var place = 0
  private var open: [String] = []
  private static let maximumDepth = 64

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Returns the next tag; nil at the end.
  mutating func next() throws(StringsFileError) -> Tag? {
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      if isAt("<!--") {
        try skip(to: "-->", "a comment has no end")
      } else if isAt("<![CDATA[") {
        try skip(to: "]]>", "a CDATA section has no end")
      } else if isAt("<?") {
        try skip(to: "?>", "a processing instruction has no end")
      } else if isAt("<!") {
        throw error("a document type is not accepted")
      } else {
        return try tag()
      }
    }
    place = text.count
    guard let unclosed = open.last else { return nil }
    throw error("the element '\(unclosed)' has no end")
  }

  /// Returns the text of a range without tags: with entities and CDATA resolved.
  func text(in range: Range<Int>) -> String {
    var output: [UInt8] = []
    var rest = text[range]
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") })
    {
      output += rest[..<mark]
      rest = rest[mark...]
      let (resolved, count) = XMLTags.resolved(rest)
      output += resolved
      rest = rest.dropFirst(count)
    }
    return String(decoding: output + rest, as: UTF8.self)
  }

  /// Returns the text of the entity, comment or CDATA section at the beginning, and its length.
  private static func resolved(_ rest: ArraySlice<UInt8>) -> ([UInt8], Int) {
    if rest.starts(with: "<![CDATA[".utf8) {
      let content = rest.dropFirst(9)
      let end = index(of: "]]>", in: content) ?? content.endIndex
      return (Array(content[..<end]), end + 3 - rest.startIndex)
    }
    if rest.starts(with: "<!--".utf8) {
      let end = index(of: "-->", in: rest) ?? rest.endIndex
      return ([], end + 3 - rest.startIndex)
    }
    guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      return (Array(rest.prefix(1)), 1)
    }
    let name = String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
    guard let text = entity(name) else { return (Array(rest.prefix(1)), 1) }
    return (Array(text.utf8), end + 1 - rest.startIndex)
  }

  private static func entity(_ name: String) -> String? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }

  private static func index(of word: String, in text: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    return text.indices.first { text[$0] == word.first && text[$0...].starts(with: word) }
  }

  private func error(_ reason: String) -> StringsFileError {
    StringsFileError(line: StringsScanner.line(of: place, in: text), reason: reason)
  }

  private func isAt(_ word: String) -> Bool { text[place...].starts(with: word.utf8) }

  private mutating func skip(to end: String, _ reason: String) throws(StringsFileError) {
    guard let found = XMLTags.index(of: end, in: text[place...]) else { throw error(reason) }
    place = found + end.utf8.count
  }

  private mutating func tag() throws(StringsFileError) -> Tag {
    let start = place
    let isEnd = isAt("</")
    place += isEnd ? 2 : 1
    let name = XMLTags.local(word())
    guard !name.isEmpty else { throw error("a tag has no name") }
    var attributes: [(name: String, value: String)] = []
    var isEmpty = false
    while true {
      skipBlank()
      guard let byte = text[place...].first else { throw error("a tag has no end") }
      if byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "/") {
        isEmpty = true
        place += 1
      } else {
        attributes.append(try attribute())
      }
    }
    place += 1
    try nest(name, isEnd: isEnd, isEmpty: isEmpty)
    return Tag(
      name: name,
      kind: isEnd ? .end : isEmpty ? .empty : .start,
      range: start..<place,
      attributes: attributes
    )
  }

  private mutating func nest(
    _ name: String,
    isEnd: Bool,
    isEmpty: Bool
  ) throws(StringsFileError) {
    if isEnd {
      guard open.popLast() == name else { throw error("the end tag '\(name)' does not match") }
    } else if !isEmpty {
      open.append(name)
      guard open.count <= XMLTags.maximumDepth else { throw error("the XML nests too deeply") }
    }
  }

  private mutating func attribute() throws(StringsFileError) -> (name: String, value: String) {
    let name = word()
    skipBlank()
    guard !name.isEmpty, text[place...].first == UInt8(ascii: "=") else {
      throw error("an attribute has no value")
    }
    place += 1
    skipBlank()
    guard let quote = text[place...].first,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = text[(place + 1)...].firstIndex(of: quote)
    else { throw error("an attribute has no value in quotes") }
    let value = self.text(in: (place + 1)..<end)
    place = end + 1
    return (XMLTags.local(name), value)
  }

  private mutating func word() -> String {
    let word = text[place...].prefix { byte in
      byte > 0x20 && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
    }
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private static func local(_ name: String) -> String {
    name.hasPrefix("xml:") ? name : String(name.split(separator: ":").last ?? "")
  }

  private mutating func skipBlank() {
    place += text[place...].prefix { $0 <= 0x20 }.count
  }
}
