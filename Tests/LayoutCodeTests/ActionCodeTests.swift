import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import TestSupport
import Testing

/// The events of actions, and the recognizers that send them.
struct ActionCodeTests {
  private func code(_ text: String, _ language: CodeLanguage = .swift) throws -> SceneCode {
    try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.xib",
      scene: nil,
      style: .anchors,
      language: language
    )
  }

  @Test(arguments: ["up", "down", "left", "right"])
  func `a swipe has the direction of its attribute`(direction: String) throws {
    let text = Fixture.view(
      """
      <gestureRecognizers/>
      <connections>
        <outletCollection property="gestureRecognizers" destination="g1" id="o1"/>
      </connections>
      """
    ).replacing(
      "</objects>",
      with: "<swipeGestureRecognizer direction=\"\(direction)\" id=\"g1\"/></objects>"
    )

    #expect(
      try code(text).text.contains("swipeGestureRecognizer.direction = [.\(direction)]")
    )
    #expect(
      try code(text, .objectiveC).text.contains(
        "direction = UISwipeGestureRecognizerDirection\(direction.prefix(1).uppercased() + direction.dropFirst());"
      )
    )
  }

  private func table(_ trigger: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22000" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
            <customObject id="-2" customClass="Main"><connections>
                <outlet property="view" destination="v1" id="o1"/>
            </connections></customObject>
            <customView id="v1"><subviews><tableView id="t1"><connections>
                <action \(trigger) selector="openItem:" target="-2" id="a1"/>
            </connections></tableView></subviews></customView>
        </objects>
    </document>

    """
  }

  @Test func `an action of a double click is that of the double click`() throws {
    let text = try code(table("trigger=\"doubleAction\"")).text

    #expect(text.contains("tableView.target = self"))
    #expect(text.contains("tableView.doubleAction = #selector(openItem(_:))"))
    #expect(!text.contains("tableView.action"))
  }

  @Test func `an action of an unknown event is an omission`() throws {
    let code = try code(table("trigger=\"other\""))

    #expect(!code.text.contains("tableView.target"))
    #expect(code.omissions.map(\.id).contains("a1"))
  }
}
