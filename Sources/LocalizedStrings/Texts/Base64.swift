/// Decodes the texts that Interface Builder writes in Base64.
enum Base64 {
  /// Returns the text of digits with or without padding; nil if they are invalid, or no UTF-8.
  static func text(_ digits: String) -> String? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in digits.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let digit = value(byte) else { return nil }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
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
