import Foundation
import TestSupport
import Testing

/// Commands with `--file`, in a folder without a project.
struct FileEditTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for fixture in [Fixture.adaptive, .flow] {
      try folder.write(try fixture.bytes(), to: fixture.rawValue)
    }
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: folder.path)
  }

  @Test func `an edit changes the lines of the edit in the file`() throws {
    let run = try run("set", "Heading", "text", "Hello", "--file", "Adaptive.storyboard")

    #expect(run.status == 0, "\(run.errors)")
    let old = try Fixture.adaptive.text()
    #expect(
      try folder.text(of: "Adaptive.storyboard")
        == old.replacing("text=\"Beds &amp; borders\"", with: "text=\"Hello\"")
    )
    #expect(try folder.names() == ["Adaptive.storyboard", "Flow.storyboard"])
  }

  @Test func `a value of the cell is refused for the control, with the cell's id`() throws {
    try folder.write(try Fixture.panel.bytes(), to: "Panel.xib")

    let control = try run("set", "bt0-Pa-001", "title=Go", "--file", "Panel.xib")

    #expect(control.status == 2)
    #expect(
      control.errors.contains(
        "button bt0-Pa-001 has 'title' in its cell bc0-Pa-001; set it there; --any-name"
      ),
      "\(control.errors)"
    )
    #expect(try folder.bytes(of: "Panel.xib") == Fixture.panel.bytes())
    #expect(try run("set", "bc0-Pa-001", "title=Go", "--file", "Panel.xib").status == 0)
    let named = try run("set", "bt0-Pa-001", "title=Go", "--any-name", "--file", "Panel.xib")
    #expect(named.status == 0, "\(named.errors)")
  }

  @Test func `a value of a part is set in the part of a new object`() throws {
    try folder.write(try Fixture.panel.bytes(), to: "Panel.xib")
    let flow = ["add", "button", "--into", "rt1-Fl-001", "--set", "title=Go now"]
    let button = try CommandRun(flow + ["--file", "Flow.storyboard"], in: folder.path)
    let panel = ["add", "button", "--into", "cv0-Pa-001", "--set", "title=Go now"]
    let control = try CommandRun(panel + ["--file", "Panel.xib"], in: folder.path)

    #expect([button.status, control.status] == [0, 0], "\(button.errors) \(control.errors)")
    #expect(
      try folder.text(of: "Flow.storyboard").contains(#"<state key="normal" title="Go now"/>"#)
    )
    #expect(
      try folder.text(of: "Panel.xib")
        .contains(#"<buttonCell key="cell" type="push" title="Go now" "#)
    )
  }

  @Test func `a value of the normal state is refused for the button, with its path`() throws {
    let files = ["--file", "Flow.storyboard"]
    let add = ["add", "button", "--into", "rt1-Fl-001"]

    let set = try CommandRun(["set", "bt1-Fl-001", "title=Go"] + files, in: folder.path)
    let wrong = try CommandRun(add + ["--set", "contnetMode=left"] + files, in: folder.path)

    #expect(set.errors.contains("button bt1-Fl-001 has 'title' at normal/title"), "\(set.errors)")
    #expect(wrong.errors.contains("did you mean contentMode"), "\(wrong.errors)")
    #expect([set.status, wrong.status] == [2, 2])
    #expect(try folder.bytes(of: "Flow.storyboard") == Fixture.flow.bytes())
    let right = try CommandRun(add + ["--set", "normal/title=Go"] + files, in: folder.path)
    #expect(right.status == 0, "\(right.errors)")
    #expect(try folder.text(of: "Flow.storyboard").contains(#"<state key="normal" title="Go"/>"#))
  }

  @Test func `a name of unrelated kinds is refused with the name that is meant`() throws {
    let files = ["--file", "Adaptive.storyboard"]

    let set = try CommandRun(["set", "lb0-Aa-001", "title", "Hello"] + files, in: folder.path)
    let add = ["add", "label", "--into", "rt0-Aa-001", "--set", "pointSize=12"]
    let added = try CommandRun(add + files, in: folder.path)

    #expect(set.errors.contains("label lb0-Aa-001 can't have 'title'"), "\(set.errors)")
    #expect(set.errors.contains("did you mean text?"), "\(set.errors)")
    #expect(added.errors.contains("did you mean fontDescription/pointSize?"), "\(added.errors)")
    #expect([set.status, added.status] == [2, 2])
    let named = ["set", "lb0-Aa-001", "title", "Hello", "--any-name"]
    #expect(try CommandRun(named + files, in: folder.path).status == 0)
  }

  @Test(arguments: [
    ("align", false), ("distribute", false), ("pin", false), ("embed", true), ("arrange", true),
  ])
  func `only gestures that can be refused have --force`(command: String, isRefusable: Bool) throws {
    let help = try run("help", command)

    #expect(help.status == 0)
    #expect(help.lines.contains { $0.contains("--force") } == isRefusable)
  }

  @Test func `a dry run shows the unified difference and writes nothing`() throws {
    let run = try run("rename", "lb0-Aa-001", "Top", "--file", "Adaptive.storyboard", "--dry-run")

    #expect(run.status == 0)
    #expect(run.lines.prefix(2) == ["--- a/Adaptive.storyboard", "+++ b/Adaptive.storyboard"])
    #expect(run.lines.filter { $0.hasPrefix("+ ") }.count == 1)
    #expect(try folder.bytes(of: "Adaptive.storyboard") == Fixture.adaptive.bytes())
  }

  @Test func `a script edits several files or none`() throws {
    let script = try folder.write(
      "rename lb0-Aa-001 Top\nrename bt1-Fl-001 Go\n",
      to: "script.txt"
    )
    let bad = try folder.write("rename lb0-Aa-001 Top\nrename nothing Go\n", to: "bad.txt")
    let files = ["--file", "Adaptive.storyboard", "--file", "Flow.storyboard"]

    #expect(try CommandRun(["edit", bad] + files, in: folder.path).status == 2)
    #expect(try folder.bytes(of: "Adaptive.storyboard") == Fixture.adaptive.bytes())

    let json = try CommandRun(["edit", script, "--json"] + files, in: folder.path).json
    #expect(json["edit"] is NSNull)
    let written = (json["files"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
    #expect(written == ["Adaptive.storyboard", "Flow.storyboard"])
    #expect(try folder.text(of: "Flow.storyboard").contains("userLabel=\"Go\""))
  }

  @Test func `check reports added and resolved findings, and strict refuses added ones`() throws {
    let file = ["--file", "Box.xib"]
    try folder.write(Self.box, to: "Box.xib")
    let add = ["add", "constraint", "in0-Bx-001.width = 50"]

    let strict = try CommandRun(add + file + ["--strict"], in: folder.path)
    #expect(strict.status == 2)
    #expect(strict.errors.contains("would add unsatisfiable"), "\(strict.errors)")
    #expect(try folder.text(of: "Box.xib") == Self.box)

    let checked = try CommandRun(add + file + ["--check", "--json"], in: folder.path)
    #expect(checked.status == 1)
    let findings = try #require(checked.json["findings"] as? [String: [[String: Any]]])
    #expect(findings["added"]?.contains { $0["kind"] as? String == "unsatisfiable" } == true)

    let settled = try CommandRun(
      ["delete", "wi0-Bx-001", "--check"] + file,
      in: folder.path
    )
    #expect(settled.status == 0, "\(settled.text)")
    #expect(settled.text.contains("resolves error unsatisfiable"))
  }

  @Test func `an edit of a project is checked too, and refused as a whole`() throws {
    try folder.write(Self.box, to: "Box.xib")
    _ = try run("init", "App.ninefold")
    _ = try run("import", "Box.xib")

    let run = try run("add", "constraint", "in0-Bx-001.width = 50", "--strict")

    #expect(run.status == 2)
    #expect(try self.run("export", "Box.xib", "--stdout").text == Self.box)
    #expect(try self.run("log").lines.count == 1)
  }

  @Test(
    arguments: [
      ["documents"], ["scenes"], ["tree"], ["inspect", "lb0-Aa-001"], ["find", "--kind", "label"],
      ["outlets"], ["layout"], ["transition", "--from", "wC-hR", "--to", "wC-hC"], ["graph"],
      ["frames", "--canvas"], ["measure", "lb0-Aa-001"], ["code"],
      ["sql", "SELECT count(*) FROM object"], ["check", "--fail-on", "never"],
    ]
  )
  func `commands that read take a file`(arguments: [String]) throws {
    let run = try CommandRun(arguments + ["--file", "Adaptive.storyboard"], in: folder.path)

    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
    #expect(try folder.names() == ["Adaptive.storyboard", "Flow.storyboard"])
  }

  @Test func `a file and what only a project has exclude each other`() throws {
    #expect(try run("tree", "--file", "Flow.storyboard", "--at", "1").status == 64)
    #expect(try run("rename", "a", "b", "--file", "Flow.storyboard", "-m", "x").status == 64)
    #expect(
      try run("tree", "--file", "Flow.storyboard", "--project", "App.ninefold").status == 64
    )
    let two = ["--file", "Flow.storyboard", "--file", "Adaptive.storyboard"]
    #expect(try CommandRun(["frames"] + two, in: folder.path).status == 64)
    #expect(try run("tree", "--file", "Missing.storyboard").status == 2)
  }

  /// A view of fixed size inside another.
  private static let box = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="rt0-Bx-001">
                <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in0-Bx-001">
                        <rect key="frame" x="10" y="10" width="80" height="40"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="40" id="he0-Bx-001"/>
                            <constraint firstAttribute="width" constant="80" id="wi0-Bx-001"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="in0-Bx-001" firstAttribute="leading" secondItem="rt0-Bx-001" secondAttribute="leading" constant="10" id="le0-Bx-001"/>
                    <constraint firstItem="in0-Bx-001" firstAttribute="top" secondItem="rt0-Bx-001" secondAttribute="top" constant="10" id="to0-Bx-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
}
