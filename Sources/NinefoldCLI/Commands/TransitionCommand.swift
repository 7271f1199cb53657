internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct TransitionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transition",
    abstract: "Show what changes between two size classes",
    discussion: """
      The command lists the views and constraints that enter and leave the hierarchy, and the \
      properties and frames that change. The system animates these changes when the user rotates a \
      device. Frames are in points and relative to the superview, on the canvas of each class.

      EXAMPLES:
        ninefold transition Main.xib --from compact-regular --to compact-compact
        ninefold transition --file Main.storyboard --from wC-hR --to wC-hC --json
      """
  )

  @OptionGroup var choice: DocumentOptions

  @Option(
    help: ArgumentHelp("Only this scene, by its id or the id of its controller.", valueName: "id")
  )
  var scene: String?

  @Option(help: ArgumentHelp("The size class before the change.", valueName: "class"))
  var from: SizeClass

  @Option(help: ArgumentHelp("The size class after the change.", valueName: "class"))
  var to: SizeClass

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open(naming: choice.names)
    let document = try project.document(orOnly: choice.name)
    let content = try project.document(named: document)
    let wanted = try scene.map { try content.scene(named: $0, in: document) }
    let scenes = content.transition(from: from, to: to, scene: wanted)
    let frames = content.frameChanges(from: from, to: to, scene: wanted)
    if output.json {
      Terminal.printRaw(
        JSON.object([
          ("document", .string(document)), ("from", .string(from.description)),
          ("to", .string(to.description)),
          (
            "scenes",
            .array(
              scenes.map { scene in
                json(scene.scene, scene.transition, frames.filter { $0.scene == scene.scene })
              }
            )
          ),
        ]).rendered
      )
      return
    }
    for scene in scenes {
      printText(scene.scene, scene.transition, frames.filter { $0.scene == scene.scene })
    }
  }

  private func printText(
    _ scene: ObjectID?,
    _ transition: LayoutTransition,
    _ frames: [FrameChange]
  ) {
    var lines: [String] = []
    func add(_ title: String, _ ids: [ObjectID]) {
      for id in ids { lines.append("\(title) \(id)") }
    }
    add("+ view", transition.enteringViews)
    add("- view", transition.leavingViews)
    add("+ constraint", transition.enteringConstraints)
    add("- constraint", transition.leavingConstraints)
    for change in transition.changes {
      lines.append(
        "  \(change.object).\(change.path): \(text(change.before)) -> \(text(change.after))"
      )
    }
    for change in frames {
      lines.append(
        "  \(change.object).frame: \(TransitionCommand.text(change.before))"
          + " -> \(TransitionCommand.text(change.after))"
      )
    }
    guard !lines.isEmpty else { return }
    if let scene {
      Terminal.print(Terminal.styled("scene \(Terminal.safe(scene.rawValue))", .bold))
    }
    for line in lines { Terminal.print("  " + Terminal.safe(line)) }
  }

  private func text(_ value: Value?) -> String {
    switch value {
    case nil: return "none"
    case .attribute(let literal): return literal
    case .element(let tag, let text): return text ?? tag
    case .record(let record):
      let fields = zip(record.kind.fieldNames, record.fields)
        .compactMap { name, literal in literal.map { "\(name)=\($0)" } }
      return fields.joined(separator: " ")
    }
  }

  private static func text(_ frame: Frame?) -> String {
    guard let frame else { return "none" }
    return frame.record.fields.compactMap { $0 }.joined(separator: " ")
  }

  private func json(
    _ scene: ObjectID?,
    _ transition: LayoutTransition,
    _ frames: [FrameChange]
  ) -> JSON {
    func ids(_ ids: [ObjectID]) -> JSON { .array(ids.map { .string($0.rawValue) }) }
    return .object([
      ("scene", .string(scene?.rawValue ?? "")),
      ("enteringViews", ids(transition.enteringViews)),
      ("leavingViews", ids(transition.leavingViews)),
      ("enteringConstraints", ids(transition.enteringConstraints)),
      ("leavingConstraints", ids(transition.leavingConstraints)),
      (
        "changes",
        .array(
          transition.changes.map {
            .object([
              ("object", .string($0.object.rawValue)), ("path", .string($0.path.rawValue)),
              ("before", $0.before.map(JSON.value) ?? .null),
              ("after", $0.after.map(JSON.value) ?? .null),
            ])
          }
        )
      ),
      (
        "frames",
        .array(
          frames.map {
            .object([
              ("object", .string($0.object.rawValue)),
              ("before", $0.before.map(JSON.frame) ?? .null),
              ("after", $0.after.map(JSON.frame) ?? .null),
            ])
          }
        )
      ),
    ])
  }
}
