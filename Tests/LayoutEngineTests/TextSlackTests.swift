import LayoutEngine
import LayoutModel
import Testing

/// The slack of texts that share a fixed height.
struct TextSlackTests {
  private static let appFont =
    "<fontDescription key=\"fontDescription\" name=\"Own-Regular\" family=\"Own\" pointSize=\"20\"/>"
  private static let systemFont =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  /// The ambiguous views among two labels, one above the other, that fill a box.
  private func ambiguous(
    _ font: String,
    heights: (Double, Double),
    box: Double,
    lines: Int = 0
  ) throws -> [ObjectID] {
    let more = "text=\"A\" numberOfLines=\"\(lines)\""
    let upper = view("a", "label", (0, 0, 300, heights.0), more, children: font)
    let lower = view("b", "label", (0, heights.0, 300, heights.1), more, children: font)
    let pins = [
      pin("a.top", "box.top"), pin("b.top", "a.bottom"), pin("b.bottom", "box.bottom"),
      pin("a.leading", "box.leading"), pin("b.leading", "box.leading"),
      pin("a.width", nil, 300), pin("b.width", nil, 300), pin("box.width", nil, 300),
      pin("box.height", nil, box),
    ]
    let content = "<subviews>\(upper)\(lower)</subviews><constraints>\(pins.joined())</constraints>"
    let document = SmallDocument(
      device: "retina6_12",
      width: 393,
      height: 852,
      subviews: view("box", "view", (20, 80, 300, box), children: content),
      constraints: pin("box.top", "root.top", 80) + pin("box.leading", "root.leading", 20)
    )
    return try document.findings().filter { $0.kind == .ambiguous }.compactMap(\.object)
  }

  @Test func `several lines in an app's font can have any height`() throws {
    #expect(try ambiguous(Self.appFont, heights: (44, 24), box: 68).isEmpty)
    #expect(try ambiguous(Self.systemFont, heights: (44, 24), box: 68) == ["a", "b"])
  }

  @Test func `a line in an app's font is at most one and a half of its size high`() throws {
    #expect(try ambiguous(Self.appFont, heights: (30, 30), box: 60, lines: 1).isEmpty)
    #expect(try ambiguous(Self.appFont, heights: (34, 34), box: 68, lines: 1) == ["a", "b"])
  }
}
