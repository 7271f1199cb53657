import Foundation
import TestSupport
import Testing

/// What git's users see of a conflict: who did what, what to do next, and what stops a commit.
struct GitConflictTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.begin()
  }

  private func makeBranches(_ ours: (String, String), _ theirs: (String, String)...) throws {
    try sandbox.branch("left", from: "main")
    try sandbox.commit("left", ours)
    try sandbox.branch("right", from: "main")
    for edit in theirs { try sandbox.commit("right", edit) }
    try sandbox.git("checkout", "-q", "left")
  }

  @Test func `a merge names branches, the object and the next command`() throws {
    try makeBranches(Sample.wider, Sample.widest)

    let run = try sandbox.git("merge", "-q", "right", status: 1)

    #expect(run.errors.contains("base 100, left 110, right 120"), "\(run.errors)")
    #expect(run.errors.contains("next: ninefold git resolve Main.storyboard"), "\(run.errors)")
  }

  /// Two branches of the fixture with two scenes, made by replacements in its text.
  private func makeFlow(_ ours: (String, String)..., theirs: (String, String)) throws {
    let text = try Fixture.flow.text()
    func commit(_ text: String, _ message: String) throws {
      try sandbox.write(text, to: "Flow.storyboard")
      try sandbox.git("add", ".")
      try sandbox.git("commit", "-q", "-m", message)
    }
    try commit(text, "flow")
    try sandbox.branch("right", from: "main")
    try #require(text.contains(theirs.0))
    try commit(text.replacing(theirs.0, with: theirs.1), "right")
    try sandbox.branch("left", from: "main")
    var changed = text
    for edit in ours {
      try #require(changed.contains(edit.0), "\(edit.0)")
      changed = changed.replacing(edit.0, with: edit.1)
    }
    try commit(changed, "left")
  }

  @Test func `a deletion is reported with the scene's title and both branches`() throws {
    let text = try Fixture.flow.text()
    let start = try #require(text.range(of: "        <!--Sign In-->\n")).lowerBound
    let end = try #require(text.range(of: "    </scenes>\n")).lowerBound
    let segue = """
                              <segue destination="vc1-Fl-001" kind="relationship" \
      relationship="rootViewController" id="sg0-Fl-001"/>

      """
    try makeFlow(
      (String(text[start..<end]), ""),
      (#"        <segue reference="sg1-Fl-001"/>\#n"#, ""),
      (segue, ""),
      theirs: (#"title="Sign In" id="vc1"#, #"title="Log In" id="vc1"#)
    )

    let run = try sandbox.git("merge", "-q", "right", status: 1)

    let scene = #"scene "Sign In" (sc1-Fl-001)"#
    #expect(run.errors.contains("conflict at \(scene)\n"), "\(run.errors)")
    #expect(
      run.errors.contains("left deleted \(scene); right changed title of viewController"),
      "\(run.errors)"
    )
    #expect(run.errors.contains("from Sign In to Log In"), "\(run.errors)")
  }

  @Test func `in a rebase the message names both sides`() throws {
    try makeBranches(Sample.wider, Sample.widest)

    let run = try sandbox.git("rebase", "-q", "left", "right", status: 1)

    #expect(run.errors.contains("base 100, left 110, right"), "\(run.errors)")
    #expect(run.errors.contains("'ours' is left, on which git builds"), "\(run.errors)")
  }

  @Test(arguments: ["ours", "theirs"])
  func `git does not pass -X to drivers, and a side can be taken afterwards`(side: String) throws {
    try makeBranches(Sample.wider, Sample.widest)

    try sandbox.git("merge", "-q", "-X", side, "right", status: 1)

    #expect(try sandbox.text(of: sandbox.file).contains(Sample.wider.1))
    let run = try sandbox.ninefold("git", "resolve", sandbox.file, "--take-all", side)
    #expect(run.status == 0)
    let taken = side == "ours" ? Sample.wider.1 : Sample.widest.1
    #expect(try sandbox.text(of: sandbox.file).contains(taken))
  }

  @Test func `a problem that only the result has stops a merge, and can be accepted`() throws {
    try makeFlow(
      (#"title="Sign In" id="vc1"#, #"storyboardIdentifier="home" title="Sign In" id="vc1"#),
      theirs: (#"storyboardIdentifier="start""#, #"storyboardIdentifier="home""#)
    )

    let run = try sandbox.git("merge", "-q", "right", status: 1)
    #expect(run.errors.contains("new after the merge: duplicate-identifier"), "\(run.errors)")
    #expect(run.errors.contains("has the edits of both sides"), "\(run.errors)")
    let refused = try sandbox.ninefold("git", "resolve", "Flow.storyboard")
    #expect(refused.status == 1 && refused.errors.contains("--accept"), "\(refused.errors)")
    #expect(try sandbox.isUnmerged())

    #expect(try sandbox.ninefold("git", "resolve", "Flow.storyboard", "--accept").status == 0)
    #expect(try !sandbox.isUnmerged())
    let text = try sandbox.text(of: "Flow.storyboard")
    #expect(text.components(separatedBy: "storyboardIdentifier=\"home\"").count == 3)
  }

  // MARK: - Before a commit

  @Test func `a commit with open conflicts is stopped until they are resolved`() throws {
    #expect(try sandbox.ninefold("git", "install", "--hook").status == 0)
    try sandbox.git("add", ".")
    try makeBranches(Sample.wider, Sample.widest)
    try sandbox.git("merge", "-q", "right", status: 1)

    let run = try sandbox.git("commit", "-q", "-a", "-m", "merge", status: 1)
    #expect(run.errors.contains("Main.storyboard: 1 conflict is open"), "\(run.errors)")

    try sandbox.git("checkout", "-q", "-m", "--", sandbox.file)
    #expect(try sandbox.isUnmerged())
    let resolved = try sandbox.ninefold("git", "resolve", sandbox.file, "--take-all", "ours")
    #expect(resolved.status == 0, "\(resolved.errors)")
    try sandbox.git("commit", "-q", "-m", "merge")
  }

  @Test func `a file that was edited since, and a merge that was aborted, stop nothing`() throws {
    #expect(try sandbox.ninefold("git", "install", "--hook").status == 0)
    try makeBranches(Sample.wider, Sample.widest)
    try sandbox.git("merge", "-q", "right", status: 1)
    try sandbox.git("merge", "--abort")
    try sandbox.write("note\n", to: "note")
    try sandbox.git("add", "note")
    try sandbox.git("commit", "-q", "-m", "note")

    try sandbox.git("merge", "-q", "right", status: 1)
    let text = try sandbox.text(of: sandbox.file)
    try sandbox.write(
      text.replacing(Sample.wider.1, with: Sample.wider.1.replacing("110", with: "115")),
      to: sandbox.file
    )
    try sandbox.git("commit", "-q", "-a", "-m", "merge")
  }

  @Test func `another hook is kept, and ours is uninstalled`() throws {
    try sandbox.write("#!/bin/sh\nexit 0\n", to: ".git/hooks/pre-commit")
    let refused = try sandbox.ninefold("git", "install", "--hook")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("add the line 'ninefold git pre-commit' to it"))
    #expect(try sandbox.text(of: ".git/hooks/pre-commit") == "#!/bin/sh\nexit 0\n")

    try FileManager.default.removeItem(atPath: sandbox.path + "/.git/hooks/pre-commit")
    #expect(try sandbox.ninefold("git", "install", "--hook").status == 0)
    #expect(try sandbox.ninefold("git", "uninstall").status == 0)
    #expect(!sandbox.folder.has("work/.git/hooks/pre-commit"))
    #expect(try sandbox.ninefold("git", "install", "--hook", "--global").status == 64)
  }

  // MARK: - Tools

  @Test func `git difftool shows the difference in terms of layout`() throws {
    try sandbox.commit("wider", Sample.wider, Sample.frameByOne)

    let run = try sandbox.git("difftool", "-y", "-t", "ninefold", "HEAD~1", "HEAD")

    #expect(run.text.contains("constant: 100 -> 110"), "\(run.text) \(run.errors)")
    #expect(!run.text.contains("<rect"))
  }

  @Test func `git mergetool writes what is resolved in the project of the studio`() throws {
    try makeBranches(Sample.wider, Sample.widest, Sample.heading)
    try sandbox.git("merge", "-q", "right", status: 1)
    for (stage, name) in [(1, "base"), (2, "ours"), (3, "theirs")] {
      let blob = try sandbox.git("show", ":\(stage):\(sandbox.file)")
      try sandbox.write(blob.text, to: "../\(name)")
    }
    let place = try sandbox.folder.makeFolder("project")
    let tool = Process()
    tool.executableURL = Repository.binary
    tool.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
    tool.arguments = [
      "git", "mergetool", "../base", "../ours", "../theirs", sandbox.file, "--folder", place,
    ]
    tool.standardOutput = Pipe()
    try tool.run()

    let project = place + "/Merge.ninefold"
    let deadline = Date(timeIntervalSinceNow: 60)
    var isOpen = false
    while !isOpen, tool.isRunning, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.2)
      isOpen = try sandbox.ninefold("conflicts", "--project", project).status == 1
    }
    let settled = try sandbox.ninefold("resolve", "--all", "--theirs", "--project", project)
    while tool.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.1) }
    if tool.isRunning { tool.terminate() }
    tool.waitUntilExit()

    #expect(settled.status == 0 && tool.terminationStatus == 0, "\(settled.errors)")
    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.widest.1) && text.contains(Sample.heading.1))
  }
}
