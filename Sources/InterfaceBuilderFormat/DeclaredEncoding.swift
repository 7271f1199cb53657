/// Reads the encoding out of an XML declaration.
enum DeclaredEncoding {
  /// The name that a declaration gives; nil if there is no declaration, or none in it.
  ///
  /// It needs no more than the declaration's frame: `version` may be missing, and names may be in
  /// capitals, which the parser refuses afterwards.
  static func name(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    var rest = text.dropFirst(5).prefix { $0 != UInt8(ascii: ">") }
    guard text.prefix(5).elementsEqual("<?xml".utf8), rest.first.map(isBlank) ?? false else {
      return nil
    }
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let word = rest[..<equals].split(whereSeparator: isBlank).last ?? []
      let value = rest[(equals + 1)...].drop(while: isBlank)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      if String(decoding: word, as: UTF8.self).lowercased() == "encoding" {
        return String(decoding: value[..<end].dropFirst(), as: UTF8.self)
      }
      rest = value[(end + 1)...]
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
