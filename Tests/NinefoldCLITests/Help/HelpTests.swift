import Foundation
import TestSupport
import Testing

struct HelpTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: commandLines.map(\.command))
  func `a command's help has an abstract, examples and a text for every flag`(command: String)
    throws
  {
    let run = try CommandRun(["help", command], in: folder.path)

    #expect(run.status == 0)
    let overview = try #require(run.text.split(separator: "\n").first)
    #expect(overview.hasPrefix("OVERVIEW: "))
    #expect(!overview.hasSuffix("."))
    #expect(run.text.contains("EXAMPLES:"))
    #expect(run.text.contains("  ninefold \(command)"))
    #expect(brokenLines(of: run.text) == [])
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // An entry without a text is the flag alone on its line, and no line below it that goes on.
    for (index, line) in lines.enumerated() where line.hasPrefix("  -") || line.hasPrefix("  <") {
      let onLine = line.dropFirst(2).range(of: "  ") != nil
      let below = index + 1 < lines.count && lines[index + 1].hasPrefix("        ")
      #expect(onLine || below, "\(command): \(line)")
    }
  }

  @Test(arguments: ["set", "layout", "git"])
  func `help by flag and by command are the same`(command: String) throws {
    let byFlag = try CommandRun([command, "--help"], in: folder.path)
    let byCommand = try CommandRun(["help", command], in: folder.path)

    #expect(byFlag.output == byCommand.output)
    #expect(byFlag.status == 0)
  }

  @Test(arguments: [
    "install", "uninstall", "status", "resolve", "diff", "tidy", "pre-commit", "textconv",
    "merge-driver",
    "diff-driver", "mergetool",
  ])
  func `the help of each part of git has examples`(command: String) throws {
    let run = try CommandRun(["git", command, "--help"], in: folder.path)

    #expect(run.status == 0)
    #expect(run.text.contains("EXAMPLES:\n"))
    #expect(run.text.contains("  ninefold git \(command)"))
  }

  @Test func `the general help lists every command, and the commands tested are all`() throws {
    let text = try CommandRun(["--help"], in: folder.path).text
    let start = try #require(text.range(of: "SUBCOMMANDS:"))
    let listed = text[start.upperBound...].split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  -") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }

    let commands = Set(listed).subtracting(["See"])

    #expect(commands == Set(commandLines.map(\.command)), "\(commands)")
    #expect(brokenLines(of: text) == [])
    #expect(text.contains("EXIT STATUS:"))
  }

  @Test func `the version is a number`() throws {
    let run = try CommandRun(["--version"], in: folder.path)

    #expect(run.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  /// Returns the lines above the usage, of tables and examples, that are too long for 80 columns and
  /// go on at the margin.
  private func brokenLines(of help: String) -> [String] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("USAGE:") }
    return zip(lines, lines.dropFirst())
      .filter { line, next in line.hasPrefix("  ") && !next.isEmpty && !next.hasPrefix("  ") }
      .map { line, _ in String(line) }
  }
}
