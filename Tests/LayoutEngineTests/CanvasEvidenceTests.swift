import LayoutEngine
import LayoutModel
import Testing

/// Whose word counts on the canvas: that of Interface Builder's marks, or the engine's.
struct CanvasEvidenceTests {
  private static let corner = pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)

  /// A view whose height is open unless `height` closes it.
  private func sample(_ marks: String, height: String = "", x: Double = 0) -> SmallDocument {
    SmallDocument(
      subviews: view("a", "view", (x, 30, 10, 10), marks),
      constraints: CanvasEvidenceTests.corner + pin("a.width", nil, 10) + height
    )
  }

  private let closed = pin("a.height", nil, 10)

  private func findings(
    _ sample: SmallDocument,
    _ evidence: CanvasEvidence = .marks()
  ) throws -> [Finding] {
    let document = try sample.document()
    return LayoutEngine(document).findings(in: .canvas(of: document), evidence: evidence)
  }

  @Test func `ambiguity that is marked is told on the word of the mark`() throws {
    let found = try findings(sample("ambiguous=\"YES\""))

    #expect(found.map(\.certainty) == [.marked])
    #expect(found.map(\.sentence) == ["Need constraints for: height. Xcode marked it."])
  }

  @Test func `ambiguity that only the engine sees is unsure`() throws {
    #expect(try findings(sample("")).map(\.certainty) == [.unsure])
  }

  @Test func `what is marked is told though the engine sees nothing`() throws {
    let found = try findings(sample("ambiguous=\"YES\" misplaced=\"YES\"", height: closed))

    #expect(found.map(\.kind) == [.ambiguous, .misplaced])
    #expect(found.allSatisfy { $0.certainty == .marked && $0.fix.isEmpty })
    #expect(found.map(\.severity) == [.note, .note])
  }

  @Test func `a mark of a frame that only the canvas reads is a note`() throws {
    let text = sample("").text.replacing(
      "<view key=\"view\"",
      with: "<view key=\"view\" misplaced=\"YES\""
    )
    let document = try smallDocument(text)
    let found = LayoutEngine(document).findings(in: .canvas(of: document), evidence: .marks())
      .filter { $0.kind == .misplaced }

    #expect(found.map(\.object) == ["root"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `a mark of a prototype that its table sizes is a note`() throws {
    let prototype = """
      <tableView id="table"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <tableColumns><tableColumn width="100" id="column"><prototypeCellViews>
      <tableCellView misplaced="YES" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="90" height="17"/></tableCellView>
      </prototypeCellViews></tableColumn></tableColumns></tableView>
      """
    let text = SmallDocument(subviews: prototype).text
      .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing("CocoaTouch", with: "Cocoa")
    let document = try smallDocument(text)
    let found = LayoutEngine(document).findings(in: .canvas(of: document), evidence: .marks())
      .filter { $0.kind == .misplaced }

    #expect(found.map(\.object) == ["cell"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test(arguments: [(1.5, Severity.note), (2, .note), (9.5, .note), (10, .warning), (19, .warning)])
  func `a marked frame that is off by little is a note`(x: Double, severity: Severity) throws {
    let found = try findings(sample("misplaced=\"YES\"", height: closed, x: x))

    #expect(found.map(\.kind) == [.misplaced])
    #expect(found.map(\.severity) == [severity])
    #expect(found.map(\.isFixable) == [severity == .warning])
    #expect(found.allSatisfy { $0.message.contains("Expected: (0, 30, 10, 10).") })
  }

  @Test func `a marked frame that nobody sees is a note`() throws {
    func severities(_ change: (String) -> String) throws -> [Severity] {
      let document = try smallDocument(
        change(sample("misplaced=\"YES\"", height: closed, x: 19).text)
      )
      return LayoutEngine(document).findings(in: .canvas(of: document), evidence: .marks())
        .filter { $0.kind == .misplaced }.map(\.severity)
    }
    let other = """
      <scene sceneID="other"><objects><viewController storyboardIdentifier="Other" id="way in"/>
      </objects></scene></scenes>
      """
    let leading = other.replacing(
      "id=\"way in\"/>",
      with: """
        id="way in"><connections><segue destination="controller" kind="show" id="s"/></connections>
        </viewController>
        """
    )
    let hidden = "misplaced=\"YES\" hidden=\"YES\""

    #expect(try severities { $0 } == [.warning])
    #expect(try severities { $0.replacing("misplaced=\"YES\"", with: hidden) } == [.note])
    #expect(try severities { $0.replacing("useAutolayout=\"YES\"", with: "") } == [.note])
    #expect(try severities { $0.replacing("</scenes>", with: other) } == [.note])
    #expect(try severities { $0.replacing("</scenes>", with: leading) } == [.warning])
  }

  @Test func `a marked hairline is a note`() throws {
    let line = SmallDocument(
      subviews: view("a", "view", (0, 60, 90, 1), "misplaced=\"YES\""),
      constraints: CanvasEvidenceTests.corner + pin("a.width", nil, 90) + pin("a.height", nil, 1)
    )

    #expect(try findings(line).map(\.severity) == [.note])
  }

  @Test func `most views of a stale canvas are told with their frames and without a fix`() throws {
    let stale = SmallDocument(
      subviews: view("a", "view", (50, 90, 40, 40), "misplaced=\"YES\"")
        + view("b", "view", (90, 90, 40, 40), "misplaced=\"YES\""),
      constraints: ["a", "b"].map {
        pin("\($0).width", nil, 40) + pin("\($0).height", nil, 40)
          + pin("\($0).top", "root.top", 30)
      }.joined() + pin("a.leading", "root.leading") + pin("b.leading", "a.trailing")
    )
    let found = try findings(stale)

    #expect(found.map(\.object) == ["a", "b"])
    #expect(found.allSatisfy { $0.message.contains("Expected: (") && $0.fix.isEmpty })
    let causes = Cause.causes(of: found, in: try stale.document(), sizes: [])
    #expect(causes.map(\.finding.object) == ["a"])
    #expect(causes.map(\.affected) == [["b"]])
    #expect(causes[0].message.hasSuffix("Also misplaced: b."))
  }

  @Test func `a frame that is stored for another canvas is a note that says so`() throws {
    let found = try findings(
      SmallDocument(
        subviews: view("a", "view", (20, 30, 280, 40), "misplaced=\"YES\"")
          + view("b", "view", (0, 90, 375, 40)),
        constraints: pin("a.leading", "root.leading", 20) + pin("root.trailing", "a.trailing", 20)
          + pin("a.top", "root.top", 30) + pin("a.height", nil, 40)
          + pin("b.leading", "root.leading")
          + pin("b.top", "root.top", 90) + pin("b.width", "root.width") + pin("b.height", nil, 40)
      )
    )

    #expect(found.map(\.kind) == [.misplaced])
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message
        == "Frame for \"View\" will be different at run time. Expected: (20, 30, 335,"
        + " 40). Actual: (20, 30, 280, 40). It is stored for a canvas 320 points wide."
    )
  }

  /// Before tools version 9000, the canvas lays out rows as wide as their table, whatever is stored.
  @Test(arguments: [(7706, 320, 280, 320), (7706, 600, 280, 320), (22000, 600, 335, 375)])
  func `a frame in a row that is stored for another canvas is a note that says so`(
    tools: Int,
    row: Int,
    stored: Int,
    canvas: Int
  ) throws {
    let label = view("a", "view", (20, 4, Double(stored), 30), "misplaced=\"YES\"")
    let table = """
      <tableView separatorStyle="default" rowHeight="44" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
      <prototypes><tableViewCell id="c">
      <rect key="frame" x="0.0" y="28" width="\(row)" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
      <rect key="frame" x="0.0" y="0.0" width="\(row)" height="43"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>\(label)</subviews>
      <constraints>
      \(pin("a.leading", "v.leading", 20))\(pin("v.trailing", "a.trailing", 20))
      \(pin("a.top", "v.top", 4))\(pin("a.height", nil, 30))
      </constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let found = try findings(
      SmallDocument(
        device: nil,
        tools: tools,
        useSafeAreas: false,
        width: 600,
        height: 600,
        subviews: table,
        constraints: fill("t", "root")
      )
    )

    #expect(found.map(\.object) == ["a"])
    #expect(found.map(\.severity) == [.note])
    let end = "Actual: (20, 4, \(stored), 30). It is stored for a canvas \(canvas) points wide."
    #expect(found.first?.message.hasSuffix("Expected: (20, 4, 560, 30). " + end) == true)
  }

  @Test(arguments: [("", 1, false), ("text=\"Name\"", 1, true), ("text=\"Name\"", 0, false)])
  func `a text whose stored size can't be that of its content has no expected frame`(
    text: String,
    lines: Int,
    isKnown: Bool
  ) throws {
    let label = view(
      "a",
      "label",
      (20, 30, 200, 60),
      "misplaced=\"YES\" numberOfLines=\"\(lines)\" \(text)"
    )
    let found = try findings(
      SmallDocument(
        subviews: label,
        constraints: pin("a.leading", "root.leading", 20) + pin("root.trailing", "a.trailing", 20)
          + pin("a.top", "root.top", 30)
      )
    ).filter { $0.kind == .misplaced }

    #expect(found.map { $0.message.contains("Expected") } == [isKnown])
    #expect(found.map(\.fix.isEmpty) == [!isKnown])
  }

  @Test func `a mark of a clip view, which its scroll view sizes, is a note`() throws {
    let clip = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="20" y="20" width="200" height="200"/>
      <clipView key="contentView" misplaced="YES" id="clip">
      <rect key="frame" x="1" y="1" width="90" height="90"/>
      </clipView>
      </scrollView>
      """
    let text = SmallDocument(
      subviews: clip,
      constraints: pin("scroll.leading", "root.leading", 20) + pin("scroll.top", "root.top", 20)
        + pin("scroll.width", nil, 200) + pin("scroll.height", nil, 200)
    ).text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing("CocoaTouch", with: "Cocoa")
    let document = try smallDocument(text)
    let found = LayoutEngine(document).findings(in: .canvas(of: document), evidence: .marks())
      .filter { $0.object == "clip" }

    #expect(found.map(\.kind) == [.misplaced])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `findings of a scene that nothing leads to are notes`() throws {
    let other = """
      <scene sceneID="other"><objects><viewController storyboardIdentifier="Other" id="way in"/>
      </objects></scene></scenes>
      """
    func severities(_ text: String) throws -> Set<Severity> {
      Set(LayoutEngine(try smallDocument(text)).findings().map(\.severity))
    }
    let text = sample("").text

    #expect(try severities(text) == [.warning])
    #expect(try severities(text.replacing("</scenes>", with: other)) == [.note])
  }

  @Test func `the view of a controller inside a view is a note, as in a Touch Bar`() throws {
    let inner = """
      <viewController id="inner">\(view("b", "view", (9, 0, 10, 10), "key=\"view\" misplaced=\"YES\""))
      </viewController>
      """
    let holder = view("a", "view", (0, 30, 10, 10), children: inner)
    let document = try SmallDocument(
      subviews: holder,
      constraints: CanvasEvidenceTests.corner + pin("a.width", nil, 10) + closed
    ).document()
    let found = LayoutEngine(document).findings(in: .canvas(of: document), evidence: .marks())

    #expect(found.filter { $0.kind == .misplaced }.allSatisfy { $0.severity == .note })
  }

  @Test func `rows that no screen shows are found on no screen`() throws {
    let width = """
      <constraint firstItem="a" firstAttribute="width" constant="20" id="w">
      <variation key="heightClass=compact" constant="10"/>
      <variation key="heightClass=regular" constant="10"/></constraint>
      """
    let document = try sample("", height: closed + width).document()
    let conflicts = LayoutEngine(document).findings().filter { $0.kind == .unsatisfiable }

    #expect(Set(conflicts.compactMap { $0.sizeClass?.height }) == [.any])
    #expect(conflicts.count == 3)
    #expect(conflicts.allSatisfy { $0.screens.isEmpty && $0.sizes.isEmpty })
  }

  @Test func `a misplaced view has a fix where mark and engine agree`() throws {
    let marked = try findings(sample("misplaced=\"YES\"", height: closed, x: 19))
    let unmarked = try findings(sample("", height: closed, x: 19))

    #expect(marked.map(\.kind) == [.misplaced])
    #expect(marked.map(\.isFixable) == [true])
    #expect(unmarked.map(\.kind) == [.misplaced])
    #expect(unmarked.map(\.isFixable) == [false])
  }

  @Test(arguments: ["a", "gone"])
  func `the engine decides where something was edited since`(edited: String) throws {
    let found = try findings(sample(""), .marks(exceptOf: [ObjectID(edited)]))

    #expect(found.map(\.certainty) == [.computed])
  }

  @Test(arguments: [(3084, Finding.Certainty.computed), (4510, .unsure)])
  func `marks mean nothing before Xcode 5, which was the first to set them`(
    _ tools: Int,
    _ certainty: Finding.Certainty
  ) throws {
    var old = sample("")
    old.tools = tools

    #expect(try findings(old).map(\.certainty) == [certainty])
  }

  @Test func `the engine decides in a class with rows of its own`() throws {
    let height = """
      <constraint firstItem="a" firstAttribute="height" constant="10" id="h">
      <variation key="heightClass=compact" priority="1" relation="lessThanOrEqual"/></constraint>
      """
    let document = try sample("", height: height).document()
    let low = SizeClass(width: .compact, height: .compact)
    let found = LayoutEngine(document).findings(in: [low], evidence: .marks())

    #expect(found.map(\.kind) == [.ambiguous])
    #expect(found.map(\.certainty) == [.computed])
  }

  @Test func `a class in which the same rows hold has the certainty of the canvas`() throws {
    let document = try sample("ambiguous=\"YES\"").document()
    let found = LayoutEngine(document).findings(evidence: .marks())

    #expect(found.map(\.sizeClass) == SizeClass.all)
    #expect(found.allSatisfy { $0.certainty == .marked })
  }

  @Test func `the stale size of a misplaced view squeezes no other view`() throws {
    let small = SmallDocument(
      subviews: view("l", "label", (16, 40, 100, 21), "text=\"Threshold\"")
        + view("f", "textField", (196, 40, 369, 30), "misplaced=\"YES\""),
      constraints: pin("l.leading", "root.leading", 16) + pin("l.top", "root.top", 40)
        + pin("f.leading", "l.trailing", 20) + pin("f.top", "l.top")
        + pin("root.trailing", "f.trailing", 16)
    )

    let frames = try small.frames()

    #expect(frames["l"]?[2] == 100)
    #expect(frames["f"]?[0] == 136)
  }
}
