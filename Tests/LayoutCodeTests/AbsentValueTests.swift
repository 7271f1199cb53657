import LayoutCode
import LayoutModel
import TestSupport
import Testing

/// Values that documents leave out, and whose default differs from that of the toolkit.
struct AbsentValueTests {
  private func code(_ text: String, _ language: CodeLanguage = .swift) throws -> String {
    try xibCode(text, language).text
  }

  private func touch(_ view: String) -> String { Fixture.view("<subviews>\(view)</subviews>") }

  @Test func `an absent flag is that of the document's format`() throws {
    let label = try code(touch("<label id=\"a\"/>"))
    #expect(label.contains("label.adjustsFontSizeToFitWidth = true"))
    #expect(label.ranges(of: "label.isUserInteractionEnabled = true").count == 1)

    let image = try code(touch("<imageView id=\"a\"/>"))
    #expect(image.contains("imageView.isUserInteractionEnabled = true"))

    let field = try code(touch("<textField minimumFontSize=\"12\" id=\"a\"/>"))
    #expect(field.contains("textField.adjustsFontSizeToFitWidth = true"))
    #expect(field.contains("textField.minimumFontSize = 12"))
    #expect(!field.contains("isUserInteractionEnabled"))
  }

  @Test func `a flag of the document remains`() throws {
    let label = try code(
      touch("<label userInteractionEnabled=\"NO\" adjustsFontSizeToFit=\"NO\" id=\"a\"/>")
    )
    #expect(label.contains("label.adjustsFontSizeToFitWidth = false"))
    #expect(label.ranges(of: "label.isUserInteractionEnabled = false").count == 1)
    #expect(!label.contains("= true"))
  }

  @Test(arguments: [
    ("white", ".medium", true), ("whiteLarge", ".large", true), ("gray", ".medium", false),
  ])
  func `an activity indicator keeps the color of its old style`(
    style: String,
    new: String,
    isWhite: Bool
  ) throws {
    let view = touch("<activityIndicatorView style=\"\(style)\" id=\"a\"/>")
    let text = try code(view)

    #expect(text.contains("activityIndicatorView.style = \(new)\n"))
    #expect(text.contains("activityIndicatorView.hidesWhenStopped = false"))
    #expect(text.contains("activityIndicatorView.color = .white") == isWhite)
    #expect(try code(view, .objectiveC).contains(".color = UIColor.whiteColor;") == isWhite)
  }

  @Test func `a color of the document replaces that of an old style`() throws {
    let text = try code(
      touch(
        """
        <activityIndicatorView style="white" id="a">
          <color key="color" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </activityIndicatorView>
        """
      )
    )
    #expect(text.ranges(of: "activityIndicatorView.color = ").count == 1)
    #expect(!text.contains("activityIndicatorView.color = .white\n"))
  }

  @Test func `views of AppKit have the document's defaults`() throws {
    let text = try code(macXib("<scrollView id=\"s\"/><stackView id=\"k\"/><tableView id=\"t\"/>"))

    #expect(text.contains("scrollView.borderType = .bezelBorder"))
    #expect(text.contains("stackView.detachesHiddenViews = false"))
    #expect(text.contains("tableView.allowsMultipleSelection = true"))
    #expect(text.contains("tableView.headerView = nil"))
  }

  @Test func `a table with a header keeps it`() throws {
    let text = try code(
      macXib("<tableView headerView=\"h\" multipleSelection=\"NO\" id=\"t\"/>")
    )

    #expect(!text.contains("headerView = nil"))
    #expect(text.contains("tableView.allowsMultipleSelection = false"))
  }

  @Test func `an outline has its column after the columns are added`() throws {
    let text = try code(
      macXib(
        """
        <outlineView outlineTableColumn="c2" id="t"><tableColumns>
          <tableColumn identifier="Size" id="c1"/><tableColumn identifier="Name" id="c2"/>
        </tableColumns></outlineView>
        """
      )
    )

    let added = text.ranges(of: "outlineView.addTableColumn(name)").first
    let chosen = text.ranges(of: "outlineView.outlineTableColumn = name").first
    #expect(added != nil && chosen != nil)
    if let added, let chosen { #expect(added.upperBound <= chosen.lowerBound) }
  }

  @Test func `users can customize a toolbar unless the document says no`() throws {
    func toolbar(_ attributes: String) -> String {
      xib(
        """
        <customObject id="-2" customClass="MainController"><connections>
          <outlet property="window" destination="w1" id="o1"/>
        </connections></customObject>
        <window id="w1">
          <view key="contentView" id="v1"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
          </view>
          <toolbar key="toolbar" \(attributes) implicitIdentifier="A" id="t1"/>
        </window>
        """,
        isMac: true
      )
    }
    let absent = try code(toolbar(""))
    #expect(absent.contains("toolbar.allowsUserCustomization = true"))
    #expect(absent.contains("toolbar.autosavesConfiguration = true"))

    let given = try code(
      toolbar("allowsUserCustomization=\"NO\" autosavesConfiguration=\"NO\"")
    )
    #expect(!given.contains("allowsUserCustomization = true"))
    #expect(!given.contains("autosavesConfiguration = true"))
  }
}
