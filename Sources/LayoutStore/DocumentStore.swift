internal import GRDB
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
      let statement = try RowStatement(database, "SELECT id, name FROM document ORDER BY name")
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
    try read { try ProjectStore.document(named: name, in: $0) }
  }

  static func document(named name: String, in database: Database) throws -> Document {
    let statement = try RowStatement(
      database, "SELECT id, prolog, epilog FROM document WHERE name = ?")
    statement.bind(1, name)
    guard try statement.step() else { throw StoreError.unknownDocument(name) }
    let (id, prolog, epilog) = (statement.integer(0), statement.text(1), statement.text(2))
    statement.reset()
    var loader = DocumentLoader(database, document: id)
    return Document(prolog: prolog, epilog: epilog, objects: try loader.load())
  }

  /// Writes documents that the project does not have yet, in one transaction.
  ///
  /// `next` is asked for one after the other until it returns nil.
  public func insert(next: () throws -> (name: String, document: Document)?) throws {
    try write { database in
      var inserter = try DocumentInserter(database)
      while let (name, document) = try next() {
        let id = try ProjectStore.freeID(for: name, in: database)
        try inserter.insert(document, id: id, name: name)
      }
      try inserter.flush()
    }
  }

  /// The id of a document to be: a hash of its name, the same in every copy of the project; the
  /// next number where two names clash.
  private static func freeID(for name: String, in database: Database) throws -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var id = Int64((hash ^ (hash >> 33)) & 0x7fff_ffff)
    let taken = try RowStatement(database, "SELECT 1 FROM document WHERE id = ?")
    while true {
      taken.bind(1, id)
      let isTaken = try taken.step()
      taken.reset()
      if id > 0, !isTaken { return id }
      id = (id + 1) & 0x7fff_ffff
    }
  }
}
