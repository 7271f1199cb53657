/// Checks the encoding of a document before it is parsed.
///
/// The parser detects encodings and transcodes to UTF-8, even if the caller specifies one. Its byte
/// offsets would then not match the source, so only bytes that are entirely UTF-8 are parsed.
enum TextEncoding {
  /// Throws unless the bytes are UTF-8, with or without a byte order mark.
  /// - Throws: ``FormatError/encoding(_:line:)`` if the byte order mark, the first characters
  ///   (appendix F of XML 1.0) or the declaration indicate another encoding,
  ///   ``FormatError/malformed(reason:line:column:)`` if one of the first two bytes is zero,
  ///   ``FormatError/notUTF8(byte:line:column:)`` if another byte is not UTF-8.
  static func requireUTF8(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    if let found = beginning(of: bytes) { throw FormatError.encoding(found, line: 1) }
    // If one of the first two bytes is zero, the parser assumes UTF-16.
    if bytes.count > 1, bytes.prefix(2).contains(0) {
      throw FormatError.malformed(reason: "a zero byte at the beginning", line: 1, column: 1)
    }
    if let declared = DeclaredEncoding.name(in: bytes), declared.uppercased() != "UTF-8" {
      throw FormatError.encoding(declared, line: 1)
    }
    if let place = UTF8Validation.firstInvalid(in: bytes) { throw notUTF8(at: place, in: bytes) }
  }

  /// Returns the encoding that the first bytes indicate; nil if they can be UTF-8.
  private static func beginning(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    beginnings.first { bytes.starts(with: $0.bytes) }?.name
  }

  /// First bytes that do not occur in UTF-8 or in XML encoded as UTF-8. A sequence comes before its
  /// own prefixes.
  private static let beginnings: [(bytes: [UInt8], name: String)] = wideMarks + wideText + others

  private static let wideMarks: [(bytes: [UInt8], name: String)] = [
    ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE"),
    ([0x00, 0x00, 0xFF, 0xFE], "UCS-4 in the order 2143"),
    ([0xFE, 0xFF, 0x00, 0x00], "UCS-4 in the order 3412"),
    ([0xFE, 0xFF], "UTF-16BE"), ([0xFF, 0xFE], "UTF-16LE"),
  ]

  /// Without a byte order mark: the characters with which XML can begin, in each byte order of two
  /// and four bytes.
  private static let wideText: [(bytes: [UInt8], name: String)] =
    Array("<\t\n\r ".utf8).flatMap { character -> [(bytes: [UInt8], name: String)] in
      [
        ([0x00, 0x00, 0x00, character], "UTF-32BE"), ([character, 0x00, 0x00, 0x00], "UTF-32LE"),
        ([0x00, 0x00, character, 0x00], "UCS-4 in the order 2143"),
        ([0x00, character, 0x00, 0x00], "UCS-4 in the order 3412"),
        ([0x00, character], "UTF-16BE"), ([character, 0x00], "UTF-16LE"),
      ]
    }

  private static let others: [(bytes: [UInt8], name: String)] = [
    // `<?xm`, `<doc` and `<!--`.
    ([0x4C, 0x6F, 0xA7, 0x94], "EBCDIC"), ([0x4C, 0x84, 0x96, 0x83], "EBCDIC"),
    ([0x4C, 0x5A, 0x60, 0x60], "EBCDIC"),
    ([0xDD, 0x73, 0x66, 0x73], "UTF-EBCDIC"), ([0x0E, 0xFE, 0xFF], "SCSU"),
    ([0xFB, 0xEE, 0x28], "BOCU-1"), ([0x84, 0x31, 0x95, 0x33], "GB18030"),
    ([0xF7, 0x64, 0x4C], "UTF-1"),
    ([0x2B, 0x2F, 0x76, 0x38], "UTF-7"), ([0x2B, 0x2F, 0x76, 0x39], "UTF-7"),
    ([0x2B, 0x2F, 0x76, 0x2B], "UTF-7"), ([0x2B, 0x2F, 0x76, 0x2F], "UTF-7"),
  ]

  private static func notUTF8(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> FormatError {
    let before = bytes[..<place]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return .notUTF8(
      byte: bytes[place],
      line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + place - lineStart
    )
  }
}
