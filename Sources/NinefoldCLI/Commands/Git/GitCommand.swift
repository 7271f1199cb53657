public import ArgumentParser
internal import Foundation
public import Ninefold

struct GitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git",
    abstract: "Let git merge and compare storyboards and xibs object by object",
    discussion: """
      The command needs no project. 'install' sets up git. Git then calls the drivers. 'diff' \
      works like 'git diff', in terms of layout.

      EXAMPLES:
        ninefold git install
        ninefold git install --global --diff xml
        ninefold git status
        ninefold git diff HEAD~1
        ninefold git tidy --dry-run
        ninefold git textconv Main.storyboard
      """,
    subcommands: [
      GitInstallCommand.self, GitUninstallCommand.self, GitStatusCommand.self,
      GitResolveCommand.self, GitDiffCommand.self, GitTidyCommand.self,
      GitPreCommitCommand.self, GitTextconvCommand.self, GitMergeDriverCommand.self,
      GitDiffDriverCommand.self, GitMergetoolCommand.self,
    ]
  )
}

/// The scope in which git is set up.
struct GitScopeOptions: ParsableArguments {
  @Flag(
    name: .customLong("global"),
    help: "Change the configuration of this user, for all repositories."
  )
  var isGlobal = false

  @Flag(
    name: .customLong("private"),
    help: "Change only this clone: write .git/info/attributes instead of .gitattributes."
  )
  var isPrivate = false

  @Flag(help: .dryRun)
  var dryRun = false

  func validate() throws {
    if isGlobal, isPrivate { throw ValidationError("Give --global or --private, not both.") }
  }

  var scope: GitSetup.Scope { isGlobal ? .global : isPrivate ? .private : .shared }

  var setup: GitSetup {
    GitSetup(folder: FileManager.default.currentDirectoryPath, scope: scope)
  }

  /// Prints the changes, then the next step.
  func report(_ changes: [GitSetup.Change], json isJSON: Bool, next: String) {
    if isJSON {
      Terminal.printRaw(
        JSON.object([
          ("scope", .string(scope.rawValue)), ("dryRun", .bool(dryRun)),
          ("changes", .array(changes.map(json))),
        ]).rendered
      )
      return
    }
    for change in changes { Terminal.print(Terminal.safe(line(change))) }
    if changes.isEmpty {
      Terminal.print("Nothing to change.")
    } else if !dryRun {
      Terminal.note(next)
    }
  }

  private func line(_ change: GitSetup.Change) -> String {
    let would = dryRun ? "would " : ""
    if change.place.hasPrefix("/") { return "\(would)change \(change.place)" }
    return change.new.map { "\(would)set \(change.place) to \($0)" }
      ?? "\(would)unset \(change.place)"
  }

  private func json(_ change: GitSetup.Change) -> JSON {
    .object([
      ("place", .string(change.place)), ("old", .text(change.old)), ("new", .text(change.new)),
    ])
  }
}

extension GitSetup.DiffStyle: ExpressibleByArgument {}
