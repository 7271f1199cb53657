internal import CLibrary
import LayoutModel

/// A start tag as the parser reports it, with its bytes in the source.
struct StartTag {
  let name: UnsafePointer<CChar>
  /// Alternating names and values in the order of the file, terminated by nil.
  let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  /// From `<` to `>`.
  let source: UnsafeBufferPointer<UInt8>

  var isSelfClosed: Bool { source.count >= 2 && source[source.count - 2] == UInt8(ascii: "/") }

  /// True if the writer would write exactly these bytes.
  var isUsual: Bool {
    var cursor = SourceCursor(bytes: source, offset: 1)
    guard cursor.skip(name, count: length(name)) else { return false }
    var index = 0
    while let attribute = attributes[index], let value = attributes[index + 1] {
      guard cursor.skip(UInt8(ascii: " ")), cursor.skip(attribute, count: length(attribute)),
        cursor.skip(UInt8(ascii: "=")), cursor.skip(UInt8(ascii: "\"")),
        cursor.skipValue(bytes(of: value)),
        cursor.skip(UInt8(ascii: "\""))
      else { return false }
      index += 2
    }
    return cursor.offset == source.count - (isSelfClosed ? 2 : 1)
  }

  /// Returns the differences between the tag and the writer's output; nil if a value is not quoted,
  /// which the parser rejects.
  func deviations() -> [(site: Formatting.Site, text: String)]? {
    var found: [(Formatting.Site, String)] = []
    var offset = 1 + length(name)
    var index = 0
    while let attribute = attributes[index], let value = attributes[index + 1] {
      let attributeName = String(cString: attribute)
      guard let quote = firstQuote(from: offset),
        let end = source[(quote + 1)...].firstIndex(of: source[quote])
      else { return nil }
      let isSingle = source[quote] == UInt8(ascii: "'")
      let lead = text(offset..<quote) + (isSingle ? "'" : "")
      if !lead.hasSameBytes(as: " \(attributeName)=") {
        found.append((.attributeName(attributeName), lead))
      }
      var usual: [UInt8] = []
      Escaping.appendAttribute(String(cString: value), to: &usual)
      if !source[(quote + 1)..<end].elementsEqual(usual) {
        found.append((.attributeValue(attributeName), text((quote + 1)..<end)))
      }
      offset = end + 1
      index += 2
    }
    let end = source.count - (isSelfClosed ? 2 : 1)
    if offset < end { found.append((.startTagEnd, text(offset..<end))) }
    return found
  }

  private func firstQuote(from start: Int) -> Int? {
    source[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private func length(_ text: UnsafePointer<CChar>) -> Int { strlen(text) }

  private func bytes(of text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let count = strlen(text)
    return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
  }
}
