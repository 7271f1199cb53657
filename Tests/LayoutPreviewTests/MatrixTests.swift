import LayoutModel
import Testing

@testable import LayoutPreview

/// The grids of cells of macOS.
struct MatrixTests {
  private func matrix(_ cells: String) throws -> DrawnXib {
    try DrawnXib.view(
      "matrix",
      "",
      """
      <size key="cellSize" width="100" height="18"/>
      <size key="intercellSpacing" width="4" height="2"/>
      <buttonCell key="prototype" type="radio" title="Radio" id="p"/>
      <cells>\(cells)</cells>
      """,
      width: 204,
      height: 38,
      platform: .macOS
    )
  }

  private func cell(_ title: String, _ attributes: String = "") -> String {
    "<buttonCell type=\"radio\" title=\"\(title)\" imagePosition=\"left\" alignment=\"left\""
      + " \(attributes) id=\"c\(title)\"/>"
  }

  /// The origins of all groups, in the order in which they are drawn.
  private func origins(_ items: [DrawingItem]) -> [DrawingPoint] {
    items.flatMap { item -> [DrawingPoint] in
      switch item {
      case .group(let group): [group.origin] + origins(group.items)
      case .view(let view): origins(view.items) + origins(view.subviews)
      default: []
      }
    }
  }

  @Test func `a matrix has its buttons in columns and rows`() throws {
    let drawn = try matrix(
      "<column>\(cell("A", "state=\"on\""))\(cell("B"))</column><column>\(cell("C"))</column>"
    )
    let places = origins(drawn.drawing.items)

    #expect(drawn.texts.map(\.text) == ["A", "B", "C"])
    #expect(drawn.forms.first == .some(.system))
    for place in [DrawingPoint(0, 20), DrawingPoint(104, 0)] { #expect(places.contains(place)) }
  }

  @Test func `the state of a button in a matrix is drawn`() throws {
    let on = try matrix("<column>\(cell("A", "state=\"on\""))</column>")
    let off = try matrix("<column>\(cell("A"))</column>")

    #expect(on.drawing.items != off.drawing.items)
  }

  @Test(arguments: ["", "<column><textFieldCell title=\"T\" id=\"t\"/></column>"])
  func `a matrix without buttons is a plate`(cells: String) throws {
    let drawn = try matrix(cells)

    #expect(drawn.texts.map(\.text) == ["Matrix"])
    #expect(drawn.forms.first == .some(.plate))
  }
}
