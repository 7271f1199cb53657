internal import ArgumentParser
internal import Ninefold

struct RemoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remote",
    abstract: "List, add or remove remotes: other copies of the project",
    discussion: """
      A remote is a name for a git repository, a project file or a bundle. 'ninefold fetch', 'pull' \
      and 'push' take the name, and use 'origin' by default.

      EXAMPLES:
        ninefold remote add origin git@github.com:team/app.git
        ninefold remote add backup /srv/backup.git#App
        ninefold remote list
        ninefold remote remove backup
      """,
    subcommands: [RemoteAddCommand.self, RemoteListCommand.self, RemoteRemoveCommand.self],
    defaultSubcommand: RemoteListCommand.self
  )
}

struct RemoteAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Store the address of a remote",
    discussion: """
      The command does not contact the remote. A git repository can have several projects: add # \
      and a name to the address. Without #, the name is that of this project's file.

      EXAMPLES:
        ninefold remote add origin git@github.com:team/app.git
        ninefold remote add watch https://example.com/team/app.git#Watch
        ninefold remote add backup /srv/backup.git --dry-run
      """
  )

  @Argument(help: "The name of the remote. Its remote-tracking branches are named NAME/BRANCH.")
  var name: String

  @Argument(
    help: "The address of a git repository, a project file, or a bundle.",
    completion: .file()
  )
  var address: String

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let remote = try change.open()
      .addRemote(name, at: address, isDryRun: change.dryRun)
    change.report(
      "remote \(Terminal.safe(remote.name)): \(Terminal.safe(remote.address))",
      JSON.members(of: remote),
      next: "Next: ninefold push \(name), or ninefold fetch \(name)"
    )
  }
}

struct RemoteListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the remotes with their addresses",
    discussion: """
      EXAMPLES:
        ninefold remote list
        ninefold remote list --json
      """
  )

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let remotes = try location.open().remotes()
    if output.json {
      let items = remotes.map { JSON.object(JSON.members(of: $0)) }
      return Terminal.printRaw(JSON.object([("remotes", .array(items))]).rendered)
    }
    for remote in remotes {
      Terminal.print("\(Terminal.safe(remote.name)) \(Terminal.safe(remote.address))")
    }
    if remotes.isEmpty { Terminal.note("No remotes.") }
  }
}

struct RemoteRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a remote and its remote-tracking branches",
    discussion: """
      The project keeps the edits that it fetched. The remote itself does not change.

      EXAMPLES:
        ninefold remote remove backup
        ninefold remote remove backup --dry-run
      """
  )

  @Argument(help: "The name of the remote.")
  var name: String

  @OptionGroup var change: ChangeOptions

  func run() throws {
    try change.open().removeRemote(name, isDryRun: change.dryRun)
    change.report("removed remote \(Terminal.safe(name))", [("remote", .string(name))])
  }
}

extension JSON {
  /// A remote.
  fileprivate static func members(of remote: StoredRemote) -> [(String, JSON)] {
    [("remote", .string(remote.name)), ("address", .string(remote.address))]
  }
}
