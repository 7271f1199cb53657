import TestSupport
import Testing

/// What the command adds to messages of the library: the commands that help.
struct ErrorTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let sample = try #require(Repository.text(of: "docs/sample/Weather.storyboard"))
    try folder.write(sample, to: "Weather.storyboard")
    _ = try CommandRun(["init", "App.ninefold"], in: folder.path)
    _ = try CommandRun(["import", "Weather.storyboard"], in: folder.path)
  }

  @Test(
    arguments: [
      (["tree", "zzzzzz"], "no document named zzzzzz; 'ninefold documents' lists them"),
      (
        ["inspect", "zzzzzz"],
        "no object named zzzzzz; 'ninefold tree' lists the objects of a document"
      ),
      (
        ["layout", "--document", "Weather.storyboard", "--scene", "zzzzzz", "--class", "any-any"],
        "Weather.storyboard has no scene zzzzzz; 'ninefold scenes' lists them"
      ),
      (["show", "99"], "an id needs at least four digits; see 'ninefold log'"),
      (["diff", "v9"], "not a time since the first edit; see 'ninefold help revisions'"),
      (["switch", "zzzzzz"], "no branch named zzzzzz; see 'ninefold branch'"),
      (["tag", "--delete", "zzzzzz"], "no tag named zzzzzz; see 'ninefold tag'"),
      (["sql", "vacuum"], "the statement is not a query; 'ninefold sql' only reads"),
    ]
  )
  func `an error names the command that helps`(arguments: [String], message: String) throws {
    let run = try CommandRun(arguments, in: folder.path)

    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `open conflicts are resolved by a command`() throws {
    func ninefold(_ arguments: String...) throws -> CommandRun {
      try CommandRun(arguments, in: folder.path)
    }
    _ = try ninefold("branch", "side")
    _ = try ninefold("set", "rHt-Cn-001", "constant", "111")
    _ = try ninefold("switch", "side")
    _ = try ninefold("set", "rHt-Cn-001", "constant", "222")
    _ = try ninefold("merge", "main")

    let run = try ninefold("commit", "--message", "no")

    let advice = "a conflict is open: resolve it with 'ninefold resolve', or undo the merge"
    #expect(run.errors.contains(advice), "\(run.errors)")
  }
}
