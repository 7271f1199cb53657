import LayoutEngine
import LayoutModel
import Testing

struct FontFileTests {
  @Test func `widths, line heights and names are read`() throws {
    let font = try #require(FontFile(SmallFont().bytes))

    #expect(font.family == "Small Sans")
    #expect(font.weight == 600)
    #expect(!font.isItalic)
    #expect(font.lineHeight == 1.25)
    #expect(font.width(of: "AB") == 0.5 + 0.75)
    // What the font lacks is as wide as its sign for that.
    #expect(font.width(of: "Z") == 1)
    #expect(font.width(of: "😀") == 1)
  }

  @Test func `characters beyond the basic plane are found in groups`() throws {
    var small = SmallFont()
    small.usesGroups = true
    let font = try #require(FontFile(small.bytes))

    #expect(font.width(of: "AB") == 0.5 + 0.75)
    #expect(font.width(of: "😀") == 1)
  }

  @Test func `cut and changed files are refused or read, never trapped`() {
    for usesGroups in [false, true] {
      var small = SmallFont()
      small.usesGroups = usesGroups
      let bytes = small.bytes
      for end in bytes.indices { _ = FontFile(Array(bytes[..<end]))?.width(of: "AZ😀") }
      for index in bytes.indices {
        for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
          var changed = bytes
          changed[index] = value
          _ = FontFile(changed)?.width(of: "AZ\u{FFFF}😀")
        }
      }
    }
    #expect(FontFile([]) == nil)
  }

  @Test func `texts are measured with fonts, others keep their stored sizes`() throws {
    let font = try #require(FontFile(SmallFont().bytes))
    let document = try SmallDocument(
      subviews: view(
        "a",
        "label",
        (0, 0, 200, 50),
        "text=\"AB AB\"",
        children: """
          <fontDescription key="fontDescription" name="SmallSans-Semibold" family="Small Sans" \
          pointSize="20"/>
          """
      ) + view("b", "stepper", (0, 60, 94, 32))
        + view("c", "label", (0, 90, 70, 20), "text=\"AB\""),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("b.leading", "root.leading") + pin("b.top", "root.top")
        + pin("c.leading", "root.leading") + pin("c.top", "root.top")
    ).document()
    let measurer = TextMeasurer.metrics(FontBook([font]))
    let frames = LayoutEngine(document, measurer: measurer).frames(in: .canvas(of: document))

    // Two times 1.25, and a space as wide as the sign for a missing character, at 20 points.
    #expect(frames["a"] == [0, 0, 70, 25])
    #expect(frames["b"] == [0, 0, 94, 32])
    // There is no font for the system's.
    #expect(frames["c"] == [0, 0, 70, 20])
  }

  @Test func `without fonts nothing is measured`() {
    #expect(FontBook([]).isEmpty)
    #expect(FontBook([]).systemFamily == nil)
    #expect(FontBook([]).font(named: "Small Sans") == nil)
  }
}

/// A font of our own with the letters A and B, written as OpenType wants it.
struct SmallFont {
  var usesGroups = false

  private func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value & 0xFFFF) }

  private var tables: [(tag: String, bytes: [UInt8])] {
    let head =
      Array(repeating: UInt8(0), count: 18) + word(1000)
      + Array(repeating: UInt8(0), count: 34)
    let hhea =
      long(0x10000) + word(1000) + word(-200 & 0xFFFF) + word(50)
      + Array(repeating: UInt8(0), count: 24) + word(3)
    let hmtx = [1000, 500, 750].flatMap { word($0) + word(0) }
    let name =
      word(0) + word(1) + word(18) + word(3) + word(1) + word(0x409) + word(1)
      + word(20) + word(0) + "Small Sans".utf8.flatMap { [0, $0] }
    let weight = word(4) + word(0) + word(600)
    return [
      ("OS/2", weight), ("cmap", map), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("name", name),
    ]
  }

  private var map: [UInt8] {
    let header = word(0) + word(1) + word(3) + word(usesGroups ? 10 : 1) + long(12)
    if usesGroups {
      return header + word(12) + word(0) + long(28) + long(0) + long(1)
        + long(65) + long(66) + long(1)
    }
    // Segments A...B and the closing one.
    return header + word(4) + word(32) + word(0) + word(4) + word(0) + word(0) + word(0)
      + word(66) + word(0xFFFF) + word(0) + word(65) + word(0xFFFF)
      + word(1 - 65 & 0xFFFF) + word(1) + word(0) + word(0)
  }

  var bytes: [UInt8] {
    let tables = tables
    var result = long(0x10000) + word(tables.count) + word(0) + word(0) + word(0)
    var offset = 12 + 16 * tables.count
    for table in tables {
      result += Array(table.tag.utf8) + long(0) + long(offset) + long(table.bytes.count)
      offset += table.bytes.count
    }
    return result + tables.flatMap(\.bytes)
  }
}
