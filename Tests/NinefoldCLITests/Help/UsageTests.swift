import TestSupport
import Testing

@testable import NinefoldCLI

struct UsageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: commandLines.map(\.command))
  func `the usage of a command fits into 80 columns`(command: String) throws {
    let run = try CommandRun(["help", command], in: folder.path)
    let usage = run.text.split(separator: "\n").drop { !$0.hasPrefix("USAGE: ") }
      .prefix { $0.hasPrefix("USAGE: ") || $0.hasPrefix("       ") }

    #expect(!usage.isEmpty)
    #expect(usage.allSatisfy { $0.count <= 80 }, "\(usage)")
  }

  @Test func `a usage line breaks between arguments`() {
    let usage = "Usage: ninefold set <object name value> ... [--any-name] [--class <class>]"
    let rest = "[--document <name>] [--message <text>] --to <id>"

    #expect(
      UsageText.wrapped("Error: Bad.\n\(usage) \(rest)") == "Error: Bad.\n\(usage)\n       \(rest)"
    )
    #expect(UsageText.wrapped("Usage: ninefold init <path>") == "Usage: ninefold init <path>")
  }

  @Test func `an error of a running command has the usage of this command`() throws {
    let message =
      "Error: Bad.\nUsage: tidy [<files> ...]\n  See 'tidy --help' for more information."

    #expect(
      UsageText.completed(message, for: GitTidyCommand.self)
        == "Error: Bad.\nUsage: ninefold git tidy [<files> ...]\n"
        + "  See 'ninefold git tidy --help' for more information."
    )

    _ = try CommandRun(["init", "App.ninefold"], in: folder.path)
    let run = try CommandRun(["tree"], in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("Usage: ninefold tree [<document>]"), "\(run.errors)")
  }

  @Test func `an empty project is named as the reason`() throws {
    _ = try CommandRun(["init", "App.ninefold"], in: folder.path)

    for (line, reason) in [
      (["log"], "The project has no edit."),
      (["log", "--author", "Ann"], "No edit meets the conditions."),
      (["tree"], "The project has no document"),
    ] {
      let run = try CommandRun(line, in: folder.path)
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test func `an unknown command is named`() throws {
    let run = try CommandRun(["chek", "Main.storyboard"], in: folder.path)

    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: No command is named 'chek'. Did you mean 'check'?\n"))
  }
}
