import Foundation
import TestSupport
import Testing

/// Histories of git that come in and go out again.
struct GitHistoryTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    #expect(try ninefold("init", "../App.ninefold").status == 0)
  }

  @discardableResult
  private func ninefold(_ arguments: String..., status: Int32 = 0) throws -> CommandRun {
    let line = arguments[0] == "init" ? arguments : arguments + ["--project", "../App.ninefold"]
    let run = try CommandRun(
      line,
      in: sandbox.path,
      environment: ["NINEFOLD_AUTHOR": "Ann <a@b.c>"]
    )
    #expect(run.status == status, "\(arguments): \(run.errors)")
    return run
  }

  private func commitAll(_ message: String) throws {
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "-m", message)
  }

  /// Ten commits: edits, a second file, a move, an archive, a deletion, one of other files only.
  private func makeHistory() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try commitAll("begin")
    try sandbox.commit("wider", Sample.wider)
    try sandbox.write(try Fixture.flow.text(), to: "Views/Flow.storyboard")
    try commitAll("a second one\n\nwith a täglich body")
    try sandbox.commit("frame", Sample.frameByOne, Sample.heading)
    try sandbox.git("mv", "Views/Flow.storyboard", "Flow it's \"new\".storyboard")
    try commitAll("move")
    try sandbox.write("<archive/>\n", to: "Old.xib")
    try sandbox.write(try Fixture.panel.text(), to: "Panel.xib")
    try commitAll("an archive")
    try sandbox.write("text\n", to: "notes.txt")
    try commitAll("no layout")
    try sandbox.commit("compact", Sample.compactWidth)
    try sandbox.write("<broken\n", to: "Panel.xib")
    try commitAll("break the panel")
    try sandbox.git("rm", "-q", "Panel.xib", "Old.xib")
    try commitAll("delete")
  }

  /// The blobs of a commit's documents by path; of the broken ones, none.
  private func blobs(_ commit: String) throws -> [String: String] {
    let lines = try sandbox.git("-c", "core.quotePath=off", "ls-tree", "-r", "-z", commit).text
      .split(separator: "\0")
    let pairs = lines.map { $0.split(separator: "\t", maxSplits: 1) }
    let documents = pairs.filter { $0[1].hasSuffix(".storyboard") || $0[1].hasSuffix(".xib") }
    return Dictionary(
      uniqueKeysWithValues: documents.map { (String($0[1]), String($0[0].suffix(40))) }
    )
  }

  @Test func `log and blame show the first line of a commit's message`() throws {
    try makeHistory()
    try ninefold("import", "--git", ".")

    let log = try ninefold("log").text
    let blame = try ninefold("blame", "k30-Aa-001").text.split(separator: "\n")

    #expect(log.contains("(a second one)\n"))
    #expect(!log.contains("body"))
    #expect(blame.first { $0.hasPrefix("constant: ") }?.hasSuffix("(wider)") == true)
    #expect(blame.first { $0.hasPrefix("constant: ") }?.contains("Ann") == true)
  }

  @Test func `a history comes in commit by commit and goes out as it was`() throws {
    try makeHistory()

    let report = try ninefold("import", "--git", ".", "--json").json

    let commits = try #require(report["commits"] as? [[String: Any]])
    #expect(commits.map { $0["title"] as? String }.first == "begin")
    #expect(commits.count == 9)
    let refused = commits.flatMap { $0["refused"] as? [[String: Any]] ?? [] }
    #expect(refused.count == 2)
    #expect((refused.first?["file"] as? String)?.hasSuffix(":Old.xib") == true)
    var compared = 0
    for commit in commits {
      let id = try #require(commit["commit"] as? String)
      // The commit that only breaks a file changes nothing here.
      guard let version = commit["version"] as? [String: Any] else {
        #expect(commit["title"] as? String == "break the panel")
        continue
      }
      let revision = try #require(version["id"] as? String)
      #expect(version["author"] as? String == "Ann <ann@example.com>")
      #expect((version["time"] as? String)?.hasPrefix("2026-03-01T09:00:00") == true)
      for (path, _) in try blobs(id) where path != "Old.xib" {
        let exported = try ninefold("export", path, "--stdout", "--at", revision)
        let expected = try sandbox.git("show", "\(id):\(path)")
        #expect(exported.output == expected.output, "\(id) \(path)")
        compared += 1
      }
    }
    #expect(compared == 16)
    #expect(try ninefold("verify").status == 0)

    try ninefold("export", "--git-fast-export", "--output", "../history.stream")
    try sandbox.git("init", "-q", "-b", "main", "../out.git", "--bare")
    let stream = try Data(sandbox.folder.bytes(of: "history.stream"))
    try feed(stream)
    try sandbox.git("-C", "../out.git", "fsck", "--strict")
    let written = try sandbox.git("-C", "../out.git", "log", "--format=%H", "--reverse", "main")
      .lines
    let kept = commits.filter { $0["version"] is [String: Any] }.compactMap {
      $0["commit"] as? String
    }
    #expect(written.count == 8 && kept.count == 8)
    for (new, old) in zip(written, kept) {
      let form = "--format=%an <%ae> %at %B"
      let told = try sandbox.git("-C", "../out.git", "log", "-1", form, new).text
      #expect(try told == sandbox.git("log", "-1", form, old).text)
      let tree = try sandbox.git("-C", "../out.git", "ls-tree", "-r", "-z", new).text
      var expected = try blobs(old)
      expected["Old.xib"] = nil
      #expect(tree.split(separator: "\0").count == expected.count)
      for (path, blob) in expected { #expect(tree.contains("\(blob)\t\(path)"), "\(path)") }
    }
  }

  /// Gives a stream to `git fast-import`.
  private func feed(_ stream: Data) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", sandbox.folder.path("out.git"), "fast-import", "--quiet"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: stream)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a second import brings in what is new, and nothing twice`() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try commitAll("begin")
    try ninefold("import", "--git", ".")
    try sandbox.commit("wider", Sample.wider)

    let dry = try ninefold("import", "--git", ".", "--dry-run", "--json").json
    let second = try ninefold("import", "--git", ".", "--json").json
    let third = try ninefold("import", "--git", ".", "--json").json

    #expect(((dry["commits"] as? [[String: Any]])?.first?["version"]) is NSNull)
    #expect((second["commits"] as? [Any])?.count == 1)
    #expect(second["known"] as? Int == 1)
    #expect((third["commits"] as? [Any])?.isEmpty == true)
    #expect(third["known"] as? Int == 2)
    // What undo took back can come again; undo was an edit.
    try ninefold("undo", "2")
    try ninefold("import", "--git", ".", status: 1)
    let forced = try ninefold("import", "--git", ".", "--force", "--json").json
    #expect(forced["known"] as? Int == 1)
    #expect(try ninefold("export", sandbox.file, "--stdout").text == sandbox.text(of: sandbox.file))
  }

  @Test func `a clone of a bundle continues the import where the project stopped`() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try commitAll("begin")
    try sandbox.commit("wider", Sample.wider)
    try ninefold("import", "--git", ".")
    try ninefold("bundle", "../all.bundle")
    let copy = ["--project", "../Copy.ninefold"]
    let clone = ["clone", "../all.bundle", "../Copy.ninefold"]
    #expect(try CommandRun(clone, in: sandbox.path).status == 0)
    try sandbox.commit("label", Sample.heading)

    let rest = try CommandRun(["import", "--git", ".", "--json"] + copy, in: sandbox.path).json

    #expect(rest["known"] as? Int == 2)
    #expect((rest["commits"] as? [Any])?.count == 1)
    #expect(try CommandRun(["verify"] + copy, in: sandbox.path).status == 0)
  }

  @Test func `git's history overwrites edits only with --force`() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try commitAll("begin")
    try ninefold("import", "--git", ".")
    try ninefold("set", "lb0-Aa-001", "text", "Mine")
    try sandbox.commit("wider", Sample.wider)

    let refusal = try ninefold("import", "--git", ".", status: 1)
    try ninefold("import", "--git", ".", "--force")

    #expect(refusal.errors.contains(sandbox.file))
    #expect(try ninefold("export", sandbox.file, "--stdout").text == sandbox.text(of: sandbox.file))
  }

  @Test func `a rewritten history is refused and the project stays as it was`() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try commitAll("begin")
    try ninefold("import", "--git", ".")
    try sandbox.git("commit", "-q", "--amend", "-m", "other")

    let run = try ninefold("import", "--git", ".", status: 2)

    #expect(run.errors.contains("no longer in the history"))
    #expect(try ninefold("log", "--json").json["edits"] as? [Any] != nil)
  }

  @Test func `only the paths asked for come, and they stay inside the repository`() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try sandbox.write(try Fixture.flow.text(), to: "Views/Flow.storyboard")
    try commitAll("begin")

    let outside = try ninefold("import", "--git", ".", "../work", status: 2)
    let unknown = try ninefold("import", "--git", ".", "--revision=--all", status: 2)
    try ninefold("import", "--git", ".", "Views/")

    #expect(outside.errors.contains("'../work' is not a path in the repository"))
    #expect(unknown.errors.contains("git rev-parse"))
    #expect(try ninefold("documents").text.contains("Views/Flow.storyboard"))
    #expect(try !ninefold("documents").text.contains(sandbox.file))
    #expect(try ninefold("import", "--git", ".", status: 2).errors.contains("Views"))
  }

  @Test func `branches, tags and merges become git's, whatever their names`() throws {
    try sandbox.write(try Fixture.adaptive.text(), to: sandbox.file)
    try ninefold("import", sandbox.file)
    try ninefold("commit", "-m", "first")
    try ninefold("tag", "v1.0")
    try ninefold("switch", "--create", "side/..odd.lock")
    try ninefold("set", "lb0-Aa-001", "text", "Side")
    try ninefold("commit", "-m", "side")
    try ninefold("switch", "main")
    try ninefold("set", "k30-Aa-001", "constant", "77")
    try ninefold("commit", "-m", "ours")
    try ninefold("merge", "side/..odd.lock")
    try ninefold("commit", "-m", "joined")
    try ninefold("branch", "side")

    try sandbox.git("init", "-q", "-b", "main", "../out.git", "--bare")
    try feed(Data(ninefold("export", "--git-fast-export").output))

    try sandbox.git("-C", "../out.git", "fsck", "--strict")
    let graph = try sandbox.git("-C", "../out.git", "log", "--format=%s: %p", "main").lines
    #expect(graph.map { $0.split(separator: ":")[0] } == ["joined", "ours", "side", "first"])
    #expect(graph[0].split(separator: " ").count == 3)
    let names = try sandbox.git("-C", "../out.git", "for-each-ref", "--format=%(refname)").lines
    #expect(
      names == [
        "refs/heads/main", "refs/heads/side", "refs/heads/side%2F%2E%2Eodd%2Elock",
        "refs/tags/v1.0",
      ]
    )
    let text = try sandbox.git("-C", "../out.git", "show", "main:\(sandbox.file)").text
    #expect(try text == ninefold("export", sandbox.file, "--stdout").text)
  }

  @Test func `a name that git keeps to itself is refused`() throws {
    for name in [".git/a.xib", "b/.GIT/a.xib", "git~1/a.xib"] {
      try sandbox.write(try Fixture.panel.text(), to: "x/" + name)
      let project = "../\(name.count).ninefold"
      _ = try CommandRun(["init", project], in: sandbox.path)
      let folder = sandbox.path + "/x"
      _ = try CommandRun(["import", name, "--project", "../" + project], in: folder)
      _ = try CommandRun(["commit", "-m", "x", "--project", project], in: sandbox.path)

      let run = try CommandRun(
        ["export", "--git-fast-export", "--project", project],
        in: sandbox.path
      )

      #expect(run.status == 2, "\(name)")
      #expect(run.errors.contains("git does not allow a folder"), "\(run.errors)")
    }
  }
}
