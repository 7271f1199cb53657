import LayoutEngine
import LayoutModel
import Testing

/// What other controllers and the controller's own settings say of the bars around its view.
struct ControllerBarTests {
  private let filling = fill("a", "safe")

  @Test(arguments: [(18122, 808.0), (19162, 842), (22505, 842)])
  func `a sheet with a bar reaches to its end from Xcode 13 on`(
    _ tools: Int,
    _ bottom: Double
  ) throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let frames = try SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: 414,
      height: 842,
      subviews: view("a"),
      constraints: filling,
      controller: bar
    ).frames()

    #expect(frames["a"] == [0, 56, 414, bottom - 56])
  }

  @Test(arguments: [(23727, 103.0), (24765, 70.0)])
  func `a sheet with a bar is shorter by the status bar from Xcode 16 on`(
    _ tools: Int,
    _ top: Double
  ) throws {
    let frames = try SmallDocument(
      device: "retina6_12",
      tools: tools,
      width: 393,
      height: 793,
      subviews: view("a"),
      constraints: filling,
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    ).frames()

    #expect(frames["a"] == [0, top, 393, 793 - top])
  }

  @Test func `a tab bar covers the end of a sheet`() throws {
    let frames = try SmallDocument(
      device: "retina4_0",
      width: 320,
      height: 548,
      subviews: view("a"),
      constraints: filling,
      controller: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    ).frames()

    #expect(frames["a"] == [0, 0, 320, 499])
  }

  @Test(arguments: [(842, 808.0), (886, 886)])
  func `a sheet without a bar keeps its end free, unless it is only ten points shorter`(
    _ height: Int,
    _ bottom: Double
  ) throws {
    let frames = try SmallDocument(
      device: "retina6_1",
      width: 414,
      height: height,
      subviews: view("a"),
      constraints: filling
    ).frames()

    #expect(frames["a"] == [0, 0, 414, bottom])
  }

  @Test(arguments: [(414, 896, 83.0), (414, 1200, 83), (414, 800, 0), (500, 1200, 0)])
  func `a tab bar covers a freeform view that is as wide as the screen and as high`(
    _ width: Int,
    _ height: Int,
    _ bottom: Double
  ) throws {
    let size = "<size key=\"freeformSize\" width=\"\(width)\" height=\"\(height)\"/>"
    let document = SmallDocument(
      device: "retina6_1",
      tools: 18122,
      width: width,
      height: height,
      subviews: view("a"),
      constraints: filling,
      controller: size
    )
    let frames = try canvasFrames(document.text.replacing("</scenes>", with: inTab + "</scenes>"))

    #expect(frames["a"].map { Double(height) - $0[1] - $0[3] } == bottom)
  }

  /// A tab bar controller around the controller.
  private let inTab = """
    <scene sceneID="tabs"><objects><tabBarController id="tabbing"><connections>
    <segue destination="controller" kind="relationship" relationship="viewControllers" id="tab"/>
    </connections></tabBarController></objects></scene>
    """

  /// A tab with a controller of this kind, from which a segue leads to the controller.
  private func shown(by segue: String, of kind: String) -> String {
    """
    <scene sceneID="tabs"><objects><tabBarController id="tabbing"><connections>
    <segue destination="source" kind="relationship" relationship="viewControllers" id="tab"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="pushing"><objects><\(kind) id="source"><connections>
    <segue destination="controller" \(segue) id="showing"/>
    </connections></\(kind)></objects></scene>
    """
  }

  @Test(arguments: [
    ("viewController", #"kind="show""#, 0.0, 20.0),
    ("navigationController", #"kind="relationship" relationship="rootViewController""#, 49, 64),
  ])
  func `what a tab shows lies above its bar, unless a navigation controller in the tab shows it`(
    _ kind: String,
    _ segue: String,
    _ bottom: Double,
    _ top: Double
  ) throws {
    let frames = try canvasFrames(text(with: shown(by: segue, of: kind)))

    #expect(frames["a"] == [0, top, 375, 667 - top - bottom])
  }

  @Test func `a tab bar controller that a navigation controller shows is below its bar`() throws {
    let stack = """
      <scene sceneID="stack"><objects><navigationController id="stacking"><connections>
      <segue destination="tabbing" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene>
      """

    #expect(try canvasFrames(text(with: inTab + stack))["a"] == [0, 64, 375, 554])
  }

  @Test(arguments: [
    ("ipad9_7", 14113, [64.0, 49]), ("ipad9_7", 14490, [70, 50]), ("ipad10_2", 17701, [50, 50]),
    ("ipad11_0rounded", 14460, [74, 65]), ("ipad11_0rounded", 24128, [78, 99]),
    ("ipad9_7", 32700, [70, 50]),
  ])
  func `the bars of tablets are higher from Xcode 10 on`(
    _ device: String,
    _ tools: Int,
    _ expected: [Double]
  ) throws {
    let size = ["ipad9_7": (768, 1024), "ipad10_2": (810, 1080)][device] ?? (834, 1194)
    let frames = try SmallDocument(
      device: device,
      tools: tools,
      width: size.0,
      height: size.1,
      subviews: view("a"),
      constraints: filling,
      controller: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """
    ).frames()

    #expect(frames["a"].map { [$0[1], Double(size.1) - $0[1] - $0[3]] } == expected)
  }

  @Test(arguments: [(14113, 44.0), (14868, 49)])
  func `a toolbar is as high as a tab bar from Xcode 11 on`(
    _ tools: Int,
    _ bottom: Double
  ) throws {
    let frames = try SmallDocument(
      tools: tools,
      subviews: view("a"),
      constraints: filling,
      controller: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    ).frames()

    #expect(frames["a"].map { 667 - $0[1] - $0[3] } == bottom)
  }

  @Test(arguments: [
    (21225, 414, 400, 400.0), (21225, 414, 480, 446), (21225, 414, 896, 862),
    (21225, 414, 1200, 1166), (21225, 320, 600, 600), (21225, 320, 896, 862),
    (21225, 448, 100, 66), (23504, 150, 150, 116), (23504, 320, 600, 566),
  ])
  func `a freeform view as wide or high as the screen ends above its end if it is high enough`(
    _ tools: Int,
    _ width: Int,
    _ height: Int,
    _ bottom: Double
  ) throws {
    let frames = try SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: width,
      height: height,
      subviews: view("a"),
      constraints: filling,
      controller: "<size key=\"freeformSize\" width=\"\(width)\" height=\"\(height)\"/>"
    ).frames()

    #expect(frames["a"].map { $0[1] + $0[3] } == bottom)
  }

  @Test(arguments: [("show", 64.0), ("showDetail", 64), ("presentation", 20)])
  func `a segue that a navigation controller shows carries its bar`(
    _ kind: String,
    _ top: Double
  ) throws {
    let stack = """
      <scene sceneID="stack"><objects><navigationController id="stacking"><connections>
      <segue destination="controller" kind="\(kind)" id="showing"/>
      </connections></navigationController></objects></scene>
      """

    #expect(try canvasFrames(text(with: stack))["a"]?[1] == top)
  }

  @Test(arguments: [("embed", 0.0), ("show", 20)])
  func `the children of an embedded tab bar controller have no status bar`(
    _ kind: String,
    _ top: Double
  ) throws {
    let others = """
      <scene sceneID="tabs"><objects><tabBarController id="tabbing"><connections>
      <segue destination="controller" kind="relationship" relationship="viewControllers" id="tab"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="outer"><objects><viewController id="outside"><connections>
      <segue destination="tabbing" kind="\(kind)" id="holding"/>
      </connections></viewController></objects></scene>
      """

    #expect(try canvasFrames(text(with: others, height: 500))["a"]?[1] == top)
  }

  @Test(arguments: [(22505, 92.0, 34.0), (23727, 140, 68), (24128, 150, 68), (32700, 92, 34)])
  func `the canvases of Xcode 16 and 26 count the insets of a notch twice, and bars once`(
    _ tools: Int,
    _ top: Double,
    _ bottom: Double
  ) throws {
    let stack = """
      <scene sceneID="stack"><objects><navigationController id="stacking"><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene></scenes>
      """
    let document = SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: 414,
      height: 896,
      subviews: view("a"),
      constraints: filling
    )
    let frames = try canvasFrames(document.text.replacing("</scenes>", with: stack))

    #expect(frames["a"] == [0, top, 414, 896 - top - bottom])
  }

  /// The canvas of a phone with a notch in Xcode 16, on which a segue leads to the controller.
  private func notch(after segue: String, from source: String) throws -> Frames {
    let scene = """
      <scene sceneID="source"><objects><\(source) id="source"><connections>
      <segue destination="controller" \(segue) id="segue"/>
      </connections></\(source)></objects></scene></scenes>
      """
    let document = SmallDocument(
      device: "retina6_1",
      tools: 24128,
      width: 414,
      height: 896,
      subviews: view("a"),
      constraints: filling
    )
    return try canvasFrames(document.text.replacing("</scenes>", with: scene))
  }

  @Test(arguments: [(21507, 300.0), (23504, 266)])
  func `an embedded view reaches to the end of a screen from Xcode 14_3 on`(
    _ tools: Int,
    _ bottom: Double
  ) throws {
    let holder = """
      <scene sceneID="holder"><objects><viewController id="holder"><connections>
      <segue destination="controller" kind="embed" id="embed"/>
      </connections></viewController></objects></scene></scenes>
      """
    let document = SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: 414,
      height: 300,
      subviews: view("a"),
      constraints: filling
    )
    let frames = try canvasFrames(document.text.replacing("</scenes>", with: holder))

    #expect(frames["a"] == [0, 48, 414, bottom - 48])
  }

  @Test(arguments: [("custom", [96.0, 732]), ("embed", [96, 732]), ("presentation", [48, 814])])
  func `insets count once in a controller that another one presents`(
    kind: String,
    expected: [Double]
  ) throws {
    let frames = try notch(after: "kind=\"\(kind)\"", from: "viewController")

    #expect(frames["a"] == [0, expected[0], 414, expected[1]])
  }

  @Test(arguments: [(24128, 746, 678.0), (24128, 794, 760), (22505, 746, 746)])
  func `the bottom inset counts twice below an opaque bar and two status bars`(
    _ tools: Int,
    _ height: Int,
    _ bottom: Double
  ) throws {
    let document = SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: 414,
      height: height,
      subviews: view("a"),
      constraints: filling
    )
    let frames = try canvasFrames(document.text(inNavigationWithBar: "translucent=\"NO\""))

    #expect(frames["a"] == [0, 0, 414, bottom])
  }

  @Test(arguments: [(true, "", 618.0), (true, hides, 618), (false, "", 618), (false, hides, 667)])
  func `a hidden tab bar still reduces the safe area, but moves no layout guide`(
    _ usesSafeAreas: Bool,
    _ attribute: String,
    _ bottom: Double
  ) throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="up"/>
      <viewControllerLayoutGuide type="bottom" id="down"/></layoutGuides>
      """
    let end = usesSafeAreas ? "safe.bottom" : "down.top"
    var document = SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading") + pin("a.trailing", "root.trailing")
        + pin("a.top", "root.top") + pin("a.bottom", end),
      controller: usesSafeAreas ? "" : guides
    )
    document.useSafeAreas = usesSafeAreas
    let text = document.text
      .replacing("<viewController id", with: "<viewController \(attribute) id")
      .replacing("</scenes>", with: ControllerBarTests.pushingInTab)

    #expect(try canvasFrames(text)["a"] == [0, 0, 375, bottom])
  }

  private static let hides = "hidesBottomBarWhenPushed=\"YES\""

  /// A navigation controller in a tab, whose first controller pushes the one of the document.
  private static let pushingInTab = """
    <scene sceneID="tabs"><objects><tabBarController id="tabbing"><connections>
    <segue destination="stacking" kind="relationship" relationship="viewControllers" id="tab"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="stack"><objects><navigationController id="stacking"><connections>
    <segue destination="first" kind="relationship" relationship="rootViewController" id="s"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="pushing"><objects><viewController id="first"><connections>
    <segue destination="controller" kind="show" id="push"/>
    </connections></viewController></objects></scene></scenes>
    """

  @Test func `insets count twice above a tab bar too`() throws {
    let segue = "kind=\"relationship\" relationship=\"viewControllers\""

    #expect(try notch(after: segue, from: "tabBarController")["a"] == [0, 96, 414, 683])
  }

  @Test(arguments: [
    (17701, "view", "", 140.0), (17701, "view", "largeTitleDisplayMode=\"never\"", 88),
    (17701, "tableView", "", 88), (17701, "collectionView", "", 88), (14490, "view", "", 140),
  ])
  func `a large title makes a bar higher, except above a table or a collection view`(
    _ tools: Int,
    _ kind: String,
    _ mode: String,
    _ top: Double
  ) throws {
    let document = SmallDocument(
      device: "retina6_1",
      tools: tools,
      width: 414,
      height: 896,
      subviews: view("a", kind),
      constraints: filling,
      controller: "<navigationItem key=\"navigationItem\" \(mode) id=\"item\"/>"
    )
    let frames = try canvasFrames(document.text(inNavigationWithBar: "largeTitles=\"YES\""))

    #expect(frames["a"]?[1] == top)
  }

  @Test(arguments: [("", 88.0), ("prompt=\"Choose\"", 118), ("prompt=\"\"", 88)])
  func `a prompt makes a bar higher`(_ prompt: String, _ top: Double) throws {
    let document = SmallDocument(
      device: "retina6_1",
      tools: 17701,
      width: 414,
      height: 896,
      subviews: view("a"),
      constraints: filling,
      controller: "<navigationItem key=\"navigationItem\" \(prompt) id=\"item\"/>"
    )
    let frames = try canvasFrames(document.text(inNavigationWithBar: ""))

    #expect(frames["a"]?[1] == top)
  }

  @Test(arguments: [(14460, 300, 0.0), (14460, 500, 20)])
  func `a low freeform view has no status bar at first`(
    _ tools: Int,
    _ height: Int,
    _ top: Double
  ) throws {
    let frames = try SmallDocument(
      tools: tools,
      height: height,
      subviews: view("a"),
      constraints: filling,
      controller: """
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="375" height="\(height)"/>
        """
    ).frames()

    #expect(frames["a"]?[1] == top)
  }

  private func text(with scenes: String, height: Int = 667) -> String {
    SmallDocument(height: height, subviews: view("a"), constraints: filling).text
      .replacing("</scenes>", with: scenes + "</scenes>")
  }
}
