import Foundation
import TestSupport
import Testing

/// `check --sources` and `find --sources`, with the program for Swift beside the command.
struct CheckSourcesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Fixture.flow.bytes(), to: "Flow.storyboard")
    try folder.write(
      """
      class Screen: UIViewController {
        func open() { performSegue(withIdentifier: "nowhere", sender: nil) }
        func load() { _ = UIStoryboard(name: "Flow", bundle: nil) }
      }

      """,
      to: "Screen.swift"
    )
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments,
      in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path(".cache")]
    )
  }

  @Test func `a name in code that no document has fails the check`() throws {
    let check = try run("check", "--sources", ".", "--only", "missing-segue")

    #expect(check.status == 1)
    #expect(
      check.text == "Screen.swift:2: error: No segue has the identifier nowhere [missing-segue]\n"
    )
    #expect(folder.has(".cache/ninefold"))
  }

  @Test(
    arguments: [
      ("Screen.swift", "error"), ("Other.swift", "note"), ("Screen.m", "note"), (nil, "note"),
    ] as [(String?, String)]
  )
  func `a finding in a source that no target compiles is a note`(
    compiled: String?,
    severity: String
  ) throws {
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (\(compiled == nil ? "" : "B")); };
        B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = \(compiled ?? "None.swift"); sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    let check = try run("check", "--sources", ".", "--only", "missing-segue")
    let end = severity == "note" ? ". No target of the project contains it." : ""

    #expect(check.status == (severity == "error" ? 1 : 0))
    #expect(
      check.text
        == "Screen.swift:2: \(severity): No segue has the identifier nowhere\(end) [missing-segue]\n"
    )
  }

  @Test func `a source of a package belongs to no target of a project`() throws {
    try folder.write(
      "{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }",
      to: "App.xcodeproj/project.pbxproj"
    )
    let outside = try run("check", "--sources", ".", "--only", "missing-segue")
    try folder.write("// swift-tools-version:5.9\n", to: "Package.swift")
    let inside = try run("check", "--sources", ".", "--only", "missing-segue")

    #expect(outside.text.contains(": note: "))
    #expect(inside.text.contains(": error: "))
  }

  @Test func `a document that can't be read is told once`() throws {
    try folder.write("<document>\n", to: "Bad.xib")
    let alone = try run("check", "--sources", ".", "--only", "missing-segue")
    let beside = try run("check", "--sources", ".", "Flow.storyboard", "--only", "missing-segue")

    #expect(alone.text.contains("Bad.xib:"))
    #expect(!alone.errors.contains("Not read: Bad.xib"))
    #expect(!beside.text.contains("Bad.xib"))
    #expect(beside.errors.contains("Not read: Bad.xib"))
  }

  @Test(arguments: [
    (["."], ["Screen.swift:2", "Views/Row.swift:2"]), (["Flow.storyboard"], []),
    (["Views"], ["Views/Row.swift:2"]), (["Views/Row.xib"], ["Views/Row.swift:2"]),
    ([], ["Screen.swift:2", "Views/Row.swift:2"]),
  ])
  func `with files, only the lines about them are checked`(files: [String], lines: [String]) throws
  {
    try folder.write(
      """
      class Row: UITableViewCell {
        func open() { screen.performSegue(withIdentifier: "gone", sender: nil) }
      }

      """,
      to: "Views/Row.swift"
    )
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view customClass="Row" customModule="App" customModuleProvider="target" id="v"/>
          </objects>
      </document>

      """,
      to: "Views/Row.xib"
    )
    for sources in [".", folder.path] {
      let check = try CommandRun(
        ["check", "--sources", sources, "--only", "missing-segue"] + files,
        in: folder.path,
        environment: ["XDG_CACHE_HOME": folder.path(".cache")]
      )
      let found = check.text.split(separator: "\n").map { line in
        line.split(separator: ":").prefix(2).joined(separator: ":")
      }

      #expect(found == lines.map { sources == "." ? $0 : folder.path($0) })
      #expect(check.status == (lines.isEmpty ? 0 : 1))
    }
  }

  @Test func `a folder without code is refused, because no name would be known`() throws {
    try folder.write("# Notes\n", to: "Empty/Notes.md")

    let check = try run("check", "--sources", "Empty", "Main.storyboard")

    #expect(check.status == 64)
    #expect(check.errors.contains("The folder Empty has no Swift or Objective-C file."))
    #expect(check.text.isEmpty)
  }

  @Test func `all formats, baselines and suppressions take findings of sources`() throws {
    for format in ["json", "sarif", "github", "junit", "checkstyle", "codeclimate"] {
      let check = try run(
        "check",
        "--sources",
        ".",
        "--only",
        "missing-segue",
        "--format",
        format
      )
      #expect(check.text.contains("nowhere"), "\(format)")
    }
    let write = try run(
      "check",
      "--sources",
      ".",
      "--only",
      "missing-segue",
      "--baseline",
      "known.json",
      "--write-baseline"
    )
    #expect(write.status == 0)
    let again = try run(
      "check",
      "--sources",
      ".",
      "--only",
      "missing-segue",
      "--baseline",
      "known.json"
    )
    #expect(again.status == 0)
    try folder.write(
      "{ \"suppress\": [ { \"kind\": \"missing-segue\", \"document\": \"Screen.swift\" } ] }",
      to: ".ninefold.json"
    )
    #expect(try run("check", "--sources", ".", "--only", "missing-segue").status == 0)
  }

  @Test func `findings that are left out are counted with the option that reports them`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view customClass="Badge" customModule="App" customModuleProvider="target" id="v"/>
          </objects>
      </document>

      """,
      to: "Own/Badge.xib"
    )
    try folder.write(
      "class Badge: UIView {\n  @IBAction func tap(_ sender: Any) {}\n}\n",
      to: "Own/Badge.swift"
    )
    for preset in ["adopt", "thorough"] {
      let check = try run("check", "--sources", "Own", "--preset", preset)
      let sentence = "Left out: 1 (unconnected-action); --only unconnected-action reports them."

      #expect(check.errors.contains(sentence), "\(check.errors)")
      #expect(!check.errors.contains("--preset thorough reports them"))
    }
    let json = try run("check", "--sources", "Own", "--json").json
    #expect(json["leftOut"] as? Int == 1)
    #expect(json["leftOutOnRequest"] as? [String: Int] == ["unconnected-action": 1])
    let asked = try run("check", "--sources", "Own", "--only", "unconnected-action")
    #expect(asked.lines.count == 1)
    #expect(!asked.errors.contains("Left out"))
  }

  @Test func `without a cache nothing is written`() throws {
    _ = try run("check", "--sources", ".", "--no-cache", "--only", "missing-segue")

    #expect(!folder.has(".cache"))
    #expect(try run("check", "Flow.storyboard", "--no-cache").status == 64)
  }

  @Test func `names are found in sources and documents`() throws {
    let found = try run("find", "--sources", ".", "--name", "nowhere")

    #expect(found.text == "Screen.swift:2 segue-use nowhere of Screen\n")
    #expect(try run("find", "--sources", ".", "--name", "no such name").status == 1)
    #expect(try run("find", "--sources", ".", "--kind", "label").status == 64)
  }
}
