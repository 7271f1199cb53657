import Foundation
import TestSupport
import Testing

/// Cosmetic changes of Xcode are reverted, and no others.
struct GitTidyTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.begin()
  }

  /// Changes the file of the work tree.
  private func edit(_ edits: (String, String)...) throws {
    var text = try sandbox.text(of: sandbox.file)
    for (old, new) in edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    try sandbox.write(text, to: sandbox.file)
  }

  private func reverted(_ run: CommandRun) -> [String] {
    let files = run.json["files"] as? [[String: Any]] ?? []
    let changes = files.flatMap { $0["reverted"] as? [[String: Any]] ?? [] }
    return changes.map { "\($0["kind"] ?? "") \($0["path"] ?? "")" }
  }

  @Test func `a file with noise only gets the committed content`() throws {
    let before = try sandbox.text(of: sandbox.file)
    try edit(Sample.newTools, Sample.frameByOne)
    let changed = try sandbox.text(of: sandbox.file)

    let dry = try sandbox.ninefold("git", "tidy", "--dry-run")
    #expect(dry.status == 1)
    #expect(dry.text == "Main.storyboard: would revert 1 frame, 1 header\n")
    #expect(try sandbox.text(of: sandbox.file) == changed)
    let run = try sandbox.ninefold("git", "tidy", "--json")

    #expect(run.status == 0)
    #expect(reverted(run).sorted() == ["frame frame", "header toolsVersion"])
    #expect(try sandbox.text(of: sandbox.file) == before)
    #expect(try sandbox.ninefold("git", "tidy", "--dry-run").status == 0)
  }

  @Test func `an edit stays, and so do the frames of its scene`() throws {
    try edit(Sample.newTools, Sample.frameByOne, Sample.wider)

    let run = try sandbox.ninefold("git", "tidy")

    #expect(run.status == 0)
    #expect(run.text.contains("reverted 1 header\n"), "\(run.text)")
    #expect(run.text.contains("kept 1 frame beside edits\n"), "\(run.text)")
    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.newTools.0))
    #expect(text.contains(Sample.frameByOne.1) && text.contains(Sample.wider.1))
  }

  /// Commands that stop before their commit, and whether the changes of another commit are in the
  /// work tree until it is finished.
  private static let stopping: [(arguments: [String], isMerging: Bool)] = [
    (["merge", "--no-ff", "--no-commit", "side"], true),
    (["cherry-pick", "conflict"], true),
    (["revert", "conflict^"], true),
    (["rebase", "conflict"], false),
    (["merge", "--squash", "side"], false),
  ]

  @Test(arguments: stopping)
  func `nothing is tidied while git merges, but against a revision`(
    arguments: [String],
    isMerging: Bool
  ) throws {
    try sandbox.branch("side", from: "HEAD")
    try sandbox.commit("noise", Sample.newTools)
    try sandbox.branch("conflict", from: "side")
    try sandbox.write("theirs", to: "notes.txt")
    try sandbox.git("add", ".")
    try sandbox.commit("a file of both")
    try sandbox.write("theirs, later", to: "notes.txt")
    try sandbox.commit("its change")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("ours", to: "notes.txt")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-q", "-m", "the same file")
    try sandbox.git(arguments, status: arguments[0] == "merge" ? 0 : 1)
    try edit(Sample.frameByOne)
    let edited = try sandbox.text(of: sandbox.file)

    let run = try sandbox.ninefold("git", "tidy", "--json")
    #expect(run.status == 0)
    #expect(run.json["merging"] as? Bool == isMerging)
    #expect(try (sandbox.text(of: sandbox.file) == edited) == isMerging)
    #expect(run.errors.contains("is in progress") == isMerging, "\(run.errors)")

    let forced = try sandbox.ninefold("git", "tidy", "--against", "HEAD", "--json")
    #expect(forced.json["merging"] as? Bool == false)
    #expect(try sandbox.text(of: sandbox.file) != edited)
  }

  @Test func `only the given kinds of changes are reverted`() throws {
    try edit(Sample.newTools, Sample.frameByOne)

    #expect(try sandbox.ninefold("git", "tidy", "--only", "frame").status == 0)

    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.newTools.1) && text.contains(Sample.frameByOne.0))
    #expect(try sandbox.ninefold("git", "tidy", "--only", "canvas").status == 64)
  }

  @Test func `one hunk is reverted by its id, and the others keep their ids`() throws {
    try edit(Sample.newTools, Sample.frameByOne)
    func hunks() throws -> [String] {
      let files = try sandbox.ninefold("git", "tidy", "--dry-run", "--json").json["files"]
      let hunks = (files as? [[String: Any]] ?? []).flatMap {
        $0["hunks"] as? [[String: Any]] ?? []
      }
      return hunks.compactMap { $0["id"] as? String }
    }
    let ids = try hunks()
    try #require(ids.count == 2)

    #expect(try sandbox.ninefold("git", "tidy", "--hunk", ids[1]).status == 0)

    let text = try sandbox.text(of: sandbox.file)
    #expect(text.contains(Sample.newTools.1) && text.contains(Sample.frameByOne.0))
    #expect(try hunks() == [ids[0]])
    let unknown = try sandbox.ninefold("git", "tidy", "--hunk", ids[1])
    #expect(unknown.status == 2 && unknown.errors.contains("no hunk \(ids[1])"))
    #expect(try sandbox.text(of: sandbox.file) == text)
  }

  @Test func `without a terminal, nobody is asked`() throws {
    try edit(Sample.newTools)

    let run = try sandbox.ninefold("git", "tidy", "--interactive")

    #expect(run.status == 2 && run.errors.contains("--hunk ID"))
    #expect(try sandbox.ninefold("git", "tidy", "--interactive", "--json").status == 64)
  }

  @Test func `the order of resources is reverted, and an edit is kept`() throws {
    let images = ["a", "b"].map { "        <image name=\"\($0)\" width=\"9\" height=\"9\"/>\n" }
    let start = "    <resources>\n"
    try sandbox.commit("resources", (start, start + images.joined()))
    let text = try sandbox.text(of: sandbox.file)
    try edit((images.joined(), images.reversed().joined()), Sample.wider)

    let run = try sandbox.ninefold("git", "tidy", "--json")

    #expect(reverted(run).allSatisfy { $0.hasPrefix("resource ") || $0.hasPrefix("formatting ") })
    #expect(!reverted(run).isEmpty)
    #expect(
      try sandbox.text(of: sandbox.file) == text.replacing(Sample.wider.0, with: Sample.wider.1)
    )
  }

  @Test func `each reverted change is listed with words for values that are not set`() throws {
    try edit(Sample.newTools, Sample.frameByOne)

    let run = try sandbox.ninefold("git", "tidy", "--all", "--dry-run")

    #expect(run.status == 1)
    #expect(run.text.contains(" back to "), "\(run.text)")
    #expect(!run.text.contains("none"), "\(run.text)")
  }

  @Test func `a color in another color space is kept`() throws {
    let color = #"red="0.40000000000000002" green="0.25" blue="0.10000000000000001" alpha="1""#
    try edit(
      Sample.newTools,
      (
        "<color \(color) colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
        "<color \(color) colorSpace=\"calibratedRGB\"/>"
      )
    )

    let run = try sandbox.ninefold("git", "tidy", "--json")

    #expect(reverted(run) == ["header toolsVersion"], "\(run.text)")
    #expect(try sandbox.text(of: sandbox.file).contains("calibratedRGB"))
  }

  @Test func `staged content is tidied, and so is a file of the work tree that equals it`() throws {
    try edit(Sample.newTools, Sample.wider)
    try sandbox.git("add", sandbox.file)

    #expect(try sandbox.ninefold("git", "tidy", "--cached").status == 0)

    let staged = try sandbox.git("show", ":\(sandbox.file)").text
    #expect(staged.contains(Sample.newTools.0) && staged.contains(Sample.wider.1))
    #expect(try sandbox.text(of: sandbox.file) == staged)
  }

  @Test func `a file that was edited after it was staged stays as it is`() throws {
    try edit(Sample.newTools, Sample.wider)
    try sandbox.git("add", sandbox.file)
    try edit(Sample.heading)
    let work = try sandbox.text(of: sandbox.file)

    #expect(try sandbox.ninefold("git", "tidy", "--cached").status == 0)

    #expect(try !sandbox.git("show", ":\(sandbox.file)").text.contains(Sample.newTools.1))
    #expect(try sandbox.text(of: sandbox.file) == work)
  }

  @Test func `the hook tidies what is committed`() throws {
    #expect(try sandbox.ninefold("git", "install", "--hook", "--tidy").status == 0)
    try edit(Sample.newTools, Sample.wider)
    try sandbox.git("commit", "-q", "-a", "-m", "wider")

    let committed = try sandbox.git("show", "HEAD:\(sandbox.file)").text
    #expect(committed.contains(Sample.newTools.0) && committed.contains(Sample.wider.1))
    #expect(try sandbox.ninefold("git", "install", "--tidy").status == 64)
  }

  @Test func `git's filter tidies what is added, and the status is clean afterwards`() throws {
    let binary = Repository.binary.path
    try sandbox.git("config", "filter.ninefold.clean", "'\(binary)' git tidy --filter %f")
    try sandbox.write("*.storyboard filter=ninefold\n", to: ".git/info/attributes")
    try edit(Sample.newTools, Sample.frameByOne, Sample.wider)
    try sandbox.git("commit", "-q", "-a", "-m", "wider")

    let committed = try sandbox.git("show", "HEAD:\(sandbox.file)").text
    #expect(committed.contains(Sample.newTools.0) && committed.contains(Sample.wider.1))
    #expect(try sandbox.text(of: sandbox.file).contains(Sample.newTools.1))
    #expect(try sandbox.git("status", "--porcelain").text.isEmpty)
  }

  @Test func `git's filter passes the content through while git merges`() throws {
    try sandbox.branch("side", from: "HEAD")
    try sandbox.commit("noise", Sample.newTools)
    try sandbox.git("checkout", "-q", "main")
    try sandbox.git("merge", "-q", "--no-ff", "--no-commit", "side")
    let binary = Repository.binary.path
    try sandbox.git("config", "filter.ninefold.clean", "'\(binary)' git tidy --filter %f")
    try sandbox.write("*.storyboard filter=ninefold\n", to: ".git/info/attributes")
    try edit(Sample.frameByOne)

    let added = try sandbox.git("add", sandbox.file)

    #expect(added.errors.contains("a merge, cherry-pick or revert is in progress"))
    let staged = try sandbox.git("show", ":\(sandbox.file)").text
    #expect(staged.contains(Sample.newTools.1) && staged.contains(Sample.frameByOne.1))
  }

  @Test func `unreadable, new and merging files are left as they are`() throws {
    try sandbox.write("no document\n", to: "New.xib")
    #expect(try sandbox.ninefold("git", "tidy").status == 0)
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-q", "-m", "new")
    try sandbox.write("no document at all\n", to: "New.xib")

    let run = try sandbox.ninefold("git", "tidy")

    #expect(run.text.contains("New.xib: left as it is: "), "\(run.text)")
    #expect(try sandbox.text(of: "New.xib") == "no document at all\n")
  }
}
