import InterfaceBuilderFormat
import TestSupport
import Testing

struct RefusalTests {
  @Test func `an empty file is refused`() {
    #expect(throws: FormatError.empty) { try DocumentReader.read([]) }
  }

  @Test(arguments: [
    ("not XML at all", 1, "syntax error"),
    ("\(Fixture.start)\n<a>\n</b>\n</document>", 3, "mismatched tag"),
    ("\(Fixture.start)\n\n<a b=1/></document>", 3, "not well-formed (invalid token)"),
    ("\(Fixture.start)\n<a b=\"1\" b=\"2\"/></document>", 2, "duplicate attribute"),
    ("\(Fixture.start)\n<a>&nbsp;</a></document>", 2, "undefined entity"),
    ("\(Fixture.start)\n<objects>", 2, "no element found"),
    ("\(Fixture.start)</document>\n<more/>", 2, "junk after document element"),
    ("\(Fixture.start)\n<<<<<<< HEAD\n</document>", 2, "not well-formed (invalid token)"),
    (
      " \n<?xml version=\"1.0\"?>\(Fixture.start)</document>", 2,
      "XML or text declaration not at start of entity"
    ),
    ("   \n", 2, "no element found"),
  ])
  func `malformed XML is refused with its line`(text: String, line: Int, reason: String) throws {
    let error = try #require(throws: FormatError.self) {
      try DocumentReader.read(Array(text.utf8))
    }

    #expect(error.line == line)
    #expect(error.description.contains("not well-formed XML: \(reason)"))
  }

  @Test(arguments: [("<<<<<<< HEAD", true), ("<< HEAD", false)])
  func `a conflict marker of git is named, with what to do`(line: String, isNamed: Bool) throws {
    let text = "\(Fixture.start)\n\n\(line)\n</document>"

    let error = try #require(throws: FormatError.self) {
      try DocumentReader.read(Array(text.utf8))
    }

    #expect(error.line == 3)
    #expect(error.description.contains("conflict marker of git: take the version") == isNamed)
  }

  @Test(arguments: [[0x00], [0x00, 0x61], [0x61, 0x00], [0x3c, 0x61, 0x00, 0x3e]])
  func `zero bytes that indicate no encoding are refused`(bytes: [UInt8]) throws {
    let error = try #require(throws: FormatError.self) { try DocumentReader.read(bytes) }

    #expect(error.description.hasPrefix("not well-formed XML"))
    #expect(error.line == 1)
  }

  @Test func `an archive is refused with its type and what to do`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
      </archive>
      """

    let error = try #require(throws: FormatError.self) {
      try DocumentReader.read(Array(text.utf8))
    }

    #expect(error == .archive(type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", line: 2))
    #expect(error.description.contains("Xcode 5 or later"))
  }

  @Test(arguments: [
    ("<svg/>", "<svg>"),
    ("<document/>", "no document type"),
    ("<document type=\"com.example.Notes\"/>", "document type com.example.Notes"),
  ])
  func `other XML is refused`(text: String, found: String) {
    #expect(throws: FormatError.notInterfaceBuilder(found: found, line: 2)) {
      try DocumentReader.read(Array("<!-- x -->\n\(text)".utf8))
    }
  }

  @Test func `a document type declaration is refused before it defines anything`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      \(Fixture.start)<a>&b;</a></document>
      """

    #expect(throws: FormatError.documentTypeDeclaration(line: 2)) {
      try DocumentReader.read(Array(text.utf8))
    }
  }

  @Test func `more than 500 levels are refused at the line of level 501`() {
    let text = Fixture.start + String(repeating: "\n<a>", count: 600)

    #expect(throws: FormatError.tooDeep(line: 501)) {
      try DocumentReader.read(Array(text.utf8))
    }
  }

  @Test func `a document of 500 levels is accepted`() throws {
    let levels = FormatLimits.depth - 1
    let text =
      Fixture.start + String(repeating: "<a>", count: levels)
      + String(repeating: "</a>", count: levels) + "</document>"

    let document = try DocumentReader.read(Array(text.utf8))

    #expect(DocumentWriter.write(document) == Array(text.utf8))
  }

  @Test func `nesting whose paths would outgrow the file is refused`() {
    let tag = String(repeating: "x", count: 200)
    let branch =
      String(repeating: "<\(tag)>", count: 400) + String(repeating: "</\(tag)>", count: 400)
    let text = Fixture.start + branch + "</document>"

    #expect(throws: FormatError.tooDeep(line: 1)) {
      try DocumentReader.read(Array(text.utf8))
    }
  }

  @Test func `more bytes than the limit are refused unread`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: FormatLimits.bytes + 1)

    #expect(throws: FormatError.tooLarge(bytes: bytes.count)) { try DocumentReader.read(bytes) }
  }
}
