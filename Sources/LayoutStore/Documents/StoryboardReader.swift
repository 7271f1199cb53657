import SQLite
import LayoutModel

/// Reads the scenes of a document, their controllers, and the segues between them.
///
/// The views of the scenes are not read, although their rows of `object` are scanned.
struct StoryboardReader {
  let document: StoredDocument

  /// Returns the document element, the scenes, and the objects directly in the scenes. Parents come
  /// before their children.
  func scenes() throws -> [LayoutObject] {
    var objects = try document.objects(.object(Document.rootID.rawValue)) + sceneObjects()
    objects.putParentsFirst()
    return objects
  }

  /// Returns the objects of a scene and everything that affects its appearance: the objects outside
  /// scenes, the scenes that it contains or embeds, and the controllers and segues of other scenes,
  /// from which a scene inherits bars and screens. Parents come before their children.
  ///
  /// - Parameter wanted: The id of the scene or of an object in it; nil for the initial scene, or
  ///   the first scene with views.
  func surroundings(of wanted: ObjectID?) throws -> [LayoutObject] {
    let outside = try document.objects(.outsideScenes)
    let frames = try sceneObjects()
    let initial = outside.initialController
    let scene = try wanted.map(document.scene) ?? firstScene(frames, initial: initial)
    // The scenes of these controllers contain little more than bars, so they are read completely.
    let bars: Set<String> = ["navigationController", "tabBarController"]
    let whole = Set(frames.filter { bars.contains($0.kind) }.compactMap(\.scene))
    let segues = try segues(among: frames)
    let read = try contents(of: scene, whole, segues, frames)
    var objects = outside
    for scene in read.keys.sorted() { objects += read[scene] ?? [] }
    objects += frames.filter { $0.scene.map { read[$0] == nil } ?? false }
    objects += segues.filter { $0.scene.map { read[$0] == nil } ?? false }
    objects.putParentsFirst()
    return objects
  }

  /// The maximum number of scenes in one picture.
  private static let mostContents = 60

  /// Returns the objects of the scenes `whole`, of `scene`, and of the scenes that it contains by
  /// relationships or embeds, which its picture also shows.
  private func contents(
    of scene: ObjectID?,
    _ whole: Set<ObjectID>,
    _ segues: [LayoutObject],
    _ frames: [LayoutObject]
  ) throws -> [ObjectID: [LayoutObject]] {
    var read: [ObjectID: [LayoutObject]] = [:]
    for scene in whole { read[scene] = try document.objects(.scene(scene.rawValue)) }
    var scenes: [ObjectID: ObjectID] = [:]
    for object in frames { scenes[object.id] = object.scene }
    var waiting = scene.map { [$0] } ?? []
    var shown: Set<ObjectID> = []
    while let next = waiting.popLast(), shown.count < StoryboardReader.mostContents {
      guard shown.insert(next).inserted else { continue }
      if read[next] == nil { read[next] = try document.objects(.scene(next.rawValue)) }
      for segue in segues where segue.scene == next {
        guard segue.attribute("relationship") != nil || segue.attribute("kind") == "embed",
          let target = segue.attribute("destination").flatMap({ scenes[ObjectID($0)] })
        else { continue }
        waiting.append(target)
      }
    }
    return read
  }

  // MARK: - Scenes

  private func firstScene(_ frames: [LayoutObject], initial: ObjectID?) throws -> ObjectID? {
    let holder = frames.first { $0.id == initial }?.scene
    if let holder, try hasViews(holder) { return holder }
    return try frames.filter { $0.role == .scene }.sorted { $0.position < $1.position }
      .map(\.id).first(where: hasViews)
  }

  private func hasViews(_ scene: ObjectID) throws -> Bool {
    let query = "SELECT 1 FROM object WHERE document = ? AND scene = ? AND role = 'view' LIMIT 1"
    let values: [RowValue] = [.integer(document.id), .text(scene.rawValue)]
    return try document.database.integer(query, values) != nil
  }

  // MARK: - Rows

  /// Returns the scenes, and the objects directly in the scenes with their values for any-any. Among
  /// them are the items that other scenes show: those of tabs, and of the bar below a pushed scene.
  private func sceneObjects() throws -> [LayoutObject] {
    // One scan of the rows takes half the time of looking up rows through the index.
    let statement = try document.statement(
      """
      SELECT \(LoadedTable.object.columns) FROM object AS row
      WHERE row.document = ?
        AND (row.role = 'scene' OR row.container = ':objects'
          OR row.key IN ('tabBarItem', 'navigationItem', 'backBarButtonItem'))
      """
    )
    var names = StringTable()
    var objects: [LayoutObject] = []
    while try statement.step() {
      objects.append(LayoutObject(statement, &names, hasOrder: true))
    }
    for place in objects.indices where objects[place].role == .object {
      try readValues(of: &objects[place], &names)
    }
    return objects
  }

  private func readValues(of object: inout LayoutObject, _ names: inout StringTable) throws {
    for (table, columns) in [("attribute", "value, NULL"), ("element", "tag, text")] {
      let statement = try document.statement(
        """
        SELECT path, position, \(columns) FROM \(table)
        WHERE document = ? AND object = ? AND class = 'any-any'
        """
      )
      statement.bind(2, object.id.rawValue)
      while try statement.step() {
        let text = names.text(statement, 2)
        object.properties.append(
          Property(
            path: PropertyPath(names.text(statement, 0)),
            position: statement.double(1),
            value: table == "attribute"
              ? .attribute(text) : .element(tag: text, text: statement.optionalText(3))
          )
        )
      }
    }
  }

  /// Returns the segues of all scenes, with the scene's controller as the parent, because their own
  /// parents are not read.
  private func segues(among frames: [LayoutObject]) throws -> [LayoutObject] {
    var controllers: [ObjectID: LayoutObject] = [:]
    for object in frames where object.isOfControllerKind {
      guard let scene = object.scene else { continue }
      if let known = controllers[scene], known.position <= object.position { continue }
      controllers[scene] = object
    }
    let statement = try document.statement(
      """
      SELECT \(LoadedTable.object.columns), connection.destination, connection.kind, connection.relationship,
        connection.identifier
      FROM connection CROSS JOIN object AS row
        ON row.document = connection.document AND row.id = connection.id
      WHERE connection.document = ? AND connection.kind IS NOT NULL AND row.kind = 'segue'
      """
    )
    var names = StringTable()
    var segues: [LayoutObject] = []
    while try statement.step() {
      var segue = LayoutObject(statement, &names, hasOrder: true)
      guard let controller = segue.scene.flatMap({ controllers[$0] }) else { continue }
      segue.parent = controller.id
      for (place, name) in ["destination", "kind", "relationship", "identifier"].enumerated() {
        guard let text = statement.optionalText(Int32(10 + place)) else { continue }
        segue.properties.append(
          Property(path: PropertyPath(name), position: Double(place), value: .attribute(text))
        )
      }
      segues.append(segue)
    }
    return segues
  }
}
