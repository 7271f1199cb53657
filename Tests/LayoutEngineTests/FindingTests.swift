import LayoutEngine
import LayoutModel
import Testing

struct FindingTests {
  private let corner = pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)

  @Test func `a complete layout has no findings`() throws {
    let findings = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: corner + pin("a.width", nil, 10) + pin("a.height", nil, 10)
    ).findings()

    #expect(findings.isEmpty)
  }

  @Test func `a missing size is ambiguous and named in Interface Builder's words`() throws {
    let findings = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: corner + pin("a.width", nil, 10)
    ).findings()

    #expect(findings.map(\.kind) == [.ambiguous])
    #expect(findings.map(\.object) == [ObjectID("a")])
    #expect(findings.map(\.quantities) == [[.height]])
    #expect(findings.map(\.message) == ["Need constraints for: height"])
  }

  @Test func `a position and a size that are open are named together`() throws {
    let findings = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: pin("a.top", "root.top", 30) + pin("a.height", nil, 10)
    ).findings()

    #expect(findings.map(\.message) == ["Need constraints for: X position or width"])
  }

  @Test func `labels of equal hugging that share slack are ambiguous`() throws {
    let hugging = "horizontalHuggingPriority=\"251\""
    let findings = try SmallDocument(
      subviews: view("a", "label", (0, 30, 150, 21), hugging)
        + view("b", "label", (150, 30, 225, 21), hugging),
      constraints: corner + pin("b.leading", "a.trailing") + pin("b.top", "a.top")
        + pin("root.trailing", "b.trailing")
    ).findings()

    #expect(findings.map(\.object) == [ObjectID("a"), ObjectID("b")])
  }

  @Test func `a scroll view with guides and untied content is ambiguous`() throws {
    let guides =
      "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"content\"/>"
      + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>"
    let findings = try SmallDocument(
      subviews: view("a", "scrollView", (0, 0, 375, 667), children: guides),
      constraints: fill("a", "root")
    ).findings()

    #expect(
      findings.map(\.message) == ["Scrollable content size is ambiguous for \"Scroll View\"."]
    )
  }

  @Test func `a conflict names a minimal set of constraints`() throws {
    let findings = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: corner + pin("a.height", nil, 10) + pin("a.width", nil, 10, id: "ten")
        + pin("a.width", nil, 20, id: "twenty")
    ).findings()

    #expect(findings.map(\.kind) == [.unsatisfiable])
    #expect(findings.map(\.constraints) == [[ObjectID("ten"), ObjectID("twenty")]])
  }

  @Test func `a stored frame that is two points off is misplaced`() throws {
    let constraints = corner + pin("a.width", nil, 10) + pin("a.height", nil, 10)
    func findings(_ x: Double) throws -> [Finding] {
      try SmallDocument(
        subviews: view("a", "view", (x, 30, 10, 10), "userLabel=\"Badge\""),
        constraints: constraints
      ).findings()
    }

    #expect(try findings(1).isEmpty)
    #expect(try findings(2).map(\.kind) == [.misplaced])
    #expect(
      try findings(2).first?.message.hasPrefix("Frame for \"Badge\" will be different") == true
    )
  }

  @Test func `each of the nine classes is looked at`() throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: corner + pin("a.width", nil, 10)
    ).document()
    let findings = LayoutEngine(document).findings()

    #expect(findings.map(\.sizeClass) == SizeClass.all)
  }

  @Test func `the smallest size is what the contents need`() throws {
    let document = try SmallDocument(
      subviews: view(
        "a",
        "view",
        (0, 0, 100, 100),
        children: "<subviews>\(view("b", "label", (5, 5, 42, 21)))</subviews><constraints>"
          + pin("b.leading", "a.leading", 5) + pin("b.top", "a.top", 5)
          + pin("a.trailing", "b.trailing", 5) + pin("a.bottom", "b.bottom", 5)
          + pin("a.height", nil, 40, "relation=\"greaterThanOrEqual\"") + "</constraints>"
      ),
      constraints: corner
    ).document()
    let size = LayoutEngine(document).measure(ObjectID("a"), in: .canvas(of: document))

    #expect(size == Size(width: 52, height: 40))
  }
}
