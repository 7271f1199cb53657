import Foundation
import TestSupport
import Testing

/// Two copies of a project that exchange edits.
struct ExchangeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try run("commit", "-m", "first")
    try run("clone", "App.ninefold", "Copy.ninefold", on: nil)
  }

  @discardableResult
  private func run(_ arguments: String..., on project: String? = "App", status: Int32 = 0) throws
    -> CommandRun
  {
    let place = project.map { ["--project", $0 + ".ninefold"] } ?? []
    let run = try CommandRun(arguments + place, in: workspace.folder.path)
    #expect(run.status == status, "\(arguments): \(run.errors)")
    return run
  }

  private func exported(_ project: String) throws -> [UInt8] {
    try run("export", "Adaptive.storyboard", "--stdout", on: project).output
  }

  @Test func `a pull moves forward, a push brings back, and both are the same`() throws {
    try run("set", "lb0-Aa-001", "text", "Ours")
    try run("commit", "-m", "second")

    let pulled = try run("pull", "--json", on: "Copy").json
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")
    let pushed = try run("push", "--json", on: "Copy").json

    #expect(pulled["edits"] as? Int == 1 && pulled["versions"] as? Int == 1)
    #expect(pulled["outcome"] as? String == "advanced")
    #expect(pushed["edits"] as? Int == 1)
    #expect(pushed["names"] as? [String] == ["main"])
    #expect(try exported("App") == exported("Copy"))
    #expect(try run("pull", on: "Copy").text.contains("Nothing new."))
    try run("verify")
    try run("verify", on: "Copy")
  }

  @Test func `edits on both sides are merged, by a pull or by the push`() throws {
    try run("set", "lb0-Aa-001", "text", "Ours")
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")

    let early = try run("push", "--dry-run", on: "Copy", status: 2)
    let pushed = try run("push", "--json", on: "Copy").json
    try run("set", "lb0-Aa-001", "text", "Ours again")
    try run("set", "k30-Aa-001", "constant", "78", on: "Copy")
    let pulled = try run("pull", "--json", on: "Copy").json
    try run("push", on: "Copy")

    #expect(early.errors.contains("run 'ninefold pull' first"))
    #expect(pushed["merges"] as? Int == 1 && pushed["edits"] as? Int == 2)
    #expect(pulled["outcome"] as? String == "merged")
    #expect(try exported("App") == exported("Copy"))
    #expect(try String(decoding: exported("App"), as: UTF8.self).contains("text=\"Ours again\""))
    try run("verify")
    try run("verify", on: "Copy")
  }

  @Test func `a conflict is listed, and our side applies until it is resolved`() throws {
    try run("set", "k30-Aa-001", "constant", "66")
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")
    let before = try exported("Copy")
    #expect(try run("push", on: "Copy", status: 1).errors.contains("a conflict with edits"))
    #expect(try run("conflicts", "--json", on: "Copy").json["conflicts"] as? [String] == [])

    let conflict = try run("pull", "--json", on: "Copy", status: 1).json

    let conflicts = try #require(conflict["conflicts"] as? [[String: Any]])
    #expect(conflicts.map { $0["object"] as? String } == ["k30-Aa-001"])
    #expect(try exported("Copy") == before)
    #expect(try run("push", on: "Copy", status: 1).errors.contains("a conflict is open"))
    #expect(try run("pull", on: "Copy").text.contains("Nothing new."))
    try run("resolve", "k30-Aa-001", "--theirs", on: "Copy")
    #expect(try exported("Copy") == exported("App"))
    try run("push", on: "Copy")
    try run("verify")
    try run("verify", on: "Copy")
  }

  @Test func `a pull that keeps ours is a merge, after which the other side can follow`() throws {
    try run("set", "k30-Aa-001", "constant", "66")
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")
    let before = try exported("Copy")

    try run("pull", "--ours", on: "Copy")
    try run("push", on: "Copy")

    #expect(try exported("Copy") == before)
    #expect(try exported("App") == before)
  }

  @Test func `a bundle carries edits, and can be cloned`() throws {
    try run("set", "lb0-Aa-001", "text", "Ours")
    try run("bundle", "all.bundle")
    try run("bundle", "rest.bundle", "--since", "HEAD")

    try run("clone", "all.bundle", "Third.ninefold", on: nil)
    let fetched = try run("fetch", "rest.bundle", "--as", "mail", "--json", on: "Copy").json
    try run("merge", "mail/main", on: "Copy")
    try run("init", "Empty.ninefold", on: nil)
    let refused = try run("fetch", "rest.bundle", on: "Empty", status: 2)

    #expect(fetched["edits"] as? Int == 1)
    #expect(fetched["names"] as? [String] == ["mail/main"])
    #expect(try exported("Third") == exported("App"))
    #expect(try exported("Copy") == exported("App"))
    #expect(refused.errors.contains("the received edits are refused: edit"))
    #expect(try run("documents", "--json", on: "Empty").json["documents"] as? [Any] != nil)
    try run("verify", on: "Third")
  }

  @Test func `a damaged bundle is refused, and a clone of it leaves nothing`() throws {
    try run("bundle", "all.bundle")
    var bytes = try workspace.folder.bytes(of: "all.bundle")
    bytes[bytes.count / 2] ^= 1
    try workspace.folder.write(bytes, to: "bad.bundle")

    let fetched = try run("fetch", "bad.bundle", on: "Copy", status: 2)
    try run("clone", "bad.bundle", "Fourth.ninefold", on: nil, status: 2)

    #expect(fetched.errors.contains("the received edits are refused: it is cut off or damaged"))
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("Fourth.ninefold")))
  }

  @Test func `a project without an origin says what to do`() throws {
    let run = try run("pull", status: 2)

    #expect(run.errors.contains("'ninefold remote add'"))
  }

  @Test func `a branch that is only behind does not stop a push`() throws {
    try run("branch", "side")
    try run("pull", on: "Copy")
    try run("switch", "side")
    try run("set", "lb0-Aa-001", "text", "Side")
    try run("branch", "side", "origin/side", on: "Copy")
    try run("set", "lb0-Aa-001", "text", "Side two")
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")

    let pushed = try run("push", "--json", on: "Copy").json

    #expect(pushed["names"] as? [String] == ["main"])
    try run("verify")
  }
}
