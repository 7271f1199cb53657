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
    let plates = census.filter { $0.form == .plate }.map(\.kind)
    let kinds = Set(census.filter { $0.form == .system }.map(\.kind))

    #expect(plates == ["view", "wkWebView"])
    #expect(census.allSatisfy { $0.form != .nothing })
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
    let text = try svg(
      storyboard("                <navigationController customClass=\"RootFlow\" id=\"c1\"/>"),
      scene: "s1"
    )

    #expect(text.contains("width=\"414\" height=\"896\""))
    #expect(text.contains(">RootFlow</text>"))
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
    #expect(y("B") == "44")
    #expect(y("C") == "94")
  }
}
