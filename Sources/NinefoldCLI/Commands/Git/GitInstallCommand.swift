internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Make git merge and compare storyboards and xibs by what they mean",
    discussion: """
      Writes the drivers into git's configuration and one line for *.storyboard and *.xib each into \
      .gitattributes; all other lines stay. Where somebody has no Ninefold, or a program that runs git \
      can't find it, git merges by lines. Done twice it changes nothing, done again it renews what an \
      older version wrote. Ends with status 1 if other attributes keep git from it.

      WHAT --diff MEANS, for 'git diff', 'git log -p' and 'git show':
        text  they compare a readable text, line by line. git keeps the texts in refs/notes/textconv
              if it knows your name. They make no patch, and 'git apply' refuses them: 'git diff
              --no-textconv' and 'git format-patch' make patches
        xml   as without Ninefold

      'ninefold git diff' tells what changed in terms of layout, whatever --diff was.

      EXAMPLES:
        ninefold git install
        ninefold git install --private --diff xml
        ninefold git install --global --dry-run
      """
  )

  @Option(help: "What 'git diff' compares: text or xml.")
  var diff = GitSetup.DiffStyle.text

  @OptionGroup var options: GitScopeOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let changes = try options.setup.install(
      command: InstalledCommand.forGit,
      style: diff,
      isDryRun: options.dryRun
    )
    options.report(
      changes,
      json: output.json,
      next: options.scope == .shared
        ? "Git merges layouts by what they mean here. Commit .gitattributes; your team runs"
          + " 'ninefold git install' once in each clone."
        : "Git merges layouts by what they mean."
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
    abstract: "Take back what 'git install' wrote",
    discussion: """
      Unsets the drivers and takes them out of the attributes; all other lines stay. Name the scope \
      that the installation had.

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

/// How others can call the command that runs.
enum InstalledCommand {
  /// The path of the executable, without links.
  static var path: String {
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).resolvingSymlinksInPath().path
  }

  /// `ninefold`, with its folder, if that is what the shell finds, else the path of the executable.
  static var forGit: GitSetup.Command {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/ninefold") }
    guard let folder = found.map(String.init), folder.hasPrefix("/") else {
      return GitSetup.Command(name: path)
    }
    let real = URL(fileURLWithPath: "\(folder)/ninefold").resolvingSymlinksInPath().path
    return real == path
      ? GitSetup.Command(name: "ninefold", folder: folder) : GitSetup.Command(name: path)
  }
}
