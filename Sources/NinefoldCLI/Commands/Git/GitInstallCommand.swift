internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Make git merge and compare storyboards and xibs object by object",
    discussion: """
      The command writes the drivers into the configuration of git, and one line each for \
      *.storyboard and *.xib into .gitattributes. It keeps all other lines. If git can't find \
      Ninefold, for example on the machine of another user, git merges by lines. Run the command \
      again to update what an older version wrote. Otherwise a second run changes nothing. The \
      exit status is 1 if other attributes prevent git from using Ninefold.

      VALUES OF --diff, for 'git diff', 'git log -p' and 'git show':
        text  git compares a readable text, line by line. If git knows your name, it
              caches the texts in refs/notes/textconv. The output is not a patch, and
              'git apply' refuses it. To make a patch, use 'git format-patch' or
              'git diff --no-textconv'
        xml   git compares the lines of the XML, as without Ninefold

      With either value, 'ninefold git diff' and 'git difftool -t ninefold' show the changes in \
      terms of layout, and 'git mergetool -t ninefold' opens the conflicts of a merge in the \
      studio. With --hook, git runs 'ninefold git pre-commit' before a commit in this clone.

      EXAMPLES:
        ninefold git install
        ninefold git install --hook
        ninefold git install --private --diff xml
        ninefold git install --global --dry-run
      """
  )

  @Option(help: "What 'git diff' compares: readable text, or the lines of the XML.")
  var diff = GitSetup.DiffStyle.text

  @Flag(help: "Also write a pre-commit hook that refuses to commit layouts with open conflicts.")
  var hook = false

  @Flag(help: "With --hook, revert cosmetic changes before each commit; see 'ninefold git tidy'.")
  var tidy = false

  @OptionGroup var options: GitScopeOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if hook, options.isGlobal {
      throw ValidationError("--hook can't be combined with --global: a hook belongs to one clone.")
    }
    if tidy, !hook { throw ValidationError("--tidy requires --hook.") }
  }

  func run() throws {
    var changes = try options.setup.install(
      command: InstalledCommand.forGit,
      style: diff,
      isDryRun: options.dryRun
    )
    if hook {
      changes += try options.setup.installHook(
        command: InstalledCommand.forGit,
        options: tidy ? ["--tidy"] : [],
        isDryRun: options.dryRun
      )
    }
    options.report(
      changes,
      json: output.json,
      next: options.scope == .shared
        ? "Git merges layouts object by object here. Commit .gitattributes. Each member of the team"
          + " must run 'ninefold git install' once in each clone."
        : "Git merges layouts object by object."
    )
    guard !options.dryRun else { return }
    let status = try GitStatus.read(folder: FileManager.default.currentDirectoryPath)
    for problem in status.problems { Terminal.note(problem) }
    if !status.problems.isEmpty { throw ExitCode(1) }
  }
}

struct GitUninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove what 'git install' wrote",
    discussion: """
      The command removes the drivers from the configuration and from the attributes. It keeps all \
      other lines. Give the same scope as for the installation (--global, --private, or neither).

      EXAMPLES:
        ninefold git uninstall
        ninefold git uninstall --global --dry-run
      """
  )

  @OptionGroup var options: GitScopeOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    options.report(
      try options.setup.uninstall(isDryRun: options.dryRun),
      json: output.json,
      next: "Git merges layouts by lines again."
    )
  }
}

/// The ways in which git can call this command.
enum InstalledCommand {
  /// The path of the executable, with symbolic links resolved.
  static var path: String {
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).resolvingSymlinksInPath().path
  }

  /// `ninefold` with its folder if the shell finds this executable, else the executable's path.
  static var forGit: GitSetup.Command {
    let name = "ninefold"
    guard let found = SearchPath().program(named: name), found.hasPrefix("/"),
      URL(fileURLWithPath: found).resolvingSymlinksInPath().path == path
    else { return GitSetup.Command(name: path) }
    return GitSetup.Command(name: name, folder: String(found.dropLast(name.count + 1)))
  }
}
