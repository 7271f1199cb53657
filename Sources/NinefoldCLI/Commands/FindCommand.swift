internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find objects by kind, name, custom class or text",
    discussion: """
      The command lists the objects that meet all given conditions. The exit status is 1 if there \
      are none.

      EXAMPLES:
        ninefold find --kind label --text "Sign in"
        ninefold find --custom-class LoginViewController --json
      """
  )

  @Option(help: ArgumentHelp("The element name, such as label.", valueName: "element"))
  var kind: String?

  @Option(help: ArgumentHelp("The custom class.", valueName: "class"))
  var customClass: String?

  @Option(help: ArgumentHelp("Part of an id, user label or identifier.", valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp("Part of a text that the object shows.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("Only objects in this document.", valueName: "name"))
  var document: String?

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if kind == nil, customClass == nil, name == nil, text == nil {
      throw ValidationError("Say what to find: --kind, --custom-class, --name or --text.")
    }
  }

  func run() throws {
    let query = ObjectQuery(kind: kind, customClass: customClass, name: name, text: text)
    let found = try location.open().find(query, in: document)
    if output.json {
      Terminal.printRaw(JSON.object([("objects", .array(found.map(json)))]).rendered)
    } else {
      for object in found {
        let label = object.label.map { " \"\($0)\"" } ?? ""
        Terminal.print(Terminal.safe("\(object.document):\(object.id) \(object.kind)\(label)"))
      }
    }
    if found.isEmpty { throw ExitCode(1) }
  }

  private func json(_ object: FoundObject) -> JSON {
    .object([
      ("document", .string(object.document)), ("scene", .text(object.scene?.rawValue)),
      ("id", .string(object.id.rawValue)), ("kind", .string(object.kind)),
      ("label", .text(object.label)),
    ])
  }
}
