import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// Embedding scenes in navigation and tab bar controllers.
struct ControllerEmbedTests {
  private var document: Document

  init() throws {
    document = try Document(
      bytes: Array(ControllerEmbedTests.app.utf8),
      named: "App.storyboard"
    )
  }

  private mutating func make(_ gesture: LayoutGesture) throws -> ObjectID {
    let steps = try document.edit { editor, name in try editor.perform(gesture, in: name) }
      .result.steps
    return try #require(steps.first?.result.subject)
  }

  private func object(_ id: ObjectID) throws -> LayoutObject {
    try #require(document.objects.first { $0.id == id })
  }

  private func child(of id: ObjectID, _ key: String) -> LayoutObject? {
    document.objects.first { $0.parent == id && $0.key == key }
  }

  private func x(of scene: ObjectID?) throws -> String? {
    guard
      case .record(let record)? = try object(try #require(scene))
        .property("canvasLocation")?.value
    else { return nil }
    return record["x"]
  }

  @Test mutating func `a navigation controller takes the place, the segues and the entry`() throws {
    let before = document

    let navigation = try make(.embed(["vc1-Em-001"], in: .navigationController))

    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(
      text.contains("<navigationController automaticallyAdjustsScrollViewInsets=\"NO\" id=")
    )
    #expect(text.contains("<toolbarItems/>") && text.contains("<nil name=\"viewControllers\"/>"))
    #expect(text.contains("initialViewController=\"\(navigation)\""))
    #expect(text.contains("<!--Navigation Controller-->"))
    let root = try #require(
      document.objects.first { $0.parent == navigation && $0.kind == "segue" }
    )
    #expect(root.attribute("relationship") == "rootViewController")
    #expect(root.attribute("destination") == "vc1-Em-001")
    #expect(child(of: "vc1-Em-001", "navigationItem") != nil)
    #expect(try x(of: try object(navigation).scene) == "100")
    #expect(try x(of: "sc1-Em-001") == "1039.2")

    #expect(try make(.unembed(navigation)) == "vc1-Em-001")
    #expect(try object(Document.rootID).attribute("initialViewController") == "vc1-Em-001")
    #expect(try x(of: "sc1-Em-001") == "100")
    #expect(document.objects.count == before.objects.count + 1)
  }

  @Test mutating func `segues from other scenes lead to the controller, the tab bar item moves`()
    throws
  {
    _ = try make(.embed(["vc1-Em-001", "vc2-Em-001"], in: .tabBarController))
    #expect(child(of: "vc2-Em-001", "tabBarItem")?.attribute("title") == "Item")
    #expect(try object("sg1-Em-001").attribute("destination") == "vc2-Em-001")

    let navigation = try make(.embed(["bt2-Em-001"], in: .navigationController))

    #expect(child(of: "vc2-Em-001", "tabBarItem") == nil)
    #expect(child(of: navigation, "tabBarItem")?.attribute("title") == "Item")
    #expect(try object("sg1-Em-001").attribute("destination") == navigation.rawValue)
    let ends = document.objects.filter { $0.attribute("relationship") == "viewControllers" }
      .map { $0.attribute("destination") }
    #expect(Set(ends) == ["vc1-Em-001", navigation.rawValue])
  }

  @Test mutating func `a controller without a view moves aside by the width of the screen`() throws
  {
    let navigation = try make(.embed(["vc1-Em-001"], in: .navigationController))
    let place = try x(of: try object(navigation).scene)

    let tabs = try make(.embed([navigation], in: .tabBarController))

    #expect(try x(of: try object(tabs).scene) == place)
    #expect(try x(of: try object(navigation).scene) == "1039.2")
  }

  private func barFrame(of container: ObjectID, _ key: String) -> String? {
    guard case .record(let record)? = child(of: container, key)?.property("frame")?.value
    else { return nil }
    return ["x", "y", "width", "height"].compactMap { record[$0] }.joined(separator: " ")
  }

  @Test mutating func `a bar has the width of the child's view, or of the screen`() throws {
    document = try Document(
      bytes: Array(ControllerEmbedTests.app.replacing("width=\"375\"", with: "width=\"414\"").utf8),
      named: "App.storyboard"
    )
    let navigation = try make(.embed(["vc1-Em-001"], in: .navigationController))
    #expect(barFrame(of: navigation, "navigationBar") == "0.0 0.0 414 44")

    // The screen of the device is 375 wide, and the navigation controller has no view.
    let tabs = try make(.embed([navigation], in: .tabBarController))
    #expect(barFrame(of: tabs, "tabBar") == "0.0 0.0 375 49")
  }

  @Test mutating func `a bar of a document without a device is 320 wide`() throws {
    let device = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    document = try Document(
      bytes: Array(ControllerEmbedTests.app.replacing(device, with: "").utf8),
      named: "App.storyboard"
    )
    let navigation = try make(.embed(["vc1-Em-001"], in: .navigationController))
    #expect(barFrame(of: navigation, "navigationBar") == "0.0 0.0 320 44")
  }

  @Test(arguments: [
    ("12121", #"key="tabBar" contentMode="scaleToFill" id="#, #"colorSpace="calibratedWhite"/>"#),
    (
      "14490",
      #"key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="#,
      #"colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
    (
      "23094", #"key="tabBar" contentMode="scaleToFill" id="#,
      #"colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
  ])
  mutating func `a bar is what its version of Xcode writes`(
    toolsVersion: String,
    bar: String,
    color: String
  ) throws {
    document = try Document(
      bytes: Array(ControllerEmbedTests.app.replacing("13771", with: toolsVersion).utf8),
      named: "App.storyboard"
    )
    _ = try make(.embed(["vc1-Em-001"], in: .tabBarController))

    let text = String(decoding: document.bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "<tabBarController"))
    let tabs = text[start.lowerBound...]
    #expect(tabs.contains(bar) && tabs.contains("white=\"0.0\" alpha=\"0.0\" \(color)"))
    let items = try #require(tabs.firstRange(of: "<toolbarItems/>"))
    #expect(items.lowerBound < (try #require(tabs.firstRange(of: "<tabBar key"))).lowerBound)
  }

  @Test mutating func `what UIKit does not allow is refused`() throws {
    let navigation = try make(.embed(["vc1-Em-001"], in: .navigationController))
    let copy = document
    #expect(throws: NinefoldError.self) {
      try make(.embed([navigation], in: .navigationController))
    }
    #expect(throws: NinefoldError.self) {
      try make(.embed(["vc1-Em-001", "vc2-Em-001"], in: .navigationController))
    }
    let tabs = try make(.embed(["vc1-Em-001", "vc2-Em-001"], in: .tabBarController))
    #expect(throws: NinefoldError.self) { try make(.unembed(tabs)) }
    #expect(throws: NinefoldError.self) { try make(.embed(["vc9-Em-001"], in: .view)) }
    #expect(document != copy)
  }

  private static func scene(_ number: Int, x: Int, _ segue: String) -> String {
    """
            <scene sceneID="sc\(number)-Em-001">
                <objects>
                    <viewController id="vc\(number)-Em-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rt\(number)-Em-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bt\(number)-Em-001">
                                    <rect key="frame" x="16" y="40" width="46" height="30"/>
                                    <state key="normal" title="Go"/>
    \(segue)
                                </button>
                            </subviews>
                            <constraints>
                                <constraint firstItem="bt\(number)-Em-001" firstAttribute="leading" secondItem="rt\(number)-Em-001" secondAttribute="leading" constant="16" id="c1\(number)-Em-001"/>
                                <constraint firstItem="bt\(number)-Em-001" firstAttribute="top" secondItem="rt\(number)-Em-001" secondAttribute="top" constant="40" id="c2\(number)-Em-001"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr\(number)-Em-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="\(x)" y="200"/>
            </scene>
    """
  }

  private static let segue = """
                                    <connections>
                                        <segue destination="vc2-Em-001" kind="show" id="sg1-Em-001"/>
                                    </connections>
    """

  /// Two scenes, with a segue from the first one to the second.
  private static let app = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="vc1-Em-001">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
    \(scene(1, x: 100, segue))
    \(scene(2, x: 900, ""))
        </scenes>
    </document>

    """
}
