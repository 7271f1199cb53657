import LayoutEngine
import LayoutModel
import Testing

/// Contents and constraints of equal priority.
struct ContentPriorityTests {
  @Test func `a constraint wins over a content of equal priority`() throws {
    let frames = try SmallDocument(
      subviews: view("a", "label", (20, 20, 40, 20), "text=\"Text\""),
      constraints: pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 20)
        + pin("a.width", nil, 30, "relation=\"lessThanOrEqual\" priority=\"750\"")
    ).frames()

    #expect(frames["a"] == [20, 20, 30, 20])
  }

  /// A center moves by half as much as the length that it changes.
  @Test(arguments: ["label", "view"])
  func `a content wins over a center of equal priority`(kind: String) throws {
    let stack = view(
      "s",
      "stackView",
      (0, 0, 375, 50),
      "axis=\"vertical\"",
      children: """
        <subviews>\(view("a", kind, (0, 0, 375, 20)))\(view("b", "view", (0, 20, 375, 30)))</subviews>
        <constraints>\(pin("b.height", nil, 30))</constraints>
        """
    )
    let frames = try SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.trailing", "root.trailing")
        + pin("s.top", "root.top") + pin("s.centerY", "root.centerY", 0, "priority=\"250\"")
    ).frames()

    #expect(frames["a"] == [0, 0, 375, 20])
    #expect(frames["s"] == [0, 0, 375, 50])
  }

  @Test func `texts that are stored lower than a line share what is missing`() throws {
    let label = { (id: String, y: Double, height: Double) in
      view(id, "label", (0, y, 100, height), "text=\"Text\" numberOfLines=\"0\"")
    }
    let labels = [label("a", 0, 3), label("b", 3, 20.5), label("c", 23.5, 16.5)].joined()
    let findings = try SmallDocument(
      subviews: view(
        "s",
        "stackView",
        (20, 20, 100, 40),
        "axis=\"vertical\"",
        children: "<subviews>\(labels)</subviews>"
      ),
      constraints: pin("s.leading", "root.leading", 20) + pin("s.top", "root.top", 20)
        + pin("s.width", nil, 100) + pin("s.height", nil, 40)
    ).findings()

    let ambiguous = findings.filter { $0.kind == .ambiguous }.compactMap { $0.object?.rawValue }
    #expect(ambiguous.sorted() == ["a", "b", "c"])
  }

  /// Such a text is wider than it is stored, and its width is never more than the given one.
  @Test(arguments: [(20.5, true), (41.0, false)])
  func `a text in several lines does not require its stored width`(
    height: Double,
    isConflict: Bool
  ) throws {
    let document = try SmallDocument(
      subviews: view(
        "a",
        "label",
        (20, 20, 335, height),
        "horizontalHuggingPriority=\"1000\" text=\"Text\" numberOfLines=\"0\""
      ),
      constraints: pin("a.leading", "root.leading", 20) + pin("root.trailing", "a.trailing", 20)
        + pin("a.top", "root.top", 20)
    ).document()
    let found = LayoutEngine(document).findings().filter { $0.kind == .unsatisfiable }

    #expect(found.isEmpty != isConflict)
  }
}
