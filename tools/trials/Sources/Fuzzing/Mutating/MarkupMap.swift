/// The positions of the elements and attributes in a text.
///
/// It is not a parser: a text that is not well-formed has a map too.
struct MarkupMap {
  /// The ranges of an attribute.
  struct Attribute {
    /// The name.
    let name: Range<Int>
    /// The text between the quotes.
    let value: Range<Int>
  }

  /// The ranges of an element.
  struct Element {
    /// The start tag's name.
    let name: Range<Int>
    /// The start tag.
    let start: Range<Int>
    /// The end tag; empty if there is none.
    var end: Range<Int>
    /// The index of the enclosing element.
    let parent: Int?
    /// The attributes of the start tag.
    let attributes: [Attribute]

    /// The whole element, with its content.
    var whole: Range<Int> { start.lowerBound..<end.upperBound }
  }

  /// The elements in the order of their start tags.
  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private let text: [UInt8]
  private var index = 0

  /// Scans a text.
  init(_ text: [UInt8]) {
    self.text = text
    while let place = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = place + 1
      guard index < text.count else { break }
      switch text[index] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
      case UInt8(ascii: "/"): readEnd(at: place)
      default: readStart(at: place)
      }
    }
    // An unclosed element ends with its start tag.
  }

  /// The attribute of an element with a name.
  func attribute(_ name: String, of element: Element) -> Attribute? {
    element.attributes.first { text[$0.name].elementsEqual(name.utf8) }
  }

  /// The enclosing elements of an element, innermost first.
  func ancestors(of number: Int) -> [Int] {
    var result: [Int] = []
    var next = elements[number].parent
    while let parent = next {
      result.append(parent)
      next = elements[parent].parent
    }
    return result
  }

  private mutating func skip(past byte: UInt8) {
    index = text[index...].firstIndex(of: byte).map { $0 + 1 } ?? text.count
  }

  private mutating func readEnd(at place: Int) {
    index += 1
    let name = word()
    skip(past: UInt8(ascii: ">"))
    guard let last = open.last, text[elements[last].name] == text[name] else { return }
    elements[last].end = place..<index
    open.removeLast()
  }

  private mutating func readStart(at place: Int) {
    let name = word()
    guard !name.isEmpty else { return }
    var attributes: [Attribute] = []
    while let attribute = readAttribute() { attributes.append(attribute) }
    let isEmpty = index < text.count && text[index] == UInt8(ascii: "/")
    skip(past: UInt8(ascii: ">"))
    let start = place..<index
    elements.append(
      Element(
        name: name,
        start: start,
        end: index..<index,
        parent: open.last,
        attributes: attributes
      )
    )
    if !isEmpty { open.append(elements.count - 1) }
  }

  private mutating func readAttribute() -> Attribute? {
    skipBlanks()
    let name = word()
    guard !name.isEmpty else { return nil }
    skipBlanks()
    guard index < text.count, text[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    skipBlanks()
    guard index < text.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[index]) else {
      return nil
    }
    let quote = text[index]
    let start = index + 1
    guard let end = text[start...].firstIndex(of: quote) else { return nil }
    index = end + 1
    return Attribute(name: name, value: start..<end)
  }

  private mutating func skipBlanks() {
    while index < text.count, text[index] <= 0x20 { index += 1 }
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < text.count, !MarkupMap.endsWord(text[index]) { index += 1 }
    return start..<index
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "<>/=\"'".utf8.contains(byte)
  }
}
