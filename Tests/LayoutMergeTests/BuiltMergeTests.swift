import LayoutMerge
import LayoutModel
import Testing

/// Merges in which each side is valid and the two together once gave a wrong result.
struct BuiltMergeTests {
  @Test(arguments: MergeRuleCase.orders)
  func `an order is merged only if every pair keeps what the sides did`(_ scenario: MergeRuleCase)
    throws
  { try scenario.check() }

  @Test(arguments: MergeRuleCase.authoredFrames)
  func `frames that people set are data`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  @Test(arguments: MergeRuleCase.pins)
  func `a distance has one size`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  @Test(arguments: MergeRuleCase.kinds)
  func `an object is of one kind`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  // MARK: - Tie-breakers

  /// Two segues to one controller, and a third to another one.
  private func storyboard(tag: Int = 0, _ tieBreakers: String..., without segue: String = "") throws
    -> Document
  {
    let segues = ["S1": "C", "S2": "C", "S3": "D"].filter { $0.key != segue }
      .sorted { $0.key < $1.key }.map {
        "<segue destination=\"\($1)\" kind=\"show\" id=\"\($0)\"/>"
      }
    let entries = tieBreakers.map { "<segue reference=\"\($0)\"/>" }.joined()
    return try xib(
      "<viewController id=\"C\"/><viewController id=\"D\"/><view tag=\"\(tag)\" id=\"V\">"
        + "<connections>\(segues.joined())</connections></view>",
      after: entries.isEmpty
        ? "" : "<inferredMetricsTieBreakers>\(entries)</inferredMetricsTieBreakers>"
    )
  }

  private func tieBreakers(_ document: Document) -> [String] {
    document.objects[0].properties.filter { $0.path.name == "reference" }
      .compactMap(\.value.literal)
  }

  @Test func `a controller has one tie-breaker`() throws {
    let result = ThreeWayMerge.merge(
      base: try storyboard("S3"),
      ours: try storyboard("S1", "S3"),
      theirs: try storyboard("S2", "S3")
    )

    #expect(result.isClean)
    #expect(tieBreakers(result.document) == ["S1", "S3"])
    #expect(result.automaticDecisions.map(\.reason) == [.cosmetic(.header)])
    #expect(result.automaticDecisions.first?.theirs == "S2")
  }

  @Test func `a tie-breaker of one side replaces the other's`() throws {
    let result = ThreeWayMerge.merge(
      base: try storyboard("S1", "S3"),
      ours: try storyboard(tag: 1, "S1", "S3"),
      theirs: try storyboard("S2", "S3")
    )

    #expect(result.isClean && result.automaticDecisions.isEmpty)
    #expect(tieBreakers(result.document) == ["S2", "S3"])
  }

  @Test func `a tie-breaker goes with its segue, and the other side's stays`() throws {
    let result = ThreeWayMerge.merge(
      base: try storyboard("S1", "S3"),
      ours: try storyboard("S2", "S3", without: "S1"),
      theirs: try storyboard(tag: 1, "S1", "S3")
    )

    #expect(result.isClean)
    #expect(tieBreakers(result.document) == ["S2", "S3"])
  }

  // MARK: - Choices

  private func view(_ inner: String) throws -> Document {
    try xib("<view id=\"V\"><subviews>\(inner)</subviews></view>")
  }

  private func contents(_ document: Document) -> [String] {
    facts(document).filter { !$0.contains("element(tag:") }
  }

  @Test(arguments: ConflictChoice.allCases)
  func `each choice resolves two kinds of one id`(choice: ConflictChoice) throws {
    let label = "<label text=\"a\" id=\"X\"><subviews><view id=\"P\"/></subviews></label>"
    let button = "<button tag=\"1\" id=\"X\"><subviews><view id=\"Q\"/></subviews></button>"
    let outlet = """
      <view id="Y"><connections><outlet property="p" destination="X" id="O"/></connections></view>
      """
    let states = try [
      "<view id=\"Y\"/>", "<view id=\"Y\"/>" + label, outlet + button,
    ].map(view)

    let settled = ThreeWayMerge.merge(base: states[0], ours: states[1], theirs: states[2]) { _ in
      choice
    }

    #expect(settled.isClean)
    let expected =
      switch choice {
      case .ours: states[1]
      case .theirs: states[2]
      case .base: states[0]
      }
    #expect(contents(settled.document) == contents(expected))
  }

  @Test(arguments: ConflictChoice.allCases)
  func `each choice resolves a replaced and an edited object`(choice: ConflictChoice) throws {
    let states = try [
      "<label text=\"a\" id=\"X\"/>", "<button tag=\"1\" id=\"X\"/>",
      "<label text=\"b\" id=\"X\"/>",
    ].map(view)

    let settled = ThreeWayMerge.merge(base: states[0], ours: states[1], theirs: states[2]) { _ in
      choice
    }

    #expect(settled.isClean)
    let expected =
      switch choice {
      case .ours: states[1]
      case .theirs: states[2]
      case .base: states[0]
      }
    #expect(facts(settled.document) == facts(expected))
  }

  @Test(arguments: [(ConflictChoice.ours, ["C1"]), (.theirs, ["C2"]), (.base, [])])
  func `each choice resolves two constants of one distance`(
    choice: ConflictChoice,
    constraints: [String]
  ) throws {
    func pinned(_ id: String, _ constant: Int) throws -> Document {
      try xib(
        """
        <view id="V"><subviews><view id="A"/></subviews><constraints>\
        <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" \
        constant="\(constant)" id="\(id)"/></constraints></view>
        """
      )
    }

    let settled = ThreeWayMerge.merge(
      base: try view("<view id=\"A\"/>"),
      ours: try pinned("C1", 8),
      theirs: try pinned("C2", 20)
    ) { _ in choice }

    #expect(settled.isClean)
    let kept = settled.document.objects.filter { $0.role == .constraint }.map(\.id.rawValue)
    #expect(kept == constraints)
  }
}

extension MergeRuleCase {
  private static func subviews(_ ids: String...) -> String {
    "<view id=\"V\"><subviews>" + ids.map { "<view id=\"\($0)\"/>" }.joined()
      + "</subviews></view>"
  }

  private static func segments(_ titles: String...) -> String {
    let list = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    return "<segmentedControl id=\"S\"><segments>\(list)</segments></segmentedControl>"
  }

  static let orders: [MergeRuleCase] = [
    .init(
      "one side turns two pairs, the other one",
      subviews("A", "B", "C", "D"),
      subviews("B", "A", "D", "C"),
      subviews("A", "C", "B", "D"),
      subviews("B", "A", "D", "C"),
      "bothReordered V :subviews"
    ),
    .init(
      "a view to the front and another to the front",
      subviews("A", "B", "C"),
      subviews("B", "C", "A"),
      subviews("A", "C", "B"),
      subviews("C", "B", "A")
    ),
    .init(
      "both turn a list round, and one goes on",
      subviews("A", "B", "C", "D"),
      subviews("D", "C", "B", "A"),
      subviews("D", "C", "A", "B"),
      subviews("D", "C", "B", "A")
    ),
    .init(
      "two ends that are drawn together",
      subviews("A", "B", "C"),
      subviews("B", "A", "C"),
      subviews("A", "C", "B"),
      subviews("B", "A", "C"),
      "bothReordered V :subviews"
    ),
    .init(
      "segments in two orders",
      segments("a", "b", "c"),
      segments("b", "a", "c"),
      segments("a", "c", "b"),
      segments("b", "a", "c"),
      "bothChanged S :segments"
    ),
    .init(
      "segments that one side reorders",
      segments("a", "b", "c"),
      segments("c", "b", "a"),
      segments("a", "b", "c").replacing("id=\"S\"", with: "tag=\"1\" id=\"S\""),
      segments("c", "b", "a").replacing("id=\"S\"", with: "tag=\"1\" id=\"S\"")
    ),
  ]

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    """
  }

  private static func masked(_ rect: String, in parent: String = "view") -> String {
    "<\(parent) id=\"V\"><subviews><label id=\"L\">\(rect)</label></subviews></\(parent)>"
  }

  private static func header(_ rect: String) -> String {
    "<tableView id=\"T\"><view key=\"tableHeaderView\" id=\"H\">\(rect)</view></tableView>"
  }

  private static func root(_ rect: String) -> String { "<view id=\"V\">\(rect)</view>" }

  /// A label without Auto Layout's masks, in a view.
  private static func placed(_ inner: String, _ attributes: String = "") -> String {
    """
    <view id="V"><subviews><label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
    id="L">\(inner)</label></subviews></view>
    """
  }

  /// The label of a cell, which the cell's style places.
  private static func styled(_ rect: String) -> String {
    """
    <tableViewCell textLabel="L" style="IBUITableViewCellStyleDefault" id="T">\
    <tableViewCellContentView key="contentView" tableViewCell="T" id="K">\
    <subviews><label id="L">\(rect)</label></subviews>\
    </tableViewCellContentView></tableViewCell>
    """
  }

  private static let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"

  static let authoredFrames: [MergeRuleCase] = [
    .init(
      "a view that its mask places, moved to two places",
      masked(rect(0, 0, 9, 9)),
      masked(rect(5, 0, 9, 9)),
      masked(rect(7, 0, 9, 9)),
      masked(rect(5, 0, 9, 9)),
      "bothChanged L frame"
    ),
    .init(
      "a view that its mask places, moved by one and widened by the other",
      masked(rect(0, 0, 9, 9)),
      masked(rect(5, 0, 9, 9)),
      masked(rect(0, 0, 20, 9)),
      masked(rect(5, 0, 20, 9))
    ),
    .init(
      "a view that its mask places, moved by one and deleted by the other",
      masked(rect(0, 0, 9, 9)),
      masked(rect(5, 0, 9, 9)),
      "<view id=\"V\"/>",
      masked(rect(5, 0, 9, 9)),
      "deletedAndChanged L frame"
    ),
    .init(
      "an arranged view has no frame of its own",
      masked(rect(0, 0, 9, 9), in: "stackView"),
      masked(rect(5, 0, 9, 9), in: "stackView"),
      masked(rect(7, 0, 9, 9), in: "stackView"),
      masked(rect(5, 0, 9, 9), in: "stackView")
    ),
    .init(
      "a table's header with two heights",
      header(rect(0, 0, 320, 44)),
      header(rect(0, 0, 320, 60)),
      header(rect(0, 0, 320, 80)),
      header(rect(0, 0, 320, 60)),
      "bothChanged H frame"
    ),
    .init(
      "a table's header: one height, and two widths that the table gives",
      header(rect(0, 0, 320, 44)),
      header(rect(0, 0, 375, 60)),
      header(rect(0, 28, 414, 44)),
      header(rect(0, 28, 375, 60))
    ),
    .init(
      "a xib's view with two sizes",
      root(rect(0, 0, 320, 44)),
      root(rect(0, 0, 320, 60)),
      root(rect(0, 0, 320, 80)),
      root(rect(0, 0, 320, 60)),
      "bothChanged V frame"
    ),
    .init(
      "a xib's view, wider on one side and higher on the other",
      root(rect(0, 0, 320, 44)),
      root(rect(0, 0, 400, 44)),
      root(rect(0, 0, 320, 80)),
      root(rect(0, 0, 400, 80))
    ),
    .init(
      "a label that a cell's style places",
      styled(rect(0, 0, 9, 9)),
      styled(rect(5, 0, 9, 9)),
      styled(rect(7, 0, 9, 9)),
      styled(rect(5, 0, 9, 9))
    ),
    .init(
      "a view with a fixed frame, given to constraints by one and moved by the other",
      placed(rect(0, 0, 9, 9), "fixedFrame=\"YES\""),
      placed(rect(5, 0, 9, 9)),
      placed(rect(7, 0, 9, 9), "fixedFrame=\"YES\""),
      placed(rect(5, 0, 9, 9))
    ),
    .init(
      "the mask of a view that constraints place, removed by one; the view, deleted by the other",
      placed(mask),
      placed(""),
      "<view id=\"V\"/>",
      "<view id=\"V\"/>"
    ),
    .init(
      "the mask of a view with a fixed frame, removed by one; the view, deleted by the other",
      placed(mask, "fixedFrame=\"YES\""),
      placed("", "fixedFrame=\"YES\""),
      "<view id=\"V\"/>",
      placed("", "fixedFrame=\"YES\""),
      "deletedAndChanged L autoresizingMask"
    ),
  ]

  private static func pinned(_ constraint: String) -> String {
    """
    <view id="V"><subviews><view id="A"/><view id="B"/></subviews>\
    <constraints>\(constraint)</constraints></view>
    """
  }

  private static let unpinned =
    "<view id=\"V\"><subviews><view id=\"A\"/><view id=\"B\"/></subviews></view>"

  private static func top(_ id: String, _ constant: Int, _ more: String = "") -> String {
    """
    <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" \
    constant="\(constant)" \(more) id="\(id)"/>
    """
  }

  /// The same distance, written from the view to the label.
  private static func turned(_ id: String, _ constant: Int) -> String {
    """
    <constraint firstItem="V" firstAttribute="top" secondItem="A" secondAttribute="top" \
    constant="\(constant)" id="\(id)"/>
    """
  }

  private static func width(_ id: String, _ constant: Int, _ variation: String = "") -> String {
    """
    <constraint firstItem="B" firstAttribute="width" constant="\(constant)" \
    id="\(id)">\(variation)</constraint>
    """
  }

  static let pins: [MergeRuleCase] = [
    .init(
      "two constants between the same anchors",
      unpinned,
      pinned(top("C1", 8)),
      pinned(top("C2", 20)),
      pinned(top("C1", 8)),
      "bothFilled A top"
    ),
    .init(
      "two constants, one written the other way round",
      unpinned,
      pinned(turned("C1", -8)),
      pinned(top("C2", 20)),
      pinned(turned("C1", -8)),
      "bothFilled A top"
    ),
    .init(
      "one constant, written both ways",
      unpinned,
      pinned(turned("C1", -8)),
      pinned(top("C2", 8)),
      pinned(turned("C1", -8) + top("C2", 8))
    ),
    .init(
      "two widths",
      unpinned,
      pinned(width("C1", 8)),
      pinned(width("C2", 20)),
      pinned(width("C1", 8)),
      "bothFilled B width"
    ),
    .init(
      "bounds do not contradict each other",
      unpinned,
      pinned(top("C1", 8, "relation=\"greaterThanOrEqual\"")),
      pinned(top("C2", 20, "relation=\"greaterThanOrEqual\"")),
      pinned(
        top("C1", 8, "relation=\"greaterThanOrEqual\"")
          + top("C2", 20, "relation=\"greaterThanOrEqual\"")
      )
    ),
    .init(
      "a fallback of another priority does not contradict",
      unpinned,
      pinned(top("C1", 8)),
      pinned(top("C2", 20, "priority=\"750\"")),
      pinned(top("C1", 8) + top("C2", 20, "priority=\"750\""))
    ),
    .init(
      "widths that differ in one size class",
      unpinned,
      pinned(width("C1", 8)),
      pinned(width("C2", 8, "<variation key=\"heightClass=compact\" constant=\"4\"/>")),
      pinned(width("C1", 8)),
      "bothFilled B width"
    ),
    .init(
      "widths in different size classes",
      unpinned,
      installed(width("C1", 8), "C1", in: "heightClass=compact"),
      installed(width("C2", 20), "C2", in: "heightClass=regular"),
      """
      <view id="V"><subviews><view id="A"/><view id="B"/></subviews>\
      <constraints>\(width("C1", 8) + width("C2", 20))</constraints>\
      <variation key="default"><mask key="constraints"><exclude reference="C1"/>\
      <exclude reference="C2"/></mask></variation>\
      <variation key="heightClass=compact"><mask key="constraints"><include reference="C1"/>\
      </mask></variation>\
      <variation key="heightClass=regular"><mask key="constraints"><include reference="C2"/>\
      </mask></variation></view>
      """
    ),
  ]

  private static func installed(_ constraint: String, _ id: String, in variation: String) -> String
  {
    """
    <view id="V"><subviews><view id="A"/><view id="B"/></subviews>\
    <constraints>\(constraint)</constraints>\
    <variation key="default"><mask key="constraints"><exclude reference="\(id)"/></mask></variation>\
    <variation key="\(variation)"><mask key="constraints"><include reference="\(id)"/></mask>\
    </variation></view>
    """
  }

  private static func views(_ inner: String) -> String {
    inner.isEmpty ? "<view id=\"V\"/>" : "<view id=\"V\"><subviews>\(inner)</subviews></view>"
  }

  static let kinds: [MergeRuleCase] = [
    .init(
      "a label and a button of one id",
      views(""),
      views("<label text=\"a\" id=\"X\"/>"),
      views("<button tag=\"1\" id=\"X\"><state key=\"normal\" title=\"b\"/></button>"),
      views("<label text=\"a\" id=\"X\"/>"),
      "bothChanged X"
    ),
    .init(
      "made a button by one, edited by the other",
      views("<label text=\"a\" id=\"X\"/>"),
      views("<button tag=\"1\" id=\"X\"/>"),
      views("<label text=\"b\" id=\"X\"/>"),
      views("<button tag=\"1\" id=\"X\"/>"),
      "bothChanged X"
    ),
    .init(
      "made a button by one only",
      views("<label text=\"a\" id=\"X\"/>"),
      views("<button tag=\"1\" id=\"X\"/>"),
      views("<label text=\"a\" id=\"X\"/><view id=\"Y\"/>"),
      views("<button tag=\"1\" id=\"X\"/><view id=\"Y\"/>")
    ),
    .init(
      "what theirs put into its object goes with it",
      views(""),
      views("<label text=\"a\" id=\"X\"/>"),
      views(
        "<view id=\"X\"><subviews><view id=\"Y\"/></subviews></view><view id=\"Z\"/>"
      ),
      views("<label text=\"a\" id=\"X\"/><view id=\"Z\"/>"),
      "bothChanged X"
    ),
  ]
}
