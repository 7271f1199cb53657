import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import Testing

/// What only AppKit has: toolbars, grids, split controllers, cells, bindings.
struct AppKitCodeTests {
  private func code(_ objects: String, _ language: CodeLanguage = .swift) throws -> SceneCode {
    let owner = """
      <customObject id="-2" userLabel="File's Owner" customClass="MainController">
          <connections><outlet property="window" destination="w1" id="o0"/></connections>
      </customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      """
    return try xibCode(xib(owner + objects, isMac: true), language)
  }

  private func window(_ content: String, toolbar: String = "") -> String {
    """
    <window title="Main" id="w1">
      <windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="0.0" y="0.0" width="400" height="300"/>
      <view key="contentView" id="v1"><subviews>\(content)</subviews></view>
      \(toolbar)
    </window>
    """
  }

  @Test func `a tab view begins with the tab of the document`() throws {
    let tabs = """
      <tabView initialItem="i2" id="t1"><tabViewItems>
        <tabViewItem label="First" identifier="first" id="i1"><view key="view" id="v2"/></tabViewItem>
        <tabViewItem label="Second" identifier="second" id="i2"><view key="view" id="v3"/></tabViewItem>
      </tabViewItems></tabView>
      """
    let code = try code(window(tabs))
    let adding = try #require(code.text.firstRange(of: "tabView.addTabViewItem(second)"))
    let selecting = try #require(code.text.firstRange(of: "tabView.selectTabViewItem(second)\n"))

    #expect(adding.lowerBound < selecting.lowerBound)
    #expect(code.omissions == [])
    #expect(
      try self.code(window(tabs), .objectiveC).text
        .contains("[self.tabView selectTabViewItem:self.second];")
    )
  }

  // MARK: - Toolbars

  private let toolbar = """
    <toolbar key="toolbar" implicitIdentifier="T" id="t1">
      <allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="i1"/>
        <toolbarItem implicitItemIdentifier="B" explicitItemIdentifier="reload" label="Reload" id="i2">
          <connections><action selector="reload:" target="-2" id="a1"/></connections>
        </toolbarItem>
      </allowedToolbarItems>
      <defaultToolbarItems>
        <toolbarItem reference="i2"/>
        <toolbarItem reference="i1"/>
      </defaultToolbarItems>
    </toolbar>
    """

  @Test func `a toolbar gets its items from its controller`() throws {
    let code = try code(window("", toolbar: toolbar))
    let text = code.text

    #expect(text.contains("class MainController: NSWindowController, NSToolbarDelegate {"))
    #expect(text.contains("NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier(\"reload\"))"))
    #expect(text.contains("toolbar.delegate = self\n"))
    #expect(
      text.contains("return [reloadItem.itemIdentifier, toolbarItem.itemIdentifier]")
    )
    #expect(
      text.contains("return [toolbarItem.itemIdentifier, reloadItem.itemIdentifier]")
    )
    #expect(text.contains("reloadItem.action = #selector(reload(_:))"))
    #expect(code.omissions == [])
  }

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `a toolbar says which of its items users select`(language: CodeLanguage) throws {
    let selectable = toolbar.replacing(
      "label=\"Reload\"",
      with: "label=\"Reload\" selectable=\"YES\""
    )
    let code = try code(window("", toolbar: selectable), language)
    let isSwift = language == .swift

    #expect(
      code.text.contains(
        isSwift
          ? """
          func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
              return [reloadItem.itemIdentifier]

          """
          : """
          - (NSArray<NSToolbarItemIdentifier> *)toolbarSelectableItemIdentifiers:(NSToolbar *)toolbar {
            return @[self.reloadItem.itemIdentifier];

          """
      )
    )
    #expect(code.omissions == [])
    #expect(
      try !self.code(window("", toolbar: toolbar), language).text.contains("toolbarSelectable")
    )
  }

  @Test func `items of a toolbar with another delegate are omissions`() throws {
    let connected = toolbar.replacing(
      "<allowedToolbarItems>",
      with:
        "<connections><outlet property=\"delegate\" destination=\"x1\" id=\"o1\"/></connections>"
        + "<allowedToolbarItems>"
    )
    let delegate = "<customObject id=\"x1\" customClass=\"Delegate\"/>"
    let code = try code(window("", toolbar: connected) + delegate)

    #expect(Set(code.omissions.map(\.id)).isSuperset(of: ["i1", "i2"]))
    #expect(!code.text.contains("toolbarDefaultItemIdentifiers"))
  }

  // MARK: - Grids and splits

  private let grid = """
    <gridView rowSpacing="6" id="g1">
      <rows><gridRow height="20" id="r1"/><gridRow id="r2"/></rows>
      <columns><gridColumn id="k1"/><gridColumn xPlacement="trailing" id="k2"/></columns>
      <gridCells>
        <gridCell row="r1" column="k1" headOfMergedCell="c1" id="c1">
          <button key="contentView" id="b1"/></gridCell>
        <gridCell row="r1" column="k2" headOfMergedCell="c1" id="c2"/>
        <gridCell row="r2" column="k1" id="c3"/>
        <gridCell row="r2" column="k2" yPlacement="center" id="c4"/>
      </gridCells>
    </gridView>
    """

  @Test func `the cells of a grid have their views, and merged cells are merged`() throws {
    let code = try code(window(grid))
    let text = code.text

    #expect(text.contains("let gridView = NSGridView(numberOfColumns: 2, rows: 2)"))
    #expect(text.contains("gridView.row(at: 0).height = 20"))
    #expect(text.contains("gridView.column(at: 1).xPlacement = .trailing"))
    #expect(text.contains("gridView.cell(atColumnIndex: 1, rowIndex: 1).yPlacement = .center"))
    #expect(text.contains("gridView.cell(atColumnIndex: 0, rowIndex: 0).contentView = button"))
    #expect(
      text.contains(
        "gridView.mergeCells(inHorizontalRange: NSRange(location: 0, length: 2), "
          + "verticalRange: NSRange(location: 0, length: 1))"
      )
    )
    #expect(code.omissions == [])
    #expect(
      try self.code(window(grid), .objectiveC).text
        .contains("[self.gridView cellAtColumnIndex:0 rowIndex:0].contentView = self.button;")
    )
  }

  @Test func `a split view keeps the priorities of its parts`() throws {
    let split = """
      <splitView vertical="YES" arrangesAllSubviews="YES" id="s1">
        <subviews><customView id="p1"/><customView id="p2"/></subviews>
        <holdingPriorities><real value="250"/><real value="300"/></holdingPriorities>
      </splitView>
      """
    let text = try code(window(split)).text

    #expect(
      text.contains(
        "splitView.setHoldingPriority(NSLayoutConstraint.Priority(300), forSubviewAt: 1)"
      )
    )
  }

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `a window gets its autosave name after its content, which resizes it`(
    language: CodeLanguage
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <scenes>
              <scene sceneID="s1"><objects>
                  <windowController id="c1" customClass="Main" sceneMemberID="viewController">
                      <window key="window" title="Main" frameAutosaveName="Main" id="w1">
                          <windowStyleMask key="styleMask" titled="YES"/>
                          <rect key="contentRect" x="0.0" y="0.0" width="400" height="300"/>
                      </window>
                      <connections>
                          <segue destination="a" kind="relationship" \
      relationship="window.shadowedContentViewController" id="g1"/>
                      </connections>
                  </windowController>
              </objects></scene>
              <scene sceneID="s2"><objects><viewController id="a" customClass="Body"/></objects></scene>
          </scenes>
      </document>

      """
    let code = try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.storyboard",
      scene: "s1",
      style: .anchors,
      language: language
    )
    let content = try #require(code.text.firstRange(of: "self.contentViewController = "))
    let name = try #require(code.text.firstRange(of: "setFrameAutosaveName"))

    #expect(content.lowerBound < name.lowerBound)
    #expect(code.text.ranges(of: "setFrameAutosaveName").count == 1)
    #expect(code.omissions == [])
  }

  @Test func `items of a split controller have its children and their behavior`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <scenes>
              <scene sceneID="s1"><objects>
                  <splitViewController id="c1" sceneMemberID="viewController">
                      <splitViewItems><splitViewItem behavior="sidebar" id="i1"/>\
      <splitViewItem id="i2"/></splitViewItems>
                      <connections>
                          <segue destination="a" kind="relationship" relationship="splitItems" id="g1"/>
                          <segue destination="b" kind="relationship" relationship="splitItems" id="g2"/>
                          <segue destination="c" kind="relationship" relationship="splitItems" id="g3"/>
                      </connections>
                  </splitViewController>
                  <customObject id="f1" customClass="NSResponder" sceneMemberID="firstResponder"/>
              </objects></scene>
              <scene sceneID="s2"><objects><viewController id="a" customClass="Side"/></objects></scene>
              <scene sceneID="s3"><objects><viewController id="b" customClass="Body"/></objects></scene>
              <scene sceneID="s4"><objects><viewController id="c" customClass="Info"/></objects></scene>
          </scenes>
      </document>

      """
    let code = try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.storyboard",
      scene: "s1",
      style: .anchors
    )

    #expect(code.text.contains("= NSSplitViewItem(sidebarWithViewController: Side())"))
    #expect(code.text.contains("= NSSplitViewItem(viewController: Body())"))
    #expect(code.text.contains("self.addSplitViewItem(NSSplitViewItem(viewController: Info()))"))
    #expect(code.text.ranges(of: "addSplitViewItem(").count == 3)
    #expect(!code.text.contains("NSResponder()"))
    #expect(code.omissions == [])
  }

  // MARK: - Cells

  @Test func `a control gets the class of its cell`() throws {
    let field = """
      <textField id="f1"><textFieldCell key="cell" customClass="RoundCell" title="Name" id="c1"/>\
      </textField>
      """
    let code = try code(window(field))

    #expect(code.text.contains("textField.cell = RoundCell(textCell: \"\")"))
    #expect(code.text.contains("textField.stringValue = \"Name\""))
    #expect(code.usedClasses.map(\.name).contains("RoundCell"))
    #expect(code.omissions == [])
  }

  @Test func `a table without views has the cells of its columns`() throws {
    let table = """
      <tableView id="t1"><tableColumns><tableColumn identifier="Name" id="k1">
        <textFieldCell key="dataCell" scrollable="YES" id="c1"/>
      </tableColumn></tableColumns></tableView>
      """
    let text = try code(window(table)).text

    #expect(text.contains("let textFieldCell = NSTextFieldCell()"))
    #expect(text.contains("textFieldCell.isScrollable = true"))
    #expect(text.contains(".dataCell = textFieldCell"))
  }

  @Test func `a binding is a call`() throws {
    let field = """
      <textField id="f1"><textFieldCell key="cell" id="c1"/><connections>
        <binding destination="-2" name="value" keyPath="self.title" id="b1">
          <dictionary key="options"><bool key="NSContinuouslyUpdatesValue" value="YES"/></dictionary>
        </binding>
      </connections></textField>
      """
    let text = try code(window(field)).text

    #expect(text.contains("textField.bind(NSBindingName(\"value\"), to: self, "))
    #expect(text.contains("NSBindingOption(rawValue: \"NSContinuouslyUpdatesValue\"): true"))
  }

  // MARK: - Colors and fonts

  @Test func `colors of the system that have no name in code are looked up`() throws {
    let box = """
      <box boxType="custom" id="b1"><view key="contentView" id="x1"/>
        <color key="fillColor" name="_sourceListBackgroundColor" catalog="System" colorSpace="catalog"/>
      </box>
      """
    #expect(
      try code(window(box)).text.contains(
        "NSColor(catalogName: \"System\", colorName: \"_sourceListBackgroundColor\")"
      )
    )
  }
}
