import LayoutModel
import LayoutPreview
import Testing

/// The backgrounds and titles of navigation bars.
struct NavigationBarTests {
  private func color(_ key: String, _ hex: String) -> String {
    "<color key=\"\(key)\" systemColor=\"\(hex)\"/>"
  }

  private func appearance(_ key: String, _ children: String) -> String {
    "<navigationBarAppearance key=\"\(key)\">\(children)</navigationBarAppearance>"
  }

  private func item(_ attributes: String = "") -> String {
    "<items><navigationItem title=\"News\" \(attributes) id=\"n\"/></items>"
  }

  /// Draws a bar of a container, as high as one with a large title.
  private func bar(
    _ attributes: String,
    _ children: String = "",
    item: String? = nil,
    height: Int = 96,
    toolsVersion: Int = 21_507
  ) throws -> DrawnXib {
    try DrawnXib.view(
      "navigationBar",
      attributes,
      children + (item ?? self.item()),
      width: 320,
      height: height,
      toolsVersion: toolsVersion,
      isContainers: true
    )
  }

  @Test func `a bar with a large title has neither a background nor a line`() throws {
    let drawn = try bar("largeTitles=\"YES\"")

    #expect(drawn.fills.isEmpty && drawn.strokes.isEmpty)
    #expect(drawn.texts.map(\.font.size) == [34])
  }

  @Test func `before iOS 13 a bar with a large title is opaque`() throws {
    #expect(try bar("largeTitles=\"YES\"", toolsVersion: 14_490).fills.count == 1)
  }

  @Test func `a bar that does not show its title large has the standard background`() throws {
    let never = item("largeTitleDisplayMode=\"never\"")

    #expect(try bar("largeTitles=\"YES\"", item: never).fills.count == 1)
    #expect(try bar("largeTitles=\"YES\"", height: 44).fills.count == 1)
  }

  @Test func `a tint is the background of a bar with a large title too`() throws {
    let drawn = try bar("largeTitles=\"YES\"", color("barTintColor", "systemRedColor"))

    #expect(drawn.fills.map(\.color.hex) == ["#ff3b30"])
  }

  @Test(arguments: [("", "#ff3b30"), ("largeTitles=\"YES\"", "#ff3b30")])
  func `a bar at the top has the appearance of the scroll edge`(
    _ attributes: String,
    _ expected: String
  ) throws {
    let drawn = try bar(
      attributes,
      appearance("standardAppearance", color("backgroundColor", "systemGreenColor"))
        + appearance(
          "scrollEdgeAppearance",
          color("backgroundColor", "systemRedColor")
            + "<textAttributes key=\"titleTextAttributes\">\(color("textColor", "systemBlueColor"))"
            + "</textAttributes>"
        )
    )

    #expect(drawn.fills.map(\.color.hex) == [expected])
    #expect(drawn.texts.first?.color.hex == (attributes.isEmpty ? "#007aff" : "#000000"))
  }

  @Test func `the standard appearance has no background at the edge below a large title`() throws {
    let green = appearance("standardAppearance", color("backgroundColor", "systemGreenColor"))

    #expect(try bar("largeTitles=\"YES\"", green).fills.isEmpty)
    #expect(try bar("", green).fills.map(\.color.hex) == ["#34c759"])
  }

  @Test func `a bar among other views has the standard appearance`() throws {
    let appearances =
      appearance("standardAppearance", color("backgroundColor", "systemGreenColor"))
      + appearance("scrollEdgeAppearance", color("backgroundColor", "systemRedColor"))
    let drawn = try DrawnXib.view(
      "view",
      "",
      """
      <subviews><navigationBar id="b">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          \(appearances)\(item())
      </navigationBar></subviews>
      """,
      width: 320,
      height: 400
    )

    let colors = drawn.fills.map(\.color.hex)
    #expect(colors.contains("#34c759") && !colors.contains("#ff3b30"))
  }

  @Test(arguments: ["black", "blackOpaque", "blackTranslucent"])
  func `a black bar has a white title`(_ style: String) throws {
    let drawn = try bar("barStyle=\"\(style)\"", height: 44)

    #expect(drawn.fills.map(\.color.hex) == ["#161616"])
    #expect(drawn.texts.map(\.color.hex) == ["#ffffff"])
  }

  private static let prompted: [(String, Int, [Double])] = [
    ("", 74, [13, 17]), ("largeTitles=\"YES\"", 126, [13, 34]), ("", 44, [17]),
  ]

  @Test(arguments: prompted)
  func `a prompt stands above the buttons if the bar has room for it`(
    _ attributes: String,
    _ height: Int,
    _ sizes: [Double]
  ) throws {
    let drawn = try bar(attributes, item: item("prompt=\"Choose\""), height: height)

    #expect(drawn.texts.map(\.font.size).sorted() == sizes)
    let prompt = drawn.texts.first { $0.text == "Choose" }
    #expect(prompt.map { $0.baseline < 30 } ?? (height == 44))
  }
}
