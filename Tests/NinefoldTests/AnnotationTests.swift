import InterfaceBuilderFormat
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The names in pictures of scenes that say little, and what the system draws at the edges of screens.
struct AnnotationTests {
  private func picture(
    _ text: String,
    scene: ObjectID? = "s1",
    named name: String = "Main.storyboard",
    showsAnnotations: Bool = true
  ) throws -> (svg: String, annotations: [String]) {
    var options = PreviewOptions()
    options.scene = scene
    options.showsFindings = false
    options.showsAnnotations = showsAnnotations
    options.resourceFolders = []
    let preview = try DocumentReader.read(Array(text.utf8))
      .preview(named: name, as: .svg, options: options)
    return (String(decoding: preview.bytes, as: UTF8.self), preview.annotations)
  }

  /// A storyboard of one scene whose view has a text.
  private func scene(
    _ controller: String,
    text: String = "Label",
    more: String = "",
    document: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useSafeAreas="YES"\(document)>
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController \(controller) id="c1">
                        <view key="view" id="v1">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label text="\(text)" id="l1">
                                    <rect key="frame" x="20" y="100" width="353" height="30"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </view>
                        \(more)
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  // MARK: - Names

  @Test func `a screen that says little has its controller's name`() throws {
    let poor = try picture(scene(#"customClass="ProfileViewController""#))
    let rich = try picture(
      scene(
        #"customClass="ProfileViewController""#,
        text: "Choose who may see what you do here now"
      )
    )

    #expect(poor.annotations == ["ProfileViewController"])
    #expect(poor.svg.contains(#"<g class="annotation">"#))
    #expect(poor.svg.contains(">ProfileViewController</text>"))
    #expect(rich.annotations.isEmpty && !rich.svg.contains(">ProfileViewController</text>"))
  }

  @Test func `a screen that only embeds another controller keeps its own name`() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"#
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
              <scene sceneID="s1"><objects>
                  <viewController customClass="MeetingController" id="c1">
                      <view key="view" id="v1">\(frame)<subviews>
                          <containerView opaque="NO" id="k1">\(frame)<connections>
                              <segue destination="c2" kind="embed" id="e1"/>
                          </connections></containerView>
                      </subviews></view>
                  </viewController>
              </objects></scene>
              <scene sceneID="s2"><objects>
                  <viewController customClass="PlayerController" id="c2"/>
              </objects></scene>
          </scenes>
      </document>
      """

    #expect(try picture(text).svg.contains(">PlayerController</text>"))
    #expect(try picture(text).annotations == ["MeetingController"])
  }

  @Test func `identifiers and titles that say more stand below the name`() throws {
    let names = #"customClass="ProfileViewController" storyboardIdentifier="#
    func annotations(_ identifier: String) throws -> [String] {
      try picture(scene(names + "\"\(identifier)\"")).annotations
    }
    let tab = #"<tabBarItem key="tabBarItem" title="People" id="t1"/>"#

    let bar = #"<navigationItem key="navigationItem" title="Your Face" id="n1"/>"#

    #expect(try annotations("firstRun") == ["ProfileViewController, firstRun"])
    #expect(try annotations("profile") == ["ProfileViewController"])
    #expect(
      try picture(scene(#"customClass="ProfileViewController""#, more: tab)).annotations
        == ["ProfileViewController, People"]
    )
    #expect(
      try picture(scene(#"customClass="ProfileViewController""#, more: bar + tab)).annotations
        == ["ProfileViewController, Your Face, People"]
    )
  }

  @Test(arguments: [
    ("Contacts/Base.lproj/Main.storyboard", "Contacts/Main.storyboard"),
    ("Contacts/Base.lproj/Details.storyboard", "Details.storyboard"),
    ("Main.storyboard", "Main.storyboard"),
  ])
  func `a name that says nothing brings the file`(_ path: String, _ shown: String) throws {
    #expect(
      try picture(scene(#"customClass="ViewController""#), named: path).annotations
        == ["ViewController, \(shown)"]
    )
    #expect(try picture(scene(""), named: path).annotations == ["View Controller, \(shown)"])
  }

  @Test func `a launch screen of only an image names its app`() throws {
    let text = scene("", document: #" launchScreen="YES""#)
    let annotations = try picture(text, named: "Weather/LaunchScreen.storyboard").annotations

    #expect(annotations == ["Launch Screen, Weather/LaunchScreen.storyboard"])
  }

  @Test func `annotations can be left out, and nothing else with them`() throws {
    let text = scene(#"customClass="ProfileViewController""#)
    let (bare, annotations) = try picture(text, showsAnnotations: false)

    #expect(annotations.isEmpty)
    #expect(
      !bare.contains(">ProfileViewController</text>") && !bare.contains("class=\"annotation\"")
    )
    #expect(bare.contains(">Label</text>") && bare.contains(">9:41</text>"))
  }

  @Test func `a cell whose texts are placeholders has its class`() throws {
    func cell(_ text: String) throws -> [String] {
      let xib = Fixture.xib(
        """
            <objects>
                <tableViewCell customClass="ServerCell" id="r1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <tableViewCellContentView key="contentView" id="k1">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                        <subviews><label text="\(text)" id="l1">
                            <rect key="frame" x="20" y="10" width="200" height="30"/>
                        </label></subviews>
                    </tableViewCellContentView>
                </tableViewCell>
            </objects>
        """
      )
      return try picture(xib, scene: nil).annotations
    }

    #expect(try cell("Label") == ["ServerCell"])
    #expect(try cell("Servers of this country").isEmpty)
  }

  // MARK: - Edges of screens

  @Test func `a full screen has a status bar and a home indicator, unless they are off`() throws {
    let shown = try picture(scene("")).svg
    let hidden = try picture(
      scene("", more: #"<nil key="simulatedStatusBarMetrics"/>"#)
    ).svg
    let small = try picture(
      scene("", more: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        .replacing(#"width="393" height="852""#, with: #"width="300" height="200""#)
    ).svg

    #expect(shown.contains(">9:41</text>") && shown.contains(#"<g class="screen">"#))
    #expect(!hidden.contains(">9:41</text>"))
    #expect(!small.contains(#"<g class="screen">"#))
  }

  @Test func `the view of a xib that fills the canvas has a status bar`() throws {
    func svg(_ size: String, _ more: String = "") throws -> String {
      let view = """
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <view id="v1"><rect key="frame" x="0.0" y="0.0" \(size)/>\(more)</view>
            </objects>
        """
      return try picture(Fixture.xib(view), scene: nil, named: "View.xib").svg
    }
    let full = #"width="393" height="852""#
    let off = #"<nil key="simulatedStatusBarMetrics"/>"#

    #expect(try svg(full).contains(#"<g class="screen">"#))
    #expect(try !svg(full, off).contains(#"<g class="screen">"#))
    #expect(try !svg(#"width="393" height="200""#).contains(#"<g class="screen">"#))
  }
}
