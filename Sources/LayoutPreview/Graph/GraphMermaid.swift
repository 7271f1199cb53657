public import LayoutModel

/// Writes a graph as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
public enum GraphMermaid {
  /// Returns the graph as a `flowchart`.
  public static func text(_ graph: SceneGraph) -> String {
    var lines = ["flowchart LR"]
    let isGrouped = graph.documents.count > 1
    for (number, document) in graph.documents.enumerated() {
      if isGrouped { lines.append("  subgraph d\(number)[\(quoted([document]))]") }
      for index in graph.scenes.indices where graph.scenes[index].document == document {
        lines.append("  " + node(index, graph.scenes[index]))
      }
      if isGrouped { lines.append("  end") }
    }
    for index in graph.scenes.indices where graph.scenes[index].isInitial {
      lines.append("  start\(index)((\" \")) --> s\(index)")
    }
    for (number, link) in graph.links.enumerated() { lines.append("  " + edge(number, link)) }
    lines.append("  classDef lost stroke:#b3261e,stroke-dasharray:6 4")
    lines.append("  classDef named stroke:#8a5a00")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func node(_ index: Int, _ scene: GraphScene) -> String {
    let box = quoted(scene.lines)
    let shape = scene.reference == nil ? "[\(box)]" : "([\(box)])"
    return switch scene.arrival {
    case .unreachable, .lost: "s\(index)\(shape):::lost"
    case .identifier: "s\(index)\(shape):::named"
    case .initial, .linked, .loaded: "s\(index)\(shape)"
    }
  }

  private static func edge(_ number: Int, _ link: GraphLink) -> String {
    let label = quoted(link.lines)
    switch link.target {
    case .scene(let index):
      let arrow = link.isContainment || link.kind == "reference" ? "-.->" : "-->"
      return "s\(link.source) \(arrow)|\(label)| s\(index)"
    case .exit(let action):
      return "s\(link.source) -.->|\(label)| e\(number)>\(quoted(["unwind", action]))]"
    case .missing(let id):
      return "s\(link.source) --x|\(label)| e\(number)[\(quoted(["missing", id.rawValue]))]:::lost"
    }
  }

  /// Returns lines as a string of the language. All characters that are special in Mermaid, Markdown
  /// or HTML become entities by number.
  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.spelled.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "-", "/":
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x80: result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
