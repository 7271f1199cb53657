internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare as 'git diff' does, storyboards and xibs in terms of layout",
    discussion: """
      Takes what 'git diff' takes, and ends with its status. Other files are compared by lines. What \
      it tells of layouts is for people: 'git apply' passes over it.

      EXAMPLES:
        ninefold git diff
        ninefold git diff --cached
        ninefold git diff main..feature -- Main.storyboard
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "What 'git diff' takes.")
  var arguments: [String] = []

  func run() throws {
    if let first = arguments.first, ["-h", "--help"].contains(first) {
      throw CleanExit.helpRequest(Self.self)
    }
    let folder = FileManager.default.currentDirectoryPath
    let status = try GitStatus.read(folder: folder)
    for attribute in status.attributes where attribute.name == "diff" && attribute.value == nil {
      Terminal.note("git compares \(attribute.pattern) by lines here; run 'ninefold git install'")
    }
    let settings = GitSetup.layoutDiffSettings(command: InstalledCommand.path)
    OtherProgram.become(
      "git",
      settings.flatMap { ["-c", $0] } + ["diff", "--ext-diff"] + arguments
    )
    throw GitError.missing
  }
}
