/// The texts that Interface Builder writes in Base64, because XML can't contain their characters.
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

  /// Returns the digits of a text, without padding.
  static func digits(of text: String) -> String {
    var output: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in text.utf8 {
      bits = bits << 8 | UInt32(truncatingIfNeeded: byte)
      count += 8
      while count >= 6 {
        count -= 6
        output.append(digit(bits >> count & 63))
      }
    }
    if count > 0 { output.append(digit(bits << (6 - count) & 63)) }
    return String(decoding: output, as: UTF8.self)
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    let byte = UInt8(truncatingIfNeeded: value)
    switch byte {
    case 0..<26: return byte + 65
    case 26..<52: return byte + 71
    case 52..<62: return byte - 4
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
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
