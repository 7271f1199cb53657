internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show whether git uses Ninefold for layouts here, and if not, why",
    discussion: """
      The exit status is 1 if git does not use Ninefold to merge storyboards and xibs in this \
      folder.

      EXAMPLES:
        ninefold git status
        ninefold git status --json
      """
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    let status = try GitStatus.read(folder: FileManager.default.currentDirectoryPath)
    if output.json {
      Terminal.printRaw(json(status).rendered)
    } else {
      printText(status)
    }
    if !status.problems.isEmpty { throw ExitCode(1) }
  }

  private func printText(_ status: GitStatus) {
    Terminal.print(Terminal.safe(status.workTree.map { "in \($0)" } ?? "not in a work tree"))
    for setting in status.settings {
      let value = setting.value.map { "\($0)  (\(setting.scope ?? ""))" } ?? "not set"
      Terminal.print(Terminal.safe("\(setting.key): \(value)"))
    }
    for attribute in status.attributes {
      let value = attribute.value ?? "by lines"
      Terminal.print(Terminal.safe("\(attribute.pattern) \(attribute.name): \(value)"))
    }
    for problem in status.problems {
      Terminal.print(Terminal.styled(Terminal.safe(problem), .yellow))
    }
    if status.problems.isEmpty { Terminal.print("Git merges layouts object by object here.") }
  }

  private func json(_ status: GitStatus) -> JSON {
    .object([
      ("installed", .bool(status.problems.isEmpty)), ("workTree", .text(status.workTree)),
      (
        "settings",
        .array(
          status.settings.map {
            .object([
              ("key", .string($0.key)), ("value", .text($0.value)), ("scope", .text($0.scope)),
            ])
          }
        )
      ),
      (
        "attributes",
        .array(
          status.attributes.map {
            .object([
              ("pattern", .string($0.pattern)), ("attribute", .string($0.name)),
              ("value", .text($0.value)),
            ])
          }
        )
      ),
      ("problems", .array(status.problems.map(JSON.string))),
    ])
  }
}
