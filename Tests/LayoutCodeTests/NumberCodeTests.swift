import LayoutCode
import LayoutModel
import TestSupport
import Testing

/// Numbers that Interface Builder writes in place of others.
struct NumberCodeTests {
  private func code(_ lines: String, _ language: CodeLanguage = .swift) throws -> String {
    try xibCode(Fixture.view(lines), language).text
  }

  @Test func `the smallest normal number is a zero`() throws {
    let text = try code(
      """
      <subviews><button id="b">
        <inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" \
      maxY="4"/>
      </button></subviews>
      """
    )
    #expect(text.contains("UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)"))
  }

  @Test func `priorities have no error of single precision`() throws {
    let text = try code(
      """
      <subviews><label horizontalHuggingPriority="249.99998474121094" id="a"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="20.5" \
      priority="749.99993896484375" id="c"/>
      </constraints>
      """
    )
    #expect(text.contains("setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)"))
    #expect(text.contains("UILayoutPriority(750)") || text.contains("priority: 750"))
    #expect(!text.contains("749.9"))
  }

  @Test func `an automatic height has the toolkit's name`() throws {
    let table = "<subviews><tableView rowHeight=\"-1\" id=\"t\"/></subviews>"

    #expect(try code(table).contains("tableView.rowHeight = UITableView.automaticDimension"))
    #expect(
      try code(table, .objectiveC).contains("rowHeight = UITableViewAutomaticDimension;")
    )
  }
}
