internal import SQLite
public import LayoutModel

extension EditTransaction {
  /// Returns the editing class that the project stores.
  public func editingClass() throws -> SizeClass {
    try translating {
      try store.editingClass(in: database)
    }
  }

  /// Reads the document element and the objects that an edit needs: its objects, their children, or
  /// their scenes.
  /// - Throws: ``DocumentError/unknown(_:)``.
  package func objects(_ extent: EditExtent, of name: String) throws -> [LayoutObject] {
    try translating {
      var reader = ExtentReader(document: try storedDocument(named: name))
      try reader.read(extent)
      return reader.objects
    }
  }

  /// Returns true if a document has an object with this id.
  public func has(_ id: ObjectID, in name: String) throws -> Bool {
    try translating {
      guard let document = try store.id(ofDocument: name, in: database) else { return false }
      let query = "SELECT 1 FROM object WHERE document = ? AND id = ?"
      let values: [RowValue] = [.integer(document), .text(id.rawValue)]
      return try database.integer(query, values) != nil
    }
  }

  /// Returns true if a value in a document can name a resource. Any attribute that equals an
  /// image's name counts as a use of the image.
  package func isUsed(_ resource: ResourceReference, in name: String) throws -> Bool {
    try translating {
      guard let document = try store.id(ofDocument: name, in: database) else { return false }
      let condition =
        switch resource.kind {
        case .image: "FROM attribute WHERE value = ?2"
        case .namedColor: "FROM color WHERE name = ?2"
        case .systemColor: "FROM color WHERE systemColor = ?2"
        }
      let query = "SELECT 1 \(condition) AND document = ?1 AND object <> ?3 LIMIT 1"
      let values: [RowValue] = [
        .integer(document), .text(resource.name), .text(resource.id.rawValue),
      ]
      return try database.integer(query, values) != nil
    }
  }
}

/// Reads the distinct objects of an extent.
private struct ExtentReader {
  private(set) var objects: [LayoutObject] = []
  private var known: Set<ObjectID> = []
  private let document: StoredDocument

  init(document: StoredDocument) {
    self.document = document
  }

  mutating func read(_ extent: EditExtent) throws {
    if extent.reach == .document {
      try add(.document)
      return
    }
    if extent.needsResources { try add(.outsideScenes) }
    try add(.object(Document.rootID.rawValue))
    for id in extent.objects {
      switch extent.reach {
      case .object: try add(.object(id.rawValue))
      case .children:
        try add(.object(id.rawValue))
        for child in try children(of: id) { try add(.object(child)) }
      case .scene, .document: try addScene(of: id)
      }
    }
  }

  private mutating func add(_ extent: DocumentLoader.Extent) throws {
    if case .object(let id) = extent, known.contains(ObjectID(id)) { return }
    for object in try document.objects(extent) where known.insert(object.id).inserted {
      objects.append(object)
    }
  }

  private mutating func addScene(of id: ObjectID) throws {
    if known.contains(id), id != Document.rootID { return }
    if let extent = try document.extent(around: id) { try add(extent) }
  }

  /// Returns the ids of an object's children. Children are in the scene of their parent, so the
  /// query can use the index of scenes.
  private func children(of id: ObjectID) throws -> [String] {
    let statement = try document.statement(
      """
      SELECT child.id FROM object AS holder CROSS JOIN object AS child
        ON child.document = holder.document AND child.scene IS holder.scene
      WHERE holder.document = ? AND holder.id = ? AND child.parent = holder.id ORDER BY child.id
      """
    )
    statement.bind(2, id.rawValue)
    var ids: [String] = []
    while try statement.step() { ids.append(statement.text(0)) }
    return ids
  }
}
