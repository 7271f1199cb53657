import LayoutModel

/// Lines of code with their indentation.
struct CodeLines {
  private var lines: [String] = []

  mutating func add(_ line: String = "", indent: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indent) + line)
  }

  mutating func add(_ lines: [String], indent: Int = 0) {
    for line in lines { add(line, indent: indent) }
  }

  /// Adds a blank line and a method; nothing if there are no statements.
  mutating func method(_ head: String, _ statements: [String], close: String = "}", indent: Int) {
    if statements.isEmpty { return }
    add()
    add(head, indent: indent)
    add(statements, indent: indent + 1)
    add(close, indent: indent)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}

/// The parts of a class that builds a scene, as statements.
struct ClassBody {
  let configuring: [String]
  let adding: [String]
  let constraining: [String]
  let following: [String]
  let arranges: Bool

  init(_ scene: CodeScene, _ constraints: ConstraintStatements, _ language: CodeLanguage) {
    let views = ViewStatements(scene, language)
    configuring = views.settings()
    adding = views.hierarchy()
    constraining = constraints.making()
    let (leaving, entering) = constraints.activity()
    let comings = views.comings()
    arranges = !comings.isEmpty
    following = leaving + comings + constraints.constants() + views.variedSettings() + entering
  }

  /// Returns true if the statements for the size class use a dimension (`width` or `height`).
  func asks(for dimension: String) -> Bool {
    following.contains { $0.contains("\(dimension) == ") }
  }
}
