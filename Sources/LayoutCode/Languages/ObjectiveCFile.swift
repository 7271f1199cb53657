import LayoutModel

/// Writes a scene as an Objective-C source file with interfaces and implementations.
struct ObjectiveCFile {
  private let scene: CodeScene
  private let writer: PartsWriter
  private let used: [SceneCode.UsedClass]

  init(
    _ reader: SceneReader,
    _ writer: PartsWriter,
    _ used: [SceneCode.UsedClass]
  ) {
    scene = reader.scene
    self.writer = writer
    self.used = used
  }

  var text: String {
    var lines = CodeLines()
    lines.add("// \(StringLiteral.comment(scene.title)), by ninefold code.")
    lines.add()
    lines.add(writer.modules.map { "@import \($0);" })
    lines.add()
    for entry in used { lines.add("#import \"\(entry.name).h\"") }
    if !used.isEmpty { lines.add() }
    if writer.parts.contains(where: \.constraints.needsHelper) { addHelper(&lines) }
    let classes = writer.parts.map(ObjectiveCClass.init)
    for part in classes {
      part.addInterface(&lines)
      lines.add()
    }
    for (index, part) in classes.enumerated() {
      if index > 0 { lines.add() }
      part.addImplementation(&lines)
    }
    if !writer.notes.isEmpty {
      lines.add()
      lines.add(writer.notes)
    }
    return lines.text
  }

  private func addHelper(_ lines: inout CodeLines) {
    lines.add(
      "static NSLayoutConstraint *Prepared(NSLayoutConstraint *constraint, float priority, "
        + "NSString *identifier) {"
    )
    lines.add(
      [
        "constraint.priority = priority;", "constraint.identifier = identifier;",
        "return constraint;",
      ],
      indent: 1
    )
    lines.add("}")
    lines.add()
  }
}
