internal import CLibrary

/// How Interface Builder spells characters in attribute values and in text.
enum Escaping {
  /// The spelling of a byte where it needs one in an attribute value; nil where it stands for itself.
  ///
  /// Only the first four occur in real files, and values with line ends or tabs are written as child
  /// elements; an attribute that came with one anyway must not lose it to XML's normalisation.
  static func attributeEscape(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\t"): "&#9;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }

  /// The spelling of a byte where it needs one in text.
  static func textEscape(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }

  /// Appends a value as an attribute spells it.
  static func appendAttribute(_ value: String, to output: inout [UInt8]) {
    append(value, to: &output, escape: attributeEscape)
  }

  /// Appends text as an element spells it.
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
      for index in bytes.indices where needsLook(bytes[index]) {
        guard let spelling = escape(bytes[index]) else { continue }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        spelling.withUTF8Buffer { output.append(contentsOf: $0) }
        start = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  // A bit for each byte that has a spelling of its own in some place: \t \n \r " & < >.
  @inline(__always)
  fileprivate static func needsLook(_ byte: UInt8) -> Bool {
    byte < 64 && (0x5000_0044_0000_2600 as UInt64) &>> UInt64(byte) & 1 != 0
  }
}

/// Compares source bytes with what the writer would write, without writing it.
struct SourceCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  /// Steps over `count` bytes if they are the same as those at `pointer`.
  @inline(__always)
  mutating func skip(_ pointer: UnsafeRawPointer, count: Int) -> Bool {
    guard offset + count <= bytes.count, let base = bytes.baseAddress,
      memcmp(base + offset, pointer, count) == 0
    else { return false }
    offset += count
    return true
  }

  /// Steps over one byte if it is `byte`.
  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over an attribute's value if it is spelled as the writer spells it.
  @inline(__always)
  mutating func skipValue(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    skipPlain(value) || skipEscaped(value)
  }

  /// Steps over a value that stands as it is, up to the quote.
  ///
  /// The parser has read the same bytes as they are, so that no reference is among them, nor blank
  /// space of another kind; of what the writer spells out only `>` may be.
  private mutating func skipPlain(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = value.baseAddress, offset + value.count < bytes.count,
      bytes[offset + value.count] == UInt8(ascii: "\""),
      memchr(text, Int32(UInt8(ascii: ">")), value.count) == nil
    else { return false }
    return skip(text, count: value.count)
  }

  private mutating func skipEscaped(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in value {
      if Escaping.needsLook(byte), let spelling = Escaping.attributeEscape(byte) {
        guard skip(spelling.utf8Start, count: spelling.utf8CodeUnitCount) else { return false }
      } else if !skip(byte) {
        return false
      }
    }
    return true
  }
}
