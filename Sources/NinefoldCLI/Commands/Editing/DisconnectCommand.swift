internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DisconnectCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "disconnect",
    abstract: "Remove a connection, given by its id or by its source and name",
    discussion: """
      'ninefold outlets DOCUMENT' lists connections with their ids.

      EXAMPLES:
        ninefold disconnect out-Lt-001
        ninefold disconnect vcl-Ct-001 --name titleLabel
        ninefold disconnect vcl-Ct-001 --name rows --to row-Vw-001
      """
  )

  @Argument(help: "The id of the connection or, with --name, the object where it starts.")
  var object: String

  @Option(
    help: ArgumentHelp("The property, the selector, or the kind of segue.", valueName: "text")
  )
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only the connection that leads to this object.", valueName: "id")
  )
  var to: String?

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if to != nil, name == nil { throw ValidationError("--to requires --name.") }
  }

  func perform(with editor: LayoutEditor) throws {
    guard let name else {
      let connection = try editor.resolve(object, in: options.document)
      try editor.apply(.disconnect(connection.id), to: connection.document)
      return
    }
    let names = [object] + (to.map { [$0] } ?? [])
    let found = try editor.resolveTogether(names, in: options.document)
    let target = to == nil ? nil : found.ids[1].rawValue
    let source = ObjectReference(document: found.document, id: found.ids[0])
    let connections = try editor.children(of: source).filter { child in
      let ends = [child.attribute("destination"), child.attribute("target")]
      let called = ["property", "selector", "kind", "identifier"].map(child.attribute)
      return child.role == .connection && called.contains(name)
        && (target == nil || ends.contains(target))
    }
    guard !connections.isEmpty else {
      throw NinefoldError.refusedEdit(
        document: found.document,
        reason: .badConnection("\(source.id) has no connection '\(name)'"),
        suggestions: []
      )
    }
    for connection in connections {
      try editor.apply(.disconnect(connection.id), to: found.document)
    }
  }
}
