internal import LayoutModel

/// A graph as text for people.
enum GraphText {
  /// Prints the scenes of each document with their links, and then what leads nowhere.
  static func print(_ graph: SceneGraph) {
    for document in graph.documents {
      Terminal.print(Terminal.styled(Terminal.safe(document), .bold))
      for index in graph.scenes.indices where graph.scenes[index].document == document {
        print(index, of: graph)
      }
    }
    printUnreached(graph)
    printProblems(graph)
    Terminal.print(summary(graph))
  }

  private static func print(_ index: Int, of graph: SceneGraph) {
    let scene = graph.scenes[index]
    let mark = scene.isInitial ? "\u{2192}" : " "
    Terminal.print("\(mark) " + Terminal.styled(Terminal.safe(line(of: scene)), .bold))
    for link in graph.links where link.source == index {
      Terminal.print("    " + Terminal.safe(line(of: link, in: graph, from: scene.document)))
    }
  }

  /// Returns the title, kind, class and identifiers of a scene.
  private static func line(of scene: GraphScene) -> String {
    var facts = [scene.kindName]
    if let name = scene.customClass, name != scene.title { facts.append(name) }
    if let reference = scene.reference { facts.append(reference.sentence) }
    if let identifier = scene.storyboardIdentifier { facts.append("identifier \"\(identifier)\"") }
    return "\(scene.title) (\(facts.joined(separator: ", "))) \(scene.id)"
  }

  private static func line(of link: GraphLink, in graph: SceneGraph, from document: String)
    -> String
  {
    var words = [link.label]
    if let identifier = link.identifier, link.kind != "reference" {
      words.append("\"\(identifier)\"")
    }
    if let name = link.originName { words.append("from \(OutlineName.quoted(name))") }
    switch link.target {
    case .scene(let index):
      let target = graph.scenes[index]
      let place = target.document == document ? "" : " in \(target.document)"
      words.append("\u{2192} \(target.title) \(target.id)\(place)")
    case .exit(let action): words.append("\u{2192} back, to a controller with \(action)")
    case .missing(let id): words.append("\u{2192} \(id), which is missing")
    }
    return words.joined(separator: " ")
  }

  private static func printUnreached(_ graph: SceneGraph) {
    for arrival in [GraphArrival.identifier, .lost, .unreachable] {
      let scenes = graph.scenes.filter { $0.arrival == arrival }
      guard !scenes.isEmpty else { continue }
      Terminal.print(Terminal.styled(heading(of: arrival), .bold))
      for scene in scenes {
        let place = graph.documents.count > 1 ? " in \(scene.document)" : ""
        let identifier = scene.storyboardIdentifier.map { " \"\($0)\"" } ?? ""
        Terminal.print(Terminal.safe("  \(scene.title)\(identifier) \(scene.id)\(place)"))
      }
    }
  }

  private static func heading(of arrival: GraphArrival) -> String {
    switch arrival {
    case .identifier: "No segue leads to these; code can ask for them by identifier:"
    case .lost: "Segues lead to these only from scenes that can't be reached:"
    default: "Nothing leads to these, and they have no identifier:"
    }
  }

  private static func printProblems(_ graph: SceneGraph) {
    for problem in graph.problems {
      let color: Terminal.Style = problem.kind.isDangling ? .red : .yellow
      let kind = Terminal.styled(problem.kind.isDangling ? "dangling" : "note", color)
      let text = "\(problem.document): \(problem.object): \(problem.message)"
      Terminal.print("\(kind) \(Terminal.safe(text))")
    }
  }

  private static func summary(_ graph: SceneGraph) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    return count(graph.scenes.count, "scene") + ", " + count(graph.links.count, "link") + ", "
      + count(graph.danglingReferences.count, "dangling reference")
  }
}
