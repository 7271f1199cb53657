import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

/// What is suggested keeps to contents: no length is fixed that a text or a picture has by itself.
struct SuggestionTests {
  private func suggestions(_ document: SmallDocument) throws -> [String] {
    try document.findings().filter { $0.kind == .ambiguous }
      .flatMap { $0.suggestions.map(\.description) }
  }

  /// Two labels that fill a row together.
  private func row(_ first: String, _ second: String, _ kind: String = "label") -> SmallDocument {
    SmallDocument(
      subviews: view("a", kind, (0, 30, 150, 21), first)
        + view("b", kind, (150, 30, 225, 21), second),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
        + pin("b.leading", "a.trailing") + pin("b.top", "a.top")
        + pin("root.trailing", "b.trailing")
    )
  }

  @Test(arguments: ["label", "button", "textField"])
  func `equal hugging is raised`(kind: String) throws {
    let hugging = "horizontalHuggingPriority=\"251\""

    #expect(
      try suggestions(row(hugging, hugging, kind)) == ["set a horizontalHuggingPriority 252"]
    )
    #expect(
      try suggestions(row("horizontalHuggingPriority=\"252\"", hugging, kind)).isEmpty
    )
  }

  @Test func `a length that is fixed has no fraction`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (0, 30, 10.5, 19.5)),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
      )
    )

    #expect(found == ["add constraint 'a.width = 11'", "add constraint 'a.height = 20'"])
  }

  @Test func `a view that takes most of its superview is tied to it`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (20, 30, 335, 40)),
        constraints: pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 30)
          + pin("a.height", nil, 40)
      )
    )

    #expect(found == ["add constraint 'a.trailing = superview.trailing - 20'"])
  }

  @Test func `on macOS, where frames count from the bottom, the distance is the one that is seen`()
    throws
  {
    let text = SmallDocument(
      subviews: view("a", "customView", (20, 30, 50, 40)),
      constraints: pin("a.leading", "root.leading", 20) + pin("a.width", nil, 50)
        + pin("a.height", nil, 40)
    ).text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing("CocoaTouch", with: "Cocoa")
    let document = try DocumentReader.read([UInt8](text.utf8))
    let found = LayoutEngine(document).findings(in: .canvas(of: document))
      .flatMap { $0.suggestions.map(\.description) }

    #expect(found == ["add constraint 'a.bottom = superview.bottom - 30'"])
  }

  @Test(
    arguments: [
      // The nearest edge: of the superview on either side, or of a sibling that lies between.
      ((20, 300, 50, 20), "b.top = a.bottom + 10"),
      ((20, 10, 50, 20), "b.top = superview.top + 10"),
      ((20, 200, 50, 20), "b.bottom = a.top - 30"),
      ((20, 637, 50, 20), "b.bottom = superview.bottom - 10"),
      // The row of a sibling, and the middle of the superview.
      ((300, 260, 50, 20), "b.centerY = a.centerY"),
      ((20, 323.5, 50, 20), "b.centerY = superview.centerY"),
    ] as [((Double, Double, Double, Double), String)]
  )
  func `a view is placed where authors place it`(
    frame: (Double, Double, Double, Double),
    suggested: String
  ) throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (20, 250, 200, 40)) + view("b", "view", frame),
        constraints: pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 250)
          + pin("a.width", nil, 200) + pin("a.height", nil, 40)
          + pin("b.leading", "root.leading", frame.0) + pin("b.width", nil, 50)
          + pin("b.height", nil, 20)
      )
    )

    #expect(found == ["add constraint '\(suggested)'"])
  }

  @Test func `a superview without a height gives no far edge`() throws {
    let inside = view("b", "view", (20, 150, 50, 50))
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (0, 30, 375, 200), children: "<subviews>\(inside)</subviews>"),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
          + pin("root.trailing", "a.trailing") + pin("b.leading", "a.leading", 20)
          + pin("b.width", nil, 50) + pin("b.height", nil, 50)
      )
    )

    #expect(found.contains("add constraint 'b.top = superview.top + 150'"), "\(found)")
  }

  @Test func `views of a column are placed one below the other`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: ["a", "b", "c"].enumerated().map { index, name in
          view(name, "view", (20, 30 + Double(index) * 50, 200, 40))
        }.joined(),
        constraints: ["a", "b", "c"].map { name in
          pin("\(name).leading", "root.leading", 20) + pin("\(name).width", nil, 200)
            + pin("\(name).height", nil, 40)
        }.joined()
      )
    )

    #expect(
      found == [
        "add constraint 'a.top = superview.top + 30'", "add constraint 'b.top = a.bottom + 10'",
        "add constraint 'c.top = b.bottom + 10'",
      ]
    )
  }

  @Test func `an image that the file does not name keeps its length open to content`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "imageView", (0, 30, 40, 40)),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
      )
    )

    #expect(!found.contains { fixesLength($0) })
  }

  /// True for a length of the view that no other constraint can change.
  private func fixesLength(_ edit: String) -> Bool {
    (edit.contains("width =") || edit.contains("height =")) && !edit.contains("@250")
  }

  @Test(arguments: ["textView", "wkWebView", "containerView", "tableView", "view"])
  func `contents that decide a height keep it open`(kind: String) throws {
    let inside = "<subviews>\(view("in", "view", (0, 0, 20, 20)))</subviews>"
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", kind, (0, 30, 375, 40), children: kind == "view" ? inside : ""),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
          + pin("root.trailing", "a.trailing")
      )
    )

    #expect(!found.contains { $0.hasPrefix("add constraint 'a.") && !$0.contains("@250") })
  }

  @Test func `a position that would fix the height of a text is not suggested`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (0, 300, 375, 60))
          + view(
            "b",
            "view",
            (0, 360, 375, 40),
            children: "<subviews>\(view("in", "view", (0, 0, 20, 20)))</subviews>"
          ),
        constraints: pin("a.leading", "root.leading") + pin("root.trailing", "a.trailing")
          + pin("a.height", nil, 60) + pin("b.leading", "a.leading")
          + pin("b.trailing", "a.trailing") + pin("b.top", "a.bottom")
          + pin("b.bottom", "root.bottom", -267)
      )
    )

    #expect(!found.contains { $0.contains(".top") || $0.contains(".bottom") })
  }

  @Test func `a position is suggested beside a view whose height its contents decide`() throws {
    let inside = "<subviews>\(view("in", "view", (0, 0, 20, 20)))</subviews>"
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (0, 30, 375, 40), children: inside)
          + view("b", "label", (20, 300, 40, 21), "text=\"Name\""),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
          + pin("root.trailing", "a.trailing") + pin("b.leading", "root.leading", 20)
      )
    )

    #expect(found.contains("add constraint 'b.top = a.bottom + 230'"))
    #expect(found.contains { !$0.contains("b.top") && $0.contains("height = 40 @250") })
  }

  @Test func `the length of a view comes before that of a subview that fills it`() throws {
    let inside = """
      <subviews>\(view("line", "view", (0, 39, 375, 1)))</subviews>
      <constraints>
      \(pin("line.leading", "a.leading"))\(pin("a.trailing", "line.trailing"))
      \(pin("a.bottom", "line.bottom"))\(pin("line.height", nil, 1))
      </constraints>
      """
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (0, 30, 375, 40), children: inside),
        constraints: pin("a.height", nil, 40)
      )
    )

    #expect(
      found == [
        "add constraint 'a.leading = superview.leading'",
        "add constraint 'a.top = superview.top + 30'",
        "add constraint 'a.trailing = superview.trailing'",
      ]
    )
  }

  @Test func `a view whose center is given gets a length, not an edge`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (137.5, 30, 100, 100)),
        constraints: pin("a.centerX", "root.centerX") + pin("a.top", "root.top", 30)
          + pin("a.height", nil, 100)
      )
    )

    #expect(found == ["add constraint 'a.width = 100'"])
  }

  @Test func `a view that is stored in the middle is centered`() throws {
    let found = try suggestions(
      SmallDocument(
        subviews: view("a", "view", (138, 30, 100, 100)),
        constraints: pin("a.width", nil, 100) + pin("a.top", "root.top", 30)
          + pin("a.height", nil, 100)
      )
    )

    #expect(found == ["add constraint 'a.centerX = superview.centerX'"])
  }

  @Test(arguments: [(778.0, "safeArea.bottom"), (770, "superview.bottom - 42")])
  func `an edge that is stored on the safe area's is tied to that`(
    bottom: Double,
    anchor: String
  ) throws {
    let found = try suggestions(
      SmallDocument(
        device: "retina5_9",
        height: 812,
        subviews: view("a", "view", (20, 100, 100, bottom - 100)),
        constraints: pin("a.leading", "root.leading", 20) + pin("a.width", nil, 100)
          + pin("a.top", "root.top", 100)
      )
    )

    #expect(found == ["add constraint 'a.bottom = \(anchor)'"])
  }

  @Test func `no constraint is suggested for the content of a cell`() throws {
    let cell = """
      <tableView key="view" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(view("a", "view", (10, 10, 20, 20)))</subviews>
      <constraints>\(pin("a.leading", "content.leading", 10))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let found = try suggestions(
      SmallDocument(
        subviews: cell.replacing(
          "key=\"view\" ",
          with: "translatesAutoresizingMaskIntoConstraints=\"NO\" "
        ),
        constraints: fill("table", "root")
      )
    )

    #expect(!found.isEmpty)
    #expect(!found.contains { $0.contains("'content.") })
  }

  @Test func `of two views that share a row, the shorter one gets the higher hugging`() throws {
    let hugging = "horizontalHuggingPriority=\"251\""
    let document = SmallDocument(
      subviews: view("a", "button", (0, 30, 286, 30), hugging)
        + view("b", "button", (286, 30, 89, 30), hugging),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
        + pin("b.leading", "a.trailing") + pin("b.top", "a.top")
        + pin("root.trailing", "b.trailing")
    )

    #expect(try suggestions(document) == ["set b horizontalHuggingPriority 252"])
  }

  @Test func `nothing is suggested for a view that a stack view hides`() throws {
    let inside = view("in", "view", (0, 0, 10, 20), "hidden=\"YES\"")
    let found = try suggestions(
      SmallDocument(
        subviews: view(
          "a",
          "stackView",
          (0, 30, 10, 20),
          children: "<subviews>\(inside)</subviews>"
        ),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
          + pin("a.width", nil, 10) + pin("a.height", nil, 20)
      )
    )

    #expect(!found.contains { $0.contains("in.") })
  }

  @Test(arguments: [true, false])
  func `on macOS, a stack view hides only the views that it detaches`(detaches: Bool) throws {
    let inside = view("in", "customView", (0, 0, 10, 20), "hidden=\"YES\"")
    let attributes =
      "orientation=\"vertical\" distribution=\"fill\" alignment=\"leading\" "
      + (detaches ? "detachesHiddenViews=\"YES\"" : "")
    let text = SmallDocument(
      subviews: view(
        "a",
        "stackView",
        (0, 30, 100, 20),
        attributes,
        children: "<subviews>\(inside)</subviews>"
      ),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
        + pin("a.width", nil, 100)
    ).text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing("CocoaTouch", with: "Cocoa")
    let document = try DocumentReader.read([UInt8](text.utf8))
    let found = LayoutEngine(document).findings(in: .canvas(of: document))
      .flatMap { $0.suggestions.map(\.description) }

    #expect(found.contains { $0.contains("in.") } == !detaches, "\(found)")
  }

  @Test func `the priority on the other side goes with one that is not enough`() throws {
    let document = try row("", "horizontalCompressionResistancePriority=\"999\"").document()
    let path = PropertyPath("horizontalHuggingPriority")

    #expect(
      SuggestedEdit.priority("a", path, 251).companion(in: document)?.description
        == "set a horizontalCompressionResistancePriority 751"
    )
    #expect(SuggestedEdit.priority("b", path, 251).companion(in: document) == nil)
  }

  @Test func `names that are no plain words are quoted`() {
    let path = PropertyPath("verticalHuggingPriority")
    let size = ConstraintNotation(.init(.named("it's"), "width"), constant: "10")

    #expect(
      SuggestedEdit.priority("it's", path, 251).description
        == "set 'it'\\''s' verticalHuggingPriority 251"
    )
    #expect(
      SuggestedEdit.constraint(size).description == "add constraint '\"it'\\''s\".width = 10'"
    )
  }
}
