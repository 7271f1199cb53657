/// Finds the encoding in an XML declaration.
enum DeclaredEncoding {
  /// Returns the declared encoding; nil if there is no declaration, or if it names no encoding.
  ///
  /// The declaration can be incomplete (no `version`) or use capital letters. The parser rejects
  /// both later.
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
