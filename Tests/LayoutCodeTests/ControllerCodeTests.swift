import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import Testing

/// The code of controllers: segues, static tables, prototype cells, names of classes.
struct ControllerCodeTests {
  private func code(_ scenes: String, _ scene: ObjectID, _ language: CodeLanguage = .swift) throws
    -> SceneCode
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <scenes>
      \(scenes)
          </scenes>
      </document>

      """
    return try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.storyboard",
      scene: scene,
      style: .anchors,
      language: language
    )
  }

  // MARK: - Segues

  private let list = """
    <scene sceneID="s1"><objects>
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews>
          <button id="add"><connections>
            <segue destination="form" kind="presentation" identifier="Add" \
    modalPresentationStyle="formSheet" id="g1"/>
          </connections></button>
          <containerView id="box"><connections>
            <segue destination="map" kind="embed" id="g2"/>
          </connections></containerView>
        </subviews></view>
        <connections>
          <segue destination="detail" kind="show" identifier="Detail" id="g3"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <viewController id="form" customClass="FormController" sceneMemberID="viewController">
        <view key="view" id="v2"><subviews>
          <button id="back"><connections>
            <segue destination="exit" kind="unwind" unwindAction="backToList:" id="g4"/>
          </connections></button>
        </subviews></view>
      </viewController>
      <exit id="exit" sceneMemberID="exit"/>
    </objects></scene>
    <scene sceneID="s3"><objects>
      <viewController id="map" sceneMemberID="viewController" storyboardIdentifier="World map"/>
    </objects></scene>
    <scene sceneID="s4"><objects>
      <viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="Page" id="detail" \
    sceneMemberID="viewController"/>
    </objects></scene>
    """

  @Test func `a segue is a method that its control performs`() throws {
    let code = try code(list, "s1")
    let text = code.text

    #expect(text.contains("button.addTarget(self, action: #selector(performAddSegue(_:)), "))
    #expect(text.contains("@objc func performAddSegue(_ sender: Any?) {"))
    #expect(text.contains("guard shouldPerformSegue(withIdentifier: \"Add\", sender: sender)"))
    #expect(text.contains("let destination = FormController()"))
    #expect(text.contains("destination.modalPresentationStyle = .formSheet"))
    #expect(text.contains("self.present(destination, animated: true, completion: nil)"))
    #expect(text.contains("self.prepare(for: segue, sender: sender)"))
    #expect(code.omissions == [])
  }

  @Test func `a connection to the controller of another scene is named by its class`() throws {
    let outlet = "<outlet property=\"form\" destination=\"form\" id=\"x1\"/>"
    let action = "<action selector=\"close:\" destination=\"form\" id=\"x2\"/>"
    let (show, add) = ("<segue destination=\"detail\"", "<segue destination=\"form\"")
    let scenes = list.replacing(show, with: outlet + show).replacing(add, with: action + add)
    let code = try code(scenes, "s1")

    #expect(Set(code.omissions.map(\.id)) == ["x1", "x2"])
    #expect(
      Set(code.omissions.map(\.reason)) == ["it leads to another scene, that of FormController"]
    )
  }

  @Test func `the tint color of the storyboard is an omission of each scene`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <scenes>
      \(list)
          </scenes>
          <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      </document>
      """
    for scene: ObjectID in ["s1", "s2"] {
      let code = try SceneCode(
        of: DocumentReader.read(Array(text.utf8)),
        named: "Main.storyboard",
        scene: scene,
        style: .anchors
      )

      #expect(code.omissions.map(\.attribute).contains("tintColor"))
      #expect(
        code.text.contains("tintColor: the app must set it as the tintColor of its window.")
      )
    }
    #expect(try code(list, "s1").omissions == [])
  }

  @Test func `a container shows its child when the view has loaded`() throws {
    let text = try code(list, "s1").text

    #expect(text.contains("let destination = WorldMapViewController()"))
    #expect(text.contains("self.addChild(destination)"))
    #expect(text.contains("destination.view.frame = self.containerView.bounds"))
    #expect(text.contains("destination.didMove(toParent: self)"))
    #expect(text.contains("    self.performEmbedWorldMapViewControllerSegue(self)"))
  }

  @Test func `code performs segues by their identifiers`() throws {
    let text = try code(list, "s1").text

    #expect(text.contains("override func performSegue(withIdentifier identifier: String, sender: "))
    #expect(text.contains("case \"Detail\": performDetailSegue(sender)"))
    #expect(
      text.contains(
        "UIStoryboard(name: \"Detail\", bundle: nil).instantiateViewController("
          + "withIdentifier: \"Page\")"
      )
    )
  }

  @Test func `an unwind segue goes back to the controller with the method`() throws {
    let swift = try code(list, "s2").text
    let objectiveC = try code(list, "s2", .objectiveC).text

    #expect(swift.contains("let action = NSSelectorFromString(\"backToList:\")"))
    #expect(swift.contains("destination.perform(action, with: segue)"))
    #expect(objectiveC.contains("SEL action = NSSelectorFromString(@\"backToList:\");"))
  }

  @Test func `an unwind segue finds its destination inside a tab bar and other containers`() throws
  {
    let swift = try code(list, "s2").text
    let objectiveC = try code(list, "s2", .objectiveC).text

    #expect(swift.contains("(controller as? UITabBarController)?.selectedViewController\n"))
    #expect(swift.contains("return children.flatMap { candidates(in: $0) } + [controller]\n"))
    #expect(swift.contains("if controller === self { return [] }\n"))
    #expect(objectiveC.contains("((UITabBarController *)next).selectedViewController;"))
    #expect(objectiveC.contains("[candidates insertObject:next atIndex:first];"))
  }

  @Test func `an unwind segue goes back to what shows the destination`() throws {
    #expect(
      try code(list, "s2").text.contains(
        "while let parent = shown.parent, !(parent is UINavigationController) { shown = parent }"
      )
    )
    #expect(
      try code(list, "s2", .objectiveC).text
        .contains("[shown.navigationController popToViewController:shown animated:YES];")
    )
  }

  @Test func `an unwind segue keeps its class, and goes back with or without animation`() throws {
    let custom = list.replacing("kind=\"unwind\"", with: "kind=\"unwind\" customClass=\"FadeBack\"")
    let plain = list.replacing("kind=\"unwind\"", with: "kind=\"unwind\" animates=\"NO\"")

    let swift = try code(custom, "s2")
    #expect(
      swift.text.contains(
        "let segue = FadeBack(identifier: nil, source: self, destination: destination)"
      )
    )
    #expect(!swift.text.contains("popToViewController"))
    #expect(swift.usedClasses.map(\.name).contains("FadeBack"))
    #expect(
      try code(custom, "s2", .objectiveC).text.contains("FadeBack *segue = [[FadeBack alloc] init")
    )
    #expect(
      try code(plain, "s2").text.contains("popToViewController(shown, animated: false)")
    )
    #expect(try code(list, "s2").text.contains("popToViewController(shown, animated: true)"))
  }

  @Test func `a segue without a destination is an omission`() throws {
    let code = try code(list.replacing("destination=\"form\"", with: "destination=\"gone\""), "s1")

    #expect(code.omissions.map(\.id) == ["g1"])
    #expect(!code.text.contains("performAddSegue"))
  }

  // MARK: - Tables

  private let table = """
    <scene sceneID="s1"><objects>
      <tableViewController id="table" customClass="SettingsController" \
    sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" id="t1"><sections>
          <tableViewSection headerTitle="Account" id="p1"><cells>
            <tableViewCell rowHeight="60" id="c1"><tableViewCellContentView key="contentView" \
    tableViewCell="c1" id="x1"/></tableViewCell>
            <tableViewCell id="c2"><tableViewCellContentView key="contentView" \
    tableViewCell="c2" id="x2"/></tableViewCell>
          </cells></tableViewSection>
          <tableViewSection footerTitle="Thanks" id="p2"><cells>
            <tableViewCell id="c3"><tableViewCellContentView key="contentView" \
    tableViewCell="c3" id="x3"/></tableViewCell>
          </cells></tableViewSection>
        </sections></tableView>
      </tableViewController>
    </objects></scene>
    """

  @Test func `static cells have a data source`() throws {
    let code = try code(table, "s1")
    let text = code.text

    #expect(text.contains("override func numberOfSections(in tableView: UITableView) -> Int {"))
    #expect(text.contains("      [tableViewCell, tableViewCell2],\n      [tableViewCell3],"))
    #expect(text.contains("let titles: [String?] = [\"Account\", nil]"))
    #expect(text.contains("let titles: [String?] = [nil, \"Thanks\"]"))
    #expect(text.contains("heightForRowAt"))
    #expect(code.omissions == [])
  }

  private func prototypes(_ cell: String) -> String {
    """
    <scene sceneID="s1"><objects>
      <tableViewController id="table" customClass="ListController" sceneMemberID="viewController">
        <tableView key="view" id="t1"><prototypes>
          <tableViewCell \(cell) id="c1"><tableViewCellContentView key="contentView" \
    tableViewCell="c1" id="x1"><subviews><label text="Name" id="l1"/></subviews>\
    </tableViewCellContentView>
            <connections><outlet property="nameLabel" destination="l1" id="o1"/></connections>
          </tableViewCell>
        </prototypes></tableView>
      </tableViewController>
    </objects></scene>
    """
  }

  @Test func `a prototype cell is a class that the table knows`() throws {
    let text = try code(prototypes("reuseIdentifier=\"Person\" customClass=\"PersonCell\""), "s1")
      .text

    #expect(
      text.contains("tableView.register(PersonCell.self, forCellReuseIdentifier: \"Person\")")
    )
    #expect(text.contains("\nclass PersonCell: UITableViewCell {\n  let nameLabel = UILabel()"))
  }

  @Test func `a cell without a class is a class inside the controller`() throws {
    let text = try code(prototypes("reuseIdentifier=\"Person\""), "s1").text

    #expect(text.contains("\n  class PersonCell: UITableViewCell {"))
  }

  @Test func `a cell without an identifier is an omission`() throws {
    let code = try code(prototypes(""), "s1")

    #expect(!code.text.contains("register("))
    #expect(
      code.omissions == [
        .init(id: "c1", reason: "it has no reuse identifier under which code could register it")
      ]
    )
  }

  @Test(arguments: ["reuseIdentifier=\"UITableViewCell\"", "customClass=\"UITableViewCell\""])
  func `no class has the name of a class of the toolkit`(cell: String) throws {
    let text = try code(prototypes(cell), "s1").text

    #expect(!text.contains("class UITableViewCell:"))
    #expect(text.contains(": UITableViewCell {"))
  }

  @Test func `a controller with a class of the toolkit gets a name of its own`() throws {
    let scene = """
      <scene sceneID="s1"><objects>
        <tableViewController id="a-b" customClass="UITableViewController" \
      sceneMemberID="viewController"><tableView key="view" id="t1"/></tableViewController>
      </objects></scene>
      """
    #expect(
      try code(scene, "s1").text.contains(
        "class SceneABTableViewController: UITableViewController {"
      )
    )
  }
}
