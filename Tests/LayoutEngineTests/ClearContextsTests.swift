import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Roots without findings on some screens, which other screens need not solve.
struct ClearContextsTests {
  /// The conflicts and ambiguities of all classes and screens. The search for other kinds solves every
  /// root on every screen, the search for these two only those without proof.
  private func findings(in document: Document, solvingAll: Bool) -> [Finding] {
    let kinds: Set<Finding.Kind> = [.unsatisfiable, .ambiguous]
    return LayoutEngine(document).findings(kinds: solvingAll ? kinds.union([.clipped]) : kinds)
      .filter { kinds.contains($0.kind) }
  }

  private static let label = view("a", "label", (16, 100, 300, 21), "text=\"Some text of a row\"")

  @Test(arguments: [
    // A length that wide screens exceed.
    pin("a.leading", "root.leading") + pin("a.trailing", "root.trailing")
      + pin("a.width", nil, 700, "relation=\"lessThanOrEqual\"") + pin("a.top", "safe.top"),
    // A constraint without variables, which fails on wide screens only.
    fill("a", "safe") + pin("root.width", nil, 700, "relation=\"lessThanOrEqual\""),
    // Margins that differ between narrow and wide screens.
    pin("a.leading", "root.leadingMargin") + pin("a.trailing", "root.trailingMargin")
      + pin("a.width", "root.width", -32) + pin("a.top", "safe.top"),
    // A height between bars, and a position that nothing determines on high screens.
    pin("a.leading", "root.leading", 16) + pin("a.top", "safe.top", 8)
      + pin("a.bottom", "safe.bottom", -700, "relation=\"lessThanOrEqual\""),
  ])
  func `skipped screens have the findings of solved ones`(_ constraints: String) throws {
    let document = try SmallDocument(
      subviews: ClearContextsTests.label,
      constraints: constraints
    ).document()
    let all = findings(in: document, solvingAll: true)

    #expect(!all.isEmpty)
    #expect(findings(in: document, solvingAll: false) == all)
  }

  @Test(arguments: [260.0, 330, 400])
  func `cells of tables have the same findings too`(_ least: Double) throws {
    let cell = """
      <tableView dataMode="prototypes" style="plain" rowHeight="-1" \
      translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="cell" id="cell">
      <rect key="frame" x="0.0" y="50" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(view("a", "label", (16, 11, 343, 21), "text=\"Text\""))</subviews>
      <constraints>\(pin("a.leading", "content.leadingMargin"))\
      \(pin("a.trailing", "content.trailingMargin"))\(pin("a.centerY", "content.centerY"))\
      \(pin("a.width", nil, least, "relation=\"greaterThanOrEqual\""))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let document = try SmallDocument(subviews: cell, constraints: fill("table", "root")).document()
    let all = findings(in: document, solvingAll: true)

    #expect(all.contains { $0.kind == .unsatisfiable } == (least > 280))
    #expect(findings(in: document, solvingAll: false) == all)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `real documents have the same findings`() throws {
    for file in Corpus.found?.documents(every: 12) ?? [] {
      let document = try DocumentReader.read(file.bytes())
      let all = findings(in: document, solvingAll: true)

      #expect(findings(in: document, solvingAll: false) == all, "\(file.path)")
    }
  }
}
