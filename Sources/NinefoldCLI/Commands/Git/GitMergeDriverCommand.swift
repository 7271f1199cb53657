internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct GitMergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merge for git: the result goes into the file of our side",
    discussion: """
      Git runs it with the files %O %A %B, the path %P and the marker size %L. The result opens \
      even if it holds conflicts: it has our side of each, and they are told. A version that can't be \
      read is merged by lines if they don't conflict, else our side stays. Ends with status 1 if there \
      are conflicts, which makes git stop.

      EXAMPLES:
        ninefold git merge-driver .base .ours .theirs Main.storyboard
      """
  )

  @Argument(help: "The version both sides come from; empty if there is none.")
  var base: String

  @Argument(help: "Our version; the result replaces it.")
  var ours: String

  @Argument(help: "Their version.")
  var theirs: String

  @Argument(help: "The path to call the file by.")
  var path: String?

  @Argument(help: "The length of git's markers, longer where it merges common ancestors.")
  var markerSize: Int?

  func run() throws {
    let name = path ?? ours
    // What conflicts in a common ancestor is not what the user has to settle.
    let isInner = markerSize ?? 7 > 7
    switch try GitMergeDriver.merge(base: base, ours: ours, theirs: theirs) {
    case .byMeaning(let result):
      if result.isClean { return }
      if !isInner {
        for line in ConflictText.lines(of: result) { Terminal.note("\(name): \(line)") }
        Terminal.note("\(name): it opens, and has our side of each conflict")
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
