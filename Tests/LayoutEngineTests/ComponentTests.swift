import Foundation
import LayoutEngine
import LayoutModel
import Testing

/// Roots that do not fill the screen, and what a file says of them that is no requirement.
struct ComponentTests {
  private func findings(_ text: String, onDevices: Bool = true) throws -> [Finding] {
    let document = try smallDocument(text)
    return LayoutEngine(document).findings(onDevices: onDevices)
  }

  private func frames(_ text: String, _ sizeClass: SizeClass) throws -> Frames {
    let document = try smallDocument(text)
    return LayoutEngine(document).frames(in: .sizeClass(sizeClass, of: document))
  }

  private let low = SizeClass(width: .compact, height: .compact)

  // MARK: - Placeholders

  private let twoHeights =
    pin("a.leading", "root.leading") + pin("a.top", "root.top", 30) + pin("a.width", nil, 10)
    + pin("a.height", nil, 10)

  @Test func `what is removed at build time contradicts nothing on a device`() throws {
    func kinds(_ more: String) throws -> Set<Finding.Kind> {
      let text = SmallDocument(
        subviews: view("a", "view", (0, 30, 10, 10)),
        constraints: twoHeights + pin("a.height", nil, 20, more)
      ).text
      let document = try smallDocument(text)
      let found = LayoutEngine(document).findings(in: .sizeClass(low, of: document))
      return Set(found.map(\.kind))
    }

    #expect(try kinds("") == [.unsatisfiable])
    #expect(try kinds("placeholder=\"YES\"") == [])
  }

  @Test func `what takes a placeholder's place leaves nothing open`() throws {
    let text = SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
        + pin("a.width", nil, 10) + pin("a.height", nil, 10, "placeholder=\"YES\"")
    ).text

    #expect(try findings(text).isEmpty)
    #expect(try frames(text, low)["a"] == [0, 30, 10, 10])
  }

  // MARK: - Sizes that are no requirements

  /// A table with a cell of a stored height, whose content asks for another.
  private func table(rowHeight: Double, content: Double) -> String {
    let inside =
      pin("a.leading", "k.leading") + pin("a.width", nil, 100) + pin("a.height", nil, content)
      + pin("a.top", "k.top", 8) + pin("k.bottom", "a.bottom", 8)
    let cell = """
      <prototypes><tableViewCell rowHeight="\(rowHeight)" id="c">
      <rect key="frame" x="0.0" y="28" width="375" height="\(rowHeight)"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="k">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(rowHeight)"/>
      <subviews>\(view("a", "view", (0, 8, 100, rowHeight - 16)))</subviews>
      <constraints>\(inside)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    return SmallDocument(
      subviews: view("t", "tableView", (0, 0, 375, 667), "rowHeight=\"44\"", children: cell),
      constraints: fill("t", "root")
    ).text
  }

  @Test func `the height that a cell is stored with contradicts nothing`() throws {
    let text = table(rowHeight: 44, content: 70)

    #expect(try !findings(text).map(\.kind).contains(.unsatisfiable))
    #expect(try frames(text, low)["k"]?[3] == 86)
  }

  @Test func `what contradicts itself in a cell still does`() throws {
    let text = table(rowHeight: 44, content: 70).replacingOccurrences(
      of: "<constraints><constraint firstItem=\"a\" firstAttribute=\"leading\"",
      with: "<constraints>" + pin("a.height", nil, 20)
        + "<constraint firstItem=\"a\" firstAttribute=\"leading\""
    )

    #expect(try findings(text).map(\.kind).contains(.unsatisfiable))
  }

  @Test func `what contradicts itself in a cell does not name its stored height`() throws {
    let text = table(rowHeight: 44, content: 70).replacingOccurrences(
      of: "<constraints><constraint firstItem=\"a\" firstAttribute=\"leading\"",
      with: "<constraints>" + pin("a.height", nil, 60, id: "sixty")
        + "<constraint firstItem=\"a\" firstAttribute=\"leading\""
    )
    let conflicts = try findings(text).filter { $0.kind == .unsatisfiable }

    #expect(!conflicts.isEmpty)
    #expect(conflicts.allSatisfy { Set($0.constraints) == ["a.height--70.0", "sixty"] })
  }

  @Test func `the width of a table in a component contradicts nothing in its rows`() throws {
    let wide = table(rowHeight: 86, content: 70)
      .replacing("<constraints>" + pin("a.leading", "k.leading"), with: "<constraints>")
    let edges = pin("a.leading", "k.leading") + pin("k.trailing", "a.trailing")
    let text = wide.replacing(pin("a.width", nil, 100), with: pin("a.width", nil, 500) + edges)
    let freeform = text.replacing(
      "</viewController>",
      with: "<size key=\"freeformSize\" width=\"375\" height=\"400\"/></viewController>"
    )
    .replacing("height=\"667\"", with: "height=\"400\"")

    #expect(try findings(text).contains { $0.kind == .unsatisfiable })
    #expect(try !findings(freeform).contains { $0.kind == .unsatisfiable })
  }

  @Test func `a conflict that no screen has is unsure`() throws {
    var small = SmallDocument(
      subviews: view("a", "view", (0, 0, 300, 10)),
      constraints: pin("a.leading", "root.leading") + pin("a.width", nil, 300)
        + pin("a.height", nil, 10) + pin("a.top", "root.top")
        + pin("root.trailing", "a.trailing", 0, "relation=\"greaterThanOrEqual\"")
    )
    (small.width, small.height) = (200, 200)
    let canvas = try small.findings().filter { $0.kind == .unsatisfiable }
    let found = try findings(small.text).filter { $0.kind == .unsatisfiable }

    #expect(canvas.map(\.certainty) == [.computed])
    #expect(!found.isEmpty && found.allSatisfy(\.isUnsure))
    #expect(try findings(small.text, onDevices: false).contains { !$0.isUnsure })
  }

  /// A collection with a cell that is stored smaller than its content.
  private let collection = SmallDocument(
    subviews: view(
      "v",
      "collectionView",
      (0, 0, 375, 667),
      children: """
        <cells><collectionViewCell id="c">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <view key="contentView" id="k">
        <rect key="frame" x="0.0" y="0.0" width="120" height="90"/>
        <subviews>\(view("a", "view", (8, 8, 104, 74)))</subviews></view>
        <constraints>\(fill("a", "c"))</constraints>
        </collectionViewCell></cells>
        """
    ),
    constraints: fill("v", "root")
  )

  @Test func `a stale cell of a collection is as large as its content is stored`() throws {
    #expect(try collection.frames()["a"] == [0, 0, 120, 90])
  }

  /// A header of a collection view, with a view of a fixed width between its sides.
  private func header(_ layout: String) -> String {
    let inside =
      pin("a.leading", "h.leading", 12) + pin("h.trailing", "a.trailing", 12)
      + pin("a.width", nil, 300) + pin("a.top", "h.top") + pin("h.bottom", "a.bottom")
    let children = """
      <collectionViewFlowLayout key="collectionViewLayout" \(layout) id="f"/>
      <collectionReusableView key="sectionHeaderView" id="h">
      <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
      <subviews>\(view("a", "view", (12, 0, 351, 50)))</subviews>
      <constraints>\(inside)</constraints>
      </collectionReusableView>
      """
    return SmallDocument(
      subviews: view("v", "collectionView", (0, 0, 375, 667), children: children),
      constraints: fill("v", "root")
    ).text
  }

  @Test(arguments: [
    ("", true), ("scrollDirection=\"horizontal\"", false), ("customClass=\"Tiles\"", false),
  ])
  func `a header of a flow layout is as wide as a collection view that scrolls down`(
    _ layout: String,
    _ isWide: Bool
  ) throws {
    #expect(try findings(header(layout)).contains { $0.kind == .unsatisfiable } == isWide)
  }

  @Test func `a header of a flow layout is as high as a collection view that scrolls sideways`()
    throws
  {
    let down = try frames(header(""), low)
    let sideways = try frames(header("scrollDirection=\"horizontal\""), low)

    #expect(down["h"]?[2] == down["v"]?[2])
    #expect(sideways["h"]?[3] == sideways["v"]?[3])
    #expect(sideways["h"]?[2] == 324)
  }

  // MARK: - Roots of other sizes

  private let bottom =
    pin("a.leading", "root.leading") + pin("a.width", nil, 10) + pin("a.height", nil, 10)
    + pin("a.bottom", "root.bottom")

  @Test func `a controller's view fills the screen whatever size it was stored with`() throws {
    var small = SmallDocument(
      subviews: view("a", "view", (0, 590, 10, 10)),
      constraints: bottom
    )
    (small.width, small.height) = (600, 600)

    #expect(try frames(small.text, low)["root"].map { $0[2] > $0[3] } == true)
    #expect(try frames(small.text, low)["root"]?[2] != 600)
  }

  @Test(arguments: [(600, 600, 375.0, 667.0), (375, 600, 375, 600), (320, 480, 320, 480)])
  func `a view that kept the size of the canvas before devices has that of the canvas`(
    _ width: Int,
    _ height: Int,
    _ expectedWidth: Double,
    _ expectedHeight: Double
  ) throws {
    let frames = try SmallDocument(
      width: width,
      height: height,
      subviews: view("a"),
      constraints: fill("a", "root")
    ).frames()

    #expect(frames["a"] == [0, 0, expectedWidth, expectedHeight])
  }

  @Test func `a freeform view of another size keeps it, and nothing covers it`() throws {
    var small = SmallDocument(
      subviews: view("a", "view", (0, 0, 10, 10)),
      constraints: pin("a.leading", "root.leading") + pin("a.width", nil, 10)
        + pin("a.height", nil, 10) + pin("a.top", "safe.top"),
      controller: """
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        """
    )
    (small.width, small.height) = (300, 200)

    #expect(try frames(small.text, low)["root"] == [0, 0, 300, 200])
    #expect(try frames(small.text, low)["a"] == [0, 0, 10, 10])
  }

  // MARK: - Ties

  @Test func `an empty view in a stack view gives way to a label that hugs as weakly`() throws {
    let arranged =
      view("l", "label", (0, 0, 40, 20), "horizontalHuggingPriority=\"250\"")
      + view("e", "view", (40, 0, 60, 20))
    let stack = view(
      "s",
      "stackView",
      (0, 30, 100, 20),
      children: "<subviews>\(arranged)</subviews>"
    )
    let found = try SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", 30)
        + pin("s.width", nil, 120) + pin("s.height", nil, 20)
    ).findings()

    #expect(found.filter { $0.kind == .ambiguous }.isEmpty)
  }

  @Test func `a constraint as strong as a label's resistance wins`() throws {
    let found = try SmallDocument(
      subviews: view("a", "label", (0, 30, 80, 20)),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)
        + pin("a.width", nil, 60, "priority=\"750\"")
    ).frames()

    #expect(found["a"] == [0, 30, 60, 20])
  }

  @Test func `views that hold others share what is filled proportionally`() throws {
    func part(_ id: String, _ x: Double, _ width: Double) -> String {
      let inner = view("\(id)i", "view", (0, 0, 10, 20))
      let ties =
        pin("\(id)i.leading", "\(id).leading") + pin("\(id)i.top", "\(id).top")
        + pin("\(id)i.bottom", "\(id).bottom") + pin("\(id)i.width", nil, 10)
      return view(
        id,
        "view",
        (x, 0, width, 20),
        children: "<subviews>\(inner)</subviews><constraints>\(ties)</constraints>"
      )
    }
    let stack = view(
      "s",
      "stackView",
      (0, 30, 90, 20),
      "distribution=\"fillProportionally\"",
      children: "<subviews>\(part("p", 0, 30))\(part("q", 30, 60))</subviews>"
    )
    let small = SmallDocument(
      subviews: stack,
      constraints: pin("s.leading", "root.leading") + pin("s.top", "root.top", 30)
        + pin("s.width", nil, 90) + pin("s.height", nil, 20)
    )

    #expect(try small.findings().isEmpty)
    #expect(try small.frames()["p"]?[2] == 30)
  }
}
