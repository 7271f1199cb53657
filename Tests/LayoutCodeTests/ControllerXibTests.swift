import LayoutCode
import LayoutModel
import Testing

/// Xibs of UIKit that have a controller in place of views, and the refresh controls of controllers.
struct ControllerXibTests {
  private func objects(owner: String = "", _ view: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <viewController nibName="Places" customClass="PlacesController" id="c1">
      <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
      \(view)
      <connections>
        <outlet property="map" destination="v1" id="o1"/>
        <outlet property="app" destination="-1" id="o2"/>
      </connections>
    </viewController>
    """
  }

  private let map = """
    <mapView key="view" mapType="satellite" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" \
    height="480"/><connections><outlet property="delegate" destination="c1" id="o3"/></connections>
    </mapView>
    """

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `the controller of a xib is the class, also with a map as its view`(
    language: CodeLanguage
  ) throws {
    let code = try xibCode(
      xib(objects(owner: "customClass=\"PlacesApp\"", map), isMac: false),
      language
    )
    let isSwift = language == .swift

    #expect(code.className == "PlacesController")
    #expect(
      code.text.contains(
        isSwift
          ? "    view = map\n" : "  _map = [[MKMapView alloc] init];\n  self.view = self.map;\n"
      )
    )
    // The view on the screen is the one that the code configures.
    let creation = isSwift ? "MKMapView()" : "[[MKMapView alloc] init]"
    #expect(code.text.ranges(of: creation).count == 1)
    #expect(code.text.contains(isSwift ? "map.mapType = .satellite" : "self.map.mapType = "))
    #expect(
      code.text.contains(
        isSwift ? "map.delegate = self as? any MKMapViewDelegate\n" : "self.map.delegate = "
      )
    )
    #expect(code.omissions.map(\.id) == ["o2"])
    #expect(
      code.omissions.map(\.reason)
        == ["the xib's owner, PlacesApp, is another object, which must set it"]
    )
  }

  @Test func `a controller of a xib has its subviews and their constraints`() throws {
    let view = """
      <view key="view" id="v1"><subviews>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="l1"/>
      </subviews><constraints>
        <constraint firstItem="l1" firstAttribute="top" secondItem="g1" secondAttribute="bottom" \
      constant="8" id="k1"/>
      </constraints></view>
      """
    let code = try xibCode(xib(objects(view), isMac: false))

    #expect(code.text.contains("class PlacesController: UIViewController {"))
    #expect(code.text.contains("view.addSubview(label)"))
    #expect(code.text.contains("label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor"))
    #expect(code.omissions == [])
  }

  @Test func `a controller without a class has the name of the document`() throws {
    let text = xib(
      "<viewController id=\"c1\"><view key=\"view\" id=\"v1\"/></viewController>",
      isMac: false
    )

    #expect(try xibCode(text).text.contains("class MainViewController: UIViewController {"))
  }

  @Test func `a controller with a title creates its view before it sets it`() throws {
    let view = "<navigationItem key=\"navigationItem\" title=\"Places\" id=\"n1\"/>" + map
    let text = try xibCode(xib(objects(view), isMac: false), .objectiveC).text

    let creation = try #require(text.firstRange(of: "_map = [[MKMapView alloc] init];"))
    let use = try #require(text.firstRange(of: "self.view = self.map;"))
    #expect(text.ranges(of: "[[MKMapView alloc] init]").count == 1)
    #expect(creation.lowerBound < use.lowerBound)
  }

  // MARK: - Refresh controls

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `a table controller gets its refresh control after its table`(
    language: CodeLanguage
  ) throws {
    let text = xib(
      """
      <tableViewController customClass="NewsController" id="c1">
        <tableView key="view" id="t1"/>
        <refreshControl key="refreshControl" enabled="NO" id="r1">
          <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
          <autoresizingMask key="autoresizingMask"/>
          <connections>
            <action selector="refresh:" destination="c1" eventType="valueChanged" id="a1"/>
          </connections>
        </refreshControl>
      </tableViewController>
      """,
      isMac: false
    )
    let code = try xibCode(text, language)
    let isSwift = language == .swift
    let name = "refreshControlItem"

    let table = try #require(
      code.text.firstRange(of: isSwift ? "tableView = UITableView(" : "self.tableView = ")
    )
    let assignment =
      isSwift ? "self.refreshControl = \(name)" : "self.refreshControl = self.\(name);"
    let set = try #require(code.text.firstRange(of: assignment))
    let adding = isSwift ? "private func addViews() {" : "- (void)addViews {"
    let method = try #require(code.text.firstRange(of: adding))
    #expect(table.lowerBound < set.lowerBound && method.lowerBound < set.lowerBound)
    #expect(
      code.text.contains(isSwift ? "\(name).addTarget(self, " : "[self.\(name) addTarget:self ")
    )
    #expect(!code.text.contains("\(name).frame"))
    #expect(code.omissions == [])
  }
}
