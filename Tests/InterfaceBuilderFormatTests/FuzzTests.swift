import InterfaceBuilderFormat
import TestSupport
import Testing

struct FuzzTests {
  private static let rounds = TestExtent.cases(80, of: 1000)

  @Test(arguments: Fixture.allCases)
  func `a mutated document is written byte for byte or refused`(fixture: Fixture) throws {
    let original = try fixture.bytes()
    var random = SeededGenerator(seed: UInt64(original.count))
    var accepted = 0

    for round in 0..<FuzzTests.rounds {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, using: &random) }
      do {
        let document = try DocumentReader.read(bytes)
        accepted += 1
        try #require(DocumentWriter.write(document) == bytes, "\(fixture) in round \(round)")
      } catch let error as FormatError {
        try #require(error.line ?? 1 > 0, "\(fixture) in round \(round)")
      }
    }

    // Mutations that are always refused would show nothing.
    #expect(accepted > FuzzTests.rounds / 10)
  }

  @Test(arguments: [Fixture.adaptive, .panel])
  func `a document cut short is refused`(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let cuts = stride(from: 0, to: bytes.count - 12, by: max(1, bytes.count / 60))

    for cut in cuts {
      #expect(throws: FormatError.self) { try DocumentReader.read(Array(bytes[..<cut])) }
    }
  }

  /// Pieces that mean something to XML or to the format.
  private static let pieces = [
    "<", ">", "/", "\"", "'", "&", "=", " ", "\n", "\r\n", "\t", "<!--", "-->", "<![CDATA[", "]]>",
    "<?", "?>", "&amp;", "&#10;", "<a/>", "<a>", "</a>", "id=\"x\" ", "key=\"k\" ", "\u{e9}", "x",
    "e\u{301}", "\u{1f600}", "\u{0}", "<mask key=\"subviews\"/>", "<variation key=\"default\"/>",
    " z=\"1\"", "reference", "any-any", "#2", ":document",
  ].map { Array($0.utf8) }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1:
      bytes.removeSubrange(place..<end)
    case 2, 3:
      let piece = FuzzTests.pieces.randomElement(using: &random) ?? []
      bytes.insert(contentsOf: piece, at: place)
    case 4:
      // A whole line again, somewhere else.
      let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      let stop = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let target = Int.random(in: 0..<bytes.count, using: &random)
      let lineStart = bytes[..<target].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      bytes.insert(contentsOf: Array(bytes[start..<stop]), at: lineStart)
    default:
      // A letter of a name or value.
      if let letter = bytes[place...].firstIndex(where: { $0 > 0x60 && $0 < 0x7b }) {
        bytes[letter] = UInt8.random(in: 0x61...0x7a, using: &random)
      }
    }
    if bytes.isEmpty { bytes = [UInt8(ascii: "<")] }
  }
}
