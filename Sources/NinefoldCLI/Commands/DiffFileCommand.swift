internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DiffFileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff-file",
    abstract: "Show what changed between two versions of a storyboard or xib, in terms of layout",
    discussion: """
      Needs no project. What Interface Builder derives, frames under Auto Layout, the document line, \
      places on the canvas, is counted in one line; --all lists it. Ends with status 1 if anything \
      differs.

      EXAMPLES:
        ninefold diff-file old.storyboard new.storyboard
        ninefold diff-file old.xib new.xib --json
      """
  )

  @Argument(help: "The old version.", completion: .file())
  var old: String

  @Argument(help: "The new version.", completion: .file())
  var new: String

  @Flag(help: "List cosmetic changes too.")
  var all = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    let diff = try PlainFiles.diff(from: old, to: new)
    if output.json {
      Terminal.printRaw(
        JSON.object([("changes", .array(diff.changes.map(json)))]).rendered
      )
    } else {
      DiffText.print(diff, all: all)
    }
    if !diff.changes.isEmpty { throw ExitCode(1) }
  }

  private func json(_ change: LayoutChange) -> JSON {
    .object([
      ("kind", .string(change.kind.rawValue)), ("object", .string(change.object.rawValue)),
      ("objectKind", .string(change.objectKind)), ("role", .string(change.role.rawValue)),
      ("scene", .text(change.scene?.rawValue)), ("within", .text(change.within?.rawValue)),
      ("class", .string(change.variation.rawValue)), ("path", .string(change.path.rawValue)),
      ("old", .text(change.old)), ("new", .text(change.new)),
      ("cosmetic", .text(change.cosmetic?.rawValue)),
    ])
  }
}
