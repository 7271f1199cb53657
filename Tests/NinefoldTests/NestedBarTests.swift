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
    let preview = try DocumentReader.read(Array(storyboard.utf8))
      .preview(named: "A", as: .svg, options: options)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    #expect(svg.contains(">Both</text>") && svg.contains(">Outer</text>"))
    #expect(!svg.contains(">Inner</text>"))
    // The bar's background lies behind the status bar too.
    #expect(svg.contains("<rect width=\"375\" height=\"64\" fill=\"#f9f9f9\""))
  }
}
