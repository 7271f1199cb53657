import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import TestSupport
import Testing

/// The events of actions, and the recognizers that send them.
struct ActionCodeTests {
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
      try xibCode(text).text.contains("swipeGestureRecognizer.direction = [.\(direction)]")
    )
    #expect(
      try xibCode(text, .objectiveC).text.contains(
        "direction = UISwipeGestureRecognizerDirection\(direction.prefix(1).uppercased() + direction.dropFirst());"
      )
    )
  }

  private func table(_ trigger: String) -> String {
    macXib(
      """
      <tableView id="t1"><connections>
          <action \(trigger) selector="openItem:" target="-2" id="a1"/>
      </connections></tableView>
      """
    )
  }

  @Test func `an action of a double click is that of the double click`() throws {
    let text = try xibCode(table("trigger=\"doubleAction\"")).text

    #expect(text.contains("tableView.target = self"))
    #expect(text.contains("tableView.doubleAction = #selector(openItem(_:))"))
    #expect(!text.contains("tableView.action"))
  }

  @Test func `an action of an unknown event is an omission`() throws {
    let code = try xibCode(table("trigger=\"other\""))

    #expect(!code.text.contains("tableView.target"))
    #expect(code.omissions.map(\.id).contains("a1"))
  }

  @Test func `an action to the first responder of another scene has no target`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>
        <scene sceneID="s1"><objects>
          <viewController id="c1" customClass="ListController" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
              <subviews><button id="b1"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                <buttonCell key="cell" type="push" title="Add" id="bc1"/>
                <connections><action selector="add:" target="r2" id="a1"/></connections>
              </button></subviews>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="c2" sceneMemberID="viewController"/>
          <customObject id="r2" userLabel="First Responder" customClass="NSResponder" \
      sceneMemberID="firstResponder"/>
        </objects></scene>
      </scenes></document>
      """
    let code = try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.storyboard",
      scene: "s1",
      style: .anchors
    )

    #expect(code.text.contains("button.target = nil"))
    #expect(code.text.contains("button.action = NSSelectorFromString(\"add:\")"))
    #expect(!code.omissions.map(\.id).contains("a1"))
  }
}
