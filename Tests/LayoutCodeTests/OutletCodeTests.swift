import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import Testing

/// The names of outlets, and outlets that the superclass has.
struct OutletCodeTests {
  private func code(
    _ objects: String,
    isMac: Bool = false,
    _ language: CodeLanguage = .swift
  ) throws -> SceneCode {
    try xibCode(xib(objects, isMac: isMac), language)
  }

  private func owner(_ name: String, _ outlets: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
      <connections>\(outlets)</connections>
    </placeholder>
    """
  }

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `an outlet keeps its name if only other classes have such a member`(
    language: CodeLanguage
  ) throws {
    let code = try code(
      """
      <collectionViewCell id="c1" customClass="PhotoCell">
        <view key="contentView" id="v1"><subviews>
          <imageView id="i1"/><label id="l1"/>
        </subviews></view>
        <connections>
          <outlet property="imageView" destination="i1" id="o1"/>
          <outlet property="title" destination="l1" id="o2"/>
        </connections>
      </collectionViewCell>
      """,
      language
    )

    let isSwift = language == .swift
    #expect(code.text.contains(isSwift ? "let imageView = UIImageView()" : "self.imageView"))
    #expect(code.text.contains(isSwift ? "let title = UILabel()" : "self.title"))
    #expect(!code.text.contains("forKey:"))
    #expect(code.omissions == [])
  }

  @Test func `an outlet that the superclass has gets its object`() throws {
    let cell = """
      <tableViewCell id="c1" customClass="NameCell">
        <tableViewCellContentView key="contentView" id="v1"><subviews><view id="b1"/></subviews>
        </tableViewCellContentView>
        <connections><outlet property="selectedBackgroundView" destination="b1" id="o1"/>
        </connections>
      </tableViewCell>
      """
    let text = try code(cell).text

    #expect(text.contains("let selectedBackgroundViewView = UIView()"))
    #expect(text.contains("    selectedBackgroundView = selectedBackgroundViewView\n"))
    #expect(
      try code(cell, .objectiveC).text
        .contains("self.selectedBackgroundView = self.selectedBackgroundViewView;")
    )
  }

  @Test func `a window controller has names that only other controllers have`() throws {
    let code = try code(
      """
      <customObject id="-2" customClass="MainController"><connections>
        <outlet property="window" destination="w1" id="o1"/>
        <outlet property="tableView" destination="t1" id="o2"/>
      </connections></customObject>
      <window id="w1"><view key="contentView" id="v1"><subviews>
        <tableView id="t1"/>
      </subviews></view></window>
      """,
      isMac: true
    )

    #expect(code.text.contains("let tableView = NSTableView()"))
    #expect(code.text.contains("    window = windowItem\n"))
    #expect(!code.text.contains("forKey:"))
    #expect(code.omissions == [])
  }

  @Test(arguments: [
    ("preferredFocusedView", "UIViewController has a member preferredFocusedView"),
    ("title", "UIViewController has a member title"),
    ("connect", "the code can't use the name connect"),
    ("switch", "the code can't use the name switch"),
  ])
  func `an outlet with a name that the class can't have is an omission`(
    name: String,
    reason: String
  ) throws {
    let code = try code(
      owner(
        "FocusController",
        """
        <outlet property="view" destination="v1" id="o1"/>
        <outlet property="\(name)" destination="s1" id="o2"/>
        """
      ) + "<view id=\"v1\"><subviews><scrollView id=\"s1\"/></subviews></view>"
    )

    #expect(!code.text.contains("let \(name) ="))
    #expect(!code.text.contains("forKey:"))
    #expect(code.text.contains("= UIScrollView()"))
    #expect(code.omissions.map(\.id) == ["o2"])
    #expect(code.omissions.map(\.reason) == [reason])
  }

  @Test func `the access of an outlet is not an omission`() throws {
    let code = try code(
      """
      <view id="v1"><subviews><label propertyAccessControl="none" id="l1"/></subviews></view>
      """
    )

    #expect(code.omissions == [])
  }

  @Test func `a collection with a name of the superclass is an omission`() throws {
    let code = try code(
      owner(
        "ListController",
        """
        <outlet property="view" destination="v1" id="o1"/>
        <outletCollection property="children" destination="s1" id="o2"/>
        """
      ) + "<view id=\"v1\"><subviews><view id=\"s1\"/></subviews></view>"
    )

    #expect(!code.text.contains("forKey:"))
    #expect(code.omissions.map(\.id) == ["o2"])
  }

  private func tableOwner(_ kind: String) -> String {
    """
    <scene sceneID="s1"><objects>
      <\(kind) id="c1" customClass="ListController" sceneMemberID="viewController">
        <tableView key="view" id="t1"><connections>
          <outlet property="delegate" destination="c1" id="o1"/>
          <outlet property="dataSource" destination="c1" id="o2"/>
        </connections></tableView>
      </\(kind)>
    </objects></scene>
    """
  }

  private func storyboardCode(_ scene: String, _ language: CodeLanguage) throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      \(scene)
      </scenes></document>
      """
    return try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.storyboard",
      scene: "s1",
      style: .anchors,
      language: language
    ).text
  }

  @Test func `a class that has a protocol is a delegate without a cast`() throws {
    let swift = try storyboardCode(tableOwner("tableViewController"), .swift)
    let objectiveC = try storyboardCode(tableOwner("tableViewController"), .objectiveC)

    #expect(swift.contains("tableView.delegate = self\n"))
    #expect(swift.contains("tableView.dataSource = self\n"))
    #expect(objectiveC.contains("self.tableView.delegate = self;"))
  }

  @Test func `a class without a protocol is a delegate with a cast`() throws {
    let swift = try storyboardCode(tableOwner("viewController"), .swift)

    #expect(swift.contains(".delegate = self as? any UITableViewDelegate\n"))
    #expect(swift.contains(".dataSource = self as? any UITableViewDataSource\n"))
  }

  @Test(arguments: [CodeStyle.anchors, .snapkit, .masonry])
  func `a custom view gets the constraint of its outlet`(style: CodeStyle) throws {
    let text = xib(
      """
      <view id="v1" customClass="MainView"><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="p1" customClass="Panel">
          <constraints>
            <constraint firstAttribute="height" constant="40" id="k1"/>
            <constraint firstAttribute="width" constant="90" id="k2"/>
          </constraints>
          <connections>
            <outlet property="heightConstraint" destination="k1" id="o1"/>
            <outletCollection property="all" destination="k1" id="o2"/>
            <outletCollection property="all" destination="k2" id="o3"/>
          </connections>
        </view>
      </subviews></view>
      """,
      isMac: false
    )
    let code = try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.xib",
      scene: nil,
      style: style,
      language: .swift
    )

    #expect(code.omissions == [])
    #expect(
      code.text.contains("private(set) var viewItemHeightConstraint: NSLayoutConstraint!")
    )
    #expect(
      code.text.contains(
        "viewItem.setValue(viewItemHeightConstraint, forKey: \"heightConstraint\")"
      )
    )
    #expect(
      code.text.contains(
        "viewItem.setValue([viewItemHeightConstraint, viewItemWidthConstraint], forKey: \"all\")"
      )
    )
  }

  @Test func `an outlet of a table controller's own table has the class of the table`() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      customClass="UITableViewController">
        <connections>
          <outlet property="view" destination="t1" id="o1"/>
          <outlet property="planView" destination="t1" id="o2"/>
        </connections>
      </placeholder>
      <tableView customClass="PlanView" id="t1">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
      </tableView>
      """

    #expect(
      try code(objects).text.contains("var planView: PlanView { tableView as! PlanView }\n")
    )
    #expect(
      try code(objects, .objectiveC).text.contains("return (PlanView *)self.tableView;\n")
    )
  }
}
