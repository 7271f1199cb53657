internal import ArgumentParser
internal import Ninefold

struct FetchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch the edits of a remote",
    discussion: """
      The command transfers only edits that are missing here. It updates the remote-tracking \
      branches, which are named REMOTE/BRANCH, such as origin/main. The content here does not change until you \
      merge them. Received edits are fully validated: if one of them is invalid, none is applied. \
      If the remote lost edits that it had before, as after a forced push, the command says so, \
      and the exit status is 1.

      EXAMPLES:
        ninefold fetch
        ninefold fetch backup
        ninefold fetch git@github.com:team/app.git
        ninefold fetch /team/App.ninefold
        ninefold fetch history.bundle --as ann --json
      """
  )

  @OptionGroup var remote: RemoteOptions
  @OptionGroup var change: ChangeOptions

  func run() throws {
    let result = try change.open().fetch(
      remote.source,
      as: remote.name,
      isDryRun: change.dryRun
    )
    change.report(
      result.text,
      JSON.members(of: result),
      next: result.names.isEmpty ? nil : "Next: ninefold merge \(result.names[0])"
    )
    if result.isRewritten { throw ExitCode(1) }
  }
}

/// The remote, and its name here.
struct RemoteOptions: ParsableArguments {
  @Argument(
    help:
      "The name of a remote, or its address: a git repository, a project file or a bundle. Default: origin.",
    completion: .file()
  )
  var source: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "With an address, the name of the remote. Its remote-tracking branches are named NAME/BRANCH.",
      valueName: "remote"
    )
  )
  var name = "origin"
}

extension ExchangeResult {
  /// The result in one line.
  var text: String {
    let counted = [(edits, "edit"), (versions, "version")].map { count, noun in
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let named = names.isEmpty ? "" : ": " + names.map(Terminal.safe).joined(separator: ", ")
    let loss =
      isRewritten
      ? "\nThe remote lost edits that it had before. This project still has them, and 'ninefold push' sends them again."
      : ""
    return counted.joined(separator: ", ") + named + loss
  }
}

extension JSON {
  /// The result of an exchange.
  static func members(of result: ExchangeResult) -> [(String, JSON)] {
    [
      ("edits", .integer(result.edits)), ("versions", .integer(result.versions)),
      ("names", .array(result.names.map { .string($0) })), ("rewritten", .bool(result.isRewritten)),
    ]
  }
}
