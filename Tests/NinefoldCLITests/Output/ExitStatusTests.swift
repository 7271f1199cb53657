import Foundation
import TestSupport
import Testing

struct ExitStatusTests {
  private let workspace: Workspace
  /// Commands that say nothing on the standard output where there is nothing.
  private static let silent: Set = [
    "check", "conflicts", "diff", "diff-file", "mcp", "merge-file", "resolve",
  ]

  init() throws {
    workspace = try Workspace()
  }

  @Test(arguments: commandLines.map { [$0.command] + $0.arguments })
  func `a command that did its work ends with 0, and its piped output has no escapes`(
    line: [String]
  ) throws {
    let run = try CommandRun(
      line,
      in: workspace.folder.path,
      environment: ["TERM": "xterm-256color"]
    )

    #expect(run.status == 0, "\(run.errors)")
    // Where nothing was found or asked for, there is no result.
    #expect(run.output.isEmpty == ExitStatusTests.silent.contains(line[0]))
    #expect(!(run.text + run.errors).contains("\u{1b}"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: ["documents", "documents --json", "preview --document Flow.storyboard"]
  )
  func `a result that can't be written is a failure`(line: String) throws {
    let run = try CommandRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "'\(Repository.binary.path)' \(line) > /dev/full"],
      in: workspace.folder.path
    )

    #expect(run.status == 2)
    #expect(run.errors.contains("can't be written"))
  }

  @Test func `a result in a file leaves other files and symbolic links alone`() throws {
    try workspace.folder.write("mine", to: "History.part")
    try workspace.folder.write("old", to: "Target")
    try workspace.folder.link("History", to: workspace.folder.path("Target"))

    _ = try CommandRun(["commit", "-m", "First"], in: workspace.folder.path)
    let run = try CommandRun(
      ["export", "--git-fast-export", "--output", "History"],
      in: workspace.folder.path
    )

    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.folder.text(of: "History.part") == "mine")
    #expect(try workspace.folder.text(of: "Target").hasPrefix("feature done\n"))
    #expect(try workspace.folder.names().filter { $0.hasSuffix(".part") } == ["History.part"])
  }

  @Test func `a restored document must exist`() throws {
    let run = try CommandRun(["restore", "@", "Nothing.xib"], in: workspace.folder.path)

    #expect(run.status == 2)
    #expect(run.errors.contains("no document named Nothing.xib"))
  }

  @Test(arguments: [
    ["find", "--kind", "nothing"], ["devices", "--name", "nothing"],
  ])
  func `a search that finds nothing ends with 1`(line: [String]) throws {
    let run = try CommandRun(line, in: workspace.folder.path)

    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test(
    arguments: [
      (["init", "App.ninefold"], "App.ninefold: a file of this name exists"),
      (["import", "none.xib"], "none.xib: no such file or folder"),
      (["import", "bad.xib"], "bad.xib:2: not well-formed XML: mismatched tag"),
      (["documents", "--project", "none.ninefold"], "none.ninefold: no such project file"),
      (["documents", "--project", "bad.xib"], "bad.xib: not a Ninefold project"),
      (["layout", "--document", "none"], "no document named none"),
      (["layout", "--document", "Flow.storyboard", "--scene", "none"], "has no scene none"),
      (["tree", "Flow.storyboard", "--scene", "none"], "has no scene none"),
      (["inspect", "none"], "no object named none"),
      (["export", "none", "--stdout"], "no document named none"),
      (["sql", "DELETE FROM document"], "the statement is not a query"),
      (["sql", "SELECT nothing"], "App.ninefold: SQLite error 1: "),
      (["outlets", "none"], "no document named none"),
      (["scenes", "none"], "no document named none"),
      (["find", "--kind", "label", "--document", "none"], "no document named none"),
      (["git", "install"], "is not in a git work tree; change into one, or use --global"),
    ] as [([String], String)]
  )
  func `a command that failed ends with 2, says why and prints nothing else`(
    line: [String],
    reason: String
  ) throws {
    try workspace.folder.write("\(Fixture.start)\n<a></document>", to: "bad.xib")
    let before = try workspace.folder.bytes(of: "App.ninefold")

    let run = try CommandRun(line, in: workspace.folder.path)

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("ninefold: "))
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try workspace.folder.bytes(of: "App.ninefold") == before)
  }

  @Test(arguments: [
    ["potato"], ["layout"], ["layout", "--document", "a", "--class", "tall-wide"],
    ["documents", "--potato"], ["import"], ["export"],
    ["export", "a", "--stdout", "--output", "b"],
    ["export", "--stdout"], ["find"], ["classes", "x"], ["transition", "--document", "a"], ["sql"],
    ["init"], ["inspect"],
  ])
  func `a wrong command line ends with 64 and shows the usage`(line: [String]) throws {
    let run = try CommandRun(line, in: workspace.folder.path)

    #expect(run.status == 64)
    #expect(run.errors.contains("Usage: ninefold"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    (["layuot"], "Did you mean 'layout'"), (["docments"], "Did you mean 'documents'"),
    (["documents", "--jsno"], "--json"),
    (["log", "--kind", "sett"], "Did you mean set"),
    (["log", "--kind", "potato"], "kinds are import, script,"),
    (["log", "--kind", "add-constraint-"], "Did you mean add-constraint? The kinds are"),
    (["check", "--only", "ambigous", "Flow.storyboard"], "Did you mean ambiguous?"),
  ])
  func `a misspelled command, flag or value is answered with the right one`(
    line: [String],
    meant: String
  ) throws {
    let run = try CommandRun(line, in: workspace.folder.path)

    #expect(run.status == 64)
    #expect(run.errors.contains(meant), "\(run.errors)")
  }

  @Test func `a misspelled document is answered with the nearest`() throws {
    let run = try workspace.run("layout", "--document", "Flow.storybord")

    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean Flow.storyboard?"))
  }

  @Test func `every refused file has a line of its own`() throws {
    try workspace.folder.write("", to: "Bad/a.xib")
    try workspace.folder.write("<svg/>", to: "Bad/b.xib")

    let run = try workspace.run("import", "Bad")

    #expect(
      run.errors == """
        ninefold: Bad/a.xib: the file is empty
        ninefold: Bad/b.xib:1: not an Interface Builder document: <svg>

        """
    )
  }
}
