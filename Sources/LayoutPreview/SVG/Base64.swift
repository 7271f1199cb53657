/// Bytes as text.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  /// Returns the text of some bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while let first = rest.popFirst() {
      let (second, third) = (rest.popFirst(), rest.popFirst())
      result.append(digit(first >> 2))
      result.append(digit((first & 3) << 4 | (second ?? 0) >> 4))
      result.append(second.map { digit(($0 & 15) << 2 | (third ?? 0) >> 6) } ?? padding)
      result.append(third.map { digit($0 & 63) } ?? padding)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    digits.dropFirst(Int(value)).first ?? padding
  }

  /// Returns the bytes of a text, with or without its padding; nil for other characters.
  static func bytes(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in text.utf8 where byte != padding && byte > UInt8(ascii: " ") {
      guard let value = digits.firstIndex(of: byte) else { return nil }
      bits = (bits << 6 | value) & 0xfff
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return result
  }
}
