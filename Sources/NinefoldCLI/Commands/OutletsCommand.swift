internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct OutletsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outlets",
    abstract: "List connections, and the classes in which their targets are active",
    discussion: """
      Connections are outlets, actions, segues and bindings. An outlet is set in every size class, \
      even if its target is not installed there.

      EXAMPLES:
        ninefold outlets Main.storyboard
        ninefold outlets Main.storyboard --object BYZ-38-t0r --json
      """
  )

  @OptionGroup var choice: DocumentOptions

  @Option(help: ArgumentHelp("Only connections that start at this object.", valueName: "id"))
  var object: String?

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open(naming: choice.names)
    let document = try project.document(orOnly: choice.name)
    let connections = try project.connections(
      of: document,
      object: object.map { ObjectID($0) }
    )
    if output.json {
      Terminal.printRaw(
        JSON.object([
          ("document", .string(document)), ("connections", .array(connections.map(json))),
        ]).rendered
      )
      return
    }
    for connection in connections {
      let name = connection.identifier.map { " \"\($0)\"" } ?? ""
      let detail = (connection.event ?? connection.keyPath).map { " (\($0))" } ?? ""
      var line =
        "\(connection.source) \(connection.kind) \(connection.label)\(name)\(detail)"
        + " -> \(connection.destination)"
      if !connection.activeIn.isEmpty, connection.activeIn.count < SizeClass.finals.count {
        line += " (active in \(connection.activeIn.map(\.description).joined(separator: ", ")))"
      }
      Terminal.print(Terminal.safe(line))
    }
  }

  private func json(_ connection: ConnectionSummary) -> JSON {
    .object([
      ("id", .string(connection.id.rawValue)), ("kind", .string(connection.kind)),
      ("source", .string(connection.source.rawValue)), ("label", .string(connection.label)),
      ("identifier", .text(connection.identifier)), ("event", .text(connection.event)),
      ("keyPath", .text(connection.keyPath)),
      ("destination", .string(connection.destination.rawValue)),
      ("activeIn", .array(connection.activeIn.map { .string($0.description) })),
    ])
  }
}
