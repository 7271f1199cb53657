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

      With --sources, the command searches the sources, documents, asset catalogs and localized \
      texts of a folder. It lists the names that contain the text of --name, or that belong to the \
      class of --custom-class.

      EXAMPLES:
        ninefold find --kind label --text "Sign in"
        ninefold find --has accessibilityConfiguration/label
        ninefold find --kind tableViewCell --has reuseIdentifier=row
        ninefold find --custom-class LoginViewController --json
        ninefold find --sources . --name details
      """
  )

  @Option(help: ArgumentHelp("Only objects of this element, such as label.", valueName: "element"))
  var kind: String?

  @Option(help: ArgumentHelp("Only objects of this custom class.", valueName: "class"))
  var customClass: String?

  @Option(
    help: ArgumentHelp(
      "Only objects with this text in their id, outline name or identifier (storyboard, reuse, segue and others).",
      valueName: "text"
    )
  )
  var name: String?

  @Option(
    help: ArgumentHelp("Only objects whose visible text contains this one.", valueName: "text")
  )
  var text: String?

  @Option(
    help: ArgumentHelp(
      """
      Only objects that have a value of this name in some class; with NAME=VALUE, only if the \
      value is exactly VALUE.
      """,
      valueName: "name[=value]"
    )
  )
  var has: String?

  @Option(help: ArgumentHelp("Only objects in this document.", valueName: "name"))
  var document: String?

  @Option(
    help: ArgumentHelp(
      "Search the files in this folder instead of a project.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var sources: String?

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if kind == nil, customClass == nil, name == nil, text == nil, has == nil {
      throw ValidationError("Give what to find: --kind, --custom-class, --name, --text or --has.")
    }
    if let has, ValueCondition(has) == nil {
      throw ValidationError("--has takes NAME or NAME=VALUE.")
    }
    if sources != nil, kind != nil || text != nil || has != nil || document != nil {
      throw ValidationError("--sources requires --name or --custom-class.")
    }
  }

  func run() throws {
    if let sources { return try findNames(in: sources) }
    let query = ObjectQuery(
      kind: kind,
      customClass: customClass,
      name: name,
      text: text,
      value: has.flatMap { ValueCondition($0) }
    )
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

  private func findNames(in folder: String) throws {
    let indexed = try IndexedFolder(at: folder)
    if let problem = indexed.swiftProblem {
      Terminal.note("Swift is not read, because \(problem).")
    }
    let found = indexed.find(name, customClass: customClass)
    if output.json {
      Terminal.printRaw(JSON.object([("names", .array(found.map(json)))]).rendered)
    } else {
      for name in found {
        let place = name.object.map { ":\($0)" } ?? name.line.map { ":\($0)" } ?? ""
        let owner = name.owner.isEmpty ? "" : " of \(name.owner)"
        Terminal.print(Terminal.safe("\(name.path)\(place) \(name.kind) \(name.name)\(owner)"))
      }
    }
    if found.isEmpty { throw ExitCode(1) }
  }

  private func json(_ name: FoundName) -> JSON {
    .object([
      ("document", .string(name.path)), ("line", name.line.map { .integer($0) } ?? .null),
      ("object", .text(name.object?.rawValue)), ("kind", .string(name.kind)),
      ("name", .string(name.name)), ("owner", .string(name.owner)),
    ])
  }

  private func json(_ object: FoundObject) -> JSON {
    .object([
      ("document", .string(object.document)), ("scene", .text(object.scene?.rawValue)),
      ("id", .string(object.id.rawValue)), ("kind", .string(object.kind)),
      ("label", .text(object.label)),
    ])
  }
}
