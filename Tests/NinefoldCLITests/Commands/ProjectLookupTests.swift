import Foundation
import TestSupport
import Testing

struct ProjectLookupTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["flag", "variable", "here/inner", "here"] {
      try folder.makeFolder(name)
      try folder.write(try Fixture.legacy.bytes(), to: "\(name).xib")
    }
    for name in ["flag", "variable", "here"] {
      let project = "\(name)/App.ninefold"
      try #require(try CommandRun(["init", project], in: folder.path).status == 0)
      let line = ["import", "\(name).xib", "--project", project]
      try #require(try CommandRun(line, in: folder.path).status == 0)
    }
  }

  @Test func `a project in a folder that does not exist is refused`() throws {
    let run = try CommandRun(["init", "none/such/App.ninefold"], in: folder.path)

    #expect(run.status == 2)
    #expect(run.errors.contains("none/such: no such folder"))
    #expect(!run.errors.contains("doctor"))
  }

  @Test func `the flag comes first`() throws {
    let run = try CommandRun(
      ["documents", "--project", "../flag/App.ninefold"],
      in: folder.path("here"),
      environment: ["NINEFOLD_PROJECT": folder.path("variable/App.ninefold")]
    )

    #expect(run.lines == ["flag.xib"])
  }

  @Test func `the variable comes before the folder`() throws {
    let run = try CommandRun(
      ["documents"],
      in: folder.path("here"),
      environment: ["NINEFOLD_PROJECT": folder.path("variable/App.ninefold")]
    )

    #expect(run.lines == ["variable.xib"])
  }

  @Test func `an empty variable is none`() throws {
    let run = try CommandRun(
      ["documents"],
      in: folder.path("here"),
      environment: ["NINEFOLD_PROJECT": ""]
    )

    #expect(run.lines == ["here.xib"])
  }

  @Test(arguments: ["here", "here/inner"])
  func `the nearest folder with a project is looked in`(name: String) throws {
    #expect(try CommandRun(["documents"], in: folder.path(name)).lines == ["here.xib"])
  }

  @Test func `two projects in one folder are an error that names both`() throws {
    _ = try CommandRun(["init", "Two.ninefold"], in: folder.path("here"))

    let run = try CommandRun(["documents"], in: folder.path("here/inner"))

    #expect(run.status == 2)
    #expect(run.errors.contains("App.ninefold, Two.ninefold"))
    #expect(run.errors.contains("--project"))
  }

  @Test func `no project anywhere is an error that says what to do`() throws {
    // The folder for temporary files may stand below somebody's project; the root has none above.
    let run = try CommandRun(["documents"], in: "/")

    #expect(run.status == 2)
    #expect(run.errors.contains("ninefold init"))
  }

  @Test(arguments: [
    ["tree"], ["outlets"], ["scenes"], ["layout"], ["frames"], ["code"],
    ["transition", "--from", "wC-hR", "--to", "wR-hR"],
  ])
  func `without a project, a document is a file`(line: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(try Fixture.adaptive.bytes(), to: "Views/Main.storyboard")
    let own = try CommandRun(line + ["--file", "Views/Main.storyboard"], in: folder.path)

    for path in ["Views/Main.storyboard", "./Views/Main.storyboard"] {
      let run = try CommandRun(line + [path], in: folder.path)

      #expect(run.status == 0)
      #expect(run.output == own.output)
    }
    let missing = try CommandRun(line + ["Other.storyboard"], in: folder.path)

    #expect(missing.status == 2)
    #expect(
      missing.errors.contains(
        "Other.storyboard is not a file, and there is no project here or above"
      )
    )
  }

  @Test func `with a project, a document is one of the project`() throws {
    let run = try CommandRun(["tree", "../flag.xib"], in: folder.path("here"))

    #expect(run.status == 2)
    #expect(try CommandRun(["tree", "here.xib"], in: folder.path("here")).status == 0)
  }

  @Test func `a command that takes files says so if there is no project`() throws {
    let folder = try TemporaryFolder()

    #expect(try CommandRun(["tree"], in: folder.path).errors.contains("--file"))
    #expect(try !CommandRun(["log"], in: folder.path).errors.contains("--file"))
  }
}
