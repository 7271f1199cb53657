import LayoutChecks
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

  @Test(arguments: [("", ["s", "e"]), (pin("s.height", nil, 60), [])])
  func `an empty view whose stack view has no height is ambiguous, although the canvas keeps it`(
    height: String,
    ambiguous: [ObjectID]
  ) throws {
    let small = SmallDocument(
      subviews: view(
        "s",
        "stackView",
        (0, 30, 100, 60),
        "axis=\"vertical\"",
        children: "<subviews>\(view("e", "view", (0, 0, 100, 60)))</subviews>"
      ),
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", 30)
        + pin("s.width", nil, 100) + height
    )

    #expect(try small.findings().compactMap(\.object) == ambiguous)
    #expect(try small.frames()["e"] == [0, 0, 100, 60])
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
    #expect(findings.map(\.certainty) == [.computed, .computed])
  }

  @Test func `labels of equal hugging that share a height are surely ambiguous`() throws {
    let hugging = "verticalHuggingPriority=\"251\""
    let findings = try SmallDocument(
      subviews: view("a", "label", (0, 30, 150, 21), hugging)
        + view("b", "label", (0, 51, 150, 616), hugging),
      constraints: corner + pin("b.leading", "a.leading") + pin("b.top", "a.bottom")
        + pin("root.bottom", "b.bottom")
    ).findings()

    #expect(findings.map(\.object) == [ObjectID("a"), ObjectID("b")])
    #expect(findings.map(\.certainty) == [.computed, .computed])
  }

  @Test func `beside a conflict, what stays ambiguous on the canvas is a note`() throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)) + view("b", "view", (0, 60, 10, 10)),
      constraints: corner + pin("a.width", nil, 10) + pin("a.height", nil, 10)
        + pin("a.height", nil, 20) + pin("b.leading", "root.leading") + pin("b.width", nil, 10)
        + pin("b.height", nil, 10)
    ).document()
    let device = try #require(Device.first(onCanvas: "retina4_7"))
    func kinds(in environment: LayoutEnvironment) -> [Finding.Kind] {
      LayoutEngine(document).findings(in: environment).map(\.kind)
    }

    let found = LayoutEngine(document).findings(in: .canvas(of: document))

    #expect(found.map(\.kind) == [.unsatisfiable, .ambiguous])
    #expect(found.last?.object == "b" && found.last?.severity == .note)
    #expect(found.last?.quantities == [.y] && found.last?.suggestions.isEmpty == true)
    #expect(kinds(in: .device(device, .portrait, of: document)) == [.unsatisfiable])
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
      findings.map(\.message) == [
        "Scrollable content size is ambiguous for \"Scroll View\"."
          + " The content that the app sets at run time may remove the ambiguity."
      ]
    )
    let fixed = view("a", "scrollView", (0, 0, 375, 667), "fixedFrame=\"YES\"", children: guides)
    #expect(try SmallDocument(subviews: fixed).findings().filter { $0.kind == .ambiguous }.isEmpty)
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

  @Test func `a conflict names every stack view that has a part in it`() throws {
    let inner = """
      <stackView userLabel="Inner" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="90" height="10"/>
      <subviews>\(view("b", "view", (0, 0, 90, 10)))</subviews></stackView>
      """
    let outer = """
      <stackView userLabel="Outer" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="30" width="50" height="10"/><subviews>\(inner)</subviews></stackView>
      """
    let found = try SmallDocument(
      subviews: outer,
      constraints: corner + pin("a.width", nil, 50) + pin("b.width", nil, 90)
        + pin("b.height", nil, 10)
    ).findings().first { $0.kind == .unsatisfiable }

    #expect(
      found?.message.contains(
        ". They conflict with the arrangement of \"Outer\" (a), \"Inner\" (s)."
      ) == true
    )
  }

  @Test func `a long conflict lists six constraints and has all`() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let chain = zip(names, names.dropFirst()).map { pin("\($1).leading", "\($0).trailing") }
      .joined()
    let found = try SmallDocument(
      subviews: names.map { view($0, "view", (0, 30, 100, 10)) }.joined(),
      constraints: names.map {
        pin("\($0).width", nil, 100) + pin("\($0).height", nil, 10) + pin("\($0).top", "root.top")
      }.joined() + chain + pin("a.leading", "root.leading") + pin("root.trailing", "g.trailing")
    ).findings().first { $0.kind == .unsatisfiable }

    #expect(found?.constraints.count == 14)
    #expect(found?.message.contains(" and 8 more") == true)
  }

  @Test func `a conflict with a frozen frame names its view`() throws {
    let frozen = view("a", "view", (0, 45, 40, 40), "userLabel=\"Bar\"")
      .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    let found = try SmallDocument(
      subviews: frozen,
      constraints: pin("a.top", "root.top", 44)
    ).findings().first { $0.kind == .unsatisfiable }

    #expect(found?.message.contains("with the autoresizing mask of \"Bar\" (a)") == true)
  }

  @Test(arguments: [
    (pin("b.centerX", "a.centerX"), false), (pin("b.width", nil, 100), true),
    (pin("b.width", "a.width", 60), false),
  ])
  func `a conflict names a frozen frame only if another frame would end it`(
    third: String,
    isOfFrame: Bool
  ) throws {
    let constraints =
      pin("b.leading", "a.leading", 24) + pin("a.trailing", "b.trailing", 25)
      + pin("b.top", "a.top") + pin("b.height", nil, 10) + third
    let inner = view("b", "view", (24, 0, 326, 10))
    let frozen = view(
      "a",
      "view",
      (0, 0, 375, 40),
      children: "<subviews>\(inner)</subviews><constraints>\(constraints)</constraints>"
    )
    .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"", with: "id=\"a\"")
    let found = try SmallDocument(subviews: frozen).findings().filter { $0.kind == .unsatisfiable }

    #expect(found.count == 1)
    #expect(found.first?.message.contains("with the autoresizing mask of") == isOfFrame)
  }

  @Test func `a conflict names the view that would be less than nothing`() throws {
    let found = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10), "userLabel=\"Bar\""),
      constraints: corner + pin("a.height", nil, 10) + pin("a.trailing", "root.leading", -20)
    ).findings().first { $0.kind == .unsatisfiable }

    let words = "with the size of \"Bar\" (a), which can't be negative."
    #expect(found?.message.contains(words) == true)
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

  @Test func `a conflict with a rounded content size is none`() throws {
    func kinds(_ height: Double) throws -> [Finding.Kind] {
      try SmallDocument(
        subviews: view(
          "a",
          "imageView",
          (0, 30, 10, 33),
          "verticalHuggingPriority=\"1000\" verticalCompressionResistancePriority=\"1000\""
            + " image=\"sun\""
        ),
        constraints: corner + pin("a.width", nil, 10) + pin("a.height", nil, height)
      ).findings().map(\.kind)
    }

    #expect(try kinds(34) == [])
    #expect(try kinds(40) == [.unsatisfiable])
  }

  @Test func `what the content size contradicts is named`() throws {
    let findings = try SmallDocument(
      subviews: view(
        "a",
        "label",
        (0, 30, 60, 21),
        "horizontalHuggingPriority=\"1000\" text=\"Hi\""
      ),
      constraints: corner + pin("a.width", nil, 10, "relation=\"equal\"", id: "narrow")
        + pin("a.width", nil, 90, id: "wide")
    ).findings()

    #expect(findings.map(\.kind) == [.unsatisfiable])
    #expect(
      findings.first?.message.hasPrefix("Unable to simultaneously satisfy constraints: ") == true
    )
  }

  @Test func `an open place and size are settled by the constraints suggested`() throws {
    let findings = try SmallDocument(
      subviews: view("a", "view", (12, 30, 10, 40)),
      constraints: pin("a.top", "root.top", 30)
    ).findings()

    #expect(
      findings.first?.suggestions.map(\.description) == [
        "add constraint 'a.leading = superview.leading + 12'", "add constraint 'a.width = 10'",
        "add constraint 'a.height = 40'",
      ]
    )
  }

  @Test func `a view that hangs on another is settled with it, others beside it`() throws {
    let findings = try SmallDocument(
      subviews: ["a", "b", "c"].map { view($0, "view", (0, 0, 10, 40)) }.joined(),
      constraints: ["a", "b", "c"].map {
        pin("\($0).leading", "root.leading") + pin("\($0).top", "root.top")
          + pin("\($0).width", nil, 10)
      }
      .joined() + pin("b.height", "a.height")
    ).findings()

    #expect(findings.map(\.object) == ["a", "b", "c"])
    #expect(
      findings.map { $0.suggestions.map(\.description) }
        == [["add constraint 'a.height = 40'"], [], ["add constraint 'c.height = 40'"]]
    )
  }

  @Test func `a mask in force in one class is beside its constraints there`() throws {
    let document = try SmallDocument(
      subviews: view(
        "a",
        "view",
        (0, 30, 10, 10),
        children: """
          <variation key="heightClass=compact" translatesAutoresizingMaskIntoConstraints="YES"/>
          """
      ),
      constraints: corner
    ).document()
    let found = RowFindings.of(document).filter { $0.kind == .mixedWithMask }

    #expect(Set(found.map(\.sizeClass?.height)) == [.compact])
    #expect(found.count == 3)
  }

  @Test(arguments: [("splitView", nil), ("customView", ObjectID("pane"))])
  func `a split view places its panes, whose constraints are limits`(
    holder: String,
    found: ObjectID?
  ) throws {
    let width = "<constraints>\(pin("pane.width", nil, 100))</constraints>"
    let pane = view("pane", "customView", (0, 0, 120, 40), children: width)
      .replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    let document = try SmallDocument(
      subviews: view("a", holder, (0, 0, 240, 40), children: "<subviews>\(pane)</subviews>"),
      constraints: corner
    ).document()

    let findings = RowFindings.of(document).filter { $0.kind == .mixedWithMask }
    #expect(Set(findings.compactMap(\.object)) == Set([found].compactMap { $0 }))
  }

  @Test func `a cell of a system style lays out its labels itself`() throws {
    func kinds(_ style: String) throws -> [Finding.Kind] {
      let mask = "<autoresizingMask key=\"autoresizingMask\"/>"
      let label =
        "<label id=\"l\"><rect key=\"frame\" x=\"16\" y=\"0\" width=\"40\" height=\"43\"/>\(mask)</label>"
      let content =
        "<tableViewCellContentView key=\"contentView\" tableViewCell=\"c\" id=\"k\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
        + "<subviews>\(label)</subviews></tableViewCellContentView>"
      let cell =
        "<prototypes><tableViewCell \(style) id=\"c\">"
        + "<rect key=\"frame\" x=\"0\" y=\"28\" width=\"375\" height=\"44\"/>\(content)"
        + "</tableViewCell></prototypes>"
      let document = try SmallDocument(
        subviews: view("t", "tableView", (0, 0, 375, 667), children: cell),
        constraints: fill("t", "root")
      ).document()
      return LayoutEngine(document).findings().map(\.kind)
    }

    #expect(try kinds("style=\"IBUITableViewCellStyleDefault\"").isEmpty)
    #expect(try kinds("").contains(.overDeterminedAxis))
  }

  @Test func `ambiguity that only narrower screens show is unsure`() throws {
    let document = try SmallDocument(
      subviews: view("a", "label", (16, 40, 32, 21), "horizontalHuggingPriority=\"251\"")
        + view("b", "label", (56, 40, 303, 22), "numberOfLines=\"0\""),
      constraints: pin("a.leading", "root.leading", 16) + pin("a.top", "root.top", 40)
        + pin("b.leading", "a.trailing", 8) + pin("b.top", "a.top")
        + pin("root.trailing", "b.trailing", 16)
    ).document()
    let found = LayoutEngine(document).findings().filter { $0.kind == .ambiguous }

    #expect(found.contains { !$0.screens.isEmpty })
    #expect(found.allSatisfy { $0.isUnsure == !$0.screens.isEmpty })
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

  /// Which of three equal constraints is first depends on their ids, so each finding lists all.
  @Test func `a copy of a constraint lists all that are equal`() throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (20, 30, 90, 10)),
      constraints: pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 30)
        + pin("a.height", nil, 10)
        + ["x", "y", "z"].map { pin("a.width", nil, 90, id: $0) }.joined()
    ).document()
    let found = RowFindings.of(document).filter { $0.kind == .duplicateConstraint }

    #expect(Set(found.map(\.object)).count == 2)
    #expect(found.allSatisfy { $0.constraints.map(\.rawValue).sorted() == ["x", "y", "z"] })
  }

  @Test(arguments: [
    ("label", "text=\"Hi\"", "", "Hi"),
    ("label", "text=\"Hi\" userLabel=\"Greeting\"", "", "Greeting"),
    ("label", "", "<string key=\"text\">One\nTwo</string>", "One\nTwo"),
    ("button", "", "<state key=\"normal\" title=\"Go\"/>", "Go"),
    ("imageView", "", "", "Image View"),
  ])
  func `a view has the name of the outline`(
    element: String,
    more: String,
    children: String,
    name: String
  ) throws {
    let document = try SmallDocument(
      subviews: view("a", element, (20, 30, 90, 10), more, children: children),
      constraints: ""
    ).document()

    #expect(document.objects.first { $0.id == "a" }?.outlineName == name)
  }
}
