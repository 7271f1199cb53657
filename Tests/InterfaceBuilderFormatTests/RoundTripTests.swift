import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

struct RoundTripTests {
  @Test(arguments: Fixture.allCases)
  func `a document is written byte for byte`(fixture: Fixture) throws {
    let bytes = try fixture.bytes()

    let document = try DocumentReader.read(bytes)

    #expect(String(decoding: DocumentWriter.write(document), as: UTF8.self) == (try fixture.text()))
    #expect(DocumentWriter.write(document) == bytes)
  }

  @Test(arguments: RoundTripCase.declarations + RoundTripCase.text + RoundTripCase.structure)
  func `an unusual spelling is written byte for byte`(example: RoundTripCase) throws {
    let bytes = Array(example.text.utf8)

    let document = try DocumentReader.read(bytes)

    #expect(DocumentWriter.write(document) == bytes)
  }

  @Test(arguments: [Fixture.adaptive, .flow, .panel, .face])
  func `the output of Interface Builder needs no formatting`(fixture: Fixture) throws {
    let document = try DocumentReader.read(try fixture.bytes())

    // The date's comment, which is no line before an object, is the one exception.
    let sites = document.objects.flatMap { object in
      object.formatting.map { _ in object.id.rawValue }
    }
    #expect(sites == (fixture == .panel ? ["dc0-Pa-001"] : []))
  }

  @Test func `Windows line ends are preserved`() throws {
    let bytes = Array(try Fixture.adaptive.text().utf8).flatMap { byte in
      byte == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), byte] : [byte]
    }

    #expect(DocumentWriter.write(try DocumentReader.read(bytes)) == bytes)
  }

  @Test func `a byte order mark is preserved`() throws {
    let bytes = [0xef, 0xbb, 0xbf] + (try Fixture.flow.bytes())

    #expect(DocumentWriter.write(try DocumentReader.read(bytes)) == bytes)
  }

  @Test(arguments: [150, FormatLimits.depth - 3])
  func `deep nesting is preserved`(levels: Int) throws {
    let start = (0..<levels).map { "<level\($0 % 7) n=\"\($0)\">" }.joined()
    let end = (0..<levels).reversed().map { "</level\($0 % 7)>" }.joined()
    let bytes = Array(Fixture.view(start + end).utf8)

    #expect(DocumentWriter.write(try DocumentReader.read(bytes)) == bytes)
  }

  @Test func `deeply nested views come back with one parent each`() throws {
    var lines: [String] = []
    for level in 0..<150 {
      lines.append("<view id=\"v\(level)\"><subviews>")
    }
    lines.append(String(repeating: "</subviews></view>", count: 150))
    let bytes = Array(Fixture.view("<subviews>" + lines.joined() + "</subviews>").utf8)

    let document = try DocumentReader.read(bytes)

    #expect(document.objects.last?.parent == ObjectID("v148"))
    #expect(DocumentWriter.write(document) == bytes)
  }

  @Test func `two spellings of one accent stay apart`() throws {
    let composed = "caf\u{e9}"
    let decomposed = "cafe\u{301}"
    let text = Fixture.view(
      """
      <label text="\(composed)" id="\(composed)"/><label text="\(decomposed)" id="\(decomposed)"/>
      """
    )

    let document = try DocumentReader.read(Array(text.utf8))

    #expect(document.objects.suffix(2).map(\.idPosition) == [1, 1])
    #expect(DocumentWriter.write(document) == Array(text.utf8))
  }

  @Test func `many repeated ids are preserved`() throws {
    let lines = (0..<300).map { _ in "<label id=\"same\"/>" }.joined(separator: "\n")
    let bytes = Array(Fixture.view("<subviews>\n\(lines)\n</subviews>").utf8)

    #expect(DocumentWriter.write(try DocumentReader.read(bytes)) == bytes)
  }
}
