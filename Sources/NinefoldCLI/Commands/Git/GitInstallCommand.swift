internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Make git merge and compare storyboards and xibs by what they mean",
    discussion: """
      Writes the drivers into git's configuration and one line for *.storyboard and *.xib each into \
      .gitattributes; all other lines stay. Where somebody has no Ninefold, git goes on by lines. \
      Done twice it changes nothing. Ends with status 1 if other attributes keep git from it.

      WHAT --diff MEANS:
        layout  'git diff' tells what changed in terms of layout; 'git log -p' and 'git show' compare
                the readable text
        text    both compare the readable text, line by line
        xml     as without Ninefold

      EXAMPLES:
        ninefold git install
        ninefold git install --private --diff xml
        ninefold git install --global --dry-run
      """
  )

  @Option(help: "What 'git diff' shows: layout, text or xml.")
  var diff = GitSetup.DiffStyle.layout

  @OptionGroup var options: GitScopeOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let changes = try options.setup.install(
      command: InstalledCommand.name,
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

/// How git can call the command that runs.
enum InstalledCommand {
  /// `ninefold` if that is what the shell finds, else the path of the executable.
  static var name: String {
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let real = URL(fileURLWithPath: own).resolvingSymlinksInPath().path
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/ninefold" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    let isOurs = found.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path == real }
    return isOurs == true ? "ninefold" : real
  }
}
