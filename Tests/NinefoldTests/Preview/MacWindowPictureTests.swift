import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The pictures of macOS windows: their bars, tabs and contents.
struct MacWindowPictureTests {
  @Test func `a container of a scene in another storyboard names it`() throws {
    let document = try Document(
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
            <scenes>
                <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews><containerView fixedFrame="YES" id="e1">
                        <rect key="frame" x="10" y="10" width="200" height="150"/>
                        <connections><segue destination="p1" kind="embed" id="g1"/></connections>
                    </containerView></subviews>
                </view></viewController></objects></scene>
                <scene sceneID="s2"><objects>
                    <controllerPlaceholder storyboardName="Service" id="p1"/>
                </objects></scene>
            </scenes>
        </document>

        """.utf8
      ),
      named: "A"
    )
    var options = PreviewOptions()
    options.scene = "s1"
    let preview = try document.preview(named: "A", as: .svg, options: options)

    #expect(String(decoding: preview.bytes, as: UTF8.self).contains(">Service</text>"))
  }

  @Test(arguments: [("", true), ("unspecified", true), ("segmentedControlOnBottom", false)])
  func `a scene in a tab view controller has the tabs above its view`(style: String, has: Bool)
    throws
  {
    func scene(_ id: String, _ controller: String) -> String {
      "<scene sceneID=\"\(id)\"><objects>\(controller)</objects></scene>"
    }
    func tab(_ id: String, _ title: String) -> String {
      """
      <viewController title="\(title)" id="\(id)"><view key="view" id="v\(id)">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      </view></viewController>
      """
    }
    let attribute = style.isEmpty ? "" : "tabStyle=\"\(style)\""
    let document = try Document(
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
            <scenes>
                \(scene("s1", """
                <tabViewController \(attribute) id="t1">
                    <tabViewItems><tabViewItem id="i1"/><tabViewItem label="Own" id="i2"/></tabViewItems>
                    <connections>
                        <segue destination="c1" kind="relationship" relationship="tabItems" id="g1"/>
                        <segue destination="c2" kind="relationship" relationship="tabItems" id="g2"/>
                    </connections>
                </tabViewController>
                """))
                \(scene("s2", tab("c1", "First")))
                \(scene("s3", tab("c2", "Second")))
            </scenes>
        </document>

        """.utf8
      ),
      named: "A"
    )
    for id in ["s1", "s3"] {
      var options = PreviewOptions()
      options.scene = ObjectID(id)
      options.showsFindings = false
      let preview = try document.preview(named: "A", as: .svg, options: options)
      let text = String(decoding: preview.bytes, as: UTF8.self)

      #expect(text.contains(">First</text>") == has)
      #expect(text.contains(">Own</text>") == has)
      #expect(text.contains("width=\"300\" height=\"\(has ? 230 : 200)\""))
    }
  }

  @Test
  func `an empty window has a plate with the class of the xib's owner, and rows come from code`()
    throws
  {
    func svg(_ content: String) throws -> String {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="FontsController"/>
                <window title="Fonts" id="w01-Wi-001">
                    <windowStyleMask key="styleMask" titled="YES"/>
                    <view key="contentView" id="w01-Vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                        \(content)
                    </view>
                </window>
            </objects>
        </document>

        """
      let document = try Document(bytes: Array(text.utf8), named: "Window.xib")
      return String(
        decoding: try document.preview(named: "Window.xib", as: .svg).bytes,
        as: UTF8.self
      )
    }
    let table = """
      <subviews><tableView id="t01-Tv-001">
          <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
      </tableView></subviews>
      """
    #expect(try svg("").contains(">FontsController</text>"))
    #expect(try svg(table).contains(">rows come from code</text>"))
  }

  @Test func `a window of tabs has a toolbar of 60 points below the title`() throws {
    func scene(_ id: String, _ controller: String) -> String {
      "<scene sceneID=\"\(id)\"><objects>\(controller)</objects></scene>"
    }
    func way(_ id: String, _ target: String, _ relationship: String) -> String {
      "<connections><segue destination=\"\(target)\" kind=\"relationship\""
        + " relationship=\"\(relationship)\" id=\"\(id)\"/></connections>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="MacOSX.Cocoa" initialViewController="w1">
          <scenes>
              \(scene("s1", "<windowController id=\"w1\" sceneMemberID=\"viewController\">"
                + "<window key=\"window\" title=\"Settings\" id=\"wi\">"
                + "<windowStyleMask key=\"styleMask\" titled=\"YES\" closable=\"YES\"/></window>"
                + way("g1", "t1", "window.shadowedContentViewController") + "</windowController>"))
              \(scene("s2", "<tabViewController tabStyle=\"toolbar\" id=\"t1\" "
                + "sceneMemberID=\"viewController\"><tabViewItems><tabViewItem id=\"i1\"/>"
                + "</tabViewItems>" + way("g2", "v1", "tabItems") + "</tabViewController>"))
              \(scene("s3", "<viewController title=\"General\" id=\"v1\" "
                + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"vw\">"
                + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"450\" height=\"105\"/></view>"
                + "</viewController>"))
          </scenes>
      </document>

      """
    var options = PreviewOptions()
    options.scene = "s3"
    let document = try Document(bytes: Array(text.utf8), named: "Settings.storyboard")
    let svg = String(
      decoding: try document.preview(named: "Settings", as: .svg, options: options).bytes,
      as: UTF8.self
    )
    #expect(svg.contains(">General</text>"))
    #expect(svg.contains(#"width="450" height="193""#))
  }

  @Test(arguments: [
    ("titled=\"YES\"", "", 228, true), ("", "", 200, false),
    ("titled=\"YES\"", "titleVisibility=\"hidden\"", 228, false),
    ("titled=\"YES\" fullSizeContentView=\"YES\"", "", 200, true),
  ])
  func `a window has its title bar above its content, or over one of full size`(
    style: String,
    attributes: String,
    height: Int,
    hasTitle: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <window title="Fonts &amp; Colors" \(attributes) id="w01-Wi-001">
                  <windowStyleMask key="styleMask" \(style) closable="YES"/>
                  <view key="contentView" id="r01-Vw-001">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                  </view>
              </window>
          </objects>
      </document>

      """,
      to: "Window.xib"
    )
    let preview = try Document(contentsOf: path).preview(named: path, as: .svg)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    #expect(svg.contains(">Fonts &amp; Colors</text>") == hasTitle)
    #expect(svg.contains("#ff5f57") == style.contains("titled"))
    #expect(svg.contains("height=\"\(height)\" viewBox"))
  }

  @Test func `a window without a title has an empty title bar`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <window id="w01-Wi-001">
                  <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
                  <view key="contentView" id="w01-Vw-001">
                      <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                      <subviews><button id="w01-Bt-001">
                          <rect key="frame" x="20" y="20" width="80" height="20"/>
                          <buttonCell key="cell" type="radio" title="Low" id="w01-Bc-001"/>
                      </button></subviews>
                  </view>
              </window>
          </objects>
      </document>

      """
    var options = PreviewOptions()
    options.showsFindings = false
    options.showsAnnotations = false
    let preview = try Document(bytes: Array(text.utf8), named: "Window.xib")
      .preview(named: "Window.xib", as: .svg, options: options)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    #expect(svg.contains("#ff5f57") && svg.contains(">Low</text>"))
    #expect(svg.ranges(of: "<text ").count == 1)
  }

  @Test(arguments: [
    ("closable=\"YES\" miniaturizable=\"YES\" resizable=\"YES\"", 3), ("closable=\"YES\"", 1),
    ("", 0),
  ])
  func `a window's title bar has the buttons of its style`(style: String, colored: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <window title="Mail" id="w01-Wi-001">
                  <windowStyleMask key="styleMask" titled="YES" \(style)/>
                  <view key="contentView" id="w01-Vw-001">
                      <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                  </view>
              </window>
          </objects>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "Window.xib")
    let svg = String(
      decoding: try document.preview(named: "Window.xib", as: .svg).bytes,
      as: UTF8.self
    )
    let colors = ["#ff5f57", "#febc2e", "#28c840"]

    #expect(colors.count { svg.contains($0) } == colored)
    #expect(svg.matches(of: /<ellipse/).count == (colored == 0 ? 0 : 3))
  }

  @Test(arguments: [("iconAndLabel", 82.0, true), ("iconOnly", 66, false), ("labelOnly", 54, true)])
  func `a window has its toolbar below the title`(mode: String, height: Double, hasLabels: Bool)
    throws
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <window title="Mail" id="w01-Wi-001">
                  <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
                  <rect key="contentRect" x="0.0" y="0.0" width="400" height="200"/>
                  <view key="contentView" id="w01-Vw-001">
                      <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                  </view>
                  <toolbar key="toolbar" displayMode="\(mode)" id="w01-Tb-001">
                      <allowedToolbarItems>
                          <toolbarItem implicitItemIdentifier="A" label="Reply" image="NSActionTemplate" id="w01-It-001"/>
                          <toolbarItem implicitItemIdentifier="B" label="Unused" id="w01-It-002">
                              <button key="view" id="w01-Bt-001">
                                  <rect key="frame" x="0.0" y="14" width="60" height="25"/>
                              </button>
                          </toolbarItem>
                          <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="w01-It-003"/>
                          <toolbarItem implicitItemIdentifier="C" label="Find" id="w01-It-004">
                              <searchField key="view" id="w01-Sf-001">
                                  <rect key="frame" x="0.0" y="14" width="90" height="22"/>
                                  <searchFieldCell key="cell" placeholderString="Sender" id="w01-Sc-001"/>
                              </searchField>
                          </toolbarItem>
                      </allowedToolbarItems>
                      <defaultToolbarItems>
                          <toolbarItem reference="w01-It-003"/>
                          <toolbarItem reference="w01-It-001"/>
                          <toolbarItem reference="w01-It-004"/>
                      </defaultToolbarItems>
                  </toolbar>
              </window>
          </objects>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "Window.xib")
    let canvas = try LiveScene(of: document, named: "Window.xib").canvas(on: .canvas)
    let bar = try #require(canvas.views.firstIndex(of: ":titleBar/w01-Wi-001"))
    let view = try #require(canvas.views.firstIndex(of: "w01-Vw-001"))
    let preview = try document.preview(named: "Window.xib", as: .svg)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    #expect(canvas.frames[bar] == Frame(x: 0, y: 0, width: 400, height: height))
    #expect(canvas.frames[view]?.y == height)
    #expect(svg.contains(">Mail</text>"))
    // The view of an item is part of the bar, and not a picture of its own.
    #expect(!canvas.views.contains("w01-Sf-001"))
    #expect(!canvas.views.contains("w01-Bt-001"), "users must add the item first")
    #expect(svg.contains(">Sender</text>") == (mode != "labelOnly"))
    #expect(svg.contains(">Reply</text>") == hasLabels)
    #expect(!svg.contains(">Unused</text>"))
  }

  @Test(arguments: [("", false), ("expanded", false), ("preference", true)])
  func `the toolbar of a settings window has its items in the middle`(
    style: String,
    isCentered: Bool
  ) throws {
    let attribute = style.isEmpty ? "" : "toolbarStyle=\"\(style)\""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <window title="Settings" \(attribute) id="w01-Wi-001">
                  <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
                  <view key="contentView" id="w01-Vw-001">
                      <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                  </view>
                  <toolbar key="toolbar" displayMode="labelOnly" id="w01-Tb-001">
                      <allowedToolbarItems>
                          <toolbarItem implicitItemIdentifier="A" label="Go" id="w01-It-001"/>
                      </allowedToolbarItems>
                      <defaultToolbarItems><toolbarItem reference="w01-It-001"/></defaultToolbarItems>
                  </toolbar>
              </window>
          </objects>
      </document>

      """
    let preview = try Document(bytes: Array(text.utf8), named: "Window.xib")
      .preview(named: "Window.xib", as: .svg)
    let svg = String(decoding: preview.bytes, as: UTF8.self)
    let tag = try #require(svg.firstMatch(of: /<text ([^>]*)>Go<\/text>/)).1
    // A text that is stretched has its place in a matrix.
    let place = tag.firstMatch(of: /x="([0-9.]+)/)?.1 ?? tag.firstMatch(of: /0 0 1 ([0-9.]+)/)?.1
    let x = try #require(place.flatMap { Double($0) })

    #expect(isCentered ? (180..<210).contains(x) : x < 100)
  }

  @Test func `the views of a Touch Bar are no views of the window`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <customView id="w01-Vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                  <touchBar key="touchBar" id="w01-Tb-001">
                      <touchBarItems>
                          <touchBarItem id="w01-Ti-001">
                              <viewController key="viewController" id="w01-Vc-001">
                                  <button key="view" id="w01-Bt-001">
                                      <rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
                                  </button>
                              </viewController>
                          </touchBarItem>
                      </touchBarItems>
                  </touchBar>
              </customView>
          </objects>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "View.xib")
    let canvas = try LiveScene(of: document, named: "View.xib").canvas(on: .canvas)

    #expect(canvas.views == ["w01-Vw-001"])
  }

  @Test func `a xib of menus shows its menu bar`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <menu title="Main Menu" systemMenu="main" id="m01-Mn-001">
                  <items>
                      <menuItem title="Editor" id="m01-It-001">
                          <menu key="submenu" title="Editor" systemMenu="apple" id="m01-Mn-002">
                              <items><menuItem title="About" id="m01-It-002"/></items>
                          </menu>
                      </menuItem>
                      <menuItem id="m01-It-003">
                          <menu key="submenu" title="File" id="m01-Mn-003"/>
                      </menuItem>
                      <menuItem title="Debug" hidden="YES" id="m01-It-004"/>
                  </items>
              </menu>
          </objects>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "MainMenu.xib")
    let preview = try document.preview(named: "MainMenu.xib", as: .svg)
    let svg = String(decoding: preview.bytes, as: UTF8.self)

    #expect(svg.contains(">Editor</text>"))
    #expect(svg.contains(">File</text>"))
    #expect(!svg.contains(">About</text>"))
    #expect(!svg.contains(">Debug</text>"))
    #expect(!svg.contains(">No views</text>"))
    #expect(svg.contains("height=\"24\" viewBox"))
  }
}
