import LayoutChecks
import LayoutEngine
import LayoutModel
import Testing

/// Interface Builder keeps the frame of a view with a fixed frame until a constraint places the view.
struct FixedFrameTests {
  private let centred =
    pin("a.centerX", "root.centerX") + pin("a.centerY", "root.centerY") + pin("a.width", nil, 50)
    + pin("a.height", nil, 40)

  @Test func `a view with a fixed frame and no constraint keeps its frame`() throws {
    let document = SmallDocument(subviews: view("a", "view", (20, 30, 50, 40), fixed))

    #expect(try document.frames()[ObjectID("a")] == Frame(x: 20, y: 30, width: 50, height: 40))
  }

  @Test func `constraints place a view with a fixed frame`() throws {
    let document = SmallDocument(
      subviews: view("a", "view", (20, 30, 50, 40), fixed),
      constraints: centred
    )

    #expect(
      try document.frames()[ObjectID("a")] == Frame(x: 162.5, y: 313.5, width: 50, height: 40)
    )
    #expect(try !document.findings().contains { $0.kind == .unsatisfiable })
    #expect(try !RowFindings.of(document.document()).contains { $0.kind == .mixedWithMask })
  }

  @Test func `constraints of its contents leave a view with a fixed frame where it is`() throws {
    let inside = "<subviews>\(view("b", "view", (0, 0, 50, 40)))</subviews><constraints>"
    let pins =
      pin("b.leading", "a.leading") + pin("b.top", "a.top") + pin("b.width", nil, 10)
      + pin("b.height", nil, 10)
    let document = SmallDocument(
      subviews: view(
        "a",
        "view",
        (20, 30, 50, 40),
        fixed,
        children: inside + pins + "</constraints>"
      )
    )

    #expect(try document.frames()[ObjectID("a")] == Frame(x: 20, y: 30, width: 50, height: 40))
  }

  private let fixed = "fixedFrame=\"YES\""
}
