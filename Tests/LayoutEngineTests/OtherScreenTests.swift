import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

/// What the canvas made of views, and what is left of it on another screen.
struct OtherScreenTests {
  private let low = SizeClass(width: .compact, height: .compact)

  private func findings(_ small: SmallDocument) throws -> [Finding] {
    let document = try small.document()
    return LayoutEngine(document).findings(in: .sizeClass(low, of: document))
  }

  private func frames(_ small: SmallDocument) throws -> Frames {
    let document = try small.document()
    return LayoutEngine(document).frames(in: .sizeClass(low, of: document))
  }

  @Test func `a button that the canvas stretched squeezes nothing where the screen is low`() throws
  {
    let stretched = SmallDocument(
      subviews: view("b", "button", (0, 0, 375, 623))
        + view("t", "toolbar", (0, 623, 375, 44)),
      constraints: pin("b.leading", "root.leading") + pin("b.trailing", "root.trailing")
        + pin("b.top", "root.top") + pin("t.top", "b.bottom") + pin("t.leading", "root.leading")
        + pin("t.trailing", "root.trailing") + pin("t.bottom", "root.bottom")
        + pin("t.height", nil, 44, "relation=\"lessThanOrEqual\"")
    )

    #expect(try findings(stretched).filter { $0.kind == .ambiguous }.isEmpty)
    #expect(try frames(stretched)["t"]?[3] == 44)
  }

  @Test func `what a bar holds keeps its size where the bar is wider`() throws {
    let item = """
      <items><barButtonItem id="i"><view key="customView" id="c">
      <rect key="frame" x="20" y="4" width="100" height="36"/>
      <subviews>\(view("a", "view", (0, 0, 80, 36)))</subviews>
      <constraints>\(pin("a.leading", "c.leading") + pin("c.trailing", "a.trailing", 20)
        + pin("a.top", "c.top") + pin("a.bottom", "c.bottom"))</constraints>
      </view></barButtonItem></items>
      """
    let document = SmallDocument(
      subviews: view("t", "toolbar", (0, 0, 375, 44), children: item),
      constraints: pin("t.leading", "root.leading") + pin("t.trailing", "root.trailing")
        + pin("t.top", "root.top")
    )

    #expect(try frames(document)["a"]?[2] == 80)
  }

  /// A table that fills the screen, with a cell `c` whose content `k` has one view `a`.
  private func table(tools: Int, height: Double, _ constraints: String) -> SmallDocument {
    let cell = """
      <prototypes><tableViewCell id="c" preservesSuperviewLayoutMargins="YES">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" tableViewCell="c" id="k">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(view("a", "view", (16, 0, 343, height)))</subviews>
      <constraints>\(constraints)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    return SmallDocument(
      tools: tools,
      subviews: view("t", "tableView", (0, 0, 375, 667), children: cell),
      constraints: fill("t", "root")
    )
  }

  @Test func `the margins of a cell without an accessory are the same at both sides`() throws {
    let inside =
      pin("a.leading", "k.leadingMargin") + pin("a.trailing", "k.trailingMargin")
      + pin("a.centerX", "k.centerX") + pin("a.top", "k.top") + pin("a.height", nil, 20)
    let document = try table(tools: 22155, height: 20, inside).document()

    #expect(LayoutEngine(document).findings().filter { $0.kind == .unsatisfiable }.isEmpty)
  }

  /// Screens in a row share the solution of a cell if the table is equally wide. Here the margins also
  /// depend on the screen.
  @Test(arguments: [22000, 23800])
  func `a cell conflicts on the screens on which it does when each is checked alone`(
    tools: Int
  ) throws {
    let inside =
      pin("a.leading", "k.leadingMargin") + pin("a.trailing", "k.trailingMargin")
      + pin("a.top", "k.top") + pin("a.bottom", "k.bottom") + pin("a.width", nil, 343)
    let document = try table(tools: tools, height: 44, inside).document()
    let engine = LayoutEngine(document)
    let upright = SizeClass(width: .compact, height: .regular)

    let conflicts = engine.findings(in: [upright]).filter { $0.kind == .unsatisfiable }
    let alone = engine.screens.filter { screen in
      screen.environment.sizeClass == upright
        && engine.findings(in: screen.environment).contains { $0.kind == .unsatisfiable }
    }

    #expect(Set(conflicts.flatMap(\.screens)) == Set(alone.map(\.name)))
    #expect(alone.count > 1 && alone.count < engine.screens.count)
  }

  @Test(arguments: [
    (12000, Orientation.portrait, 20.0), (16000, .portrait, 20), (12000, .landscape, 0),
  ])
  func `a phone with a home button has a status bar upright only, whatever Xcode's canvas shows`(
    tools: Int,
    orientation: Orientation,
    statusBar: Double
  ) throws {
    let document = try SmallDocument(tools: tools).document()
    let phone = try #require(Device.named("iPhone SE (1st generation)").first)

    let edges = LayoutEnvironment.device(phone, orientation, of: document).screenEdges

    #expect(edges == ScreenEdges(front: .homeButton, statusBar: statusBar))
  }

  @Test(arguments: [
    ("iPhone X", 44.0), ("iPhone 11", 48), ("iPhone 11 Pro Max", 44), ("iPhone 12 mini", 50),
    ("iPhone 14", 47), ("iPhone 14 Plus", 47), ("iPhone 15", 59), ("iPhone 16 Pro", 62),
    ("iPhone Air", 68),
  ])
  func `a phone with a notch has the status bar of its own screen`(
    name: String,
    height: Double
  ) throws {
    let document = try SmallDocument().document()
    let phone = try #require(Device.named(name).first)
    func edges(_ orientation: Orientation) -> ScreenEdges {
      LayoutEnvironment.device(phone, orientation, of: document).screenEdges
    }

    #expect(edges(.portrait).statusBar == height)
    #expect(edges(.landscape).sides == height)
  }

  @Test(arguments: [("Tab", 49.0), ("Toolbar", 44)])
  func `bars at the bottom are lower in landscape, whatever the class`(
    kind: String,
    height: Double
  ) throws {
    let name = kind == "Tab" ? "simulatedTabBarMetrics" : "simulatedToolbarMetrics"
    let document = try SmallDocument(
      tools: 12000,
      subviews: view("a"),
      constraints: fill("a", "safe"),
      controller: "<\(name) key=\"simulatedBottomBarMetrics\"/>"
    ).document()
    func bottom(_ name: String, _ orientation: Orientation) throws -> Double? {
      let phone = try #require(Device.named(name).first)
      var environment = LayoutEnvironment.device(phone, orientation, of: document)
      environment.sizeClass = .anyAny
      return LayoutEngine(document).frames(in: environment)["a"].map {
        environment.screen.height - $0.y - $0.height
      }
    }

    #expect(try bottom("iPhone SE (1st generation)", .portrait) == height)
    #expect(try bottom("iPhone SE (1st generation)", .landscape) == 32)
    #expect(try bottom("iPhone 14", .landscape) == 53)
  }

  @Test(arguments: [("iPhone SE (1st generation)", 504.0), ("iPhone 15", 749)])
  func `a view below an opaque bar is as high as the screen leaves it`(
    name: String,
    height: Double
  ) throws {
    let text = SmallDocument(height: 603, subviews: view("a"), constraints: fill("a", "root"))
      .text(inNavigationWithBar: "translucent=\"NO\"")
    let document = try DocumentReader.read([UInt8](text.utf8))
    let phone = try #require(Device.named(name).first)

    let frames = LayoutEngine(document).frames(in: .device(phone, .portrait, of: document))

    #expect(frames["a"]?.height == height)
  }

  @Test(arguments: [("iPhone SE (1st generation)", 455.0), ("iPhone 4s", 367), ("iPhone 14", 670)])
  func `a view that extends below no bar lies between the bars`(
    name: String,
    height: Double
  ) throws {
    let document = try SmallDocument(
      tools: 12000,
      useSafeAreas: false,
      height: 554,
      subviews: view("a", "view", (0, 0, 375, 554)),
      constraints: fill("a", "root") + pin("a.top", "upper.bottom")
        + pin("lower.top", "a.bottom"),
      controller: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="upper"/>
        <viewControllerLayoutGuide type="bottom" id="lower"/></layoutGuides>
        <extendedEdge key="edgesForExtendedLayout"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
        """
    ).document()
    let phone = try #require(Device.named(name).first)
    let engine = LayoutEngine(document)

    #expect(engine.frames(in: .device(phone, .portrait, of: document))["a"]?.height == height)
    #expect(!engine.findings().contains { $0.kind == .unsatisfiable })
  }

  @Test(arguments: [("show", 554, 739.0), ("presentation", 554, 852), ("presentation", 605, 790)])
  func `no bar of another controller lies above a view that segues only present`(
    segue: String,
    stored: Int,
    height: Double
  ) throws {
    let other = """
      <scene sceneID="other"><objects><viewController id="opener"><connections>
      <segue destination="controller" kind="\(segue)" id="opens"/></connections></viewController></objects>
      </scene></scenes>
      """
    let text = SmallDocument(height: stored, subviews: view("a"), constraints: fill("a", "root"))
      .text.replacing("</scenes>", with: other)
    let document = try DocumentReader.read([UInt8](text.utf8))
    let phone = try #require(Device.named("iPhone 15").first)

    let frames = LayoutEngine(document).frames(in: .device(phone, .portrait, of: document))

    #expect(frames["a"]?.height == height)
  }

  @Test func `the bar of a navigation controller is as wide as the screen and keeps its height`()
    throws
  {
    let stack = """
      <scene sceneID="stack"><objects><navigationController id="stacking">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
      </navigationController></objects></scene></scenes>
      """
    let text = SmallDocument().text.replacing("</scenes>", with: stack)
    let document = try DocumentReader.read([UInt8](text.utf8))
    let phone = try #require(Device.named("iPhone 15").first)

    let frames = LayoutEngine(document).frames(in: .device(phone, .portrait, of: document))

    #expect(frames["bar"] == [0, 0, 393, 44])
  }

  @Test(arguments: ["iPhone 4s", "iPhone SE (1st generation)"])
  func `a navigation bar is lower where the height is compact`(name: String) throws {
    let bar = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="YES" prompted="NO"/>
      """
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 64, 375, 20)),
      constraints: pin("a.leading", "safe.leading") + pin("a.trailing", "safe.trailing")
        + pin("a.top", "safe.top") + pin("a.height", nil, 20),
      controller: bar
    ).document()
    let phone = try #require(Device.named(name).first)
    func top(_ orientation: Orientation) -> Double? {
      LayoutEngine(document).frames(in: .device(phone, orientation, of: document))["a"]?.y
    }

    #expect(top(.portrait) == 64)
    #expect(top(.landscape) == 32)
  }

  @Test func `a cell without a height of rows is as high as its content`() throws {
    let inside =
      pin("a.leading", "k.leading") + pin("a.width", nil, 100) + pin("a.height", nil, 70)
      + pin("a.top", "k.top", 8) + pin("k.bottom", "a.bottom", 8)
    let cell = """
      <prototypes><tableViewCell id="c"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="k">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(view("a", "view", (0, 0, 100, 70)))</subviews>
      <constraints>\(inside)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let document = SmallDocument(
      subviews: view("t", "tableView", (0, 0, 375, 667), "rowHeight=\"-1\"", children: cell),
      constraints: fill("t", "root")
    )

    #expect(try !findings(document).contains { $0.kind == .unsatisfiable })
    #expect(try frames(document)["a"]?[3] == 70)
    // The canvas has the stored height, which is no requirement.
    #expect(try document.frames()["k"]?[3] == 44)
    #expect(try document.findings().isEmpty)
  }
}
