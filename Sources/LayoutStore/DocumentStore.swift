internal import SQLite
public import LayoutModel

/// A document's entry in the project.
public struct DocumentSummary: Sendable, Equatable {
  /// The document's id in the store, derived from its name.
  public let id: Int64
  /// The path given at import.
  public let name: String
}

extension ProjectStore {
  /// The documents by name, in byte order.
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

  /// Reads a document whole.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func document(named name: String) throws -> Document {
    try read(of: name) { database in
      guard let document = try load(named: name, in: database)?.document else {
        throw StoreError.unknownDocument(name)
      }
      return document
    }
  }

  /// Reads the objects that decide how a document, or one of its scenes, looks: all but connections,
  /// and of each what counts in a layout. Where its facts stand in the file is left at 0.
  ///
  /// - Parameter scene: The scene's id; nil for everything in the document.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func layoutObjects(ofDocument name: String, scene: ObjectID? = nil) throws
    -> [LayoutObject]
  {
    try objects(ofDocument: name, scene: scene, parts: .layout)
  }

  /// Reads the objects of a document, or of one of its scenes, without the formatting of their file
  /// and without what connections connect.
  ///
  /// - Parameter scene: The scene's id; nil for everything in the document.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func outlineObjects(ofDocument name: String, scene: ObjectID? = nil) throws
    -> [LayoutObject]
  {
    try objects(ofDocument: name, scene: scene, parts: .order)
  }

  /// Reads the document element, the scenes of a document and what stands directly in them, such as
  /// controllers, with what holds for it in any-any.
  ///
  /// Nothing of what the scenes hold is read: a fraction of the time that the document takes.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func sceneObjects(ofDocument name: String) throws -> [LayoutObject] {
    try storyboard(name) { try $0.scenes() }
  }

  /// Reads a scene with all that decides how it looks: what is outside scenes, and of the other scenes
  /// the controllers, their navigation bars, and the segues. A segue of another scene hangs on that
  /// scene's controller, whatever holds it in the document.
  ///
  /// Nothing of what other scenes hold is read: a fraction of the time that the document takes. A xib,
  /// which has no scenes, is read whole.
  ///
  /// - Parameter scene: The id of the scene or of an object in it; nil for the initial scene, or the
  ///   first with views. If there is none of this id, no scene is read but for its surroundings.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
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

  /// The id of a document to be: a hash of its name, the same in every copy of the project; the
  /// next number where two names clash. A document that comes back gets the id that it had.
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

  /// The id that a name has unless another document took it first: a hash, never zero.
  static func usualID(for name: String) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return max(1, Int64((hash ^ (hash >> 33)) & 0x7fff_ffff))
  }
}
