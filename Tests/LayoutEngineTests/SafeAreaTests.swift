import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

struct SafeAreaTests {
  private let filling = fill("a", "safe")

  @Test(arguments: [(14000, 20.0), (18000, 0), (22000, 20)])
  func `a home-button canvas shows the status bar by version`(_ tools: Int, _ top: Double) throws {
    let frames = try SmallDocument(tools: tools, subviews: view("a"), constraints: filling).frames()

    #expect(frames["a"] == [0, top, 375, 667 - top])
  }

  @Test(arguments: [
    ("retina4_7", 12121, 20.0), ("retina4_7", 13122, 0), ("retina4_7", 22000, 0),
    ("ipad9_7", 14490, 20),
  ])
  func `a phone on its side shows no status bar from Xcode 9 on`(
    _ device: String,
    _ tools: Int,
    _ top: Double
  ) throws {
    let (width, height) = device == "ipad9_7" ? (1024, 768) : (667, 375)
    let frames = try SmallDocument(
      device: device,
      orientation: "landscape",
      tools: tools,
      width: width,
      height: height,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"]?[1] == top)
  }

  @Test(arguments: [(18000, 44.0), (21225, 47), (21507, 47), (21701, 50)])
  func `the notch of 5_8 inches grew twice`(_ tools: Int, _ top: Double) throws {
    let frames = try SmallDocument(
      device: "retina5_9",
      tools: tools,
      width: 375,
      height: 812,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"] == [0, top, 375, 778 - top])
  }

  @Test(arguments: [(18000, 44.0), (21225, 48), (22000, 48)])
  func `a notch is 44 high before the canvas knows better`(_ tools: Int, _ top: Double) throws {
    let frames = try SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: 414,
      height: 896,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"] == [0, top, 414, 862 - top])
  }

  @Test(
    arguments: [
      ("retina6_7", 21507, [47.0, 845, 428]), ("retina6_72", 22154, [59, 839, 430]),
      ("retina6_7", 24127, [118, 746, 430]), ("retina6_9", 24128, [124, 764, 440]),
    ]
  )
  func `the canvas of 6_7 inches became a larger one, and another one larger still`(
    _ device: String,
    _ tools: Int,
    _ expected: [Double]
  ) throws {
    let size = (Int(expected[2]), [428: 926, 430: 932][expected[2]] ?? 956)
    let document = try SmallDocument(
      device: device,
      tools: tools,
      width: size.0,
      height: size.1,
      subviews: view("a"),
      constraints: filling
    ).document()
    let canvas = LayoutEnvironment.canvas(of: document)
    let frame = try #require(LayoutEngine(document).frames(in: canvas)["a"])

    #expect([frame[1], frame[3], canvas.screen.width] == expected)
    #expect(canvas.sizeClass == SizeClass(width: .compact, height: .regular))
  }

  @Test(arguments: [(14000, 600, 20.0), (16097, 600, 0), (16097, 375, 20), (22000, 600, 20)])
  func `a canvas without a device shows the status bar as a home button's`(
    _ tools: Int,
    _ width: Int,
    _ top: Double
  ) throws {
    let frames = try SmallDocument(
      device: nil,
      tools: tools,
      width: width,
      height: 600,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"] == [0, top, Double(width), 600 - top])
  }

  @Test func `a simulated navigation bar is part of the safe area`() throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let frames = try SmallDocument(
      subviews: view("a"),
      constraints: filling,
      controller: bar
    ).frames()

    #expect(frames["a"] == [0, 64, 375, 603])
  }

  @Test(arguments: [(22000, 64.0), (24506, 74), (32700, 64)])
  func `the bars of Xcode 26 are ten points higher`(_ tools: Int, _ top: Double) throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let frames = try SmallDocument(
      tools: tools,
      subviews: view("a"),
      constraints: filling,
      controller: bar
    ).frames()

    #expect(frames["a"] == [0, top, 375, 667 - top])
  }

  @Test(arguments: [(22154, 20.0), (24765, 50), (32700, 20)])
  func `the bottom of a rounded tablet`(_ tools: Int, _ bottom: Double) throws {
    let frames = try SmallDocument(
      device: "ipad12_9rounded",
      tools: tools,
      width: 1024,
      height: 1366,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"] == [0, 24, 1024, 1342 - bottom])
  }

  @Test func `an opaque bar lies above the view, in whatever order its rows come`() throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let document = try SmallDocument(
      height: 603,
      subviews: view("a"),
      constraints: filling,
      controller: bar
    ).document()

    for document in [document, document.withRowsReversed] {
      let frames = LayoutEngine(document).frames(in: .canvas(of: document))
      #expect(frames["a"] == [0, 0, 375, 603])
    }
  }

  @Test(arguments: [(12000, 0.0), (14000, 20), (22000, 20)])
  func `the status bar could be switched off`(_ tools: Int, _ top: Double) throws {
    let off = "<nil key=\"simulatedStatusBarMetrics\"/>"
    let frames = try SmallDocument(
      tools: tools,
      subviews: view("a"),
      constraints: filling,
      controller: off
    ).frames()

    #expect(frames["a"]?[1] == top)
  }

  @Test(arguments: [14000, 15705, 22000])
  func `a notch keeps its room without a status bar`(_ tools: Int) throws {
    let frames = try SmallDocument(
      device: "retina5_9",
      tools: tools,
      height: 812,
      subviews: view("a"),
      constraints: filling,
      controller: "<nil key=\"simulatedStatusBarMetrics\"/>"
    ).frames()

    #expect(frames["a"]?[1] == (tools < 20000 ? 44 : 50))
  }

  @Test(arguments: [(false, 64.0), (true, 20)])
  func `a hidden bar covers the canvas, but no screen`(_ isHidden: Bool, _ top: Double) throws {
    let holder = """
      <scene sceneID="other"><objects><navigationController id="holder">
      <navigationBar key="navigationBar" \(isHidden ? "hidden=\"YES\"" : "") id="bar"/>
      <connections><segue destination="controller" kind="relationship" \
      relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene></scenes>
      """
    let text = SmallDocument(subviews: view("a"), constraints: filling).text
      .replacing("</scenes>", with: holder)
    let document = try DocumentReader.read([UInt8](text.utf8))
    let engine = LayoutEngine(document)
    let phone = try #require(
      LayoutScreen.all(for: document).first { $0.name.hasPrefix("375 × 667") }
    )

    #expect(engine.frames(in: .canvas(of: document))["a"]?[1] == 64)
    #expect(engine.frames(in: phone.environment)["a"]?[1] == top)
  }

  @Test(arguments: [
    ("retina4_7", 375, 667, nil, 16.0), ("retina6_1", 414, 896, nil, 20),
    ("retina6_12", 393, 852, 15, 16), ("retina6_1", 414, 896, 16, 20),
    ("retina4_7", 375, 667, 24, 24),
  ])
  func `a controller's view has side margins by its width, and its own if they are larger`(
    _ device: String,
    _ width: Int,
    _ height: Int,
    _ own: Int?,
    _ margin: Double
  ) throws {
    let frames = try SmallDocument(
      device: device,
      width: width,
      height: height,
      subviews: view("a"),
      constraints: pin("a.leading", "root.leadingMargin") + pin("a.top", "root.top")
        + pin("a.width", nil, 10) + pin("a.height", nil, 10),
      rest: own.map {
        "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"\($0)\" bottom=\"0.0\" right=\"\($0)\"/>"
      } ?? ""
    ).frames()

    #expect(frames["a"]?[0] == margin)
  }

  @Test(arguments: [("", 64.0), ("top=\"YES\"", 64), ("bottom=\"YES\"", 0)])
  func `a view that doesn't extend below the bar begins below it`(
    _ edges: String,
    _ top: Double
  ) throws {
    let edges = edges.isEmpty ? "" : "<extendedEdge key=\"edgesForExtendedLayout\" \(edges)/>"
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let frames = try SmallDocument(
      height: 603,
      subviews: view("a"),
      constraints: filling,
      controller: edges + bar
    ).frames()

    #expect(frames["a"] == [0, top, 375, 603 - top])
  }

  @Test(arguments: [("", [0.0, 64]), ("extendedLayoutIncludesOpaqueBars=\"YES\"", [64, 0])])
  func `a view extends below an opaque bar only if its controller says so`(
    _ attribute: String,
    _ insets: [Double]
  ) throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let frames = try canvasFrames(
      SmallDocument(subviews: view("a"), constraints: filling, controller: bar).text
        .replacing("<viewController", with: "<viewController \(attribute)")
    )

    #expect(frames["a"] == [0, insets[0], 375, 667 - insets[0] - insets[1]])
  }

  @Test(arguments: [("retina4_7", 603, 0.0), ("retina4_7", 600, 20), ("retina6_1", 804, 0)])
  func `a view that leaves room for both bars lies below a bar of code`(
    _ device: String,
    _ height: Int,
    _ top: Double
  ) throws {
    let frames = try SmallDocument(
      device: device,
      width: device == "retina4_7" ? 375 : 414,
      height: height,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"]?[1] == top)
  }

  @Test(arguments: [("ipad7_9", 744, 1133, [24.0, 20]), ("ipad10_2", 810, 1080, [20, 0])])
  func `tablets have the edges of their screens`(
    _ device: String,
    _ width: Int,
    _ height: Int,
    _ insets: [Double]
  ) throws {
    let frames = try SmallDocument(
      device: device,
      width: width,
      height: height,
      subviews: view("a"),
      constraints: filling
    ).frames()

    let expected = [0, insets[0], Double(width), Double(height) - insets[0] - insets[1]]
    #expect(frames["a"] == expected)
  }

  @Test(arguments: [("show", 64.0), ("showDetail", 64), ("modal", 20)])
  func `a controller has the navigation bar of the one that it is shown from`(
    _ kind: String,
    _ top: Double
  ) throws {
    let others = """
      <scene sceneID="list"><objects><tableViewController id="listing"><connections>
      <segue destination="controller" kind="\(kind)" id="detail"/>
      </connections></tableViewController></objects></scene>
      <scene sceneID="stack"><objects><navigationController id="stacking"><connections>
      <segue destination="listing" kind="relationship" relationship="rootViewController" id="root-of"/>
      </connections></navigationController></objects></scene>
      """
    let text = SmallDocument(subviews: view("a"), constraints: filling).text
      .replacing("</scenes>", with: others + "</scenes>")

    #expect(try canvasFrames(text)["a"]?[1] == top)
  }

  @Test func `a bar of its own lies at the end of a view of any size`() throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    func bottom(_ controller: String) throws -> Double? {
      try SmallDocument(
        height: 600,
        subviews: view("a"),
        constraints: filling,
        controller: controller
      ).frames()["a"].map { $0[1] + $0[3] }
    }

    #expect(try bottom(freeform) == 600)
    #expect(try bottom(bar + freeform) == 551)
  }

  @Test func `a controller's view may keep the margins of the canvas`() throws {
    let plain = SmallDocument(
      useSafeAreas: false,
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading") + pin("a.trailing", "root.trailing")
        + pin("a.top", "root.top") + pin("root.bottomMargin", "a.bottom")
    )
    let keeping = plain.text.replacing(
      "<view key=\"view\"",
      with: "<view key=\"view\" preservesSuperviewLayoutMargins=\"YES\""
    )

    #expect(try plain.frames()["a"] == [0, 0, 375, 667])
    #expect(try canvasFrames(keeping)["a"] == [0, 0, 375, 659])
  }

  @Test(arguments: [(true, [80, 60, 1760, 960]), (false, [0, 0, 1920, 1080])])
  func `a television may cut off the edges`(_ usesSafeAreas: Bool, _ frame: [Double]) throws {
    let screen = SmallDocument(
      device: "appleTV",
      useSafeAreas: usesSafeAreas,
      width: 1920,
      height: 1080,
      subviews: view("a"),
      constraints: filling
    )
    let text = screen.text
      .replacing(
        "com.apple.InterfaceBuilder3.CocoaTouch",
        with: "com.apple.InterfaceBuilder.AppleTV"
      )
      .replacing("iOS.CocoaTouch", with: "AppleTV")

    #expect(try canvasFrames(text)["a"] == frame)
  }

  @Test func `other views have margins of eight points`() throws {
    let inner = view(
      "b",
      "view",
      children: "<subviews>\(view("c"))</subviews><constraints>"
        + pin("c.leading", "b.leadingMargin") + pin("c.top", "b.topMargin")
        + pin("c.width", nil, 10) + pin("c.height", nil, 10) + "</constraints>"
    )
    let frames = try SmallDocument(
      subviews: inner,
      constraints: pin("b.leading", "root.leading", 30) + pin("b.top", "root.top", 100)
        + pin("b.width", nil, 50) + pin("b.height", nil, 50)
    ).frames()

    #expect(frames["c"] == [8, 8, 10, 10])
  }

  @Test(arguments: [(12121, 0.0), (13196, 20), (22505, 20)])
  func `margins respect the safe area from Xcode 9 on, even of documents without safe areas`(
    _ tools: Int,
    _ top: Double
  ) throws {
    let frames = try SmallDocument(
      tools: tools,
      useSafeAreas: false,
      subviews: view("a"),
      constraints: pin("a.top", "root.topMargin") + pin("a.leading", "root.leading")
        + pin("a.width", nil, 50) + pin("a.height", nil, 40)
    ).frames()

    #expect(frames["a"] == [0, top, 50, 40])
  }
}
