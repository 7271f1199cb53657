internal import SQLite
public import LayoutModel

/// Finds objects of a project by id, by name in the outline, by outlet, or by the label that people see.
///
/// A ``ProjectStore`` searches the state that readers see. An ``EditTransaction`` also sees its own
/// changes.
public protocol ObjectLookup {
  /// Returns the names of the documents that have an object with this id, in byte order.
  ///
  /// - Parameter document: The only document to search; nil for all. In a past state, the cost then
  ///   follows that document's edits, not all edits.
  func documents(withObject id: ObjectID, in document: String?) throws -> [String]
  /// Returns the objects with this name in the outline, and the destinations of outlets with this
  /// name, ordered by document and id.
  func objects(called name: String) throws -> [ObjectReference]
  /// Returns the objects with this `displayLabel`, such as their text, title or custom class, ordered
  /// by document and id. Scans the values of the documents.
  ///
  /// - Parameter document: The only document to search; nil for all.
  func objects(labeled label: String, in document: String?) throws -> [ObjectReference]
  /// Returns the ids of the objects of a document, or of all documents for nil, in byte order.
  func objectIDs(in document: String?) throws -> [ObjectID]
  /// Returns the names in the outline and the names of outlets, of a document, or of all documents for
  /// nil, in byte order.
  func objectNames(in document: String?) throws -> [String]
  /// Returns the names of all documents, in byte order.
  func documentNames() throws -> [String]
}

extension ProjectStore: ObjectLookup {
  /// Returns the names of the documents that have an object with this id, in byte order.
  public func documents(withObject id: ObjectID, in document: String? = nil) throws -> [String] {
    try read(of: document) { try Lookup($0).documents(withObject: id, in: document) }
  }

  /// Returns the objects with this name in the outline, and the destinations of outlets with this
  /// name, ordered by document and id.
  public func objects(called name: String) throws -> [ObjectReference] {
    try read { try Lookup($0).objects(called: name) }
  }

  /// Returns the objects with this `displayLabel`, such as their text, title or custom class, ordered
  /// by document and id. Scans the values of the documents.
  public func objects(labeled label: String, in document: String?) throws -> [ObjectReference] {
    try read(of: document) { try Lookup($0).objects(labeled: label, in: document) }
  }

  /// Returns the ids of the objects of a document, or of all documents for nil, in byte order.
  public func objectIDs(in document: String?) throws -> [ObjectID] {
    try read { try Lookup($0).objectIDs(in: document) }
  }

  /// Returns the names in the outline and the names of outlets, of a document, or of all documents for
  /// nil, in byte order.
  public func objectNames(in document: String?) throws -> [String] {
    try read { try Lookup($0).objectNames(in: document) }
  }

  /// Returns the names of all documents, in byte order.
  public func documentNames() throws -> [String] {
    try read { try Lookup($0).documentNames() }
  }
}

extension EditTransaction: ObjectLookup {
  /// Returns the names of the documents that have an object with this id, in byte order.
  public func documents(withObject id: ObjectID, in document: String? = nil) throws -> [String] {
    try translating { try Lookup(database).documents(withObject: id, in: document) }
  }

  /// Returns the objects with this name in the outline, and the destinations of outlets with this
  /// name, ordered by document and id.
  public func objects(called name: String) throws -> [ObjectReference] {
    try translating { try Lookup(database).objects(called: name) }
  }

  /// Returns the objects with this `displayLabel`, such as their text, title or custom class, ordered
  /// by document and id. Scans the values of the documents.
  public func objects(labeled label: String, in document: String?) throws -> [ObjectReference] {
    try translating { try Lookup(database).objects(labeled: label, in: document) }
  }

  /// Returns the ids of the objects of a document, or of all documents for nil, in byte order.
  public func objectIDs(in document: String?) throws -> [ObjectID] {
    try translating { try Lookup(database).objectIDs(in: document) }
  }

  /// Returns the names in the outline and the names of outlets, of a document, or of all documents for
  /// nil, in byte order.
  public func objectNames(in document: String?) throws -> [String] {
    try translating { try Lookup(database).objectNames(in: document) }
  }

  /// Returns the names of all documents, in byte order.
  public func documentNames() throws -> [String] {
    try translating { try Lookup(database).documentNames() }
  }
}

/// The queries that find objects. Those by id or name use indexes and scan no table. The one by label
/// scans the values, as a search for similar names does.
struct Lookup {
  static let objectsWithID = """
    SELECT document.name FROM object JOIN document ON document.id = object.document
    WHERE object.id = ? ORDER BY document.name
    """
  static let objectsCalled = """
    SELECT document.name, called.id FROM (
      SELECT document, object AS id FROM attribute
      WHERE path = 'userLabel' AND class = 'any-any' AND value = ?1
      UNION SELECT document, id FROM layoutConstraint WHERE userLabel = ?1
      UNION SELECT connection.document, connection.destination FROM connection
      JOIN object ON object.document = connection.document AND object.id = connection.destination
      WHERE connection.property = ?1
    ) AS called JOIN document ON document.id = called.document
    ORDER BY document.name, called.id
    """

  /// The objects with a text or a custom class, which is not necessarily their label.
  static let objectsShowing = """
    SELECT document.id, document.name, shown.object FROM (
      SELECT document, object FROM attribute
      WHERE value = ?1 AND (path = 'customClass' OR \(isText))
      UNION SELECT document, object FROM element WHERE text = ?1 AND (\(isText))
    ) AS shown JOIN document ON document.id = shown.document
    WHERE ?2 IS NULL OR document.name = ?2 ORDER BY document.name, shown.object
    """
  private static let isText = LayoutObject.textNames
    .map { "path = '\($0)' OR path LIKE '%/\($0)'" }.joined(separator: " OR ")

  private let database: Connection

  init(_ database: Connection) {
    self.database = database
  }

  func documents(withObject id: ObjectID, in document: String?) throws -> [String] {
    let statement = try database.statement(Lookup.objectsWithID)
    statement.bind(1, id.rawValue)
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names.filter { document == nil || $0 == document }
  }

  func objects(called name: String) throws -> [ObjectReference] {
    let statement = try database.statement(Lookup.objectsCalled)
    statement.bind(1, name)
    var references: [ObjectReference] = []
    while try statement.step() {
      references.append(
        ObjectReference(document: statement.text(0), id: ObjectID(statement.text(1)))
      )
    }
    return references
  }

  func objects(labeled label: String, in document: String?) throws -> [ObjectReference] {
    let statement = try database.statement(Lookup.objectsShowing)
    statement.bind(1, label)
    statement.bind(2, document)
    var candidates: [(document: Int64, reference: ObjectReference)] = []
    while try statement.step() {
      let id = ObjectID(statement.text(2))
      candidates.append(
        (statement.integer(0), ObjectReference(document: statement.text(1), id: id))
      )
    }
    return try candidates.filter { candidate in
      let stored = StoredDocument(database: database, id: candidate.document)
      guard let object = try stored.object(candidate.reference.id) else { return false }
      return object.isInOutline && object.displayLabel == label
    }.map(\.reference)
  }

  func objectIDs(in document: String?) throws -> [ObjectID] {
    let statement = try database.statement(
      """
      SELECT DISTINCT object.id FROM object JOIN document ON document.id = object.document
      WHERE ?1 IS NULL OR document.name = ?1 ORDER BY object.id
      """
    )
    statement.bind(1, document)
    var ids: [ObjectID] = []
    while try statement.step() { ids.append(ObjectID(statement.text(0))) }
    return ids
  }

  func objectNames(in document: String?) throws -> [String] {
    let statement = try database.statement(
      """
      SELECT DISTINCT called.name FROM (
        SELECT document, value AS name FROM attribute WHERE path = 'userLabel' AND class = 'any-any'
        UNION SELECT document, userLabel FROM layoutConstraint WHERE userLabel IS NOT NULL
        UNION SELECT document, property FROM connection WHERE property IS NOT NULL
      ) AS called JOIN document ON document.id = called.document
      WHERE ?1 IS NULL OR document.name = ?1 ORDER BY called.name
      """
    )
    statement.bind(1, document)
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }

  func documentNames() throws -> [String] {
    let statement = try database.statement("SELECT name FROM document ORDER BY name")
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }
}
