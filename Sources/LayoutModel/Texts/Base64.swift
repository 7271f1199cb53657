/// Base64, in which Interface Builder writes texts whose characters XML can't contain.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  /// Returns the text that digits stand for, with or without padding; nil if they are invalid, or
  /// no UTF-8.
  package static func text(_ digits: String) -> String? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in digits.utf8 where byte > UInt8(ascii: " ") && byte != padding {
      guard let digit = value(byte) else { return nil }
      bits = bits << 6 | digit
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the digits of a text without padding, as Interface Builder writes them.
  package static func digits(of text: String) -> String {
    String(decoding: encoded(text.utf8), as: UTF8.self)
  }

  /// Returns the digits of bytes with padding, as URLs need them.
  package static func padded(_ bytes: [UInt8]) -> String {
    var output = encoded(bytes)
    while !output.count.isMultiple(of: 4) { output.append(padding) }
    return String(decoding: output, as: UTF8.self)
  }

  private static func encoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(truncatingIfNeeded: byte)
      count += 8
      while count >= 6 {
        count -= 6
        output.append(digit(bits >> count))
      }
    }
    if count > 0 { output.append(digit(bits << (6 - count))) }
    return output
  }

  /// Returns the digit of the lowest six bits.
  private static func digit(_ bits: UInt32) -> UInt8 {
    digits.dropFirst(Int(bits & 63)).first ?? padding
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    let digit = UInt32(truncatingIfNeeded: byte)
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return digit - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return digit - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return digit + 4
    case UInt8(ascii: "+"): return 62
    case UInt8(ascii: "/"): return 63
    default: return nil
    }
  }
}
