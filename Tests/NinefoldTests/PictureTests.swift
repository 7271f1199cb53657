import Foundation
import InterfaceBuilderFormat
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The pictures of whole documents.
struct PictureTests {
  private func preview(
    _ text: String,
    scene: ObjectID? = nil,
    appearance: Appearance = .light
  ) throws -> Preview {
    var options = PreviewOptions()
    options.scene = scene
    options.appearance = appearance
    options.showsFindings = false
    return try DocumentReader.read(Array(text.utf8))
      .preview(named: "A", as: .svg, options: options)
  }

  private func svg(_ text: String, scene: ObjectID? = nil, appearance: Appearance = .light) throws
    -> String
  {
    String(decoding: try preview(text, scene: scene, appearance: appearance).bytes, as: UTF8.self)
  }

  private func controls() throws -> String {
    try String(
      contentsOf: Repository.root.appendingPathComponent("Tests/Fixtures/Controls.xib"),
      encoding: .utf8
    )
  }

  @Test func `every control has the system's look, and only unknown content is a plate`() throws {
    let census = try preview(controls()).census
    let plates = census.filter { $0.form == .plate || $0.form == .custom }.map(\.kind)
    let kinds = Set(census.filter { $0.form == .system }.map(\.kind))

    #expect(plates == ["view"])
    #expect(
      kinds.isSuperset(of: [
        "activityIndicatorView", "button", "datePicker", "imageView", "label", "navigationBar",
        "pageControl", "pickerView", "progressView", "searchBar", "segmentedControl", "slider",
        "stepper", "switch", "tabBar", "tableView", "tableViewCell", "textField", "textView",
        "toolbar",
      ])
    )
  }

  @Test func `the dark appearance has other colors and the same shapes`() throws {
    func shapes(_ svg: String) -> Int { svg.components(separatedBy: "<").count }
    let (light, dark) = try (svg(controls()), svg(controls(), appearance: .dark))

    #expect(light.contains("fill=\"#ffffff\""))
    #expect(dark.contains("fill=\"#0a84ff\"") && !light.contains("#0a84ff"))
    #expect(abs(shapes(light) - shapes(dark)) < 5)
  }

  @Test func `a picture is the same each time`() throws {
    #expect(try svg(controls()) == svg(controls()))
  }

  private func storyboard(_ controller: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s1">
                <objects>
    \(controller)
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private func table(_ cells: String) -> String {
    storyboard(
      """
                      <tableViewController id="c1">
                          <tableView key="view" rowHeight="50" id="t1">
                              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                              \(cells)
                          </tableView>
                      </tableViewController>
      """
    )
  }

  @Test func `a scene without a view is a plate with its class, as large as the screen`() throws {
    let document = storyboard(
      "                <navigationController customClass=\"RootFlow\" id=\"c1\"/>"
    )
    let text = try svg(document, scene: "s1")
    let dark = try svg(document, scene: "s1", appearance: .dark)

    #expect(text.contains("width=\"414\" height=\"896\""))
    #expect(text.contains(">RootFlow</text>"))
    #expect(text.contains("fill=\"#f2f2f7\"") && dark.contains("fill=\"#1c1c1e\""))
  }

  @Test func `the cells of static sections are drawn`() throws {
    let text = try svg(
      table(
        """
        <sections><tableViewSection headerTitle="Head" id="e1"><cells>
            <tableViewCell id="r1">
                <rect key="frame" x="0.0" y="50" width="414" height="50"/>
                <tableViewCellContentView key="contentView" id="v1">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="50"/>
                    <subviews>
                        <label text="Inside" id="l1">
                            <rect key="frame" x="20" y="10" width="200" height="30"/>
                        </label>
                    </subviews>
                </tableViewCellContentView>
            </tableViewCell>
        </cells></tableViewSection></sections>
        """
      )
    )

    #expect(text.contains(">Inside</text>") && text.contains(">Head</text>"))
  }

  @Test func `prototype cells whose places are missing or overlap lie below each other`() throws {
    func cell(_ id: String, _ frame: String) -> String {
      "<tableViewCell reuseIdentifier=\"\(id)\" id=\"\(id)\">\(frame)<tableViewCellContentView"
        + " key=\"contentView\" id=\"v\(id)\"/></tableViewCell>"
    }
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"414\" height=\"44\"/>"
    let text = try svg(
      table("<prototypes>\(cell("A", rect))\(cell("B", ""))\(cell("C", rect))</prototypes>")
    )
    func y(_ id: String) -> String? {
      text.components(separatedBy: "<svg class=\"view\"").first {
        $0.contains("(tableViewCell \(id))")
      }?
      .components(separatedBy: " y=\"").dropFirst().first?.components(separatedBy: "\"").first
    }

    #expect(text.contains(">A</text>") && text.contains(">B</text>") && text.contains(">C</text>"))
    // The first cell lies below the status bar.
    #expect(y("B") == "92")
    #expect(y("C") == "142")
  }

  @Test func `the views of a xib stand in rows`() throws {
    let views = (0..<6).map { number in
      """
              <view id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="600" height="90"/>
                  <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
      """
    }
    let text = try svg(
      Fixture.xib("    <objects>\n\(views.joined(separator: "\n"))\n    </objects>")
    )

    #expect(text.contains(#"width="1220" height="310" viewBox"#))
    #expect(text.contains(#"x="620" y="220" width="600""#))
  }

  @Test func `a prototype cell lies at the left edge of its table, unless groups are inset`() throws
  {
    let cell = """
      <prototypes><tableViewCell reuseIdentifier="A" id="A">
          <rect key="frame" x="140" y="278" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="vA"/>
      </tableViewCell></prototypes>
      """
    let inset = table(cell).replacing("rowHeight", with: #"style="insetGrouped" rowHeight"#)

    #expect(try !svg(table(cell)).contains(#" x="140""#))
    #expect(try svg(inset).contains(#" x="140""#))
  }

  @Test func `prototype cells without places lie below the header of their table`() throws {
    let header = """
      <view key="tableHeaderView" id="h1">
          <rect key="frame" x="0.0" y="64" width="414" height="100"/>
      </view>
      """
    let cell = """
      <prototypes><tableViewCell reuseIdentifier="A" id="A">
          <tableViewCellContentView key="contentView" id="vA"/>
      </tableViewCell></prototypes>
      """
    let text = try svg(table(header + cell))
    func y(_ name: String) -> Double? {
      text.components(separatedBy: "<svg class=\"view\"").first { $0.contains(name) }?
        .components(separatedBy: " y=\"").dropFirst().first?.components(separatedBy: "\"").first
        .flatMap { Double($0) }
    }
    let (top, below) = (try #require(y("(view h1)")), try #require(y("(tableViewCell A)")))

    #expect(below == top + 100)
  }

  // MARK: - Contents below bars

  /// A table in a navigation controller.
  private func tableBelowBar(
    cell y: Double,
    toolsVersion: Int = 21_507,
    table: String = "",
    controller: String = ""
  ) throws -> String {
    try svg(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes>
              <scene sceneID="s1">
                  <objects>
                      <navigationController id="n1">
                          <navigationBar key="navigationBar" id="b1">
                              <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                          </navigationBar>
                          <connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="g1"/></connections>
                      </navigationController>
                  </objects>
              </scene>
              <scene sceneID="s2">
                  <objects>
                      <tableViewController \(controller) id="c1">
                          <tableView key="view" \(table) rowHeight="44" id="t1">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <sections><tableViewSection headerTitle="Head" id="e1"><cells>
                                  <tableViewCell id="r1">
                                      <rect key="frame" x="0.0" y="\(y)" width="375" height="44"/>
                                      <tableViewCellContentView key="contentView" id="v1">
                                          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                                      </tableViewCellContentView>
                                  </tableViewCell>
                              </cells></tableViewSection></sections>
                          </tableView>
                          <navigationItem key="navigationItem" title="Top" id="i1"/>
                      </tableViewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """,
      scene: "s2"
    )
  }

  private func top(of id: String, in svg: String) -> String? {
    svg.components(separatedBy: "<svg class=\"view\"").first { $0.contains(" \(id))</title>") }?
      .components(separatedBy: " y=\"").dropFirst().first?.components(separatedBy: "\"").first
  }

  @Test func `the cells of a table begin below the bars, with the title of their section`() throws {
    let text = try tableBelowBar(cell: 28)

    // The canvas of this device has no status bar.
    #expect(top(of: "r1", in: text) == "72")
    // A plain table's section has a band of 28 points above its first cell.
    #expect(text.contains("<rect y=\"44\" width=\"375\" height=\"28\""))
  }

  @Test(arguments: [
    // Xcode 8 stored the places with the bars.
    (92.0, 12_121, "", "", "92"),
    (28.0, 13_771, "", "", "92"),
    (28.0, 21_507, "contentInsetAdjustmentBehavior=\"never\"", "", "28"),
    (28.0, 21_507, "", "automaticallyAdjustsScrollViewInsets=\"NO\"", "28"),
  ])
  func `contents that have a place below the bars stay there`(
    y: Double,
    toolsVersion: Int,
    table: String,
    controller: String,
    expected: String
  ) throws {
    let text = try tableBelowBar(
      cell: y,
      toolsVersion: toolsVersion,
      table: table,
      controller: controller
    )
    #expect(top(of: "r1", in: text) == expected)
  }
}
