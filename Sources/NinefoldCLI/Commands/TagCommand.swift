internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct TagCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag",
    abstract: "List, create or delete tags",
    discussion: """
      A tag is a name for an edit. It does not move when you edit.

      EXAMPLES:
        ninefold tag
        ninefold tag v1.0
        ninefold tag v0.9 HEAD~3
        ninefold tag --delete v0.9
      """
  )

  @Argument(help: "The tag to create or delete. Default: list all.")
  var name: String?

  @Argument(help: "The revision to name. Default: the current state.")
  var revision: String?

  @Flag(name: [.customShort("d"), .long], help: "Delete the tag.")
  var delete = false

  @OptionGroup var change: ChangeOptions

  func validate() throws {
    if delete, name == nil || revision != nil {
      throw ValidationError("--delete takes the name of a tag.")
    }
  }

  func run() throws {
    let project = try change.open()
    guard let name else { return list(try project.tags()) }
    if delete {
      try project.deleteTag(name, isDryRun: change.dryRun)
      change.report(
        "deleted tag \(Terminal.safe(name))",
        [("tag", .string(name)), ("deleted", .bool(true))],
        next: "Next: 'ninefold undo' brings it back."
      )
      return
    }
    let tag = try project.createTag(name, at: revision, isDryRun: change.dryRun)
    change.report("tag \(Terminal.safe(name)) at edit \(tag.edit)", members(of: tag))
  }

  private func list(_ tags: [Tag]) {
    if change.json {
      let items = tags.map { JSON.object(members(of: $0)) }
      Terminal.printRaw(JSON.object([("tags", .array(items))]).rendered)
      return
    }
    for tag in tags { Terminal.print("\(Terminal.safe(tag.name)) edit \(tag.edit)") }
    if tags.isEmpty { Terminal.note("No tags.") }
  }

  private func members(of tag: Tag) -> [(String, JSON)] {
    [("tag", .string(tag.name)), ("edit", .integer(Int(tag.edit.rawValue)))]
  }
}
