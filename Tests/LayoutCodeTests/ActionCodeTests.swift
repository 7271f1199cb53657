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
}
