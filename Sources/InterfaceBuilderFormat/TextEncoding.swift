/// What encoding the bytes of a document are in, decided before the parser sees one of them.
///
/// The parser finds encodings by itself and transcodes, whatever it was told; offsets into its text are
/// none into the bytes then. So only bytes that are UTF-8 from the first to the last get that far.
enum TextEncoding {
  /// Lets UTF-8 pass, with its byte order mark or without.
  /// - Throws: ``FormatError/encoding(_:line:)`` for what a byte order mark, the first characters
  ///   (appendix F of XML 1.0) or a declaration tell, ``FormatError/notUTF8(byte:line:column:)`` where
  ///   UTF-8 was to be expected.
  static func requireUTF8(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    if let found = beginning(of: bytes) { throw FormatError.encoding(found, line: 1) }
    // The parser takes a zero among the first two bytes for UTF-16, whatever comes then.
    if bytes.count > 1, bytes.prefix(2).contains(0) {
      throw FormatError.malformed(reason: "a zero byte at the beginning", line: 1, column: 1)
    }
    if let declared = DeclaredEncoding.name(in: bytes), declared.uppercased() != "UTF-8" {
      throw FormatError.encoding(declared, line: 1)
    }
    if let place = UTF8Validation.firstInvalid(in: bytes) { throw notUTF8(at: place, in: bytes) }
  }

  /// The encoding that the first bytes tell; nil if they may be UTF-8.
  private static func beginning(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    beginnings.first { bytes.starts(with: $0.bytes) }?.name
  }

  /// First bytes that UTF-8 can't have, or no XML in it; the longer before those that they begin with.
  private static let beginnings: [(bytes: [UInt8], name: String)] = wideMarks + wideText + others

  private static let wideMarks: [(bytes: [UInt8], name: String)] = [
    ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE"),
    ([0x00, 0x00, 0xFF, 0xFE], "UCS-4 in the order 2143"),
    ([0xFE, 0xFF, 0x00, 0x00], "UCS-4 in the order 3412"),
    ([0xFE, 0xFF], "UTF-16BE"), ([0xFF, 0xFE], "UTF-16LE"),
  ]

  /// Without a mark: the characters with which XML can begin, in each order of two and four bytes.
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
