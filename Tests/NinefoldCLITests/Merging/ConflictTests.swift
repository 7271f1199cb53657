import Foundation
import TestSupport
import Testing

/// Conflicts that a merge in the project leaves, and how they are settled.
struct ConflictTests {
  private let workspace: Workspace

  /// Two branches that set one constant differently; one deletes the label that the other renames and
  /// reaches out to, and each edits something beside that.
  private static let branches = Result {
    try Workspace(after: [
      ["commit", "-m", "first"], ["branch", "side"], ["set", "k30-Aa-001", "constant", "66"],
      ["set", "lb0-Aa-001", "text", "Ours"], ["set", "k10-Aa-001", "constant", "11"],
      ["switch", "side"], ["set", "k30-Aa-001", "constant", "77"],
      ["delete", "lb0-Aa-001", "--from", "outline"], ["set", "k20-Aa-001", "constant", "22"],
      ["switch", "main"],
    ])
  }

  init() throws {
    workspace = try Workspace(copying: try ConflictTests.branches.get())
  }

  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> CommandRun {
    let run = try CommandRun(arguments, in: workspace.folder.path)
    #expect(run.status == status, "\(arguments): \(run.errors)")
    return run
  }

  private func text() throws -> String {
    try run("export", "Adaptive.storyboard", "--stdout").text
  }

  private func roots() throws -> [String] {
    let answer = try CommandRun(["conflicts", "--json"], in: workspace.folder.path).json
    let conflicts = try #require(answer["conflicts"] as? [[String: Any]])
    return try conflicts.map { try #require($0["root"] as? String) }
  }

  @Test func `compatible changes merge, and each conflict is a row with our side`() throws {
    let before = try text()

    let merged = try run("merge", "side", "--json", status: 1).json

    let conflicts = try #require(merged["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 2)
    #expect(conflicts.map { $0["base"] as? String } == ["Beds & borders", "100"])
    #expect(conflicts.map { $0["ours"] as? String } == ["Ours", "66"])
    #expect(conflicts.map { $0["theirs"] as? String } == [nil, "77"])
    // The difference to our side is what they edited beside the conflicts.
    let (old, new) = (before.split(separator: "\n"), try text().split(separator: "\n"))
    let differing = zip(old, new).filter { $0 != $1 }
    #expect(old.count == new.count && differing.count == 1)
    #expect(differing.first?.1.contains("constant=\"22\"") ?? false)
    let rows = try run("sql", "SELECT object, path, theirs FROM mergeConflict", "--json").json
    #expect((rows["rows"] as? [Any])?.count == 2)
    let listed = try run("conflicts", status: 1).text
    #expect(listed.contains("both sides changed constant of constraint Side.width = "))
    #expect(listed.contains(": base 100, main 66, side 77"), "\(listed)")
    #expect(listed.contains("side deleted label"), "\(listed)")
    try run("verify")
  }

  @Test func `a conflict names a picked edit as an edit`() throws {
    try run("switch", "side")
    let log = try run("log", "k30-Aa-001", "--limit", "1", "--json").json
    let edit = try #require((log["edits"] as? [[String: Any]])?.first?["edit"] as? Int)
    try run("switch", "main")

    let picked = try run("cherry-pick", "\(edit)", status: 1)

    #expect(picked.text.contains("main 66, edit \(edit) 77"), "\(picked.text)")
  }

  @Test func `an edit resolves each conflict, and undo reverses the edits and the merge`() throws {
    let before = try text()
    try run("merge", "side", status: 1)
    let merged = try text()

    try run("resolve", "lb0-Aa-001", "--theirs")
    #expect(try roots() == ["k30-Aa-001"])
    #expect(try !text().contains("lb0-Aa-001"))
    try run("resolve", "Adaptive.storyboard:k30-Aa-001", "--value", "70")
    #expect(try roots().isEmpty)
    #expect(try text().contains("constant=\"70\""))
    try run("verify")

    try run("undo", "2")
    #expect(try roots().sorted() == ["k30-Aa-001", "lb0-Aa-001"])
    #expect(try text() == merged)
    try run("undo")
    #expect(try roots().isEmpty)
    #expect(try text() == before)
    // What was undone can be merged again, or redone.
    try run("merge", "side", "--dry-run", status: 1)
    try run("redo", "3")
    #expect(try roots().isEmpty)
    try run("verify")
  }

  @Test func `base and ours are choices too, and other edits stay`() throws {
    try run("merge", "side", status: 1)
    try run("set", "lb0-Aa-001", "textColor", "#336699")
    try run("set", "k10-Aa-001", "constant", "12")

    try run("resolve", "k30-Aa-001", "--base")
    try run("resolve", "lb0-Aa-001", "--ours")

    let text = try text()
    #expect(text.contains("text=\"Ours\"") && text.contains("constant=\"12\""))
    #expect(!text.contains("constant=\"66\"") && !text.contains("constant=\"77\""))
    #expect(text.contains("textColor"))
  }

  @Test func `nothing is committed, merged or pushed over an open conflict`() throws {
    try run("merge", "side", status: 1)

    #expect(try run("commit", "-m", "no", status: 1).errors.contains("2 conflicts are open"))
    #expect(try run("cherry-pick", "5", status: 1).errors.contains("2 conflicts are open"))
    try run("switch", "side")
    #expect(try roots().isEmpty)
    #expect(
      try run("merge", "main", status: 1).errors.contains(
        "the revision to merge has open conflicts"
      )
    )
    try run("switch", "main")
    #expect(try roots().count == 2)
    #expect(try run("conflicts", "--at", "HEAD").errors.contains("No conflicts."))
    try run("resolve", "--all", "--theirs")
    try run("commit", "-m", "merged")
    try run("verify")
  }

  @Test func `without a terminal the options are named, and wrong names are reported`() throws {
    try run("merge", "side", status: 1)

    #expect(try run("resolve", status: 2).errors.contains("ninefold resolve --all --ours"))
    let unknown = try run("resolve", "nobody", "--ours", status: 1)
    #expect(unknown.errors.contains("there are conflicts at"))
    let whole = try run("resolve", "lb0-Aa-001", "--value", "x", "--path", "text", status: 1)
    #expect(whole.errors.contains("choose ours"))
    #expect(try run("resolve", "lb0-Aa-001", status: 64).errors.contains("Give a resolution"))
    #expect(try run("resolve", "k30-Aa-001", "--value", "wide", status: 2).errors.contains("wide"))
    let dry = try run("resolve", "k30-Aa-001", "--theirs", "--dry-run")
    #expect(dry.errors.contains("Dry run"))
    #expect(try roots().count == 2)
  }

  @Test func `a side can be given to all, and conflicts travel with their edit`() throws {
    try run("merge", "side", "--theirs", "--dry-run")
    try run("merge", "side", status: 1)
    try run("bundle", "all.bundle")
    try run("clone", "all.bundle", "Copy.ninefold")

    let there = ["conflicts", "--json", "--project", "Copy.ninefold"]
    let answer = try CommandRun(there, in: workspace.folder.path).json
    #expect((answer["conflicts"] as? [Any])?.count == 2)
    try run("resolve", "--all", "--theirs", "--project", "Copy.ninefold")
    try run("verify", "--project", "Copy.ninefold")
  }
}
