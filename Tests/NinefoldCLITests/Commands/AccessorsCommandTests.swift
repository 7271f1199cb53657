import Foundation
import TestSupport
import Testing

struct AccessorsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["accessors"] + arguments, in: folder.path)
  }

  private func storyboard(_ scenes: String, initial: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"\(initial.isEmpty ? "" : " initialViewController=\"\(initial)\"")>
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
  }

  private func scene(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <scene sceneID="s-\(id)">
    <objects>
    <viewController \(attributes) id="\(id)" sceneMemberID="viewController">\(content)</viewController>
    </objects>
    </scene>
    """
  }

  private func segue(_ identifier: String, to destination: String) -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"show\" identifier=\"\(identifier)\""
      + " id=\"g-\(identifier)-\(destination)\"/></connections>"
  }

  @Test func `the numbers of names are printed in words`() throws {
    let cells = """
      <tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="One" id="c1"/><tableViewCell reuseIdentifier="Two" id="c2"/>
      </prototypes></tableView>
      """
    try folder.write(
      storyboard(scene("a", "storyboardIdentifier=\"A\"", cells)),
      to: "Main.storyboard"
    )

    let run = try run("Main.storyboard", "--output", "Names.swift")

    #expect(run.lines == ["Names.swift: 1 storyboard, 1 scene, 2 reuse identifiers"])
  }

  @Test func `scenes, segues, cells, xibs and identifiers are typed by class`() throws {
    let table = """
      <tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Tweet Cell" customClass="TweetCell" id="c"/>
      </prototypes></tableView>
      """
    try folder.write(
      storyboard(
        scene(
          "a",
          "storyboardIdentifier=\"Log In\" customClass=\"Login\" customModule=\"Kit\"",
          segue("show-it", to: "b")
        )
          + scene(
            "b",
            "customClass=\"Detail\" customModule=\"App\" customModuleProvider=\"target\"",
            table
          ),
        initial: "b"
      ),
      to: "App/Main.storyboard"
    )
    try folder.write(
      Fixture.xib(
        "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/>"
          + "<view id=\"v\" customClass=\"Header\"><accessibility key=\"accessibilityConfiguration\""
          + " identifier=\"the header\"/></view></objects>"
      ),
      to: "App/Header.xib"
    )
    try folder.write(
      "\"greet.me\" = \"Hi %@, %d\";\n\"default\" = \"D\";",
      to: "App/en.lproj/Texts.strings"
    )
    try folder.write(
      "{\"info\":{\"author\":\"x\",\"version\":1}}",
      to: "App/A.xcassets/Contents.json"
    )
    try folder.write("{\"colors\":[]}", to: "App/A.xcassets/main tint.colorset/Contents.json")

    let run = try run("App")

    #expect(run.status == 0, "\(run.errors)")
    for line in [
      "import Kit", "static let initialScene = StoryboardScene<Detail>(storyboard: name)",
      "static let logIn = StoryboardScene<Login>(storyboard: name, identifier: \"Log In\")",
      "internal enum LoginSegues {",
      "static let showIt = SceneSegue<Login, Detail>(identifier: \"show-it\")",
      "static let tweetCell = CellIdentifier<TweetCell>(identifier: \"Tweet Cell\")",
      "static let header = NamedNib<Header, Owner>(name: \"Header\")",
      "static let theHeader = \"the header\"",
      "static let mainTint = NamedColor(name: \"main tint\")",
      "static func greetMe(_ p1: any CVarArg, _ p2: Int) -> String {",
      "static var `default`: String {",
    ] { #expect(run.text.contains(line), "\(line)") }
    #expect(!run.text.contains("import App"))
    #expect(try self.run("App").text == run.text)
  }

  @Test(.enabled(if: AccessorsCommandTests.parser != nil, "there is no Swift compiler"))
  func `the code parses, whatever the names are`() throws {
    let names = [
      "class", "self", "init", "1", "a b", "a-b", "é", "\\(x)", "Type", "name", "initialScene",
    ]
    let scenes = names.enumerated().map { index, name in
      scene("i\(index)", "storyboardIdentifier=\"\(name)\" customClass=\"\(name)\"")
    }
    try folder.write(storyboard(scenes.joined()), to: "class.storyboard")
    let run = try run(".", "--output", "R.swift", "--access", "public", "--name", "R")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("the Swift name 'aB' is taken"))
    let parser = try #require(AccessorsCommandTests.parser)
    let parsed = try CommandRun(
      URL(fileURLWithPath: parser),
      ["-frontend", "-parse", "R.swift"],
      in: folder.path
    )
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  private static let parser = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(
    separator: ":"
  )
  .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func `names that fail at run time are reported with their places`() throws {
    let placeholder = """
      <scene sceneID="p"><objects><viewControllerPlaceholder storyboardName="Gone" id="ph"/>
      </objects></scene>
      """
    let cell =
      "<tableView key=\"view\" id=\"t\"><prototypes><tableViewCell id=\"c\"/></prototypes></tableView>"
    try folder.write(
      storyboard(
        scene("a", "storyboardIdentifier=\"same\"", cell)
          + scene("b", "storyboardIdentifier=\"same\"") + placeholder
      ),
      to: "A/Main.storyboard"
    )
    try folder.write(storyboard(scene("a")), to: "B/Main.storyboard")

    let run = try run(".", "--json")

    #expect(run.status == 1)
    let problems = (run.json["problems"] as? [[String: Any]] ?? []).filter {
      $0["error"] as? Bool == true
    }
    let told = problems.map {
      "\(($0["places"] as? [String] ?? []).joined(separator: " ")): \($0["message"] ?? "")"
    }
    #expect(
      told.sorted() == [
        "A/Main.storyboard B/Main.storyboard: two documents are named 'Main.storyboard', and the app can load only one of them",
        "A/Main.storyboard:12: the storyboard reference names 'Gone', which is not among the documents",
        "A/Main.storyboard:6 A/Main.storyboard:10: two scenes have the identifier 'same'",
        "A/Main.storyboard:6: the prototype tableViewCell 'c' has no reuse identifier, so no code can create it",
      ]
    )
  }

  @Test func `a reference to another storyboard gives the segue its type`() throws {
    try folder.write(
      storyboard(
        scene("a", "customClass=\"First\"", segue("go", to: "ph"))
          + "<scene sceneID=\"p\"><objects><viewControllerPlaceholder storyboardName=\"Other\""
          + " referencedIdentifier=\"there\" id=\"ph\"/></objects></scene>"
      ),
      to: "Main.storyboard"
    )
    try folder.write(
      storyboard(scene("x", "storyboardIdentifier=\"there\" customClass=\"Second\"")),
      to: "Other.storyboard"
    )
    #expect(try run(".").text.contains("go = SceneSegue<First, Second>(identifier: \"go\")"))
  }

  @Test func `a class is one class, whatever elements name it`() throws {
    let table = scene("b", "customClass=\"List\"", segue("down", to: "a"))
      .replacing("viewController ", with: "tableViewController ")
      .replacing("</viewController>", with: "</tableViewController>")
    try folder.write(
      storyboard(scene("a", "customClass=\"List\"", segue("up", to: "b")) + table),
      to: "Main.storyboard"
    )
    let run = try run(".")

    #expect(run.text.contains("enum List {") || run.text.contains("enum ListSegues {"))
    #expect(!run.text.contains("ListSegues2"))
  }

  @Test func `the source of a gesture recognizer's segue is its controller`() throws {
    let recognizer =
      "</viewController><tapGestureRecognizer id=\"t\">\(segue("tap", to: "b"))</tapGestureRecognizer>"
    try folder.write(
      storyboard(
        scene("a", "customClass=\"First\"").replacing("</viewController>", with: recognizer)
          + scene("b", "customClass=\"Second\"")
      ),
      to: "Main.storyboard"
    )
    #expect(try run(".").text.contains("tap = SceneSegue<First, Second>(identifier: \"tap\")"))
  }

  @Test func `check shows the difference of a stale file`() throws {
    try folder.write(storyboard(scene("a", "storyboardIdentifier=\"one\"")), to: "Main.storyboard")
    #expect(try run(".", "--output", "R.swift").status == 0)
    #expect(try run(".", "--output", "R.swift", "--check").status == 0)
    try folder.write(storyboard(scene("a", "storyboardIdentifier=\"two\"")), to: "Main.storyboard")
    let check = try run(".", "--output", "R.swift", "--check")
    #expect(check.status == 1)
    #expect(check.lines.first == "--- a/R.swift")
    let changed = check.lines.filter { line in
      ["- ", "+ "].contains { line.hasPrefix($0) }
    }
    #expect(changed.count == 2)
    #expect(
      check.text.contains("identifier: \"one\"") && check.text.contains("identifier: \"two\"")
    )
    #expect(try run(".", "--output", "New.swift", "--check").status == 1)
    #expect(try run(".", "--check").status == 64)
    #expect(try run(".", "--name", "a b").status == 64)
  }

  @Test func `a file that can't be read fails, and the others are written`() throws {
    try folder.write("<x", to: "Bad.xib")
    try folder.write(storyboard(scene("a", "storyboardIdentifier=\"one\"")), to: "Main.storyboard")
    let run = try run(".", "--output", "R.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("Bad.xib:1"))
    #expect(String(decoding: try folder.bytes(of: "R.swift"), as: UTF8.self).contains("\"one\""))
  }
}
