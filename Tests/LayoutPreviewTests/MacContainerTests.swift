import LayoutModel
import Testing

@testable import LayoutPreview

/// The containers of macOS and the appearances of their contents.
struct MacContainerTests {
  private func view(_ kind: String, _ attributes: String, _ inside: String = "") throws -> DrawnXib
  {
    try DrawnXib.view(kind, attributes, inside, width: 180, height: 80, platform: .macOS)
  }

  private func pane(_ id: String, _ place: String) -> String {
    "<customView id=\"\(id)\"><rect key=\"frame\" \(place)/></customView>"
  }

  @Test func `a thin split view draws only the lines between its panes`() throws {
    let panes =
      pane("p", #"x="0" y="0" width="80" height="80""#)
      + pane("q", #"x="81" y="0" width="99" height="80""#)
    let drawn = try view(
      "splitView",
      #"dividerStyle="thin" vertical="YES""#,
      "<subviews>\(panes)</subviews>"
    )

    #expect(drawn.views.first?.items.count == 1)
    #expect(drawn.fills.map(\.frame).contains(Frame(x: 80, y: 0, width: 1, height: 80)))
    #expect(!drawn.fills.map(\.frame).contains(Frame(x: 0, y: 0, width: 180, height: 80)))
  }

  @Test func `a split view of rows has its divider below the upper pane`() throws {
    let panes =
      pane("p", #"x="0" y="0" width="180" height="30""#)
      + pane("q", #"x="0" y="39" width="180" height="41""#)
    let drawn = try view("splitView", "", "<subviews>\(panes)</subviews>")

    #expect(drawn.fills.map(\.frame).contains(Frame(x: 87, y: 31.5, width: 6, height: 6)))
  }

  @Test(arguments: [
    ("visualEffectView", #"material="ultraDark""#, true),
    ("visualEffectView", #"material="dark""#, true),
    ("visualEffectView", #"material="sidebar""#, false),
    ("customView", #"appearanceType="darkAqua""#, true),
    ("customView", #"appearanceType="vibrantDark""#, true),
    ("customView", #"appearanceType="aqua""#, false),
  ])
  func `subviews have the appearance of a view above them`(
    kind: String,
    attributes: String,
    isDark: Bool
  ) throws {
    let field = """
      <subviews><textField id="t"><rect key="frame" x="0" y="0" width="100" height="17"/>
          <textFieldCell key="cell" title="Text" id="c">
              <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
          </textFieldCell>
      </textField></subviews>
      """
    let drawn = try view(kind, attributes, field)

    let text = try #require(drawn.texts.first { $0.text == "Text" })
    #expect((text.color.luminance > 0.5) == isDark)
    guard kind == "visualEffectView" else { return }
    let fill = try #require(drawn.fills.first)
    #expect((fill.color.luminance < 0.3) == isDark)
  }

  @Test func `an image view without an image draws nothing`() throws {
    let drawn = try view(
      "imageView",
      "",
      #"<imageCell key="cell" imageScaling="proportionallyDown" id="c"/>"#
    )

    #expect(drawn.views.first?.items.isEmpty == true)
  }
}
