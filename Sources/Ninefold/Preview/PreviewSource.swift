internal import LayoutEngine
internal import LayoutModel
internal import LayoutPreview

/// A document prepared for pictures of its scenes.
struct PreviewSource {
  private(set) var document: Document
  let name: String
  private(set) var engine: LayoutEngine
  /// The index of each object in the document.
  var indexByID: ObjectIndex { engine.indexByID }
  /// The indices of each scene's objects; nil for those outside scenes, as in a xib.
  let members: [ObjectID?: [Int]]
  /// The scenes and the segues between them.
  let graph: SceneGraph
  /// The indices of the links that begin at an object, by the object's id.
  private let linksByOrigin: [ObjectID: [Int]]
  /// The indices of the links that lead to a scene, by its index in the graph.
  private let linksByDestination: [Int: [Int]]
  /// The index of each scene in the graph.
  private let sceneIndices: [ObjectID: Int]
  let isMac: Bool
  /// The size of the canvas without a device: that of most controllers' views; nil with a device,
  /// and without such views.
  let storedCanvas: Size?
  /// The colors and images, in the appearance of the pictures.
  let palette: Palette
  /// The version of Interface Builder that saved the document; 0 if unknown.
  let toolsVersion: Int
  /// The sizes of texts that differ from the document's, and the direction of text.
  let texts: TextLayout
  /// Messages about images of the app that are not drawn, and texts that are not in the language.
  let notes: [String]

  /// - Parameters:
  ///   - resourceFolders: The folders of the app's images and colors; nil for those of the app to
  ///     which the document belongs.
  ///   - largestImage: The maximum number of bytes of an image.
  init(
    _ document: Document,
    name: String,
    appearance: Appearance = .light,
    resourceFolders: [String]? = [],
    largestImage: Int = DocumentResources.maximumBytes
  ) {
    self.init(
      ShownDocument(document),
      name: name,
      appearance: appearance,
      resourceFolders: resourceFolders,
      largestImage: largestImage
    )
  }

  /// Prepares a document in a language, text size and direction.
  init(
    _ shown: ShownDocument,
    name: String,
    appearance: Appearance,
    resourceFolders: [String]?,
    largestImage: Int = DocumentResources.maximumBytes
  ) {
    let resources = DocumentResources(
      of: shown.document,
      at: name,
      in: resourceFolders,
      largest: largestImage
    )
    self.init(shown, name: name, appearance: appearance, resources: resources)
  }

  /// Prepares a document whose colors and images are read.
  init(
    _ shown: ShownDocument,
    name: String,
    appearance: Appearance,
    resources: DocumentResources
  ) {
    let document = shown.document
    self.document = document
    var texts = TextLayout(shown)
    texts.imageSizes = EnlargedImages.sizes(in: document, resources, appearance)
    self.texts = texts
    palette = Palette(
      document.objects,
      platform: document.platform,
      appearance: appearance,
      resources: resources
    )
    notes = (shown.notes + resources.notes).unique
    toolsVersion = DocumentHeader(document.objects).toolsVersion
    self.name = name
    engine = LayoutEngine(document)
    members = Dictionary(grouping: document.objects.indices, by: { document.objects[$0].scene })
    graph = document.graph(named: name)
    linksByOrigin = Dictionary(
      grouping: graph.links.indices,
      by: { [graph] in graph.links[$0].origin }
    )
    var arriving: [Int: [Int]] = [:]
    for (index, link) in graph.links.enumerated() {
      if let scene = link.destination { arriving[scene, default: []].append(index) }
    }
    linksByDestination = arriving
    sceneIndices = Dictionary(
      zip(graph.scenes.map(\.id), graph.scenes.indices),
      uniquingKeysWith: { first, _ in first }
    )
    isMac = document.platform == .macOS
    storedCanvas = PreviewSource.storedCanvas(of: document)
  }

  private static func storedCanvas(of document: Document) -> Size? {
    guard document.platform == .iOS, DocumentHeader(document.objects).deviceID == nil else {
      return nil
    }
    var counts: [Size: Int] = [:]
    for index in document.objects.indices
    where document.objects[index].role == .view && document.objects[index].key == "view" {
      guard let frame = document.objects[index].storedFrame(in: .anyAny), frame.height >= 400
      else { continue }
      counts[frame.size, default: 0] += 1
    }
    // Of equally frequent sizes, the largest.
    return counts.max {
      ($0.value, $0.key.height, $0.key.width) < ($1.value, $1.key.height, $1.key.width)
    }?.key
  }

  /// Returns the same document with changed objects, by index; nil if more than values changed.
  func replacing(_ changes: [Int: LayoutObject]) -> PreviewSource? {
    guard let engine = engine.replacing(changes) else { return nil }
    var result = self
    result.engine = engine
    for (index, object) in changes { result.document.objects[index] = object }
    return result
  }

  /// Returns the frames of a scene in several environments.
  func frames(in environments: [LayoutEnvironment], scene: ObjectID?) -> [Frames] {
    texts.frames(by: engine, in: environments, scene: scene)
  }

  /// Returns the frames of a scene in an environment.
  func frames(in environment: LayoutEnvironment, scene: ObjectID?) -> Frames {
    frames(in: [environment], scene: scene).first ?? Frames()
  }

  /// Returns the environment of a canvas or device, with the direction of text. Rows are as wide as
  /// their tables.
  func environment(_ target: LayoutTarget) -> LayoutEnvironment {
    var environment = texts.directed(target.environment(of: document))
    environment.rowsFillTables = true
    return environment
  }

  /// Returns the scene in the graph; nil for a xib.
  func graphScene(_ id: ObjectID?) -> GraphScene? {
    id.flatMap { sceneIndices[$0] }.map { graph.scenes[$0] }
  }

  /// Returns the links that lead to a scene, in the order of the segues.
  func links(to scene: ObjectID?) -> [GraphLink] {
    let indices = scene.flatMap { sceneIndices[$0] }.flatMap { linksByDestination[$0] }
    return (indices ?? []).map { graph.links[$0] }
  }

  /// Returns the index of a scene's controller in the document; nil without one.
  func controller(of scene: ObjectID?) -> Int? {
    graphScene(scene)?.controller.flatMap { indexByID[$0] }
  }

  /// Returns the object directly below another one with a key, such as `navigationItem`; nil without one.
  func child(of holder: LayoutObject, key: String) -> LayoutObject? {
    let objects = document.objects
    // Access by index, because a closure would copy each object.
    let index = (members[holder.scene] ?? []).first {
      objects[$0].key == key && objects[$0].parent == holder.id
    }
    return index.map { objects[$0] }
  }

  /// Returns the scenes that a container view embeds, in the order of its segues.
  func embedded(in view: ObjectID) -> [ObjectID] {
    var scenes: [ObjectID] = []
    for index in linksByOrigin[view] ?? [] where graph.links[index].kind == "embed" {
      if let scene = graph.links[index].destination { scenes.append(graph.scenes[scene].id) }
    }
    return scenes
  }

  /// Returns the scenes that a controller contains by a relationship, in the order of its segues.
  func contents(of controller: Int, _ relationships: Set<String>) -> [ObjectID] {
    var scenes: [ObjectID] = []
    for index in linksByOrigin[document.objects[controller].id] ?? [] {
      let link = graph.links[index]
      guard let name = link.relationship, relationships.contains(name) else { continue }
      if let scene = link.destination { scenes.append(graph.scenes[scene].id) }
    }
    return scenes
  }
}
