internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct BlameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blame",
    abstract: "Show which edit set each value of an object",
    discussion: """
      Each value has one line for each class in which it is set. If a document was renamed, the \
      command also finds edits made under the old name.

      EXAMPLES:
        ninefold blame b7X-2c-abc
        ninefold blame Main.storyboard:b7X-2c-abc --at v1.0 --json
      """
  )

  @Argument(help: .object())
  var object: String

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    let blame = try project.blame(try project.resolve(object))
    if output.json {
      let items = blame.map { entry in
        JSON.object(
          [
            ("class", .string(entry.variation.rawValue)), ("path", .string(entry.path.rawValue)),
          ] + JSON.members(of: entry.edit)
        )
      }
      Terminal.printRaw(JSON.object([("values", .array(items))]).rendered)
      return
    }
    for entry in blame {
      let path = entry.path.isObject ? "(object)" : entry.path.rawValue
      let sizeClass = entry.variation.isBase ? "" : " in \(entry.variation.rawValue)"
      Terminal.print(Terminal.safe(path + sizeClass) + ": " + EditText.line(entry.edit))
    }
  }
}
