extension SceneGraph {
  /// Reads the graph of some documents. Storyboard references are followed from one to another.
  ///
  /// - Parameter documents: The documents with their names, whose last path component is the
  ///   storyboard's name. Xibs have no scenes and add nothing.
  package init(of documents: [(name: String, document: Document)]) {
    var builder = GraphBuilder()
    for (name, document) in documents { builder.read(document, named: name) }
    self = builder.finish()
  }
}

/// Collects the scenes and links of documents.
private struct GraphBuilder {
  private var graph = SceneGraph()
  /// The index of the first scene of each document.
  private var firstScenes: [Int] = []
  private var documentsByName: [String: [Int]] = [:]

  mutating func read(_ document: Document, named name: String) {
    let objects = document.objects
    guard objects.contains(where: { $0.role == .scene }) else { return }
    let number = graph.documents.count
    graph.documents.append(name)
    firstScenes.append(graph.scenes.count)
    documentsByName[DocumentName.stem(of: name), default: []].append(number)
    let scenes = readScenes(document, name)
    readSegues(objects, scenes, name)
  }

  mutating func finish() -> SceneGraph {
    followReferences()
    graph.findArrivals()
    return graph
  }

  // MARK: - Scenes

  /// Appends the scenes, and returns the index of each by id.
  private mutating func readScenes(_ document: Document, _ name: String) -> [ObjectID: Int] {
    let objects = document.objects
    let initial = objects.initialController
    var controllers: [ObjectID: LayoutObject] = [:]
    for object in objects where object.container.rawValue == ":objects" {
      guard let scene = object.scene else { continue }
      let isBetter = object.isController && controllers[scene]?.isController != true
      if controllers[scene] == nil || isBetter { controllers[scene] = object }
    }
    var indexByID: [ObjectID: Int] = [:]
    for scene in objects where scene.role == .scene {
      let controller = controllers[scene.id].flatMap { $0.isController ? $0 : nil }
      let first = controllers[scene.id]
      indexByID[scene.id] = graph.scenes.count
      graph.scenes.append(
        GraphScene(
          document: name,
          id: scene.id,
          title: scene.comment ?? controller?.attribute("customClass") ?? first?.outlineName
            ?? scene.id.rawValue,
          controller: controller?.id,
          kind: controller?.kind ?? first.flatMap { $0.kind == "placeholder" ? nil : $0.kind },
          customClass: controller?.attribute("customClass"),
          storyboardIdentifier: controller?.attribute("storyboardIdentifier"),
          presentation: presentation(of: controller),
          position: scene.canvasPosition,
          isInitial: initial != nil && controller?.id == initial,
          reference: controller?.storyboardReference
        )
      )
    }
    return indexByID
  }

  /// Returns the style in which a controller or a segue's destination is presented.
  private func presentation(of object: LayoutObject?) -> String? {
    object?.attribute("modalPresentationStyle").flatMap { $0 == "automatic" ? nil : $0 }
  }

  // MARK: - Segues

  private mutating func readSegues(
    _ objects: [LayoutObject],
    _ scenes: [ObjectID: Int],
    _ document: String
  ) {
    let places = Dictionary(
      zip(objects.map(\.id), objects.indices),
      uniquingKeysWith: { first, _ in first }
    )
    for segue in objects where segue.kind == "segue" && segue.role == .connection {
      guard let scene = segue.scene, let source = scenes[scene] else { continue }
      let origin = segue.parent.flatMap { places[$0] }.map { objects[$0] }
      let target = target(of: segue, objects, places, scenes)
      let link = GraphLink(
        id: segue.id,
        source: source,
        origin: origin?.id ?? scene,
        originName: origin.flatMap { $0.isController ? nil : $0.outlineName },
        kind: segue.attribute("kind") ?? "segue",
        relationship: segue.attribute("relationship"),
        identifier: segue.attribute("identifier"),
        customClass: segue.attribute("customClass"),
        presentation: presentation(of: segue),
        target: target
      )
      graph.links.append(link)
      if case .missing(let id) = target { report(link, missing: id, document) }
    }
  }

  private func target(
    of segue: LayoutObject,
    _ objects: [LayoutObject],
    _ places: [ObjectID: Int],
    _ scenes: [ObjectID: Int]
  ) -> GraphLink.Target {
    let id = ObjectID(segue.attribute("destination") ?? "")
    guard let object = places[id].map({ objects[$0] }),
      let scene = object.scene.flatMap({ scenes[$0] })
    else { return .missing(id) }
    return object.kind == "exit"
      ? .exit(action: segue.attribute("unwindAction") ?? "") : .scene(scene)
  }

  private mutating func report(_ link: GraphLink, missing id: ObjectID, _ document: String) {
    let name = link.identifier.map { " \"\($0)\"" } ?? ""
    problem(
      .missingDestination,
      document,
      link.id,
      link.source,
      "The \(link.label) segue\(name) leads to \(id), which is not in the document."
    )
  }

  // MARK: - References

  private mutating func followReferences() {
    for index in graph.scenes.indices {
      guard let reference = graph.scenes[index].reference, let id = graph.scenes[index].controller
      else { continue }
      guard let target = scene(of: reference, from: index, id) else { continue }
      graph.links.append(
        GraphLink(
          id: id,
          source: index,
          origin: id,
          originName: nil,
          kind: "reference",
          relationship: nil,
          identifier: reference.identifier,
          customClass: nil,
          presentation: nil,
          target: .scene(target)
        )
      )
    }
  }

  private mutating func scene(
    of reference: StoryboardReference,
    from index: Int,
    _ id: ObjectID
  ) -> Int? {
    let own = graph.scenes[index].document
    guard let document = document(of: reference, from: own, index, id) else { return nil }
    let range =
      firstScenes[document]..<(firstScenes.dropFirst(document + 1).first ?? graph.scenes.count)
    let found = range.first { place in
      reference.identifier.map { graph.scenes[place].storyboardIdentifier == $0 }
        ?? graph.scenes[place].isInitial
    }
    if let found { return found }
    let name = graph.documents[document]
    if let identifier = reference.identifier {
      problem(
        .missingIdentifier,
        own,
        id,
        index,
        "The reference names a scene \"\(identifier)\", which \(name) doesn't have."
      )
    } else {
      problem(
        .missingInitialScene,
        own,
        id,
        index,
        "The reference leads to the initial scene of \(name), which has none."
      )
    }
    return nil
  }

  /// Returns the index of the document that a reference names: of several with the name, the one
  /// whose path shares the most folders.
  private mutating func document(
    of reference: StoryboardReference,
    from own: String,
    _ index: Int,
    _ id: ObjectID
  ) -> Int? {
    guard let name = reference.storyboard else { return graph.documents.firstIndex(of: own) }
    let named = documentsByName[name] ?? []
    guard let first = named.first else {
      problem(
        reference.bundle == nil ? .otherStoryboard : .otherBundle,
        own,
        id,
        index,
        "The storyboard \(name)" + (reference.bundle.map { " of the bundle \($0)" } ?? "")
          + " is not among the documents. The reference isn't followed."
      )
      return nil
    }
    if named.count == 1 { return first }
    let shared = named.map { GraphBuilder.sharedFolders(graph.documents[$0], own) }
    let most = shared.max() ?? 0
    let nearest = zip(named, shared).filter { $0.1 == most }.map(\.0)
    if nearest.count > 1, let taken = nearest.first {
      problem(
        .severalStoryboards,
        own,
        id,
        index,
        "\(nearest.count) documents are named \(name). The reference is followed to"
          + " \(graph.documents[taken])."
      )
    }
    return nearest.first
  }

  private static func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast())
      .prefix { $0.0 == $0.1 }.count
  }

  private mutating func problem(
    _ kind: GraphProblem.Kind,
    _ document: String,
    _ object: ObjectID,
    _ scene: Int,
    _ message: String
  ) {
    graph.problems.append(
      GraphProblem(kind: kind, document: document, object: object, scene: scene, message: message)
    )
  }
}

extension LayoutObject {
  /// True for the controller of a scene, and for a storyboard reference in its place.
  package var isController: Bool {
    guard role == .object || role == .view else { return false }
    return isOfControllerKind || isStoryboardReference
  }

  fileprivate var storyboardReference: StoryboardReference? {
    guard isStoryboardReference else { return nil }
    return StoryboardReference(
      storyboard: attribute("storyboardName"),
      bundle: attribute("bundleIdentifier"),
      identifier: attribute("referencedIdentifier")
    )
  }

  /// The position of a scene on the canvas; nil if it has none, or none that can be drawn.
  fileprivate var canvasPosition: CanvasPoint? {
    guard case .record(let point)? = property(PropertyPath("canvasLocation"))?.value,
      let x = point["x"].flatMap(Double.init), let y = point["y"].flatMap(Double.init),
      abs(x) < 1e6, abs(y) < 1e6
    else { return nil }
    return CanvasPoint(x: x, y: y)
  }
}
