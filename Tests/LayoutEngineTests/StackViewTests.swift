import LayoutModel
import LayoutEngine
import Testing

struct StackViewTests {
  private func frames(
    _ attributes: String,
    _ arranged: String,
    _ more: String = "",
    tools: Int = 22000,
    top: Double = 100
  ) throws -> Frames {
    try SmallDocument(
      tools: tools,
      subviews: view(
        "s",
        "stackView",
        (0, 0, 0, 0),
        attributes,
        children: "<subviews>\(arranged)</subviews>\(more)"
      ),
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", top)
        + pin("s.width", nil, 320) + pin("s.height", nil, 60)
    ).frames()
  }

  /// The frames on the document's canvas, and on the phone that the canvas shows.
  private func framesOnCanvasAndPhone(
    _ small: SmallDocument
  ) throws -> (canvas: Frames, phone: Frames) {
    let document = try small.document()
    let engine = LayoutEngine(document)
    let device = try #require(Device.first(onCanvas: "retina4_7"))
    return (
      engine.frames(in: .canvas(of: document)),
      engine.frames(in: .device(device, .portrait, of: document))
    )
  }

  private let two = view("a", "label", (0, 0, 40, 20)) + view("b", "label", (0, 0, 60, 20))

  @Test func `equal filling gives equal lengths`() throws {
    let frames = try frames("distribution=\"fillEqually\" spacing=\"20\"", two)

    #expect(frames["a"] == [0, 0, 150, 60])
    #expect(frames["b"] == [170, 0, 150, 60])
  }

  @Test func `an empty stack view keeps its stored length across a stack view`() throws {
    let frames = try frames(
      "axis=\"vertical\" alignment=\"center\"",
      view("e", "stackView", (0, 0, 150, 40)) + view("a", "label", (0, 0, 60, 20))
    )

    #expect(frames["e"] == [85, 0, 150, 40])
    #expect(frames["a"] == [130, 40, 60, 20])
  }

  @Test func `equal spacing gives equal gaps`() throws {
    let frames = try frames(
      "distribution=\"equalSpacing\"",
      two + view("c", "label", (0, 0, 20, 20))
    )

    #expect(frames["b"]?[0] == 140)
    #expect(frames["c"]?[0] == 300)
  }

  @Test func `a view of a fixed length counts in the proportion of its stack view`() throws {
    let inner = view(
      "n",
      "stackView",
      children: "<subviews>\(view("a", "label", (0, 0, 40, 20)))\(view("b"))</subviews>"
        + "<constraints>\(pin("b.width", nil, 20))</constraints>"
    )
    let frames = try frames(
      "distribution=\"fillProportionally\"",
      inner + view("c", "label", (0, 0, 100, 20))
    )

    #expect(frames["n"] == [0, 0, 120, 60])
    #expect(frames["c"] == [120, 0, 200, 60])
  }

  @Test func `views keep their size across the axis unless they fill it`() throws {
    let frames = try frames("alignment=\"center\" distribution=\"fillEqually\"", two)

    #expect(frames["a"] == [0, 20, 160, 20])
  }

  @Test func `a vertical axis stacks downwards with standard spacing`() throws {
    let frames = try frames(
      "axis=\"vertical\" distribution=\"fillEqually\" spacingType=\"standard\"",
      two
    )

    #expect(frames["b"] == [0, 34, 320, 26])
  }

  @Test func `a gap between baselines is what is left of it between the views`() throws {
    let frames = try frames(
      "axis=\"vertical\" spacing=\"30\" baselineRelativeArrangement=\"YES\"",
      view("a", "label", (0, 0, 40, 20), "verticalHuggingPriority=\"252\"")
        + view("b", "label", (0, 0, 40, 20))
    )

    #expect(frames["a"] == [0, 0, 320, 20])
    #expect(frames["b"] == [0, 29.5, 320, 30.5])
  }

  @Test(arguments: ["view", "imageView", "textView", "stackView"])
  func `an empty view keeps the length that it has on the canvas`(_ kind: String) throws {
    let stack = view(
      "s",
      "stackView",
      (0, 0, 320, 70),
      "axis=\"vertical\"",
      children: "<subviews>\(view("a", "label", (0, 0, 320, 20)))"
        + "\(view("b", kind, (0, 20, 320, 50)))</subviews>"
    )
    let small = SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top")
        + pin("s.width", nil, 320) + pin("s.height", nil, 300, "priority=\"240\"")
    )
    let (canvas, phone) = try framesOnCanvasAndPhone(small)

    #expect(canvas["b"] == [0, 20, 320, 50])
    #expect(phone["b"] == [0, 20, 320, 280])
  }

  @Test(arguments: [(1000, 300.0), (400, 30)])
  func `on the canvas a stack view without subviews keeps its stored height as strongly as it hugs`(
    _ priority: Int,
    _ height: Double
  ) throws {
    let stack = view(
      "s",
      "stackView",
      (0, 0, 375, 300),
      "verticalHuggingPriority=\"\(priority)\" verticalCompressionResistancePriority=\"\(priority)\""
    )
    let small = SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.trailing", "root.trailing")
        + pin("s.top", "root.top") + pin("s.height", nil, 30, "priority=\"500\"")
    )
    let (canvas, phone) = try framesOnCanvasAndPhone(small)

    #expect(canvas["s"]?[3] == height)
    #expect(phone["s"]?[3] == 30)
  }

  @Test func `a stack view without subviews is no higher than its stored height in another`()
    throws
  {
    let inner = view("i", "stackView", (0, 0, 50, 40))
    let stack = view(
      "s",
      "stackView",
      (0, 0, 375, 40),
      "alignment=\"center\"",
      children: "<subviews>\(inner)\(view("a", "label", (50, 10, 325, 20)))</subviews>"
    )
    let frames = try SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.trailing", "root.trailing")
        + pin("s.top", "root.top")
    ).frames()

    #expect(frames["i"] == [0, 0, 50, 40])
    #expect(frames["s"]?[3] == 40)
  }

  @Test(arguments: ["center", "top", "bottom"])
  func `on the canvas a stack view is as high as its empty views`(_ alignment: String) throws {
    let stack = view(
      "s",
      "stackView",
      (0, 0, 62, 50),
      "alignment=\"\(alignment)\"",
      children: """
        <subviews>\(view("a", "view", (0, 0, 8, 50)))
        \(view("b", "label", (8, 15, 54, 20)))</subviews>
        <constraints>\(pin("a.width", nil, 8))</constraints>
        """
    )
    let small = SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top")
    )
    let (canvas, phone) = try framesOnCanvasAndPhone(small)

    #expect(canvas["s"] == [0, 0, 62, 50])
    #expect(phone["s"]?[3] == 20)
  }

  @Test func `hidden views drop out`() throws {
    let frames = try frames(
      "distribution=\"fillEqually\"",
      view("h", "label", (0, 0, 9, 9), "hidden=\"YES\"") + two
    )

    #expect(frames["a"] == [0, 0, 160, 60])
    #expect(frames["h"] == [0, 0, 0, 60])
  }

  @Test(arguments: [
    ("hidesWhenStopped=\"YES\"", 80.0), ("hidesWhenStopped=\"YES\" animating=\"YES\"", 160),
    ("animating=\"YES\"", 160), ("", 160),
  ])
  func `a hidden activity indicator drops out unless it is only stopped`(
    _ attributes: String,
    _ width: Double
  ) throws {
    let frames = try frames(
      "distribution=\"fillEqually\"",
      view("h", "activityIndicatorView", (0, 0, 20, 20), "hidden=\"YES\" \(attributes)")
        + view("i", "activityIndicatorView", (0, 0, 20, 20), "hidden=\"YES\" \(attributes)")
        + two
    )

    #expect(frames["a"]?[2] == width)
  }

  @Test func `a hidden view lies in the middle of the gap where it would stand`() throws {
    let frames = try frames(
      "distribution=\"fillEqually\" spacing=\"20\"",
      view("a", "label", (0, 0, 40, 20))
        + view("h", "view", (0, 0, 9, 9), "hidden=\"YES\"", children: height("h", 30))
        + view("b", "label", (0, 0, 60, 20))
    )

    #expect(frames["a"] == [0, 0, 150, 60])
    #expect(frames["b"] == [170, 0, 150, 60])
    #expect(frames["h"]?[0] == 160)
    #expect(frames["h"]?[2] == 0)
  }

  @Test func `hidden views of a stack view without others keep their lengths`() throws {
    let frames = try frames(
      "distribution=\"fillEqually\"",
      view("h", "view", (0, 0, 30, 28), "hidden=\"YES\"", children: height("h", 20))
        + view("i", "imageView", (0, 0, 90, 70), "hidden=\"YES\"")
    )

    #expect(frames["h"] == [0, 0, 30, 20])
    #expect(frames["i"] == [0, 0, 90, 70])
  }

  @Test func `a stack view that shows none of its views has no length`() throws {
    let document = SmallDocument(
      subviews: view(
        "s",
        "stackView",
        (20, 30, 0, 0),
        children: "<subviews>\(view("h", "label", (0, 0, 40, 20), "hidden=\"YES\""))</subviews>"
      ),
      constraints: pin("s.leading", "root.leading", 20) + pin("s.top", "root.top", 30)
    )

    #expect(try document.frames()["s"] == [20, 30, 0, 0])
    #expect(try document.findings().isEmpty)
  }

  @Test func `constraints of a hidden last view push the last visible one away`() throws {
    func frames(_ tools: Int) throws -> Frames {
      try self.frames(
        "distribution=\"fill\"",
        view("a", "label", (0, 0, 40, 20))
          + view("h", "view", (0, 0, 9, 9), "hidden=\"YES\""),
        "<constraints>" + pin("h.leading", "a.trailing", 8) + pin("h.width", nil, 25)
          + "</constraints>",
        tools: tools
      )
    }

    #expect(try frames(12118)["a"] == [0, 0, 287, 60])
    #expect(try frames(12118)["h"] == [295, 0, 25, 60])
    #expect(try frames(22154)["a"] == [0, 0, 312, 60])
    #expect(try frames(22154)["h"] == [320, 0, 25, 60])
  }

  @Test func `a hidden last view that its own constraint places does not shrink the stack view`()
    throws
  {
    let frames = try frames(
      "distribution=\"fill\"",
      view("a", "label", (0, 0, 90, 20)) + view("h", "label", (107, 0, 0, 20), "hidden=\"YES\""),
      "<constraints>" + pin("h.leading", "s.leading", 107) + "</constraints>"
    )

    #expect(frames["s"]?[2] == 320)
    #expect(frames["a"] == [0, 0, 320, 60])
    #expect(frames["h"]?[0] == 107)
  }

  @Test func `a stack view keeps clear of its own margins alone`() throws {
    let keeps = "distribution=\"fillEqually\" preservesSuperviewLayoutMargins=\"YES\""
    let own = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="10" bottom="6" \
      trailing="20"/>
      """

    #expect(try frames(keeps, two)["a"] == [0, 0, 160, 60])
    #expect(try frames("distribution=\"fillEqually\"", two, own)["a"] == [10, 4, 145, 50])
    // At the top of the screen the safe area comes on top of them.
    let atTop = try frames("distribution=\"fillEqually\"", two, own, top: 0)
    #expect(atTop["a"] == [10, 24, 145, 30])
  }

  @Test(arguments: [
    ("axis=\"vertical\" alignment=\"center\"", [155.0, 0, 10, 60], [40.0, 0, 240, 60]),
    ("alignment=\"center\"", [0, 25, 320, 10], [0, 0, 320, 60]),
  ])
  func `plain views keep their size on the canvas, and are as large as new ones elsewhere`(
    _ attributes: String,
    _ onCanvas: [Double],
    _ elsewhere: [Double]
  ) throws {
    let stack = view(
      "s",
      "stackView",
      (0, 0, 0, 0),
      attributes,
      children: "<subviews>\(view("p", "view", (0, 0, 10, 10)))</subviews>"
    )
    let small = SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", 100)
        + pin("s.width", nil, 320) + pin("s.height", nil, 60)
    )
    let document = try small.document()
    let phone = try #require(Device.first(onCanvas: "retina4_7", toolsVersion: 22000))
    let onPhone = LayoutEnvironment.device(phone, .portrait, of: document)

    #expect(try small.frames()["p"] == onCanvas)
    #expect(LayoutEngine(document).frames(in: onPhone)["p"] == elsewhere)
  }

  private func height(_ id: String, _ constant: Double) -> String {
    "<constraints>" + pin("\(id).height", nil, constant, "priority=\"600\"") + "</constraints>"
  }

  @Test func `views on a first baseline hang on the bottom of their stack view`() throws {
    let frames = try frames("alignment=\"firstBaseline\"", two)

    #expect(frames["a"]?[1] == 40)
    #expect(frames["b"]?[1] == 40)
  }

  @Test func `views on a last baseline hang on the top`() throws {
    let frames = try frames("alignment=\"lastBaseline\"", two)

    #expect(frames["a"]?[1] == 0)
    #expect(frames["b"]?[1] == 0)
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func `views on a baseline leave nothing open`(alignment: String) throws {
    let document = SmallDocument(
      subviews: view(
        "s",
        "stackView",
        (0, 100, 320, 60),
        "alignment=\"\(alignment)\" distribution=\"fillEqually\"",
        children: "<subviews>\(two)</subviews>"
      ),
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", 100)
        + pin("s.width", nil, 320) + pin("s.height", nil, 60)
    )

    #expect(try document.findings().isEmpty)
  }

  @Test(arguments: [("firstBaseline", 26.0, 26.0), ("lastBaseline", 0.0, 14.0)])
  func `a view without text shares an edge of the first`(
    alignment: String,
    image: Double,
    label: Double
  ) throws {
    let frames = try frames(
      "alignment=\"\(alignment)\"",
      view("a", "label", (0, 0, 40, 20))
        + view("i", "imageView", (0, 0, 60, 34), "image=\"flag\"")
    )

    #expect(frames["a"]?[1] == label)
    #expect(frames["i"]?[1] == image)
  }

  @Test func `beside a label's baseline a field reaches over the top`() throws {
    let frames = try SmallDocument(
      subviews: view(
        "s",
        "stackView",
        (0, 0, 0, 0),
        "alignment=\"firstBaseline\"",
        children: "<subviews>" + view("a", "label", (0, 0, 40, 20.5))
          + view("b", "textField", (0, 0, 60, 34)) + "</subviews>"
      ),
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", 100)
    ).frames()

    #expect(frames["a"]?[1] == 0)
    #expect(try #require(frames["b"])[1] < -4)
  }

  @Test func `given margins move the arrangement inwards`() throws {
    let margins =
      "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"10\" bottom=\"5\" right=\"10\"/>"
    let frames = try frames("distribution=\"fillEqually\"", two, margins)

    #expect(frames["a"] == [10, 5, 150, 50])
  }
}
