internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct GitDiffDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff-driver",
    abstract: "Show what changed in a storyboard or xib, for git",
    discussion: """
      'ninefold git diff' makes git run this command. The arguments are the path and, for each \
      side, the file, its object id in git and its mode. For an unmerged file, the only argument \
      is the path.

      EXAMPLES:
        ninefold git diff-driver Main.xib old.xib 0 100644 new.xib 0 100644
      """
  )

  @Argument(help: "The path, then the other arguments of git.")
  var arguments: [String]

  func validate() throws {
    if arguments.count != 1, arguments.count < 7 {
      throw ValidationError("Git gives the path, or the path and three words for each side.")
    }
  }

  func run() throws {
    let path = arguments.count > 7 ? "\(arguments[0]) => \(arguments[7])" : arguments[0]
    Terminal.print(Terminal.styled(Terminal.safe("layout \(path)"), .bold))
    guard arguments.count >= 7 else {
      Terminal.print("  not merged")
      return
    }
    do {
      let diff = try DocumentFiles.difference(from: arguments[1], to: arguments[4])
      DiffText.print(diff, all: false)
    } catch {
      // Git aborts its whole command if this one fails.
      Terminal.print(Terminal.safe("  compared by lines: \(error)"))
      let lines = try GitMergeDriver.lineDifferences(from: arguments[1], to: arguments[4])
      Terminal.write(lines)
    }
  }
}
