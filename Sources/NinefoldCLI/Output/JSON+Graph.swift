internal import LayoutModel
internal import Ninefold

extension JSON {
  /// Returns a graph as an object.
  static func graph(_ graph: SceneGraph, refused: [NinefoldError.Refusal]) -> JSON {
    .object([
      ("documents", .array(graph.documents.map { .string($0) })),
      ("scenes", .array(graph.scenes.map(scene))),
      ("links", .array(graph.links.map { link($0, in: graph) })),
      ("problems", .array(graph.problems.map(problem))),
      ("refused", .array(refused.map(JSON.refusal))),
    ])
  }

  private static func scene(_ scene: GraphScene) -> JSON {
    let position = scene.position.map { JSON.array([.number($0.x), .number($0.y)]) }
    let reference = scene.reference.map {
      JSON.object([
        ("storyboard", .text($0.storyboard)), ("bundle", .text($0.bundle)),
        ("identifier", .text($0.identifier)),
      ])
    }
    return .object([
      ("document", .string(scene.document)), ("scene", .string(scene.id.rawValue)),
      ("title", .string(scene.title)), ("controller", .text(scene.controller?.rawValue)),
      ("kind", .text(scene.kind)), ("customClass", .text(scene.customClass)),
      ("storyboardIdentifier", .text(scene.storyboardIdentifier)),
      ("presentation", .text(scene.presentation)),
      ("initial", .bool(scene.isInitial)), ("arrival", .string(scene.arrival.rawValue)),
      ("canvas", position ?? .null), ("reference", reference ?? .null),
    ])
  }

  private static func link(_ link: GraphLink, in graph: SceneGraph) -> JSON {
    let source = graph.scenes[link.source]
    let destination = link.destination.map { graph.scenes[$0] }
    var exit: String?
    var missing: String?
    switch link.target {
    case .scene: break
    case .exit(let action): exit = action
    case .missing(let id): missing = id.rawValue
    }
    return .object([
      ("id", .string(link.id.rawValue)), ("kind", .string(link.kind)),
      ("relationship", .text(link.relationship)), ("identifier", .text(link.identifier)),
      ("customClass", .text(link.customClass)),
      ("presentation", .text(link.presentation)), ("document", .string(source.document)),
      ("source", .string(source.id.rawValue)), ("origin", .string(link.origin.rawValue)),
      ("originName", .text(link.originName)),
      ("destinationDocument", .text(destination?.document)),
      ("destination", .text(destination?.id.rawValue)), ("exit", .text(exit)),
      ("missing", .text(missing)),
    ])
  }

  private static func problem(_ problem: GraphProblem) -> JSON {
    .object([
      ("kind", .string(problem.kind.rawValue)), ("dangling", .bool(problem.kind.isDangling)),
      ("document", .string(problem.document)), ("object", .string(problem.object.rawValue)),
      ("message", .string(problem.message)),
    ])
  }
}
