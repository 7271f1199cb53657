import InterfaceBuilderFormat
import LayoutModel
import Ninefold
import Testing

/// The bars of controllers in each other, and images that pictures share.
struct NestedBarTests {
  private func scene(_ id: String, _ controller: String) -> String {
    "<scene sceneID=\"\(id)\"><objects>\n\(controller)\n</objects></scene>\n"
  }

  private func relation(_ name: String, _ destination: String) -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"relationship\""
      + " relationship=\"\(name)\" id=\"to-\(destination)\"/></connections>"
  }

  /// Tabs that contain a navigation controller, which contains other tabs.
  private var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="tabs">
        <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
        <scenes>
            \(scene("s1", "<tabBarController id=\"tabs\">\(relation("viewControllers", "nav"))</tabBarController>"))
            \(scene("s2", """
              <navigationController id="nav"><tabBarItem key="tabBarItem" title="Outer" id="i1"/>\
              \(relation("rootViewController", "inner"))</navigationController>
              """))
            \(scene("s3", """
              <tabBarController id="inner"><navigationItem key="navigationItem" title="Both" id="n1"/>\
              \(relation("viewControllers", "page"))</tabBarController>
              """))
            \(scene("s4", """
              <viewController id="page"><view key="view" id="v1">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </view><tabBarItem key="tabBarItem" title="Inner" id="i2"/></viewController>
              """))
        </scenes>
    </document>
    """
  }

  @Test(arguments: ["s1", "s2", "s3", "s4"])
  func `tabs in a navigation controller in tabs show its bar and the outer tabs`(scene: String)
    throws
  {
    var options = PreviewOptions()
    options.scene = ObjectID(scene)
    options.showsFindings = false
    // The title of an inner tab may name its screen, but not appear as a tab.
    options.showsAnnotations = false
    let preview = try DocumentReader.read(Array(storyboard.utf8))
      .preview(named: "A", as: .svg, options: options)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    #expect(svg.contains(">Both</text>") && svg.contains(">Outer</text>"))
    #expect(!svg.contains(">Inner</text>"))
    // The bar's background lies behind the status bar too.
    #expect(svg.contains("<rect width=\"375\" height=\"64\" fill=\"#f9f9f9\""))
  }

  /// A navigation controller with a dark bar, whose scenes are pushed one from the other.
  private func pushing(kind: String, item: String = "", back: String = "") -> String {
    func page(_ id: String, _ item: String, to next: String = "") -> String {
      scene(
        "scene-\(id)",
        """
        <viewController id="\(id)"><view key="view" id="view-\(id)">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        </view>\(item)\(next)</viewController>
        """
      )
    }
    func way(_ destination: String) -> String {
      "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\""
        + " id=\"to-\(destination)\"/></connections>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="nav">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes>
              \(scene("scene-nav", """
                <navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <color key="barTintColor" red="0.2" green="0.2" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </navigationBar>\(relation("rootViewController", "list"))</navigationController>
                """))
              \(page("list", "<navigationItem key=\"navigationItem\" title=\"Places\" id=\"i1\">\(back)</navigationItem>", to: way("place")))
              \(page("place", "<navigationItem key=\"navigationItem\" title=\"Place\" id=\"i2\">\(item)</navigationItem>", to: way("map")))
              \(page("map", ""))
          </scenes>
      </document>
      """
  }

  private func svg(of scene: String, in storyboard: String) throws -> String {
    var options = PreviewOptions()
    options.scene = ObjectID(scene)
    options.showsFindings = false
    let preview = try DocumentReader.read(Array(storyboard.utf8))
      .preview(named: "A", as: .svg, options: options)
    return String(decoding: preview.bytes, as: UTF8.self)
  }

  @Test(arguments: ["show", "push"])
  func `a pushed scene has the navigation controller's bar, and a button that leads back`(
    kind: String
  ) throws {
    let storyboard = pushing(kind: kind)
    let (list, place) = (
      try svg(of: "scene-list", in: storyboard), try svg(of: "scene-place", in: storyboard)
    )
    let map = try svg(of: "scene-map", in: storyboard)

    #expect([list, place, map].allSatisfy { $0.contains("fill=\"#333366\"") })
    #expect(!list.contains(">Back</text>"))
    #expect(place.contains(">Places</text>") && place.contains(">Place</text>"))
    #expect(map.contains(">Place</text>"), "the title of the scene that pushes it")
  }

  @Test func `a presented scene has no button that leads back`() throws {
    #expect(try !svg(of: "scene-place", in: pushing(kind: "presentation")).contains(">Places<"))
  }

  @Test func `the button that leads back has the title of the item below`() throws {
    let own = pushing(
      kind: "show",
      back: "<barButtonItem key=\"backBarButtonItem\" title=\"All\" id=\"b\"/>"
    )
    #expect(try svg(of: "scene-place", in: own).contains(">All</text>"))
    let covered = pushing(
      kind: "show",
      item: "<barButtonItem key=\"leftBarButtonItem\" title=\"Cancel\" id=\"c\"/>"
    )
    let svg = try svg(of: "scene-place", in: covered)
    #expect(svg.contains(">Cancel</text>") && !svg.contains(">Places</text>"))
  }

  @Test func `a bar that a scene simulates has the style of the simulation`() throws {
    let page = """
      <viewController id="page"><view key="view" id="v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </view><navigationItem key="navigationItem" title="Night" id="n"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black" prompted="NO"/>
      </viewController>
      """
    let storyboard = pushing(kind: "show").replacing(
      "</scenes>",
      with: scene("scene-page", page) + "</scenes>"
    )
    let svg = try svg(of: "scene-page", in: storyboard)

    #expect(svg.contains(">Night</text>") && svg.contains("fill=\"#161616\""))
  }

  @Test(arguments: [
    ("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", true), ("", false),
  ])
  func `a freeform scene of its own size has its navigation bar and no screen`(
    metrics: String,
    hasBar: Bool
  ) throws {
    let page = """
      <viewController id="page"><view key="view" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="300"/>
      </view><navigationItem key="navigationItem" title="Night" id="n"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black" prompted="NO"/>
      \(metrics)</viewController>
      """
    let storyboard = pushing(kind: "show").replacing(
      "</scenes>",
      with: scene("scene-page", page) + "</scenes>"
    )
    let svg = try svg(of: "scene-page", in: storyboard)

    // No status bar stands above it, because there is no screen.
    #expect(svg.contains("<rect width=\"320\" height=\"44\" fill=\"#161616\"") == hasBar)
    guard hasBar else { return }
    #expect(svg.contains(">Night</text>") && svg.contains("viewBox=\"0 0 320 300\""))
  }

  @Test func `a toolbar in tabs stands above the tab bar`() throws {
    let tabs = scene(
      "s1",
      "<tabBarController id=\"tabs\">\(relation("viewControllers", "nav2"))</tabBarController>"
    )
    let navigation = scene(
      "s2",
      """
      <navigationController toolbarHidden="NO" id="nav2">
      <tabBarItem key="tabBarItem" title="Outer" id="i8"/>
      \(relation("rootViewController", "page"))</navigationController>
      """
    )
    let page = scene(
      "s3",
      """
      <viewController id="page"><view key="view" id="v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </view><toolbarItems><barButtonItem title="Sort" id="t1"/></toolbarItems></viewController>
      """
    )
    let storyboard = pushing(kind: "show").replacing(
      "</scenes>",
      with: tabs + navigation + page + "</scenes>"
    )
    let svg = try svg(of: "s3", in: storyboard)

    #expect(svg.contains(">Sort</text>") && svg.contains(">Outer</text>"))
    // The toolbar, of 44 points, ends where the tab bar begins.
    #expect(svg.contains("y=\"574\"") && svg.contains("y=\"618\""))
  }
}
