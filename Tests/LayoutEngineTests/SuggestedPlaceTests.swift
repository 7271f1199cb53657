import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

/// Files store frames, and constraints refer to alignment rectangles: a suggestion leaves the frame of a
/// control where it is stored.
struct SuggestedPlaceTests {
  private func suggestions(_ text: String) throws -> [String] {
    let document = try smallDocument(text)
    return LayoutEngine(document).findings(in: .canvas(of: document))
      .filter { $0.kind == .ambiguous }
      .flatMap { $0.suggestions.map(\.description) }
  }

  /// A push button, whose alignment rectangle is 5, 7, 7 and 7 points inside its frame.
  private func pushButton(_ id: String, x: Double) -> String {
    let cell = """
      <buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded" alignment="center" \
      borderStyle="border" id="\(id)-cell"><font key="font" metaFont="system"/></buttonCell>
      """
    return view(id, "button", (x, 100, 104, 32), children: cell)
  }

  /// Two push buttons in a row on macOS. The frame of the second one begins in that of the first one.
  private func buttons(_ constraints: String) -> String {
    SmallDocument(
      subviews: pushButton("a", x: 13) + pushButton("b", x: 115),
      constraints: ["a", "b"].map {
        pin("\($0).top", "root.top", 540) + pin("\($0).width", nil, 90)
      }
      .joined() + constraints
    ).text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing("CocoaTouch", with: "Cocoa")
  }

  @Test func `on macOS, push buttons stay where they are stored`() throws {
    let places = pin("a.leading", "root.leading", 20) + pin("b.leading", "a.trailing", 12)

    #expect(
      try suggestions(buttons("")) == [
        "add constraint 'a.leading = superview.leading + 20'",
        "add constraint 'b.leading = a.trailing + 12'",
      ]
    )
    let frames = try canvasFrames(buttons(places))
    #expect(frames["a"]?.first == 13)
    #expect(frames["b"]?.first == 115)
  }

  /// A slider, whose alignment rectangle is 0, 2, 1 and 2 points inside its frame.
  private func slider(_ constraints: String) -> SmallDocument {
    SmallDocument(
      subviews: view("a", "slider", (18, 100, 104, 31)),
      constraints: pin("a.top", "root.top", 100) + constraints
    )
  }

  @Test(
    arguments: [
      (pin("a.width", nil, 100), "a.leading = superview.leading + 20"),
      (pin("a.leading", "root.leading", 20), "a.width = 100"),
    ]
  )
  func `on iOS, a slider stays where it is stored`(given: String, suggested: String) throws {
    #expect(try suggestions(slider(given).text) == ["add constraint '\(suggested)'"])
    let placed = slider(pin("a.leading", "root.leading", 20) + pin("a.width", nil, 100))
    #expect(try placed.frames()["a"] == [18, 100, 104, 31])
  }

  @Test func `a view whose width constraint contradicts its stored width keeps its leading edge`()
    throws
  {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (200, 100, 165, 20)),
        constraints: pin("a.top", "root.top", 100) + pin("a.height", nil, 20)
          + pin("a.width", nil, 100)
      ).text
    )

    #expect(found == ["add constraint 'a.leading = superview.leading + 200'"])
  }

  @Test(
    arguments: [
      // The sibling is 116 points wide from its leading edge, and 80 points to its trailing edge.
      (pin("a.width", nil, 116) + pin("a.leading", "root.leading", 20), 24),
      (pin("a.width", nil, 80) + pin("root.trailing", "a.trailing", 254), 39),
    ] as [(String, Double)]
  )
  func `a gap begins where constraints place the sibling`(sibling: String, gap: Double) throws {
    func document(_ constraints: String) -> SmallDocument {
      SmallDocument(
        subviews: view("a", "view", (20, 100, 101, 20)) + view("b", "view", (160, 100, 60, 20)),
        constraints: pin("a.top", "root.top", 100) + pin("a.height", nil, 20) + sibling
          + pin("b.top", "root.top", 100) + pin("b.height", nil, 20) + pin("b.width", nil, 60)
          + constraints
      )
    }

    #expect(
      try suggestions(document("").text) == [
        "add constraint 'b.leading = a.trailing + \(Int(gap))'"
      ]
    )
    let placed = document(pin("b.leading", "a.trailing", gap))
    #expect(try placed.frames()["b"] == [160, 100, 60, 20])
  }
}
