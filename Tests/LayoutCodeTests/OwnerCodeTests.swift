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

  // MARK: - Another class

  private let header = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
      <connections>
        <outlet property="header" destination="v1" id="o1"/>
        <outlet property="goButton" destination="b1" id="o2"/>
      </connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view customClass="HeaderView" id="v1">
      <subviews><button id="b1"><connections>
        <action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/>
      </connections></button></subviews>
      <connections>
        <outlet property="delegate" destination="-1" id="o3"/>
        <outletCollection property="gestureRecognizers" destination="g1" id="o4"/>
      </connections>
    </view>
    <tapGestureRecognizer id="g1"><connections>
      <action selector="tap:" destination="-1" id="a2"/>
    </connections></tapGestureRecognizer>
    """

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `the owner of another class than the view is another object`(
    language: CodeLanguage
  ) throws {
    let code = try xibCode(xib(header, isMac: false), language)
    let isSwift = language == .swift
    let other = "the xib's owner, ListController, is another object, which must set it"

    #expect(code.className == "HeaderView")
    #expect(!code.text.contains("go(_ sender"))
    #expect(!code.text.contains("(void)go:"))
    #expect(!code.text.contains("{ self }"))
    #expect(
      code.text.contains(
        isSwift
          ? "goButton.addTarget(nil, action: NSSelectorFromString(\"go:\"), for: .touchUpInside)"
          : "[self.goButton addTarget:nil action:NSSelectorFromString(@\"go:\") "
      )
    )
    let reasons = Dictionary(uniqueKeysWithValues: code.omissions.map { ($0.id, $0.reason) })
    #expect(reasons["o1"] == other)
    #expect(reasons["o2"] == other)
    #expect(reasons["o3"] == other)
    #expect(
      reasons["a1"] == "the xib's owner, ListController, gets it only from the responder chain"
    )
    #expect(reasons["a2"] == "a gesture recognizer needs a target, which another class has")
    #expect(reasons.count == 5)
  }

  @Test func `the owner of the view's class is the view`() throws {
    let code = try xibCode(
      xib(header.replacing("ListController", with: "HeaderView"), isMac: false)
    )

    #expect(code.text.contains("#selector(go(_:))"))
    #expect(code.text.contains("@objc func go(_ sender: UIButton) {"))
  }

  @Test func `a document that owns a view of macOS is another object`() throws {
    let code = try xibCode(
      xib(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="PageDocument"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customView customClass="BannerView" id="v1">\
        <rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
          <button id="b1"><rect key="frame" x="10" y="10" width="80" height="30"/>\
        <buttonCell key="cell" type="push" id="c1"/><connections>
            <action selector="stop:" target="-2" id="a1"/>
          </connections></button>
        </subviews></customView>
        """,
        isMac: true
      )
    )

    #expect(code.text.contains("button.target = nil\n"))
    #expect(code.text.contains("button.action = NSSelectorFromString(\"stop:\")\n"))
    #expect(!code.text.contains("func stop"))
    #expect(code.omissions.map(\.id) == ["a1"])
  }
}
