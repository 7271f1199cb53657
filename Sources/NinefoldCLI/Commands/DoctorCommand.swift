internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Examine the project and its environment, and say what to do next",
    discussion: """
      The command examines the file, its schema, pages, journal and open conflicts, and also the \
      folder, the disk, git and SQLite. It can examine a file that no other command can open. The \
      exit status is 1 if there is a problem. Notices do not change it. 'ninefold verify' runs \
      only the check that compares the journal with the content.

      EXAMPLES:
        ninefold doctor
        ninefold doctor --quick --json
        ninefold doctor --project /backups/App.ninefold
      """
  )

  @Flag(help: "Skip the checks that read the whole file: those of SQLite and the journal.")
  var quick = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let path = try location.locate()
    var progress = Progress("verified parts")
    let checks = Project.examine(at: path, isQuick: quick) { progress.update($0, of: $1) }
    progress.end()
    if output.json {
      Terminal.printRaw(JSON.health(checks, of: path).rendered)
    } else {
      for check in checks { printText(check) }
      Terminal.note(summary(checks))
    }
    if checks.contains(where: { $0.verdict == .problem }) { throw ExitCode(1) }
  }

  private func printText(_ check: HealthCheck) {
    let style: Terminal.Style
    switch check.verdict {
    case .good: style = .green
    case .notice: style = .yellow
    case .problem: style = .red
    }
    let word = check.verdict.rawValue
    let padding = String(repeating: " ", count: 8 - word.count)
    let subject = DoctorCommand.words(check.subject)
    Terminal.print(
      Terminal.styled(word, style) + padding + Terminal.safe("\(subject): \(check.finding)")
    )
    if let advice = check.advice {
      Terminal.print(String(repeating: " ", count: 8) + Terminal.safe(advice))
    }
  }

  private static func words(_ subject: HealthCheck.Subject) -> String {
    switch subject {
    case .journalMode: "journal mode"
    case .fileSystem: "file system"
    default: subject.rawValue
    }
  }

  private func summary(_ checks: [HealthCheck]) -> String {
    func count(_ verdict: HealthCheck.Verdict, _ word: String) -> String? {
      let count = checks.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let found = [count(.problem, "problem"), count(.notice, "notice")].compactMap(\.self)
    return found.isEmpty ? "No problems." : found.joined(separator: ", ") + "."
  }
}

extension JSON {
  /// The checks of a project and its environment.
  static func health(_ checks: [HealthCheck], of path: String) -> JSON {
    .object([
      ("project", .string(path)),
      ("healthy", .bool(!checks.contains { $0.verdict == .problem })),
      (
        "checks",
        .array(
          checks.map {
            .object([
              ("check", .string($0.subject.rawValue)), ("verdict", .string($0.verdict.rawValue)),
              ("finding", .string($0.finding)), ("advice", .text($0.advice)),
            ])
          }
        )
      ),
    ])
  }
}
