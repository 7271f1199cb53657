import LayoutChecks
import LayoutEngine
import LayoutModel
import Testing

/// What the app's code settles, or does not have: findings that rest on it weigh less.
struct RunTimeContentTests {
  private func finding(_ view: String, _ constraints: String) throws -> Finding? {
    let found = try SmallDocument(subviews: view, constraints: constraints).findings()
    return found.first { $0.kind == .ambiguous }
  }

  private let place = pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 30)

  @Test(arguments: [
    ("imageView", ""), ("stackView", ""), ("view", "customClass=\"Meter\""),
  ])
  func `an open size that the app's content settles is a note`(
    element: String,
    more: String
  ) throws {
    let found = try finding(view("a", element, (20, 30, 50, 50), more), place)

    #expect(found?.severity == .note)
    #expect(
      found?.message.hasSuffix("that the app sets at run time may remove the ambiguity.") == true
    )
  }

  @Test func `an open size of a plain view is a warning`() throws {
    let found = try finding(view("a", "view", (20, 30, 50, 50)), place)

    #expect(found?.severity == .warning)
    #expect(found?.quantities == [.width, .height])
  }

  @Test(arguments: [
    ("rowHeight=\"-1\"", "", Severity.note), ("rowHeight=\"80\"", "", .warning),
    ("rowHeight=\"-1\"", "rowHeight=\"80\"", .warning),
    ("rowHeight=\"-1\" dataMode=\"prototypes\"", "rowHeight=\"80\"", .note),
    ("rowHeight=\"-1\" dataMode=\"static\"", "rowHeight=\"80\"", .warning),
  ])
  func `a tie of texts in a row that sizes itself is a note`(
    table: String,
    row: String,
    severity: Severity
  ) throws {
    let labels = ["a", "b"].map { view($0, "label", (16, $0 == "a" ? 11 : 40, 40, 29)) }.joined()
    let content =
      "<tableViewCellContentView key=\"contentView\" tableViewCell=\"c\" id=\"k\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"80\"/>"
      + "<subviews>\(labels)</subviews><constraints>"
      + pin("a.top", "k.top", 11) + pin("b.top", "a.bottom") + pin("k.bottom", "b.bottom", 11)
      + pin("a.leading", "k.leading", 16) + pin("b.leading", "k.leading", 16)
      + "</constraints></tableViewCellContentView>"
    let cell =
      "<prototypes><tableViewCell \(row) id=\"c\">"
      + "<rect key=\"frame\" x=\"0\" y=\"28\" width=\"375\" height=\"80\"/>\(content)"
      + "</tableViewCell></prototypes>"
    let found = try SmallDocument(
      subviews: view("t", "tableView", (0, 0, 375, 667), table, children: cell),
      constraints: ["leading", "top", "trailing", "bottom"].map { pin("t.\($0)", "root.\($0)") }
        .joined()
    ).findings().filter { $0.kind == .ambiguous }

    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == severity })
    #expect(
      found.allSatisfy {
        $0.message.hasSuffix("row removes the ambiguity.") == (severity == .note)
      }
    )
  }

  @Test func `an open position is a warning whatever the view shows`() throws {
    let sized = pin("a.top", "root.top", 30) + pin("a.width", nil, 50) + pin("a.height", nil, 50)
    let found = try finding(view("a", "imageView", (20, 30, 50, 50)), sized)

    #expect(found?.severity == .warning)
    #expect(found?.quantities == [.x])
  }

  @Test func `a conflict with a stack view's hidden view is unsure`() throws {
    func certainty(_ more: String) throws -> Finding.Certainty? {
      let stack = """
        <stackView id="s" alignment="fill"><rect key="frame" x="0" y="0" width="100" height="40"/>
        <subviews>\(view("a", "view", (0, 0, 100, 40), more))
        \(view("b", "label", (0, 0, 100, 40)))</subviews></stackView>
        """
      let constraints =
        pin("s.leading", "root.leading") + pin("s.top", "root.top") + pin("s.width", nil, 100)
        + pin("s.height", nil, 40) + pin("a.height", nil, 20)
      let found = try SmallDocument(subviews: stack, constraints: constraints).findings()
      return found.first { $0.kind == .unsatisfiable }?.certainty
    }

    #expect(try certainty("") == .computed)
    #expect(try certainty("hidden=\"YES\"") == .unsure)
  }

  @Test func `a conflict with a constraint that is removed at build time is unsure`() throws {
    let found = try SmallDocument(
      subviews: view("a", "view", (20, 30, 50, 50)),
      constraints: place + pin("a.width", nil, 50) + pin("a.height", nil, 50)
        + pin("a.height", nil, 20, "placeholder=\"YES\"")
    ).findings()

    #expect(found.filter { $0.kind == .unsatisfiable }.map(\.certainty) == [.unsure])
  }

  // MARK: - Constraints that code can change

  private let outlet = """
    <connections><outlet property="wide" destination="wide" id="o"/></connections>
    """

  @Test(arguments: [
    ("", "", Finding.Certainty.computed), ("outlet", "", .unsure),
    ("", "customClass=\"Fitting\"", .unsure),
  ])
  func `a conflict with a constraint that code can change is unsure, and says so`(
    holder: String,
    more: String,
    certainty: Finding.Certainty
  ) throws {
    let found = try SmallDocument(
      subviews: view("a", "view", (20, 30, 10, 10)),
      constraints: place + pin("a.height", nil, 10) + pin("a.width", nil, 10)
        + pin("a.width", nil, 90, more, id: "wide"),
      controller: holder.isEmpty ? "" : outlet
    ).findings().first { $0.kind == .unsatisfiable }

    #expect(found?.certainty == certainty)
    #expect(found?.message.contains(" The app's code can change wide,") == (certainty == .unsure))
  }

  @Test(arguments: [("", false), ("outlet", true)])
  func `what a constraint settles that code can install is unsure`(
    holder: String,
    isUnsure: Bool
  ) throws {
    let excluded = """
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
      """
    let found = try SmallDocument(
      subviews: view("a", "view", (20, 30, 10, 10)),
      constraints: place + pin("a.height", nil, 10) + pin("a.width", nil, 90, id: "wide"),
      rest: excluded,
      controller: holder.isEmpty ? "" : outlet
    ).findings()

    #expect(found.map(\.kind) == [.ambiguous])
    #expect(found.map(\.isUnsure) == [isUnsure])
  }

  @Test(arguments: [
    ("", "", false), ("customClass=\"Fitting\"", "", true),
    (
      "",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"fits\""
        + " value=\"YES\"/></userDefinedRuntimeAttributes>",
      true
    ),
  ])
  func `a copy of a constraint that is of a class of the app is unsure`(
    more: String,
    inside: String,
    isUnsure: Bool
  ) throws {
    let copy = pin("a.width", nil, 90, more, id: "copy")
      .replacing("/>", with: ">\(inside)</constraint>")
    let document = try SmallDocument(
      subviews: view("a", "view", (20, 30, 90, 10)),
      constraints: place + pin("a.height", nil, 10) + pin("a.width", nil, 90, id: "first") + copy
    ).document()
    let found = RowFindings.of(document).filter { $0.kind == .duplicateConstraint }

    #expect(!found.isEmpty && found.allSatisfy { $0.isUnsure == isUnsure })
  }

  @Test func `of two equal constraints, the one that is installed in more classes stays`() throws {
    let less = "<exclude reference=\"less\"/>"
    let text = try SmallDocument(
      subviews: view("a", "view", (20, 30, 90, 10)),
      constraints: place + pin("a.height", nil, 10) + pin("a.width", nil, 90, id: "less")
        + pin("a.width", nil, 90, id: "more"),
      rest:
        "<variation key=\"widthClass=regular\"><mask key=\"constraints\">\(less)</mask></variation>"
    ).document()
    let found = RowFindings.of(text).filter { $0.kind == .duplicateConstraint }

    #expect(Set(found.map(\.object)) == ["less"])
    #expect(found.allSatisfy { $0.message == "The constraint duplicates more." })
  }

  @Test(arguments: ["first", "copy"])
  func `of two equal constraints, the one that an outlet uses stays`(used: String) throws {
    let outlet = "<outlet property=\"width\" destination=\"\(used)\" id=\"out\"/>"
    let document = try SmallDocument(
      subviews: view("a", "view", (20, 30, 90, 10)),
      constraints: place + pin("a.height", nil, 10) + pin("a.width", nil, 90, id: "first")
        + pin("a.width", nil, 90, id: "copy"),
      controller: "<connections>\(outlet)</connections>"
    ).document()
    let found = RowFindings.of(document).filter { $0.kind == .duplicateConstraint }

    #expect(Set(found.map(\.object)) == [used == "first" ? "copy" : "first"])
    #expect(found.allSatisfy { $0.message == "The constraint duplicates \(used)." })
  }

  @Test(arguments: ["first", "copy"])
  func `of two equal constraints, the one with an identifier stays`(used: String) throws {
    func width(_ id: String) -> String {
      pin("a.width", nil, 90, id == used ? "identifier=\"width\"" : "", id: id)
    }
    let document = try SmallDocument(
      subviews: view("a", "view", (20, 30, 90, 10)),
      constraints: place + pin("a.height", nil, 10) + width("first") + width("copy")
    ).document()
    let found = RowFindings.of(document).filter { $0.kind == .duplicateConstraint }

    #expect(Set(found.map(\.object)) == [used == "first" ? "copy" : "first"])
    #expect(found.allSatisfy { $0.message == "The constraint duplicates \(used)." })
  }
}
