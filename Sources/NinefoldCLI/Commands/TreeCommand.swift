internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show a document's outline in a size class",
    discussion: """
      Items that are not active in the class are dimmed, with the reason.

      EXAMPLES:
        ninefold tree Main.storyboard
        ninefold tree Main.storyboard --class compact-regular --constraints
        ninefold tree --file Main.storyboard
      """
  )

  @Argument(help: "The document. Default: the only one.")
  var document: String?

  @Option(name: .customLong("class"), help: "The size class.")
  var sizeClass = SizeClass.anyAny

  @Option(
    help: ArgumentHelp("Only this scene, by its id or the id of its controller.", valueName: "id")
  )
  var scene: String?

  @Flag(help: "Show constraints too.")
  var constraints = false

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    let document = try project.document(orOnly: document)
    let wanted = try scene.map { try project.scene(named: $0, in: document) }
    let objects = try project.outline(of: document, scene: wanted)
    let layout = EffectiveLayout(of: objects, in: sizeClass)
    var states: [ObjectID: InstallState] = [:]
    for view in layout.views { states[view.id] = view.state }
    for constraint in layout.constraints { states[constraint.id] = constraint.state }
    let shown = objects.filter { isShown($0) }
    let children = Dictionary(grouping: shown, by: \.parent)
    let ids = Set(shown.map(\.id))
    let roots = shown.filter { $0.parent.map { !ids.contains($0) } ?? true }
    if output.json {
      let nodes = roots.map { json($0, children, states) }
      Terminal.printRaw(
        JSON.object([
          ("document", .string(document)), ("class", .string(sizeClass.description)),
          ("objects", .array(nodes)),
        ]).rendered
      )
      return
    }
    var lines: [String] = []
    for root in roots { append(root, children, states, depth: 0, to: &lines) }
    for line in lines { Terminal.print(line) }
  }

  private func isShown(_ object: LayoutObject) -> Bool {
    switch object.role {
    case .document, .connection, .resource: false
    case .constraint: constraints
    default: true
    }
  }

  private func append(
    _ object: LayoutObject,
    _ children: [ObjectID?: [LayoutObject]],
    _ states: [ObjectID: InstallState],
    depth: Int,
    to lines: inout [String]
  ) {
    let label = object.displayLabel.map { " \"\($0)\"" } ?? object.comment.map { " \($0)" } ?? ""
    var line = Terminal.safe("\(object.kind)\(label) (\(object.id))")
    if let reason = states[object.id]?.inactive {
      line = Terminal.styled("\(line) - \(Terminal.safe(reason.sentence))", .dim)
    }
    lines.append(String(repeating: "  ", count: depth) + line)
    for child in children[object.id] ?? [] {
      append(child, children, states, depth: depth + 1, to: &lines)
    }
  }

  private func json(
    _ object: LayoutObject,
    _ children: [ObjectID?: [LayoutObject]],
    _ states: [ObjectID: InstallState]
  ) -> JSON {
    var members: [(String, JSON)] = [
      ("id", .string(object.id.rawValue)), ("kind", .string(object.kind)),
      ("label", .text(object.displayLabel)),
    ]
    if let state = states[object.id] {
      members += [("installed", .bool(state.isInstalled)), ("active", .bool(state.isActive))]
    }
    let below = (children[object.id] ?? []).map { json($0, children, states) }
    return .object(members + [("children", .array(below))])
  }
}
