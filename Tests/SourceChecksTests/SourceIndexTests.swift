import InterfaceBuilderFormat
import LayoutModel
import SourceChecks
import SourceFacts
import SwiftFacts
import Testing

/// Where members and names are looked for.
struct SourceIndexTests {
  @Test(arguments: [
    // In a superclass of Objective-C, whose header declares it.
    (
      "class Screen: OldScreen {}",
      "@interface OldScreen : UIViewController\n@property IBOutlet id label;\n@end"
    ),
    // In an extension, also one of a system class or of an alias.
    (
      "class Screen: UIViewController {}\nextension UIViewController { @IBOutlet var label: UILabel! { nil } }",
      ""
    ),
    (
      "class Screen: UIViewController {}\ntypealias Own = Screen\nextension Own { @objc var label: UILabel? { nil } }",
      ""
    ),
    // In a generic superclass.
    (
      "class Screen: List<Int> {}\nclass List<A>: UIViewController { @IBOutlet var label: UILabel! }",
      ""
    ),
    // Behind an alias of the superclass.
    (
      "class Screen: Parent {}\ntypealias Parent = List & Helper\nclass List: UIViewController { @IBOutlet var label: UILabel! }\nprotocol Helper {}",
      ""
    ),
    // As a setter.
    ("class Screen: UIViewController { @objc func setLabel(_ label: UILabel) {} }", ""),
  ])
  func `an outlet is found`(swift: String, objectiveC: String) throws {
    #expect(try outletFindings(swift, objectiveC).map(\.sentence) == [])
  }

  @Test(arguments: [
    // Both keys and both properties have the setter `setLabel:`.
    ("Label", "class Screen: UIViewController { @IBOutlet var label: UILabel! }", 0),
    ("label", "class Screen: UIViewController { @IBOutlet var Label: UILabel! }", 0),
    // A method is no property.
    ("Label", "class Screen: UIViewController { @objc func label() {} }", 1),
    // The setter of this property is `setLABEL:`.
    ("Label", "class Screen: UIViewController { @IBOutlet var LABEL: UILabel! }", 1),
  ])
  func `an outlet is found by the setter of a property`(
    key: String,
    swift: String,
    count: Int
  ) throws {
    let found = try outletFindings(swift, "", key: key)

    #expect(found.map(\.kind) == Array(repeating: .missingOutlet, count: count))
  }

  /// Apps for iOS and macOS in one project often have classes of the same name.
  @Test(arguments: [
    ("class Screen: Base {}", "class Screen: UIViewController {}"),
    ("class Screen: UIViewController {}", "class Screen: Base {}"),
    ("class Screen: UITableViewController {}", "class Screen: Base, Codable {}"),
  ])
  func `the superclasses of all declarations of a class count`(one: String, other: String) throws {
    let base = "class Base: UIViewController { @IBOutlet var label: UILabel! }"

    #expect(try outletFindings([one, other, base].joined(separator: "\n"), "").isEmpty)
    #expect(
      try outletFindings([one, other, base].joined(separator: "\n"), "", key: "none")
        .map(\.isUnsure) == [false]
    )
    let unknown = [one, "class Screen: Elsewhere {}"].joined(separator: "\n")
    #expect(try outletFindings(unknown, "", key: "none").map(\.isUnsure) == [true])
  }

  @Test func `an outlet of a protocol's default does not count`() throws {
    let found = try outletFindings(
      "class Screen: UIViewController, Named {}\nprotocol Named {}\nextension Named { var label: UILabel? { nil } }",
      ""
    )

    #expect(found.map(\.kind) == [.missingOutlet])
    #expect(found.map(\.isUnsure) == [false])
  }

  @Test(arguments: [
    // A superclass that no file declares.
    "import Kit\nclass Screen: KitScreen {}",
    // A class that accepts every key.
    "class Screen: UIViewController { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }",
    // A property that only sources of Swift 3 expose.
    "class Screen: UIViewController { var label: UILabel! }",
  ])
  func `a verdict that depends on code elsewhere is unsure`(swift: String) throws {
    let found = try outletFindings(swift, "")

    #expect(found.map(\.kind) == [.missingOutlet])
    #expect(found.map(\.isUnsure) == [true])
  }

  @Test func `the class of a pod is unsure, and one of a system framework is none`() throws {
    let document = try Sample.document("", controller: "customClass=\"PodScreen\"")
    let system = try Sample.document("", controller: "customClass=\"MKMapThing\"")
    let pods = FileFacts(path: "Podfile", facts: [Fact(.dependency, "Podfile")])

    #expect(SourceIndex([]).findings(in: document).map(\.isUnsure) == [false])
    #expect(SourceIndex([pods]).findings(in: document).map(\.isUnsure) == [true])
    #expect(SourceIndex([]).findings(in: system).isEmpty)
  }

  @Test(arguments: [
    ("class Screen: UIViewController {}", 1), ("@objc(Screen) class Other: UIViewController {}", 0),
    ("class Outer { class Screen: UIViewController {} }", 1),
  ])
  func `a class of Swift needs its module`(swift: String, count: Int) throws {
    let document = try Sample.document("", controller: "customClass=\"Screen\"")
    let index = SourceIndex([file(swift)])

    #expect(index.findings(in: document).count == count)
  }

  @Test func `a mangled name means the class in it`() throws {
    let document = try Sample.document(
      "",
      controller: "customClass=\"_TtCC3App5Outer6Screen\""
    )
    let index = SourceIndex([file("class Outer { class Screen: UIViewController {} }")])

    #expect(index.findings(in: document).isEmpty)
  }

  @Test(arguments: [
    // No project states a version, as before version 3.
    ([], true), (["2.3"], true), (["2.3", "5.0"], true), (["3.0"], false), (["5.9", "4.2"], false),
  ])
  func `in Swift 2, the name of a first parameter is no part of the selector`(
    versions: [String],
    isFound: Bool
  ) throws {
    let document = try Sample.document(
      """
                              <subviews>
                                  <button opaque="NO" buttonType="system" id="a">
                                      <connections>
                                          <action selector="tap:" destination="vc" eventType="touchUpInside" id="c"/>
                                      </connections>
                                  </button>
                              </subviews>
      """,
      controller: "customClass=\"Screen\" customModule=\"App\" customModuleProvider=\"target\""
    )
    let index = SourceIndex([
      FileFacts(path: "Main.storyboard", facts: DocumentFactReader.facts(of: document)),
      file("class Screen: UIViewController { @IBAction func tap(sender: AnyObject) {} }"),
      FileFacts(
        path: "App.xcodeproj/project.pbxproj",
        facts: versions.map { Fact(.swiftVersion, $0) }
      ),
      FileFacts(
        path: "Pods/Pods.xcodeproj/project.pbxproj",
        facts: [Fact(.swiftVersion, isFound ? "5.0" : "2.3")],
        isForeign: true
      ),
    ])

    #expect(index.findings(in: document).map(\.kind) == (isFound ? [] : [.missingAction]))
    let unconnected = index.sourceFindings().flatMap(\.findings).map(\.kind)
    #expect(unconnected == (isFound ? [] : [.unconnectedAction]))
  }

  @Test func `the application object of a Mac app is named as such`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="MacOSX.Cocoa">
          <objects>
              <customObject id="-3" userLabel="Application" customClass="NSObject">
                  <connections>
                      <outlet property="helper" destination="own" id="c"/>
                  </connections>
              </customObject>
              <customObject id="own"/>
          </objects>
      </document>

      """
    let document = try DocumentReader.read(Array(text.utf8))

    let found = SourceIndex([]).findings(in: document)
    #expect(found.map(\.sentence) == ["The Application object has no outlet helper"])
  }

  @Test func `an outlet of another type is named with both types`() throws {
    let found = try outletFindings(
      "class Screen: UIViewController { @IBOutlet var label: UIButton! }",
      ""
    )

    #expect(
      found.map(\.sentence) == [
        "The outlet label of Screen has the type UIButton, but the object has the type UILabel"
      ]
    )
  }

  @Test func `constants are looked up around the use, in superclasses and at the top level`() {
    let index = SourceIndex([
      FileFacts(path: "Main.storyboard", facts: [Fact(.segue, "one")]),
      file(
        """
        let top = "one"
        class Base: UIViewController { let own = "one" }
        enum Names { enum Segue: String { case one; case two } }
        class Screen: Base {
          func open() {
            performSegue(withIdentifier: top, sender: nil)
            performSegue(withIdentifier: own, sender: nil)
            performSegue(withIdentifier: self.own, sender: nil)
            performSegue(withIdentifier: Names.Segue.one.rawValue, sender: nil)
            performSegue(withIdentifier: unknown, sender: nil)
            performSegue(withIdentifier: Names.Segue.two.rawValue, sender: nil)
          }
        }
        """
      ),
    ])
    let found = index.sourceFindings().flatMap(\.findings)

    #expect(found.map(\.subject) == ["two"])
    #expect(found.map(\.sourceLine) == [11])
  }

  @Test func `a registered identifier exists, and a computed registration makes its file unsure`() {
    func findings(_ code: String) -> [Finding] {
      SourceIndex([file(code)]).sourceFindings().flatMap(\.findings)
    }
    let use = "let a = table.dequeueReusableCell(withIdentifier: \"Row\", for: path)\n"

    #expect(findings(use).map(\.isUnsure) == [false])
    #expect(
      findings("let id = \"Row\"\ntable.register(A.self, forCellReuseIdentifier: id)\n" + use)
        .isEmpty
    )
    #expect(
      findings("table.register(A.self, forCellReuseIdentifier: A.name())\n" + use).map(\.isUnsure)
        == [true]
    )
  }

  @Test(arguments: [
    ("dequeueReusableCell(withIdentifier: \"Row\", for: path)", "cell"),
    ("dequeueReusableCell(withReuseIdentifier: \"Row\", for: path)", "cell"),
    ("dequeueReusableHeaderFooterView(withIdentifier: \"Row\")", "header or footer"),
    (
      "dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"Row\", for: path)",
      "supplementary view"
    ),
  ])
  func `the sentence about an unknown identifier says what the view is`(call: String, view: String)
  {
    let found = SourceIndex([file("let a = view.\(call)")]).sourceFindings().flatMap(\.findings)

    #expect(
      found.map(\.message) == [
        "No \(view) has the reuse identifier \"Row\", and no code registers it"
      ]
    )
  }

  @Test(arguments: ["Cell~iphone.xib", "Base.lproj/Cell~ipad.xib", "Cell.xib"])
  func `a xib for a device has the name without the device`(path: String) {
    let index = SourceIndex([
      FileFacts(path: path, facts: []),
      file("let a = UINib(nibName: \"Cell\", bundle: nil)"),
    ])

    #expect(index.sourceFindings().isEmpty)
  }

  @Test(arguments: [
    ("Main~ipad", "Main", "detail", []), ("Main~iphone", "Main", "other", ["other"]),
    ("Main-ipad", "Main", "detail", ["Main"]),
  ])
  func `a storyboard for a device has the name without the device`(
    file: String,
    name: String,
    controller: String,
    subjects: [String]
  ) {
    let index = SourceIndex([
      FileFacts(path: "\(file).storyboard", facts: [Fact(.controller, "detail")]),
      self.file(
        """
        let a = UIStoryboard(name: "\(name)", bundle: nil)
          .instantiateViewController(withIdentifier: "\(controller)")
        """
      ),
    ])

    #expect(index.sourceFindings().flatMap(\.findings).map(\.subject) == subjects)
  }

  @Test(arguments: [
    ("InterfaceBuilder.WatchKit.Storyboard", "watchKit", "wait1", 0),
    ("InterfaceBuilder.WatchKit.Storyboard", "watchKit", "wait", 0),
    ("InterfaceBuilder.WatchKit.Storyboard", "watchKit", "waiting", 1),
    ("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", "wait1", 1),
  ])
  func `on watchOS, images with numbers are an animation`(
    type: String,
    runtime: String,
    image: String,
    count: Int
  ) throws {
    let document = try DocumentReader.read(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.\(type)" version="3.0" toolsVersion="22000" \
        targetRuntime="\(runtime)">
            <scenes/>
            <resources>
                <image name="wait" width="16" height="16"/>
            </resources>
        </document>

        """.utf8
      )
    )
    let index = SourceIndex([
      FileFacts(path: "A.xcassets/\(image).imageset", facts: [Fact(.image, image)])
    ])

    #expect(index.findings(in: document).count == count)
  }

  @Test(arguments: [
    ("AlNile", "Al Nile", 0), ("AlNile-Bold", "Al Nile", 0), ("Geneva", "Geneva", 0),
    ("STIXTwoText", "STIX Two Text", 0), ("Alnova", "Alnova", 1),
  ])
  func `a font of the system needs no file`(name: String, family: String, count: Int) throws {
    let document = try Sample.document(
      """
                                <subviews>
                                    <label opaque="NO" text="Name" id="a">
                                        <fontDescription key="fontDescription" name="\(name)" \
      family="\(family)" pointSize="15"/>
                                    </label>
                                </subviews>
      """
    )

    #expect(SourceIndex([]).findings(in: document).count == count)
  }

  @Test func `a member is not hidden by a constant in a body`() {
    let index = SourceIndex([
      FileFacts(path: "Row.xib", facts: []),
      file(
        """
        class Row: UITableViewCell {
          class var name: String { return String(describing: self) }
          func pin() { let name = "pin"; use(name) }
        }
        class Screen { func load() { _ = UINib(nibName: Row.name, bundle: nil) } }
        """
      ),
    ])

    #expect(index.sourceFindings().isEmpty)
  }

  @Test func `names of another bundle, of tests and of dependencies are not sure`() {
    let bundled = "let a = UINib(nibName: \"Gone\", bundle: Bundle(for: A.self))"
    let plain = SwiftReader.facts(of: Array("let a = UINib(nibName: \"Gone\", bundle: nil)".utf8))

    #expect(
      SourceIndex([file(bundled)]).sourceFindings().flatMap(\.findings).map(\.isUnsure) == [true]
    )
    let test = SourceIndex([FileFacts(path: "AppTests/A.swift", facts: plain)])
    #expect(test.sourceFindings().flatMap(\.findings).map(\.isUnsure) == [true])
    for (path, isUnsure) in [
      ("/ci/App-tests/A.swift", false), ("/ci/App-tests/Tests/A.swift", true),
    ] {
      let index = SourceIndex([FileFacts(path: path, facts: plain)], in: "/ci/App-tests/")
      #expect(index.sourceFindings().flatMap(\.findings).map(\.isUnsure) == [isUnsure])
    }
    let pod = SourceIndex([FileFacts(path: "Pods/A.swift", facts: plain, isForeign: true)])
    #expect(pod.sourceFindings().isEmpty)
  }

  @Test(arguments: [("%@", Severity.error), ("@try { %@ } @catch (id error) {}", .note)])
  func `a missing segue whose exception code catches is a note`(around: String, severity: Severity)
  {
    let call = "[self performSegueWithIdentifier:@\"gone\" sender:nil];"
    let body = around.replacing("%@", with: call)
    let source = "@implementation Screen\n- (void)load { \(body) }\n@end"
    let index = SourceIndex([
      FileFacts(path: "Main.storyboard", facts: [Fact(.segue, "one")]),
      FileFacts(path: "Screen.m", facts: ObjectiveCReader.facts(of: Array(source.utf8))),
    ])
    let found = index.sourceFindings().flatMap(\.findings)

    #expect(found.map(\.subject) == ["gone"])
    #expect(found.map(\.severity) == [severity])
  }

  @Test func `an outlet that a subclass's document connects is connected`() {
    let index = SourceIndex([
      FileFacts(
        path: "Main.storyboard",
        facts: [
          Fact(.customClass, "Screen"), Fact(.outletConnection, "label", owner: "Screen"),
          Fact(.outletConnection, "Title", owner: "Screen"),
        ]
      ),
      file(
        """
        class Base: UIViewController {
          @IBOutlet var label: UILabel!
          @IBOutlet var title: UILabel!
          @IBOutlet var other: UILabel!
        }
        class Screen: Base {}
        class Unused: UIViewController { @IBOutlet var third: UILabel! }
        """
      ),
    ])

    #expect(index.sourceFindings().flatMap(\.findings).map(\.subject) == ["Base.other"])
  }

  @Test(arguments: [
    (["Main.storyboard"], [], ["base", "screen", "Gone"]), (["Cell.xib"], [], ["owner"]),
    ([], ["App/Screen.swift"], ["base", "screen", "owner", "other", "Gone"]), ([], [], []),
  ])
  func `a scope has the lines about its documents, and its own sources`(
    documents: [String],
    sources: [String],
    subjects: [String]
  ) {
    let index = SourceIndex([
      FileFacts(
        path: "Main.storyboard",
        facts: [Fact(.customClass, "Screen"), Fact(.controller, "first", owner: "Screen")]
      ),
      FileFacts(path: "Cell.xib", facts: [Fact(.outletConnection, "label", owner: "Owner")]),
      FileFacts(path: "A.xcassets/star.imageset", facts: [Fact(.image, "star")]),
      file(
        """
        class Base: UIViewController { func load() { _ = UIImage(named: "base") } }
        class Screen: Base { func load() { _ = UIImage(named: "screen") } }
        class Owner: UIView {
          @IBOutlet var label: UILabel!
          func load() { _ = UIImage(named: "owner") }
        }
        class Other {
          func load() {
            _ = UIImage(named: "other")
            _ = UIStoryboard(name: "Main", bundle: nil)
              .instantiateViewController(withIdentifier: "Gone")
          }
        }
        """
      ),
    ])
    let scope = SourceScope(sources: Set(sources), documents: Set(documents))
    let found = index.sourceFindings(in: scope).flatMap(\.findings)

    #expect(found.map(\.subject) == subjects)
  }

  private func file(_ swift: String) -> FileFacts {
    FileFacts(path: "App/Screen.swift", facts: SwiftReader.facts(of: Array(swift.utf8)))
  }

  /// Returns the findings of a controller of the class `Screen` with one outlet.
  private func outletFindings(
    _ swift: String,
    _ objectiveC: String,
    key: String = "label"
  ) throws -> [Finding] {
    let text = """
                          <subviews>
                              <label opaque="NO" text="Name" id="a"/>
                          </subviews>
      """
    var document = try Sample.document(
      text,
      controller: "customClass=\"Screen\" customModule=\"App\" customModuleProvider=\"target\""
    )
    document.objects.append(
      LayoutObject(
        id: "out",
        kind: "outlet",
        role: .connection,
        parent: "vc",
        container: ":connections",
        properties: [
          Property(path: "property", position: 0, value: .attribute(key)),
          Property(path: "destination", position: 1, value: .attribute("a")),
        ]
      )
    )
    let index = SourceIndex([
      file(swift),
      FileFacts(path: "App/Old.h", facts: ObjectiveCReader.facts(of: Array(objectiveC.utf8))),
    ])
    return index.findings(in: document)
  }
}
