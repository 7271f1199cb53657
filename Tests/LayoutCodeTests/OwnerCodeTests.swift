import LayoutCode
import LayoutModel
import Testing

/// The class of a xib whose owner has no class of its own.
struct OwnerCodeTests {
  private func owned(_ owner: String, property: String = "view") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
      <connections><outlet property="\(property)" destination="v1" id="o1"/></connections>
    </placeholder>
    <view id="v1"><subviews><label id="l1"/></subviews></view>
    """
  }

  @Test(arguments: ["", "customClass=\"NSObject\"", "customClass=\"UIViewController\""])
  func `an owner with a view is a controller`(owner: String) throws {
    let code = try xibCode(xib(owned(owner), isMac: false))

    #expect(code.className == "MainViewController")
    #expect(code.text.contains("class MainViewController: UIViewController {"))
    #expect(code.text.contains("view.addSubview(label)"))
    #expect(code.omissions == [])
  }

  @Test func `an owner of the toolkit keeps its kind of controller`() throws {
    let code = try xibCode(xib(owned("customClass=\"UITableViewController\""), isMac: false))

    #expect(code.text.contains("class MainViewController: UITableViewController {"))
  }

  @Test func `an owner without a class and without a view leaves the class to the view`() throws {
    let code = try xibCode(xib(owned("", property: "banner"), isMac: false))

    #expect(code.className == "MainView")
    #expect(code.text.contains("class MainView: UIView {"))
  }

  @Test func `an owner of macOS with a view is a controller`() throws {
    let text = xib(
      """
      <customObject id="-2" userLabel="File's Owner"><connections>
        <outlet property="view" destination="v1" id="o1"/>
      </connections></customObject>
      <customView id="v1"><rect key="frame" x="0.0" y="0.0" width="480" height="272"/></customView>
      """,
      isMac: true
    )

    #expect(try xibCode(text).text.contains("class MainViewController: NSViewController {"))
  }
}
