import Foundation
import TestSupport
import Testing

/// Copies of a project that exchange edits over a pipe.
struct PipeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try run("commit", "-m", "first")
  }

  @discardableResult
  private func run(
    _ arguments: String...,
    on project: String? = "App",
    environment: [String: String] = [:],
    status: Int32 = 0
  ) throws -> CommandRun {
    let place = project.map { ["--project", $0 + ".ninefold"] } ?? []
    let run = try CommandRun(
      arguments + place,
      in: workspace.folder.path,
      environment: environment
    )
    #expect(run.status == status, "\(arguments): \(run.errors)")
    return run
  }

  /// The address of the project at the other end of a pipe.
  private var served: String { "exec:'\(Repository.binary.path)' serve-stdio App.ninefold" }

  private func exported(_ project: String) throws -> [UInt8] {
    try run("export", "Adaptive.storyboard", "--stdout", on: project).output
  }

  @Test func `a clone, a fetch and a push bring what is missing, and nothing twice`() throws {
    try run("clone", served, "Copy.ninefold", on: nil)
    try run("set", "lb0-Aa-001", "text", "Ours")

    let fetched = try run("fetch", served, "--json", on: "Copy").json
    let again = try run("fetch", served, "--json", on: "Copy").json
    try run("merge", "origin/main", on: "Copy")
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")
    let dry = try run("push", served, "--dry-run", "--json", on: "Copy").json
    #expect(try exported("App") != exported("Copy"))
    let pushed = try run("push", served, "--json", on: "Copy").json

    #expect(fetched["edits"] as? Int == 1)
    #expect(again["edits"] as? Int == 0)
    #expect(dry["edits"] as? Int == pushed["edits"] as? Int)
    #expect(pushed["names"] as? [String] == ["main"])
    #expect(try exported("App") == exported("Copy"))
    try run("verify")
    try run("verify", on: "Copy")
  }

  @Test func `a push that would lose edits is refused in the other side's words`() throws {
    try run("clone", served, "Copy.ninefold", on: nil)
    try run("set", "lb0-Aa-001", "text", "Ours")
    try run("set", "k30-Aa-001", "constant", "77", on: "Copy")
    let before = try exported("App")

    let refused = try run("push", served, on: "Copy", status: 2)

    #expect(refused.errors.contains("the other side refuses: the remote branch main has edits"))
    #expect(try exported("App") == before)
  }

  @Test func `ssh gets host, port and one quoted command, and the address is remembered`() throws {
    let folder = workspace.folder
    let binaries = Repository.binary.deletingLastPathComponent().path
    try folder.write(
      """
      #!/bin/sh
      printf '%s\\n' "$@" > '\(folder.path)/arguments'
      for last; do :; done
      cd '\(folder.path)' && PATH='\(binaries)':$PATH && eval "$last"
      """,
      to: "ssh"
    )
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.path("ssh")
    )
    let path = ["PATH": folder.path + ":/usr/bin:/bin"]
    try FileManager.default.moveItem(
      atPath: folder.path("App.ninefold"),
      toPath: folder.path("Ann's $(touch x) App.ninefold")
    )

    let address = "ssh://ann@build.example.com:2222/~/Ann's $(touch x) App.ninefold"
    try run("clone", address, "Copy.ninefold", on: nil, environment: path)
    try run("pull", on: "Copy", environment: path)

    let arguments = try folder.text(of: "arguments").split(separator: "\n").map(String.init)
    #expect(arguments.prefix(4) == ["-p", "2222", "--", "ann@build.example.com"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("x")))
    for address in [
      "ssh://-oProxyCommand=x/App", "ssh://host", "ssh://h:x/App", "ssh:///A", "exec: ",
    ] {
      try run("fetch", address, on: "Copy", environment: path, status: 2)
    }
  }

  @Test func `a command is not remembered, and one that a file names is not run`() throws {
    try run("clone", served, "Copy.ninefold", on: nil)

    #expect(try run("pull", on: "Copy", status: 2).errors.contains("name the project"))
    let file = workspace.folder.path("Copy.ninefold")
    let sql = "REPLACE INTO remote VALUES ('origin', 'exec:touch ran')"
    let shell = try CommandRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["sqlite3", file, sql],
      in: workspace.folder.path
    )
    try #require(shell.status == 0)

    #expect(try run("pull", on: "Copy", status: 2).errors.contains("which is not run"))
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("ran")))
  }

  /// What another side may send instead of answers.
  @Test(arguments: [
    ("echo hello", "did not answer"), ("exit 3", "did not answer"),
    ("no-such-command-at-all", "did not answer"),
    (#"printf "$G""#, "closed the connection too early"),
    (#"printf "$G\001\177\377\377\377\377\377\377\377"; sleep 1"#, "more than the limit"),
    (#"printf "$G\001\000\000\000\000\077\377\377\377abc""#, "closed the connection"),
    (#"printf "$G\002\000\000\000\000\000\000\000\005a\033[2Jb"; sleep 1"#, "refuses: "),
    (#"printf "$G\001\000\000\000\000\000\000\000\003abc"; sleep 1"#, "it is not a bundle"),
  ])
  func `a hostile other side changes nothing`(command: String, message: String) throws {
    let before = try exported("App")
    let address = #"exec:G='ninefold pipe 1\n'; "# + command

    let fetched = try run("fetch", address, status: 2)
    let cloned = try run("clone", address, "New.ninefold", on: nil, status: 2)

    #expect(fetched.errors.contains(message), "\(fetched.errors)")
    #expect(!fetched.errors.contains("\u{1b}"))
    #expect(cloned.status == 2)
    #expect(try exported("App") == before)
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("New.ninefold")))
    try run("verify")
  }

  /// What may come to a server instead of requests.
  @Test(arguments: [
    #"printf '\011\000\000\000\000\000\000\000\000'"#,
    #"printf '\003\177\000\000\000\000\000\000\000'"#,
    #"printf '\003\000\000\000\000\000\000\000\003abc'"#,
    #"printf '\002\000\000\000\000\000\000\000\003abc'"#, #"printf '\003\000'"#,
  ])
  func `a hostile client changes nothing`(command: String) throws {
    let before = try exported("App")

    let line = "\(command) | '\(Repository.binary.path)' serve-stdio App.ninefold > answer"
    let shell = URL(fileURLWithPath: "/bin/sh")
    let run = try CommandRun(shell, ["-c", line], in: workspace.folder.path)

    #expect(run.status == 0 || run.status == 2, "\(run.errors)")
    #expect(try workspace.folder.text(of: "answer").hasPrefix("ninefold pipe 1\n"))
    #expect(try exported("App") == before)
    try self.run("verify")
  }
}
