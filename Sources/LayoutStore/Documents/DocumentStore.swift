internal import SQLite
public import LayoutModel

/// A document in the list of a project's documents.
public struct DocumentSummary: Sendable, Equatable {
  /// The document's id in the store, derived from its name.
  public let id: Int64
  /// The document's name in the project, which is its path at import.
  public let name: String
}

extension ProjectStore {
  /// Returns the documents in the byte order of their names.
  public func documents() throws -> [DocumentSummary] {
    try read { database in
      let statement = try database.statement(
        "SELECT id, name FROM document ORDER BY name"
      )
      var result: [DocumentSummary] = []
      while try statement.step() {
        result.append(DocumentSummary(id: statement.integer(0), name: statement.text(1)))
      }
      return result
    }
  }

  /// Reads a complete document.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func document(named name: String) throws -> Document {
    try read(of: name) { database in
      guard let document = try load(named: name, in: database)?.document else {
        throw DocumentError.unknown(name)
      }
      return document
    }
  }

  /// Reads the values that determine the layout of a document or a scene.
  ///
  /// Connections and formatting are omitted. The positions of values in the file are 0.
  ///
  /// - Parameter scene: The scene's id; nil for the whole document.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func layoutObjects(ofDocument name: String, scene: ObjectID? = nil) throws
    -> [LayoutObject]
  {
    try objects(ofDocument: name, scene: scene, parts: .layout)
  }

  /// Reads the objects of a document or a scene, without formatting.
  ///
  /// - Parameters:
  ///   - scene: The scene's id; nil for the whole document.
  ///   - withConnections: True to read the properties of connections too.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func outlineObjects(
    ofDocument name: String,
    scene: ObjectID? = nil,
    withConnections: Bool = false
  ) throws -> [LayoutObject] {
    let parts: DocumentLoader.Parts = withConnections ? [.order, .connections] : .order
    return try objects(ofDocument: name, scene: scene, parts: parts)
  }

  /// Reads the document element, the scenes of a document, and the objects directly in the scenes,
  /// such as controllers, with their values for any-any.
  ///
  /// The views of the scenes are not read, so this is much faster than reading the document.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func sceneObjects(ofDocument name: String) throws -> [LayoutObject] {
    try storyboard(name) { try $0.scenes() }
  }

  /// Reads a scene and everything that affects its appearance.
  ///
  /// That is the objects outside scenes, and the controllers, navigation bars and segues of the
  /// other scenes. The parent of another scene's segue is that scene's controller, regardless of
  /// its parent in the document. The views of other scenes are not read, so this is much faster
  /// than reading the document. A xib has no scenes and is read completely.
  ///
  /// - Parameter scene: The id of the scene or of an object in it; nil for the initial scene, or
  ///   the first scene with views. If no object has this id, no scene is read completely.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func document(named name: String, around scene: ObjectID?) throws -> Document {
    Document(objects: try storyboard(name) { try $0.surroundings(of: scene) })
  }

  private func storyboard(
    _ name: String,
    _ body: (StoryboardReader) throws -> [LayoutObject]
  ) throws -> [LayoutObject] {
    try read(of: name) { database in
      try body(StoryboardReader(document: storedDocument(named: name, in: database)))
    }
  }

  private func objects(
    ofDocument name: String,
    scene: ObjectID?,
    parts: DocumentLoader.Parts
  ) throws -> [LayoutObject] {
    try read(of: name) { database in
      let extent = scene.map { DocumentLoader.Extent.scene($0.rawValue) } ?? .document
      return try storedDocument(named: name, in: database).objects(extent, parts: parts)
    }
  }

  // MARK: - Rows

  func id(ofDocument name: String, in database: Connection) throws -> Int64? {
    let statement = try database.statement("SELECT id FROM document WHERE name = ?")
    statement.bind(1, name)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  func load(named name: String, in database: Connection) throws -> (
    id: Int64, document: Document
  )? {
    let statement = try database.statement(
      "SELECT id, prolog, epilog FROM document WHERE name = ?"
    )
    statement.bind(1, name)
    guard try statement.step() else { return nil }
    let (id, prolog, epilog) = (statement.integer(0), statement.text(1), statement.text(2))
    try statement.finish()
    let stored = StoredDocument(database: database, id: id)
    return (id, Document(prolog: prolog, epilog: epilog, objects: try stored.objects()))
  }

  /// Returns the id for a new document: a hash of its name, which is the same in every clone of the
  /// project. If another document has that id, it is the next free number. A document that existed
  /// before gets its previous id.
  func freeID(for name: String, in database: Connection) throws -> Int64 {
    let known = "SELECT id FROM editedDocument WHERE name = ?"
    if let id = try database.integer(known, [.text(name)]) { return id }
    var id = ProjectStore.usualID(for: name)
    let taken = "SELECT 1 FROM editedDocument WHERE id = ?"
    while try database.integer(taken, [.integer(id)]) != nil {
      id = max(1, (id + 1) & 0x7fff_ffff)
    }
    return id
  }

  /// Returns the id of a name unless another document already has it: a hash that is never zero.
  static func usualID(for name: String) -> Int64 {
    let hash = StableHash(of: name).value
    return max(1, Int64((hash ^ (hash >> 33)) & 0x7fff_ffff))
  }
}
