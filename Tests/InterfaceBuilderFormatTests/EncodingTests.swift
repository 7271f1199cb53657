import LayoutModel
import TestSupport
import Testing

@testable import InterfaceBuilderFormat

/// What is refused because of its encoding, and what must not be.
struct EncodingTests {
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let body = "\(Fixture.start)\n<a b=\"é𝄞\"/></document>\n"

  @Test(arguments: EncodedText.wide, ["", declaration, "<?xml version=\"1.0\"?>", " \n"])
  func `encodings of two or four bytes are refused, with and without declaration or mark`(
    encoding: EncodedText,
    prolog: String
  ) {
    for mark in ["", "\u{FEFF}"] {
      let bytes = encoding.bytes(of: mark + prolog + EncodingTests.body)

      #expect(throws: FormatError.encoding(encoding.name, line: 1)) {
        try DocumentReader.read(bytes)
      }
    }
  }

  @Test(arguments: EncodedText.wide)
  func `a text in another encoding that ends early is refused`(encoding: EncodedText) {
    let bytes = encoding.bytes(of: "\u{FEFF}<document/>")

    for count in encoding.width..<bytes.count {
      #expect(throws: FormatError.self) { try DocumentReader.read(Array(bytes[..<count])) }
    }
  }

  @Test(
    arguments: [
      ([0x4C, 0x6F, 0xA7, 0x94, 0x93], "EBCDIC"), ([0x4C, 0x84, 0x96, 0x83, 0xA4], "EBCDIC"),
      ([0x4C, 0x5A, 0x60, 0x60], "EBCDIC"), ([0xDD, 0x73, 0x66, 0x73, 0x3C], "UTF-EBCDIC"),
      ([0x0E, 0xFE, 0xFF, 0x3C], "SCSU"), ([0xFB, 0xEE, 0x28, 0x3C], "BOCU-1"),
      ([0x84, 0x31, 0x95, 0x33, 0x3C], "GB18030"), ([0x2B, 0x2F, 0x76, 0x38, 0x2D], "UTF-7"),
      ([0xF7, 0x64, 0x4C, 0x3C], "UTF-1"),
    ] as [([UInt8], String)]
  )
  func `other encodings are detected by their first bytes`(bytes: [UInt8], name: String) {
    #expect(throws: FormatError.encoding(name, line: 1)) { try DocumentReader.read(bytes) }
  }

  @Test(arguments: [
    ("version=\"1.0\" encoding=\"ISO-8859-1\"", "ISO-8859-1"), ("encoding='latin1'", "latin1"),
    ("version='1.0'\n  encoding = 'windows-1252' standalone='yes'", "windows-1252"),
    ("version=\"1.0\" encoding=\"UTF-16\"", "UTF-16"), ("ENCODING=\"Shift_JIS\"", "Shift_JIS"),
    ("version=\"1.0\" encoding=\"US-ASCII\"", "US-ASCII"),
    ("version=\"1.0\" encoding=\"utf8\"", "utf8"),
    ("version=\"1.0\" encoding=\"\"", ""),
  ])
  func `another encoding that is declared is refused, whatever the bytes are`(
    content: String,
    name: String
  ) {
    for mark in ["", "\u{FEFF}"] {
      let text = Array("\(mark)<?xml \(content)?>\n".utf8)
      for body in [Array(EncodingTests.body.utf8), [0xE9]] {
        #expect(throws: FormatError.encoding(name, line: 1)) {
          try DocumentReader.read(text + body)
        }
      }
    }
  }

  @Test(arguments: [
    "", "<?xml version=\"1.0\"?>", declaration, "<?xml version='1.0' encoding = 'utf-8' ?>",
    "<?xml version=\"1.0\"\tencoding=\"Utf-8\" standalone=\"no\"?>\r\n",
    "<!-- <?xml encoding=\"latin1\"?> -->", "<?xml-stylesheet encoding=\"latin1\"?>",
  ])
  func `UTF-8 is read and written, declared or not, with or without a mark`(prolog: String) throws {
    for mark in ["", "\u{FEFF}"] {
      let bytes = Array((mark + prolog + EncodingTests.body).utf8)

      #expect(DocumentWriter.write(try DocumentReader.read(bytes)) == bytes)
    }
  }

  @Test(
    arguments: [
      [0xE9], [0x80], [0xBF], [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9D, 0x84], [0xFF], [0xFE],
    ] as [[UInt8]]
  )
  func `the first byte that is not UTF-8 is refused with its position`(bad: [UInt8]) throws {
    for padding in 0..<9 {
      let lead =
        "\(EncodingTests.declaration)\(Fixture.start)\n<é \(String(repeating: " ", count: padding))"
      for tail in ["", "\"/></document>"] {
        let bytes = Array(lead.utf8) + bad + Array(tail.utf8)

        #expect(throws: FormatError.notUTF8(byte: bad[0], line: 3, column: 5 + padding)) {
          try DocumentReader.read(bytes)
        }
      }
    }
  }

  @Test func `UTF-8 validation agrees with the standard library`() {
    var random = SeededGenerator(seed: 3629)
    let pieces: [[UInt8]] = [
      [0x41], Array("é".utf8), Array("€".utf8), Array("𝄞".utf8), [0x80], [0xBF], [0xC2], [0xE0],
      [0xED], [0xF0], [0xF4], [0x9F], [0xA0], [0x90], [0x8F],
    ]
    for _ in 0..<4000 {
      let bytes = (0..<Int.random(in: 1...12, using: &random))
        .flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      let found = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) }

      #expect((found == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
      if let found {
        #expect(String(validating: bytes[..<found], as: UTF8.self) != nil, "\(bytes)")
      }
    }
  }

  @Test(arguments: EncodedText.wide)
  func `a parser that transcodes is detected`(encoding: EncodedText) {
    for mark in ["", "\u{FEFF}"] {
      let bytes = encoding.bytes(of: mark + EncodingTests.declaration + EncodingTests.body)

      #expect(throws: FormatError.self) {
        try bytes.withUnsafeBufferPointer { _ = try DocumentReader.parse($0) }
      }
    }
  }
}
