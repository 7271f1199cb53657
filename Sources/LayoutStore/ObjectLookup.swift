internal import SQLite
public import LayoutModel

/// Finds objects of a project by what people call them.
///
/// A ``ProjectStore`` finds them in the state that readers see, an ``EditTransaction`` in the state
/// that it has made so far.
public protocol ObjectLookup {
  /// The names of the documents that have an object of this id, in byte order.
  func documents(withObject id: ObjectID) throws -> [String]
  /// The objects that have a name in the outline or are an outlet's destination, by document and id.
  func objects(called name: String) throws -> [ObjectReference]
  /// The ids of the objects of a document, or of all, in byte order.
  func objectIDs(in document: String?) throws -> [ObjectID]
}

extension ProjectStore: ObjectLookup {
  /// The names of the documents that have an object of this id, in byte order.
  public func documents(withObject id: ObjectID) throws -> [String] {
    try read { try Lookup($0).documents(withObject: id) }
  }

  /// The objects that have a name in the outline or are an outlet's destination, by document and id.
  public func objects(called name: String) throws -> [ObjectReference] {
    try read { try Lookup($0).objects(called: name) }
  }

  /// The ids of the objects of a document, or of all, in byte order.
  public func objectIDs(in document: String?) throws -> [ObjectID] {
    try read { try Lookup($0).objectIDs(in: document) }
  }
}

extension EditTransaction: ObjectLookup {
  /// The names of the documents that have an object of this id, in byte order.
  public func documents(withObject id: ObjectID) throws -> [String] {
    try translating { try Lookup(database).documents(withObject: id) }
  }

  /// The objects that have a name in the outline or are an outlet's destination, by document and id.
  public func objects(called name: String) throws -> [ObjectReference] {
    try translating { try Lookup(database).objects(called: name) }
  }

  /// The ids of the objects of a document, or of all, in byte order.
  public func objectIDs(in document: String?) throws -> [ObjectID] {
    try translating { try Lookup(database).objectIDs(in: document) }
  }
}

/// The queries of a look-up; none walks over a table of the project.
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

  private let database: Connection

  init(_ database: Connection) {
    self.database = database
  }

  func documents(withObject id: ObjectID) throws -> [String] {
    let statement = try database.statement(Lookup.objectsWithID)
    statement.bind(1, id.rawValue)
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
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
}
