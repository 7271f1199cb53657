import Foundation
import TestSupport
import Testing

/// git itself merges, with the driver installed.
struct GitDriverTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.begin()
  }

  /// Two branches that git can't merge by lines and that don't conflict: neighbouring lines, both
  /// frames, both tool versions.
  private func makeBranches() throws {
    try sandbox.branch("ours", from: "main")
    try sandbox.commit("width", Sample.wider, Sample.frameByOne, Sample.newTools)
    try sandbox.branch("theirs", from: "main")
    try sandbox.commit("heading", Sample.heading)
    try sandbox.commit("compact", Sample.compactWidth, Sample.frameByTwo, Sample.newerTools)
  }

  private func expectBothSides() throws {
    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.wider.1))
    #expect(text.contains(Sample.compactWidth.1))
    #expect(text.contains(Sample.heading.1))
    #expect(try sandbox.git("status", "--porcelain").text.isEmpty)
    try sandbox.expectOpens()
  }

  @Test func `git merges what it can't merge by lines`() throws {
    try makeBranches()
    try sandbox.git("checkout", "-q", "ours")
    try sandbox.git("-c", "merge.ninefold.driver=false", "merge", "-q", "theirs", status: 1)
    try sandbox.git("merge", "--abort")

    try sandbox.git("merge", "-q", "-m", "merge", "theirs")

    try expectBothSides()
  }

  @Test func `git rebases one branch on the other`() throws {
    try makeBranches()

    try sandbox.git("rebase", "-q", "ours", "theirs")

    try expectBothSides()
    #expect(try sandbox.git("rev-list", "--count", "main..theirs").text == "3\n")
  }

  @Test func `git cherry-picks and reverts single edits`() throws {
    try makeBranches()
    try sandbox.git("checkout", "-q", "ours")

    try sandbox.git("cherry-pick", "theirs")
    try sandbox.git("cherry-pick", "theirs~1")
    try expectBothSides()
    try sandbox.git("revert", "--no-edit", "HEAD~2")

    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.wider.0))
    #expect(text.contains(Sample.compactWidth.1))
    #expect(text.contains(Sample.heading.1))
  }

  @Test func `git stash pop merges too, and so does a renamed file`() throws {
    try makeBranches()
    try sandbox.git("checkout", "-q", "ours")
    try sandbox.git("mv", sandbox.file, "Start.storyboard")
    try sandbox.git("commit", "-q", "-m", "rename")

    try sandbox.git("merge", "-q", "-m", "merge", "theirs")

    let text = try sandbox.text(of: "Start.storyboard")
    #expect(text.contains(Sample.wider.1) && text.contains(Sample.compactWidth.1))
    try sandbox.write(text.replacingOccurrences(of: "Side", with: "Aside"), to: "Start.storyboard")
    try sandbox.git("stash", "-q")
    try sandbox.git("reset", "-q", "--hard", "HEAD~1")
    try sandbox.git("stash", "pop", "-q")
    #expect(try sandbox.text(of: "Start.storyboard").contains("Aside"))
    #expect(try !sandbox.isUnmerged())
  }

  @Test func `with a conflict git stops, names it, and the file opens`() throws {
    try sandbox.branch("ours", from: "main")
    try sandbox.commit("wider", Sample.wider)
    try sandbox.branch("theirs", from: "main")
    try sandbox.commit("widest", Sample.widest, Sample.heading)
    try sandbox.git("checkout", "-q", "ours")

    let run = try sandbox.git("merge", "-q", "theirs", status: 1)

    #expect(
      run.errors.contains(
        "Main.storyboard:   both sides changed constant of constraint Side.width = 110 (k30-Aa-001):"
          + " base 100, ours 110, theirs 120"
      ),
      "\(run.errors)"
    )
    #expect(try sandbox.isUnmerged())
    try sandbox.expectOpens()
    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.wider.1) && text.contains(Sample.heading.1))
    try sandbox.git("commit", "-q", "-a", "-m", "settled")
    #expect(try !sandbox.isUnmerged())
  }

  @Test func `a rebase stops at the edit that conflicts and goes on`() throws {
    try sandbox.branch("ours", from: "main")
    try sandbox.commit("wider", Sample.wider)
    try sandbox.branch("theirs", from: "main")
    try sandbox.commit("widest", Sample.widest)
    try sandbox.commit("heading", Sample.heading)

    try sandbox.git("rebase", "-q", "ours", status: 1)
    try sandbox.expectOpens()
    try sandbox.git("checkout", "--theirs", sandbox.file)
    try sandbox.git("add", sandbox.file)
    try sandbox.git("rebase", "--continue")

    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.widest.1) && text.contains(Sample.heading.1))
  }

  @Test func `git show and cherry-pick of a conflict leave three versions to merge again`() throws {
    try sandbox.branch("ours", from: "main")
    try sandbox.commit("wider", Sample.wider)
    try sandbox.branch("theirs", from: "main")
    try sandbox.commit("widest", Sample.widest)
    try sandbox.git("checkout", "-q", "ours")
    try sandbox.git("cherry-pick", "theirs", status: 1)
    for (stage, name) in [(1, "base"), (2, "ours"), (3, "theirs")] {
      let blob = try sandbox.git("show", ":\(stage):\(sandbox.file)")
      try sandbox.write(blob.text, to: "../\(name).storyboard")
    }

    let run = try sandbox.ninefold(
      "merge-file",
      "base.storyboard",
      "ours.storyboard",
      "theirs.storyboard",
      "--json",
      in: sandbox.folder.path
    )

    #expect(run.status == 1)
    #expect((run.json["conflicts"] as? [Any])?.count == 1)
  }

  @Test func `criss-cross merges go through a virtual base that reads`() throws {
    try sandbox.branch("left", from: "main")
    try sandbox.commit("wider", Sample.wider, Sample.newTools)
    try sandbox.branch("right", from: "main")
    try sandbox.commit("widest", Sample.widest, Sample.newerTools)
    // Each merges the first commit of the other, and both settle on a third width.
    for (branch, other) in [("left", "right"), ("right", "left~1")] {
      try sandbox.git("checkout", "-q", branch)
      try sandbox.git("merge", "-q", other, status: 1)
      let width = branch == "left" ? Sample.wider.1 : Sample.widest.1
      try sandbox.commit("both", (width, Sample.wider.1.replacing("110", with: "130")))
    }
    try sandbox.commit("heading", Sample.heading)
    try sandbox.git("checkout", "-q", "left")
    try sandbox.commit("compact", Sample.compactWidth)
    #expect(try sandbox.git("merge-base", "--all", "left", "right").lines.count == 2)

    let run = try sandbox.git("merge", "-m", "merge", "right")

    #expect(!run.errors.contains("conflict at"), "\(run.errors)")
    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.wider.1.replacing("110", with: "130")))
    #expect(text.contains(Sample.heading.1) && text.contains(Sample.compactWidth.1))
    try sandbox.expectOpens()
  }

  @Test func `a document that both sides added merges without a base`() throws {
    let text = try Fixture.flow.text()
    try sandbox.branch("ours", from: "main")
    try sandbox.write(text, to: "Flow.storyboard")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-q", "-m", "ours")
    try sandbox.branch("theirs", from: "main")
    try sandbox.write(
      text.replacingOccurrences(of: "toolsVersion=\"", with: "toolsVersion=\"9"),
      to: "Flow.storyboard"
    )
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-q", "-m", "theirs")

    try sandbox.git("merge", "-q", "-m", "merge", "ours")

    #expect(try sandbox.ninefold("git", "textconv", "Flow.storyboard").errors.isEmpty)
  }

  @Test func `an unreadable version is merged by lines, or the file keeps our side`() throws {
    let lines = (1...30).map { "<archive line=\"\($0)\"/>" }
    func version(_ line: Int, _ text: String) -> String {
      var lines = lines
      lines[line] = text
      return lines.joined(separator: "\n") + "\n"
    }
    try sandbox.write(lines.joined(separator: "\n") + "\n", to: "Old.xib")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-q", "-m", "archive")
    for (branch, line, text) in [("a", 1, "<a/>"), ("b", 28, "<b/>"), ("c", 1, "<c/>")] {
      try sandbox.branch(branch, from: "main")
      try sandbox.write(version(line, text), to: "Old.xib")
      try sandbox.git("commit", "-q", "-a", "-m", branch)
    }
    try sandbox.git("checkout", "-q", "a")

    let clean = try sandbox.git("merge", "-q", "-m", "merge", "b")
    #expect(clean.errors.contains("Old.xib: merged by lines"))
    let merged = try sandbox.text(of: "Old.xib")
    #expect(merged.contains("<a/>") && merged.contains("<b/>"))

    let conflict = try sandbox.git("merge", "-q", "-m", "merge", "c", status: 1)
    #expect(conflict.errors.contains("Old.xib: kept our side"))
    #expect(try sandbox.text(of: "Old.xib") == merged)
    #expect(try sandbox.isUnmerged())
  }

  @Test func `any file name goes through the drivers`() throws {
    for name in ["-n.storyboard", "It's \"my\" $HOME view.storyboard", "täglich\t.storyboard"] {
      try sandbox.git("checkout", "-q", "main")
      try sandbox.write(try Fixture.adaptive.text(), to: name)
      try sandbox.git("add", "--", name)
      try sandbox.git("commit", "-q", "-m", "add")
      for (branch, edit) in [("left", Sample.wider), ("right", Sample.widest)] {
        try sandbox.git("checkout", "-q", "-B", branch, "main")
        let text = try sandbox.text(of: name)
        try sandbox.write(text.replacingOccurrences(of: edit.0, with: edit.1), to: name)
        try sandbox.git("commit", "-q", "-a", "-m", branch)
      }

      let difference = try sandbox.ninefold("git", "diff", "main", "right")
      let merge = try sandbox.git("merge", "-q", "left", status: 1)

      #expect(difference.text.contains("constant: 100 -> 120"), "\(name)")
      #expect(merge.errors.contains("(k30-Aa-001)"), "\(name)")
      try sandbox.git("merge", "--abort")
    }
  }

  @Test func `git diff and git log compare the text, ninefold git diff the layout`() throws {
    try sandbox.commit("wider", Sample.wider, Sample.frameByOne)
    try sandbox.commit("noise", (Sample.frameByOne.1, Sample.frameByOne.0))

    let patches = [
      try sandbox.git("diff", "HEAD~2", "HEAD~1").text,
      try sandbox.git("log", "-p", "-1", "--format=%s", "HEAD~1").text,
    ]
    let noise = try sandbox.git("log", "-p", "-1", "--format=%s").text
    let layout = try sandbox.ninefold("git", "diff", "HEAD~2", "HEAD~1")

    for patch in patches {
      #expect(patch.contains("@@ scene \"Garden\" (sc0-Aa-001)"))
      #expect(patch.contains("-        constraint sd0-Aa-001.width = 100  (k30-Aa-001)"))
      #expect(patch.contains("+        constraint sd0-Aa-001.width = 110  (k30-Aa-001)"))
      #expect(!patch.contains("<rect"))
    }
    // What the text leaves out changes its first line only.
    #expect(noise.components(separatedBy: "\n@@").count == 2)
    #expect(noise.contains("\n-# a text for people, not the file "))
    #expect(noise.contains("; if only this line differs, the change is cosmetic;"))
    #expect(layout.status == 0)
    #expect(layout.text.hasPrefix("layout Main.storyboard\n"))
    #expect(layout.text.contains("constant: 100 -> 110"))
    #expect(!layout.text.contains("<rect"))
  }

  @Test(arguments: ["html", "svg"])
  func `ninefold git diff draws what looks different, and nothing else`(format: String) throws {
    try sandbox.commit("text", ("Beds &amp; borders", "Plots"))
    let file = "changes.\(format)"
    let line = ["git", "diff", "--output=\(file)", "HEAD~1", "HEAD"]
    let drawn = try sandbox.ninefold(line[0], line[1], line[2], line[3], line[4])
    let page = try sandbox.text(of: file)

    #expect(drawn.status == 1, "\(drawn.errors)")
    #expect(drawn.text.contains("\(file): 1 scene"))
    #expect(page.contains("Garden"))
    if format == "html" { #expect(page.contains("Onion skin") && page.contains("Swipe")) }

    let same = try sandbox.ninefold("git", "diff", "--output", "none.\(format)", "HEAD", "HEAD")
    #expect(same.status == 0)
    #expect(same.errors.contains("Nothing looks different"))
  }

  @Test func `ninefold git diff draws added, deleted, staged and changed files of a folder`() throws
  {
    try sandbox.write(try Fixture.adaptive.text(), to: "Sub/New.storyboard")
    try sandbox.write("no document\n", to: "Broken.xib")
    try sandbox.git("add", ".")
    try sandbox.git("rm", "-q", sandbox.file)
    let staged = try sandbox.ninefold("git", "diff", "--cached", "--output=a.html")
    let page = try sandbox.text(of: "a.html")

    #expect(staged.status == 1)
    #expect(staged.errors.contains("not compared: Broken.xib"))
    #expect(page.contains("Sub/New.storyboard") && page.contains("Main.storyboard"))

    try sandbox.write(
      try sandbox.text(of: "Sub/New.storyboard").replacing("Beds &amp; borders", with: "Plots"),
      to: "Sub/New.storyboard"
    )
    // The file of the work tree is the new version.
    #expect(try sandbox.ninefold("git", "diff", "--output=b.html").status == 1)
    #expect(try sandbox.text(of: "b.html").contains("Sub/New.storyboard"))
    // Any other file gets git's own text.
    #expect(try sandbox.ninefold("git", "diff", "--output=c.txt").status == 0)
    #expect(try sandbox.ninefold("git", "diff", "--output=d.html", "no-such").status == 2)
  }

  @Test func `ninefold git diff shows added, deleted and unreadable files`() throws {
    try sandbox.write("no document\n", to: "Broken.xib")
    try sandbox.write(try Fixture.flow.text(), to: "New.storyboard")
    try sandbox.git("add", ".")
    try sandbox.git("rm", "-q", sandbox.file)

    let text = try sandbox.ninefold("git", "diff", "--cached").text

    #expect(text.contains("layout Broken.xib\n  compared by lines: "))
    #expect(text.contains("+no document"))
    #expect(text.contains("layout New.storyboard\n"))
    #expect(text.contains("layout Main.storyboard\n"))
  }

  @Test func `git diff has git's status and reports files that it compares by lines`() throws {
    #expect(try sandbox.ninefold("git", "diff", "--exit-code").status == 0)
    try sandbox.write(
      try sandbox.text(of: sandbox.file).replacing(Sample.wider.0, with: Sample.wider.1),
      to: sandbox.file
    )
    #expect(try sandbox.ninefold("git", "diff", "--exit-code", "--", sandbox.file).status == 1)
    #expect(try sandbox.ninefold("git", "diff", "no-such-revision").status == 128)
    #expect(try sandbox.ninefold("git", "uninstall").status == 0)
    // git reads attributes of the index where there is no file.
    try sandbox.git("rm", "-q", "--cached", ".gitattributes")

    let plain = try sandbox.ninefold("git", "diff")

    #expect(plain.errors.contains("git compares *.storyboard by lines here"))
    #expect(plain.text.contains("+") && plain.text.contains("constant=\"110\""))
  }

  // MARK: - Patches

  /// Applies what `git diff` wrote after an edit of a storyboard and of another file.
  private func applied(_ edit: (String, String), _ options: [String] = []) throws -> CommandRun {
    try sandbox.write("one\n", to: "notes")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-q", "-m", "notes")
    let text = try sandbox.text(of: sandbox.file)
    try sandbox.write(text.replacing(edit.0, with: edit.1), to: sandbox.file)
    try sandbox.write("two\n", to: "notes")
    let patch = try sandbox.git(["diff"] + options)
    try sandbox.write(patch.text, to: "../patch")
    try sandbox.git("checkout", "-q", ".")
    return try CommandRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "apply", "../patch"],
      in: sandbox.path
    )
  }

  @Test(arguments: [Sample.wider, Sample.frameByOne, Sample.newTools])
  func `git apply refuses what git diff shows of a storyboard, whatever changed`(
    edit: (String, String)
  ) throws {
    let run = try applied(edit)

    #expect(run.status == 1)
    #expect(run.errors.contains("Main.storyboard: patch does not apply"), "\(run.errors)")
    #expect(try sandbox.git("status", "--porcelain").text.isEmpty)
  }

  @Test(arguments: [Sample.wider, Sample.frameByOne])
  func `a patch without textconv brings the change`(edit: (String, String)) throws {
    let run = try applied(edit, ["--no-textconv"])

    #expect(run.status == 0, "\(run.errors)")
    #expect(try sandbox.text(of: sandbox.file).contains(edit.1))
    #expect(try sandbox.text(of: "notes") == "two\n")
  }

  @Test func `git format-patch and git am bring the change`() throws {
    try sandbox.commit("wider", Sample.wider, Sample.frameByOne)
    let patch = try sandbox.git("format-patch", "--stdout", "-1").text
    try sandbox.write(patch, to: "../patch")
    try sandbox.git("reset", "-q", "--hard", "HEAD~1")

    try sandbox.git("am", "-q", "../patch")

    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.wider.1) && text.contains(Sample.frameByOne.1))
  }

  @Test func `a file that git apply made of a readable text is refused with what to do`() throws {
    try sandbox.write(try Fixture.flow.text(), to: "New.storyboard")
    try sandbox.git("add", ".")
    try sandbox.write(try sandbox.git("diff", "--cached").text, to: "../patch")
    try sandbox.git("reset", "-q", "--hard")
    try sandbox.git("apply", "../patch")

    let run = try sandbox.ninefold("check", "New.storyboard")

    #expect((run.errors + run.text).contains("git diff --no-textconv"), "\(run.errors)\(run.text)")
    #expect(run.status != 0)
  }
}
