import LayoutEngine
import LayoutModel
import Testing

struct ViewRuleTests {
  private let corner = pin("a.leading", "root.leading") + pin("a.top", "root.top")

  @Test(arguments: ["label", "button", "textField", "stepper", "pickerView"])
  func `views with an intrinsic size keep their stored one`(_ kind: String) throws {
    let frames = try SmallDocument(
      subviews: view("a", kind, (9, 9, 80, 30)),
      constraints: corner
    ).frames()

    #expect(frames["a"] == [0, 0, 80, 30])
  }

  @Test func `an image view has an intrinsic size if it has an image`() throws {
    let with = SmallDocument(
      subviews: view("a", "imageView", (0, 0, 24, 25), "image=\"star\""),
      constraints: corner
    )
    let without = SmallDocument(
      subviews: view("a", "imageView", (0, 0, 24, 25)),
      constraints: corner
    )

    #expect(try with.frames()["a"] == [0, 0, 24, 25])
    #expect(try with.findings().isEmpty)
    #expect(try without.findings().map(\.quantities) == [[.width, .height]])
  }

  @Test func `a switch's right edge lies two points outside its alignment rectangle`() throws {
    let frames = try SmallDocument(
      subviews: view("a", "switch", (0, 0, 51, 31)),
      constraints: pin("root.trailing", "a.trailing", 20) + pin("a.top", "root.top")
    ).frames()

    #expect(frames["a"] == [306, 0, 51, 31])
  }

  @Test func `a placeholder stands in for the intrinsic size`() throws {
    let frames = try SmallDocument(
      subviews: view(
        "a",
        "view",
        (0, 0, 1, 1),
        "placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"infinite\""
      ),
      constraints: corner + pin("a.height", nil, 30)
    ).frames()

    #expect(frames["a"] == [0, 0, 120, 30])
  }

  @Test func `the view with the lower hugging priority takes the slack`() throws {
    let frames = try SmallDocument(
      subviews: view("a", "label", (0, 0, 50, 21), "horizontalHuggingPriority=\"251\"")
        + view("b", "label", (50, 0, 60, 21), "horizontalHuggingPriority=\"250\""),
      constraints: corner + pin("b.leading", "a.trailing") + pin("b.top", "root.top")
        + pin("root.trailing", "b.trailing")
    ).frames()

    #expect(frames["a"]?[2] == 50)
    #expect(frames["b"]?[2] == 325)
  }

  @Test func `labels share a first baseline whatever their size`() throws {
    func font(_ size: Int) -> String {
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    }
    let frames = try SmallDocument(
      subviews: view("a", "label", (0, 0, 50, 41), children: font(34))
        + view("b", "label", (0, 0, 50, 20.5), children: font(17)),
      constraints: corner + pin("b.firstBaseline", "a.firstBaseline")
        + pin("b.leading", "a.trailing")
    ).frames()

    #expect(frames["b"]?[1] == 16)
  }

  @Test func `springs and struts share a change of the superview's size`() throws {
    let child = """
      <view id="b">
      <rect key="frame" x="20" y="0.0" width="60" height="10"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" \
      flexibleMaxX="YES"/>
      </view>
      """
    let frames = try SmallDocument(
      subviews: view("a", "view", (0, 0, 100, 50), children: "<subviews>\(child)</subviews>"),
      constraints: corner + pin("a.width", nil, 200) + pin("a.height", nil, 50)
    ).frames()

    #expect(frames["b"] == [40, 0, 120, 10])
  }

  @Test func `a view that no constraint mentions stays where it is stored`() throws {
    let frames = try SmallDocument(subviews: view("a", "view", (12, 34, 56, 78))).frames()

    #expect(frames["a"] == [12, 34, 56, 78])
  }

  @Test func `edges of a scroll view mean its content, sizes its frame`() throws {
    let scroll = view(
      "a",
      "scrollView",
      children: "<subviews>\(view("b"))</subviews><constraints>" + fill("b", "a")
        + pin("b.width", "a.width") + pin("b.height", nil, 900) + "</constraints>"
    )
    let frames = try SmallDocument(subviews: scroll, constraints: fill("a", "root")).frames()

    #expect(frames["a"] == [0, 0, 375, 667])
    #expect(frames["b"] == [0, 0, 375, 900])
  }

  @Test func `where constraints leave a choice the stored frame decides`() throws {
    let frames = try SmallDocument(
      subviews: view("a", "view", (30, 40, 80, 50)),
      constraints: pin("a.leading", "root.leading", 10, "relation=\"greaterThanOrEqual\"")
        + pin("a.width", nil, 100, "relation=\"greaterThanOrEqual\"")
    ).frames()

    #expect(frames["a"] == [30, 40, 100, 50])
  }

  @Test func `a view that its own code draws has the size that it told the canvas`() throws {
    let document = SmallDocument(
      subviews: view("a", "view", (0, 0, 9, 9)),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
    )
    let text = document.text.replacing(
      "</document>",
      with: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="70" height="-1"/>\
        </designable></designables></document>
        """
    )

    #expect(try canvasFrames(text)["a"] == [0, 0, 70, 9])
  }

  @Test func `each of several designable views has its own size`() throws {
    let document = SmallDocument(
      subviews: view("a") + view("b"),
      constraints: ["a", "b"].map {
        pin("\($0).leading", "root.leading") + pin("\($0).top", "root.top")
      }
      .joined()
    )
    let entries = [("b", 20), ("a", 10)].map { name, width in
      """
      <designable name="\(name)"><size key="intrinsicContentSize" width="\(width)" height="5"/>\
      </designable>
      """
    }
    let text = document.text.replacing(
      "</document>",
      with: "<designables>" + entries.joined() + "</designables></document>"
    )

    for document in [try smallDocument(text), try smallDocument(text).withRowsReversed] {
      let frames = LayoutEngine(document).frames(in: .canvas(of: document))
      #expect(frames["a"] == [0, 0, 10, 5])
      #expect(frames["b"] == [0, 0, 20, 5])
    }
  }

  @Test func `an unreleased version is that of its plug-in`() throws {
    let document = SmallDocument(tools: 32700, subviews: view("a"), constraints: fill("a", "safe"))
    let text = document.text.replacing(
      "<scenes>",
      with: """
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
        version="18000"/></dependencies><scenes>
        """
    )

    #expect(try document.frames()["a"]?[1] == 20)
    #expect(try canvasFrames(text)["a"]?[1] == 0)
  }

  @Test(
    arguments: [
      (22154, "", [47.0, 0, 750, 369]), (24412, "", [47, 47, 750, 309]),
      (22154, bar, [47, 44, 750, 325]), (24412, bar, [47, 101, 750, 255]),
    ]
  )
  func `what a phone on its side keeps free`(
    _ tools: Int,
    _ bar: String,
    _ expected: [Double]
  ) throws {
    let frames = try SmallDocument(
      device: "retina6_0",
      orientation: "landscape",
      tools: tools,
      width: 844,
      height: 390,
      subviews: view("a"),
      constraints: fill("a", "safe"),
      controller: bar
    ).frames()

    #expect(frames["a"] == expected)
  }

  @Test(arguments: [("", 0.0), ("text=\"\"", 0), ("text=\"Name\"", 20.5)])
  func `a label without a stored frame has a size only if it has a text`(
    _ text: String,
    _ height: Double
  ) throws {
    let label = """
      <label \(text) translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let frames = try SmallDocument(
      subviews: label,
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
    ).frames()

    #expect(frames["a"]?[3] == height)
  }

  private static let bar = """
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
    """

  @Test(arguments: [(11762, 0.0, 113.0), (11762, 0.5, 112.5), (14000, 0, 112.5)])
  func `roots without halves were laid out on a screen of one pixel a point`(
    _ tools: Int,
    _ fraction: Double,
    _ x: Double
  ) throws {
    let frames = try SmallDocument(
      tools: tools,
      subviews: view("a", "view", (0, 0, 150, 20)) + view("b", "view", (0, 0, 30 + fraction, 20)),
      constraints: pin("a.centerX", "root.centerX") + pin("a.top", "root.top")
        + pin("a.width", nil, 150) + pin("a.height", nil, 20)
    ).frames()

    #expect(frames["a"] == [x, 0, 150, 20])
  }

  @Test(arguments: [(11762, 324.0), (14000, 323.5)])
  func `vertical halves on such a screen were rounded both ways from Xcode 8 on`(
    _ tools: Int,
    _ y: Double
  ) throws {
    let frames = try SmallDocument(
      tools: tools,
      subviews: view("a", "view", (0, 0, 150, 20)),
      constraints: pin("a.leading", "root.leading") + pin("a.centerY", "root.centerY")
        + pin("a.width", nil, 150) + pin("a.height", nil, 20)
    ).frames()

    #expect(frames["a"] == [0, y, 150, 20])
  }
}
