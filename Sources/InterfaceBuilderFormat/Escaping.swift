internal import CLibrary
internal import LayoutModel

/// Escapes characters in attribute values and in text as Interface Builder does.
package enum Escaping {
  /// Returns an attribute value with its escapes.
  package static func attribute(_ value: String) -> String {
    var output: [UInt8] = []
    appendAttribute(value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the escape of a byte in an attribute value; nil if the byte needs none.
  ///
  /// Only those of `<`, `>`, `&` and `"` occur in real files. Interface Builder writes values with line
  /// ends or tabs as child elements. In an attribute, XML normalization would turn them into spaces
  /// if they were not escaped.
  static func attributeEscape(_ byte: UInt8) -> StaticString? {
    XMLText.attributeReference(byte)
  }

  /// Returns the escape of a byte in the text of an element; nil if the byte needs none.
  static func textEscape(_ byte: UInt8) -> StaticString? {
    byte == UInt8(ascii: "\"") ? "&quot;" : XMLText.contentReference(byte)
  }

  /// Appends an attribute value and escapes it.
  static func appendAttribute(_ value: String, to output: inout [UInt8]) {
    append(value, to: &output, escape: attributeEscape)
  }

  /// Appends the text of an element and escapes it.
  static func appendText(_ text: String, to output: inout [UInt8]) {
    append(text, to: &output, escape: textEscape)
  }

  @inline(__always)
  private static func append(
    _ value: String,
    to output: inout [UInt8],
    escape: (UInt8) -> StaticString?
  ) {
    var value = value
    value.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where mayNeedEscape(bytes[index]) {
        guard let spelling = escape(bytes[index]) else { continue }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        spelling.withUTF8Buffer { output.append(contentsOf: $0) }
        start = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  // True for the bytes that have an escape in attributes or text: \t \n \r " & < >.
  @inline(__always)
  fileprivate static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 64 && (0x5000_0044_0000_2600 as UInt64) &>> UInt64(byte) & 1 != 0
  }
}

/// Compares source bytes with the writer's output, without producing the output.
struct SourceCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  /// Skips `count` bytes if they equal those at `pointer`. Returns false otherwise.
  @inline(__always)
  mutating func skip(_ pointer: UnsafeRawPointer, count: Int) -> Bool {
    guard offset + count <= bytes.count, let base = bytes.baseAddress,
      memcmp(base + offset, pointer, count) == 0
    else { return false }
    offset += count
    return true
  }

  /// Skips one byte if it is `byte`. Returns false otherwise.
  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Skips an attribute's value if it is escaped as the writer escapes it. Returns false otherwise.
  @inline(__always)
  mutating func skipValue(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    skipPlain(value) || skipEscaped(value)
  }

  /// Skips a value without escapes, up to the quote.
  ///
  /// If the source equals the parsed value, it has no references, tabs or line ends, which the
  /// parser would have replaced. `>` is the only byte left that the writer would escape.
  private mutating func skipPlain(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = value.baseAddress, offset + value.count < bytes.count,
      bytes[offset + value.count] == UInt8(ascii: "\""),
      memchr(text, Int32(UInt8(ascii: ">")), value.count) == nil
    else { return false }
    return skip(text, count: value.count)
  }

  private mutating func skipEscaped(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in value {
      if Escaping.mayNeedEscape(byte), let spelling = Escaping.attributeEscape(byte) {
        guard skip(spelling.utf8Start, count: spelling.utf8CodeUnitCount) else { return false }
      } else if !skip(byte) {
        return false
      }
    }
    return true
  }
}
