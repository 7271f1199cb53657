internal import LayoutModel
internal import Ninefold

/// A document's outline in a size class, as text and JSON.
struct Outline {
  private let roots: [LayoutObject]
  private let children: [ObjectID?: [LayoutObject]]
  private var states: [ObjectID: InstallState] = [:]
  private let sizeClass: SizeClass

  /// Creates the outline of objects, parents before their children.
  init(of objects: [LayoutObject], in sizeClass: SizeClass, withConstraints: Bool) {
    self.sizeClass = sizeClass
    let layout = EffectiveLayout(of: objects, in: sizeClass)
    for view in layout.views { states[view.id] = view.state }
    for constraint in layout.constraints { states[constraint.id] = constraint.state }
    let shown = objects.filter { $0.isInOutline && (withConstraints || $0.role != .constraint) }
    children = Dictionary(grouping: shown, by: \.parent)
    let ids = Set(shown.map(\.id))
    roots = shown.filter { $0.parent.map { !ids.contains($0) } ?? true }
  }

  /// The lines of the text, indented by level.
  var lines: [String] {
    var lines: [String] = []
    for root in roots { append(root, depth: 0, to: &lines) }
    return lines
  }

  private func append(_ object: LayoutObject, depth: Int, to lines: inout [String]) {
    let label = object.displayLabel.map { " \"\($0)\"" } ?? object.comment.map { " \($0)" } ?? ""
    var line = Terminal.safe("\(object.kind)\(label) (\(object.id))")
    if let reason = states[object.id]?.inactive {
      line = Terminal.styled("\(line) - \(Terminal.safe(reason.sentence))", .dim)
    }
    lines.append(String(repeating: "  ", count: depth) + line)
    for child in children[object.id] ?? [] { append(child, depth: depth + 1, to: &lines) }
  }

  /// The outline as JSON.
  func json(_ document: String) -> JSON {
    .object([
      ("document", .string(document)), ("class", .string(sizeClass.description)),
      ("objects", .array(roots.map(json))),
    ])
  }

  private func json(_ object: LayoutObject) -> JSON {
    var members: [(String, JSON)] = [
      ("id", .string(object.id.rawValue)), ("kind", .string(object.kind)),
      ("label", .text(object.displayLabel)),
    ]
    if let state = states[object.id] {
      members += [("installed", .bool(state.isInstalled)), ("active", .bool(state.isActive))]
    }
    let below = (children[object.id] ?? []).map(json)
    return .object(members + [("children", .array(below))])
  }
}
