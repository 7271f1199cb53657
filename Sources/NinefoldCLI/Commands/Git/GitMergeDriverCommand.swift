internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct GitMergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merge a storyboard or xib for git, into the file of our side",
    discussion: """
      Git runs the command with the files %O %A %B, the path %P and the marker size %L. The result \
      opens in Interface Builder even if there are conflicts: it has our side of each one, and the \
      command reports them. If a version cannot be read, the command merges by lines; if the lines \
      conflict, the file keeps our side. The exit status is 1 if there are conflicts, and git then \
      stops.

      EXAMPLES:
        ninefold git merge-driver .base .ours .theirs Main.storyboard
      """
  )

  @Argument(help: "The version that both sides started from; empty if there is none.")
  var base: String

  @Argument(help: "Our version; the result replaces it.")
  var ours: String

  @Argument(help: "Their version.")
  var theirs: String

  @Argument(help: "The path to show in messages.")
  var path: String?

  @Argument(help: "The length of git's conflict markers; longer when git merges common ancestors.")
  var markerSize: Int?

  func run() throws {
    let name = path ?? ours
    // The user doesn't have to resolve conflicts between common ancestors.
    let isInner = markerSize ?? 7 > 7
    switch try GitMergeDriver.merge(base: base, ours: ours, theirs: theirs) {
    case .byMeaning(let result):
      if result.isClean { return }
      if !isInner {
        for line in ConflictText.lines(of: result) { Terminal.note("\(name): \(line)") }
        Terminal.note("\(name): the file opens in Xcode, and has our side of each conflict")
      }
    case .byLines(let reason):
      Terminal.note("\(name): merged by lines, because \(reason)")
      return
    case .keptOurs(let reason):
      Terminal.note("\(name): kept our side, because \(reason)")
    }
    throw ExitCode(1)
  }
}
