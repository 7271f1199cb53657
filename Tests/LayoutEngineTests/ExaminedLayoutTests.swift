import LayoutEngine
import LayoutModel
import Testing

/// What a check leaves out does not change what it reports.
struct ExaminedLayoutTests {
  /// A prototype whose view `a` has no size.
  private func cell(_ number: Int) -> String {
    """
    <tableViewCell id="c\(number)"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c\(number)" id="k\(number)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <subviews>\(view("a\(number)", "view", (0, 0, 100, 20)))</subviews>
    <constraints>\(pin("a\(number).leading", "k\(number).leading")
      + pin("a\(number).top", "k\(number).top"))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  /// A table with two cells, beside a view without a size.
  private func document() throws -> Document {
    let cells = "<prototypes>\(cell(1))\(cell(2))</prototypes>"
    return try SmallDocument(
      subviews: view("t", "tableView", (0, 0, 375, 500), children: cells)
        + view("b", "view", (0, 500, 100, 20)),
      constraints: pin("t.leading", "root.leading") + pin("t.trailing", "root.trailing")
        + pin("t.top", "root.top") + pin("t.height", nil, 500)
        + pin("b.leading", "root.leading") + pin("b.top", "t.bottom")
    ).document()
  }

  @Test func `an engine for one layout finds there what it finds in all layouts`() throws {
    let engine = LayoutEngine(try document())
    let all = engine.findings()

    let inCell = engine.examining(["c1"]).findings()
    let inScreen = engine.examining(["root"]).findings()

    #expect(inCell.filter { $0.root == "c1" } == all.filter { $0.root == "c1" })
    #expect(Set(inCell.map(\.root)) == ["c1", "root"])
    #expect(inScreen == all)
    #expect(Set(all.map(\.root)) == ["c1", "c2", "root"])
  }

  /// Suggestions are computed for one screen of a class only.
  @Test func `a finding has the suggestions of the first screen that shows it`() throws {
    let low = SizeClass(width: .compact, height: .compact)
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 0, 375, 20)),
      constraints: pin("a.leading", "root.leading", 0, "relation=\"greaterThanOrEqual\"")
        + pin("root.trailing", "a.trailing", 0, "relation=\"greaterThanOrEqual\"")
        + pin("a.width", nil, 600, "relation=\"lessThanOrEqual\"")
        + pin("a.width", nil, 1000, "priority=\"500\"")
        + pin("a.top", "root.top") + pin("a.height", nil, 20)
    ).document()
    let engine = LayoutEngine(document)
    let screens = engine.screens.filter { $0.environment.sizeClass == low }
    func suggestions(_ findings: [Finding]) -> [SuggestedEdit] {
      findings.filter { $0.kind == .ambiguous }.flatMap(\.suggestions)
    }

    let alone = screens.map { suggestions(engine.findings(in: $0.environment)) }
    let first = try #require(alone.firstIndex { !$0.isEmpty })

    #expect(first > 0)
    #expect(suggestions(engine.findings(in: [low])) == alone[first])
  }
}
