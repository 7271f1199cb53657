import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import Testing

/// The main menu of an app, and the application that owns it.
struct MenuCodeTests {
  private let menu = """
    <items>
      <menuItem title="App" id="i1"><menu key="submenu" title="App" systemMenu="apple" id="m1"><items>
        <menuItem title="About" id="i2"><connections>
          <action selector="orderFrontStandardAboutPanel:" target="-2" id="a1"/>
        </connections></menuItem>
        <menuItem title="Hide" id="i3"><connections>
          <action selector="hide:" target="-1" id="a2"/>
        </connections></menuItem>
      </items></menu></menuItem>
      <menuItem title="Services" id="i4"><menu key="submenu" systemMenu="services" id="m4"/></menuItem>
      <menuItem title="Font" id="i5"><menu key="submenu" systemMenu="font" id="m5"><items>
        <menuItem title="Show Fonts" id="i6"><connections>
          <action selector="orderFrontFontPanel:" target="f1" id="a3"/>
        </connections></menuItem>
      </items></menu></menuItem>
      <menuItem title="Window" id="i7"><menu key="submenu" systemMenu="window" id="m7"/></menuItem>
      <menuItem title="Help" id="i8"><menu key="submenu" systemMenu="help" id="m8"/></menuItem>
    </items>
    """

  private func mainMenu(owner: String = "NSApplication") -> String {
    xib(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"><connections>
        <outlet property="delegate" destination="d1" id="o1"/>
        <outlet property="windowsMenu" destination="m7" id="o2"/>
      </connections></customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <customObject id="d1" customClass="AppDelegate"/>
      <customObject id="f1" customClass="NSFontManager"/>
      <menu title="Main" systemMenu="main" id="m0">\(menu)</menu>
      """,
      isMac: true
    )
  }

  @Test(arguments: ["NSApplication", "PlayerApplication"])
  func `a xib with the main menu belongs to the application`(owner: String) throws {
    let code = try xibCode(mainMenu(owner: owner))

    #expect(code.className == "Main")
    #expect(code.text.contains("let appDelegate = AppDelegate()"))
    #expect(code.text.contains("NSApp.delegate = appDelegate as? any NSApplicationDelegate"))
    #expect(code.text.contains("aboutItem.target = NSApp"))
    #expect(
      code.text.contains("= NSSelectorFromString(\"orderFrontStandardAboutPanel:\")")
    )
    #expect(code.text.contains("hideItem.target = nil"))
    #expect(!code.text.contains("@objc func orderFrontStandardAboutPanel"))
    #expect(code.omissions == [])
  }

  @Test func `the application gets its menus`() throws {
    let text = try xibCode(mainMenu()).text

    for property in ["servicesMenu", "windowsMenu", "helpMenu"] {
      #expect(text.contains("NSApp.\(property) = menu"), "\(property)")
    }
    #expect(text.contains("NSFontManager.shared.setFontMenu(menu"))
    #expect(text.contains("NSApp.mainMenu = mainMenu"))
    #expect(text.contains("let nsFontManager = NSFontManager.shared"))
    #expect(text.contains("showFontsItem.target = nsFontManager"))
  }

  @Test func `the application gets its menus in Objective-C`() throws {
    let text = try xibCode(mainMenu(), .objectiveC).text

    #expect(text.contains("NSApp.mainMenu = self.mainMenu;"))
    #expect(text.contains("NSApp.servicesMenu = self."))
    #expect(text.contains("NSApp.delegate = (id<NSApplicationDelegate>)self.appDelegate;"))
    #expect(text.contains("[NSFontManager.sharedFontManager setFontMenu:self."))
    #expect(text.contains("_nsFontManager = [NSFontManager sharedFontManager];"))
  }

  @Test func `a menu without a title is named by its use`() throws {
    let text = xib(
      """
      <customObject id="-2" customClass="Main"><connections>
          <outlet property="view" destination="v1" id="o1"/>
      </connections></customObject>
      <customView id="v1"><subviews>
        <popUpButton id="b1"><popUpButtonCell key="cell" id="c1">
          <menu key="menu" id="m1"><items><menuItem title="One" id="i1"/></items></menu>
        </popUpButtonCell></popUpButton>
      </subviews></customView>
      <menu id="m2"><items><menuItem title="Two" id="i2"/></items></menu>
      """,
      isMac: true
    )
    let code = try xibCode(text).text

    #expect(code.contains("popUpButton.menu = popUpMenu\n"))
    #expect(code.contains("popUpMenu.addItem(oneItem)\n"))
    #expect(code.contains("contextMenu.addItem(twoItem)\n"))
  }

  @Test func `a menu that only AppKit can set is an omission`() throws {
    let text = xib(
      "<menu title=\"Open Recent\" systemMenu=\"recentDocuments\" id=\"m1\"/>",
      isMac: true
    )
    let omissions = try xibCode(text).omissions

    #expect(omissions.map(\.attribute) == ["systemMenu"])
    #expect(omissions.map(\.reason) == ["AppKit has no public property for this menu"])
  }

  @Test func `the application of a storyboard has its menu and its delegate`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <scenes>
              <scene sceneID="s1"><objects>
                  <application id="p1" sceneMemberID="viewController">
                      <menu key="mainMenu" title="Main" systemMenu="main" id="m0"/>
                      <connections><outlet property="delegate" destination="d1" id="o1"/></connections>
                  </application>
                  <customObject id="d1" customClass="AppDelegate"/>
              </objects></scene>
          </scenes>
      </document>

      """
    let code = try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.storyboard",
      scene: "s1",
      style: .anchors
    )

    #expect(code.text.ranges(of: "NSApp.mainMenu = mainMenu").count == 1)
    #expect(code.text.contains("NSApp.delegate = appDelegate as? any NSApplicationDelegate"))
    #expect(!code.text.contains("forKey: \"delegate\""))
    #expect(code.omissions == [])
  }
}
