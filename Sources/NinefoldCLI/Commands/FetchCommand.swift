internal import ArgumentParser
internal import Ninefold

struct FetchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch the edits of another copy of the project",
    discussion: """
      The command transfers only edits that are missing here. The branches of the other copy get \
      names of the form REMOTE/BRANCH, such as origin/main. The content here does not change until \
      you merge them. Received edits are fully validated: if anything is wrong with one of them, \
      none is applied.

      EXAMPLES:
        ninefold fetch
        ninefold fetch /team/App.ninefold
        ninefold fetch ssh://ann@build.example.com/~/App.ninefold
        ninefold fetch history.bundle --as ann --json
      """
  )

  @OptionGroup var remote: RemoteOptions
  @OptionGroup var change: ChangeOptions

  func run() throws {
    let report = try change.location.open().fetch(
      remote.source,
      as: remote.name,
      isDryRun: change.dryRun
    )
    change.report(
      report.text,
      JSON.members(of: report),
      next: report.names.isEmpty ? nil : "Next: ninefold merge \(remote.name)/main"
    )
  }
}

/// The remote, and its name here.
struct RemoteOptions: ParsableArguments {
  @Argument(
    help:
      "The other project file, a bundle, or ssh://HOST/PATH. Default: the stored address of the remote.",
    completion: .file()
  )
  var source: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("The prefix for the names of its branches.", valueName: "remote")
  )
  var name = "origin"
}

extension ExchangeReport {
  /// The report in one line.
  var text: String {
    let counted = [(edits, "edit"), (versions, "version")].map { count, noun in
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let named = names.isEmpty ? "" : ": " + names.map(Terminal.safe).joined(separator: ", ")
    return counted.joined(separator: ", ") + named
  }
}

extension JSON {
  /// The result of an exchange.
  static func members(of report: ExchangeReport) -> [(String, JSON)] {
    [
      ("edits", .integer(report.edits)), ("versions", .integer(report.versions)),
      ("names", .array(report.names.map { .string($0) })),
    ]
  }
}
