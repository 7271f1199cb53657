public import LayoutModel

/// Writes a graph in the language of Graphviz.
public enum GraphDOT {
  /// Returns the graph as a `digraph`.
  public static func text(_ graph: SceneGraph) -> String {
    var lines = [
      "digraph storyboard {", "  rankdir=LR;",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for (number, document) in graph.documents.enumerated() {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(quoted([document]));")
      for index in graph.scenes.indices where graph.scenes[index].document == document {
        lines.append("    " + node(index, graph.scenes[index]))
      }
      lines.append("  }")
    }
    for index in graph.scenes.indices where graph.scenes[index].isInitial {
      lines.append("  start\(index) [shape=point, width=0.15];")
      lines.append("  start\(index) -> s\(index);")
    }
    for (number, link) in graph.links.enumerated() { lines += edge(number, link) }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func node(_ index: Int, _ scene: GraphScene) -> String {
    let attributes =
      switch scene.arrival {
      case .unreachable, .lost: ", color=\"#b3261e\", style=\"rounded,dashed\""
      case .identifier: ", color=\"#8a5a00\""
      case .initial, .linked, .loaded: scene.reference == nil ? "" : ", style=\"rounded,dashed\""
      }
    return "s\(index) [label=\(quoted(scene.lines))\(attributes)];"
  }

  private static func edge(_ number: Int, _ link: GraphLink) -> [String] {
    let label = quoted(link.lines)
    switch link.target {
    case .scene(let index):
      let style =
        link.isContainment ? ", style=dotted" : link.kind == "reference" ? ", style=dashed" : ""
      return ["  s\(link.source) -> s\(index) [label=\(label)\(style)];"]
    case .exit(let action):
      return [
        "  e\(number) [shape=plaintext, label=\(quoted(["unwind", action]))];",
        "  s\(link.source) -> e\(number) [label=\(label), style=dashed];",
      ]
    case .missing(let id):
      return [
        "  e\(number) [color=\"#b3261e\", label=\(quoted(["missing", id.rawValue]))];",
        "  s\(link.source) -> e\(number) [label=\(label), color=\"#b3261e\"];",
      ]
    }
  }

  /// Returns lines as a string of the language. A backslash begins an escape sequence there.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.spelled.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}

extension GraphScene {
  /// The lines that name the scene in a box.
  var lines: [String] {
    var lines = [OutlineName.quoted(title)]
    if let reference {
      lines.append("\u{2192} \(reference.sentence)")
    } else {
      lines.append(customClass.map { "\(kindName), \($0)" } ?? kindName)
      if let storyboardIdentifier { lines.append("\"\(storyboardIdentifier)\"") }
    }
    return lines
  }
}

extension GraphLink {
  /// The lines that name the link at an arrow.
  var lines: [String] {
    [label] + (identifier.map { kind == "reference" ? [] : ["\"\($0)\""] } ?? [])
  }
}
