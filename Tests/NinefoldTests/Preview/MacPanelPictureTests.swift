import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The pictures of macOS windows that look unlike others: panels, windows in an appearance of their own.
struct MacPanelPictureTests {
  private func window(
    _ style: String,
    _ attributes: String = "",
    _ content: String = "",
    toolbar: String = ""
  ) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <window title="Tools" \(attributes) id="w01-Wi-001">
                  <windowStyleMask key="styleMask" titled="YES" closable="YES" \(style)/>
                  <view key="contentView" id="w01-Vw-001">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                      \(content)
                  </view>
                  \(toolbar)
              </window>
          </objects>
      </document>

      """
    return try Document(bytes: Array(text.utf8), named: "Window.xib")
  }

  private let label = """
    <subviews><textField id="w01-Tf-001">
        <rect key="frame" x="20" y="20" width="80" height="17"/>
        <textFieldCell key="cell" title="Gain" id="w01-Tc-001">
            <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
        </textFieldCell>
    </textField></subviews>
    """

  private func svg(_ document: Document) throws -> String {
    let preview = try document.preview(named: "Window.xib", as: .svg)
    return String(decoding: preview.bytes, as: UTF8.self)
  }

  @Test(arguments: [("", 28.0, 6.0), ("utility=\"YES\"", 19, 4.5), ("utility=\"NO\"", 28, 6)])
  func `a utility panel has a low title bar with small buttons`(
    style: String,
    height: Double,
    radius: Double
  ) throws {
    let document = try window(style)
    let canvas = try LiveScene(of: document, named: "Window.xib").canvas(on: .canvas)
    let view = try #require(canvas.views.firstIndex(of: "w01-Vw-001"))
    let text = try svg(document)

    #expect(canvas.frames[view]?.y == height)
    #expect(text.contains(">Tools</text>"))
    #expect(text.contains(#"rx="\#(radius == 6 ? "6" : "4.5")""#))
  }

  @Test func `a window in an appearance of its own has its background and contents in it`() throws {
    let plain = try svg(try window("", "", label))
    let dark = try svg(try window("", "appearanceType=\"darkAqua\"", label))
    let light = try svg(try window("", "appearanceType=\"aqua\"", label))

    // The background of a dark window, and that of its title bar.
    for color in ["#323232", "#3a3a3c"] {
      #expect(dark.contains(color))
      #expect(!plain.contains(color))
    }
    #expect(light == plain)
    #expect(dark.firstMatch(of: /fill="#ffffff"[^>]*>Gain</) != nil)
    #expect(plain.firstMatch(of: /fill="#000000"[^>]*>Gain</) != nil)
  }

  @Test func `an icon without a label is beside those that have one`() throws {
    func item(_ id: String, _ label: String) -> String {
      "<toolbarItem implicitItemIdentifier=\"\(id)\" \(label) image=\"NSAddTemplate\" id=\"\(id)\"/>"
    }
    let toolbar = """
      <toolbar key="toolbar" displayMode="iconAndLabel" id="w01-Tb-001">
          <allowedToolbarItems>
              \(item("w01-It-001", "label=\"Reply\""))
              \(item("w01-It-002", ""))
          </allowedToolbarItems>
          <defaultToolbarItems>
              <toolbarItem reference="w01-It-001"/>
              <toolbarItem reference="w01-It-002"/>
          </defaultToolbarItems>
      </toolbar>
      """
    let text = try svg(try window("", "", label, toolbar: toolbar))
    let ends = text.matches(of: /<path d="M[0-9.]+ ([0-9.]+)/).map { String($0.1) }
    let half = ends.count / 2

    #expect(half > 0)
    #expect(ends.prefix(half) == ends.dropFirst(half))
  }

  @Test func `a toolbar without items has its room below the title`() throws {
    func top(_ toolbar: String) throws -> Double? {
      let document = try window("", "", label, toolbar: toolbar)
      let canvas = try LiveScene(of: document, named: "Window.xib").canvas(on: .canvas)
      return try canvas.frames[#require(canvas.views.firstIndex(of: "w01-Vw-001"))]?.y
    }
    let items = "<allowedToolbarItems/><defaultToolbarItems/>"
    let empty =
      "<toolbar key=\"toolbar\" displayMode=\"iconOnly\" id=\"w01-Tb-001\">\(items)</toolbar>"

    #expect(try top("") == 28)
    #expect(try top(empty) == 66)
  }

  @Test func `a scene of watchOS is a plate that says what it lacks`() throws {
    func scene(_ id: String, _ controller: String) -> String {
      "<scene sceneID=\"\(id)\"><objects>\(controller)</objects></scene>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
      toolsVersion="21000" targetRuntime="watchKit" propertyAccessControl="none" useAutolayout="YES">
          <scenes>
              \(scene("s1", """
              <controller id="c1" customClass="RunController"><items>
                  <label alignment="left" text="Pace" id="l1"/>
              </items></controller>
              """))
              \(scene("s2", "<hostingController id=\"c2\" customClass=\"MapController\"/>"))
          </scenes>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "Interface.storyboard")
    func picture(_ scene: String) throws -> (svg: String, notes: [String]) {
      var options = PreviewOptions()
      options.scene = ObjectID(scene)
      let preview = try document.preview(named: "Interface", as: .svg, options: options)
      return (String(decoding: preview.bytes, as: UTF8.self), preview.notes)
    }
    let own = try picture("s1")
    let hosting = try picture("s2")

    #expect(own.svg.contains(">contents are not drawn</text>"))
    #expect(own.notes.contains("Pictures don't show the contents of scenes of watchOS."))
    #expect(hosting.svg.contains(">view comes from code</text>"))
    #expect(hosting.notes.isEmpty)
  }

  @Test func `a xib with only the menu of a status item shows it open`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <menu title="Status" id="m01-Mn-001">
                  <items>
                      <menuItem title="Connect" state="on" keyEquivalent="k" id="m01-It-001"/>
                      <menuItem title="Copy" keyEquivalent="C" id="m01-It-002">
                          <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/>
                      </menuItem>
                      <menuItem title="Mode" keyEquivalent="m" id="m01-It-003">
                          <modifierMask key="keyEquivalentModifierMask"/>
                      </menuItem>
                      <menuItem isSeparatorItem="YES" id="m01-It-004"/>
                      <menuItem title="Servers" id="m01-It-005">
                          <menu key="submenu" title="Servers" id="m01-Mn-002">
                              <items><menuItem title="Add" id="m01-It-006"/></items>
                          </menu>
                      </menuItem>
                      <menuItem title="Debug" hidden="YES" id="m01-It-007"/>
                  </items>
              </menu>
          </objects>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "Menu.xib")
    let preview = try document.preview(named: "Menu.xib", as: .svg)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    for text in ["Connect", "⌘K", "Copy", "⌥⇧⌘C", "Mode", "M", "Servers"] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
    for text in ["Add", "Debug", "No views"] {
      #expect(!svg.contains(">\(text)</text>"), "\(text)")
    }
    // Four items and a separator, with 5 points above and below.
    #expect(svg.contains("height=\"109\" viewBox"))
  }
}
