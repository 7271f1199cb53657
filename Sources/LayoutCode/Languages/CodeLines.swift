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
