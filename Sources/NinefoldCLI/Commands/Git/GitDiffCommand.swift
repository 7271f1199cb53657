internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare like 'git diff', with layout changes for storyboards and xibs",
    discussion: """
      The arguments and the exit status are those of 'git diff'. Storyboards and xibs are compared \
      in terms of layout, and other files by lines. The layout changes are for people to read; \
      'git apply' skips them.

      EXAMPLES:
        ninefold git diff
        ninefold git diff --cached
        ninefold git diff main..feature -- Main.storyboard
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "The arguments of 'git diff'.")
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
    throw NinefoldError.git(.missing)
  }
}
