internal import ArgumentParser
internal import Ninefold

struct PushCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Send the edits made here to a remote",
    discussion: """
      The command transfers only edits that are missing there. It fast-forwards either all branches \
      there or none. If the remote has edits that are missing here, the command fetches them, \
      merges them into the current branch, and tries again. If the merge would leave a conflict, a \
      new finding or a new duplicate identifier, the command does not merge, and the exit status is \
      1. In this case, pull, resolve the conflicts, and push again.

      In a git repository, the edits are in the ref refs/ninefold/NAME/edits, outside of branches \
      and tags. NAME follows a # in the address. Default: the name of the project file. Git \
      transfers them with your keys and credential helpers. docs/git-remotes.md explains the \
      format.

      EXAMPLES:
        ninefold push
        ninefold push git@github.com:team/app.git
        ninefold push backup --sign
        ninefold push /team/App.ninefold --dry-run --json
      """
  )

  @OptionGroup var remote: RemoteOptions

  @Flag(help: "Sign the commit in the git repository, as 'git commit -S' does.")
  var sign = false

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let result = try change.open().push(
      remote.source,
      as: remote.name,
      signs: sign,
      isDryRun: change.dryRun
    )
    let edits = result.merges.flatMap(\.recorded.edits)
    let merged = edits.map { EditText.line($0) + "\n" }.joined()
    change.report(
      merged + result.sent.text,
      JSON.members(of: result.sent) + [("merges", .integer(result.merges.count))]
    )
  }
}
