import LayoutModel

/// Writes a scene as a Swift source file.
struct SwiftFile {
  private let scene: CodeScene
  private let writer: PartsWriter

  init(_ reader: SceneReader, _ writer: PartsWriter) {
    scene = reader.scene
    self.writer = writer
  }

  var text: String {
    var lines = CodeLines()
    lines.add("// \(StringLiteral.comment(scene.title)), by ninefold code.")
    lines.add()
    lines.add(writer.modules.map { "import \($0)" })
    lines.add()
    let prototypes = writer.parts.dropFirst()
    if let main = writer.parts.first {
      SwiftClass(main).add(to: &lines, indent: 0)
    }
    for part in prototypes where !part.own.hasOwnName {
      lines.add()
      SwiftClass(part).add(to: &lines, indent: 1)
      lines.add("}", indent: 1)
    }
    lines.add("}")
    // Other scenes use the classes that the document names.
    for part in prototypes where part.own.hasOwnName {
      lines.add()
      SwiftClass(part).add(to: &lines, indent: 0)
      lines.add("}")
    }
    if writer.parts.contains(where: \.constraints.needsHelper) { addHelper(&lines) }
    if !writer.notes.isEmpty {
      lines.add()
      lines.add(writer.notes)
    }
    return lines.text
  }

  private func addHelper(_ lines: inout CodeLines) {
    let priority =
      scene.platform == .macOS ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
    lines.add()
    lines.add("extension NSLayoutConstraint {")
    lines.add(
      "fileprivate func with(priority: Float = 1000, identifier: String? = nil) "
        + "-> NSLayoutConstraint {",
      indent: 1
    )
    lines.add(
      [
        "self.priority = \(priority)(priority)", "self.identifier = identifier", "return self",
      ],
      indent: 2
    )
    lines.add("}", indent: 1)
    lines.add("}")
  }
}
