import SQLite

/// The row changes of an edit, as its journal row holds them.
///
/// The bytes of an SQLite changeset begin with `T`. Packed rows come before one like this: the byte
/// 1, the number of packed bytes as a variable-length integer, they, and the changeset of what else
/// changed.
struct RowChanges {
  private static let packedMark: UInt8 = 1

  /// What the journal stores.
  let stored: [UInt8]

  /// Wraps what the journal stores.
  init(stored: [UInt8]) {
    self.stored = stored
  }

  /// Joins the packed rows of new documents and the changeset of all other changes.
  init(packed: [UInt8], changeset: [UInt8]) {
    guard !packed.isEmpty else {
      stored = changeset
      return
    }
    var bytes: [UInt8] = [RowChanges.packedMark]
    bytes.reserveCapacity(packed.count + changeset.count + 8)
    bytes.appendCount(packed.count)
    stored = bytes + packed + changeset
  }

  /// True if no row changed.
  var isEmpty: Bool { stored.isEmpty }

  /// All changes as an SQLite changeset.
  func changeset() throws -> [UInt8] {
    guard stored.first == RowChanges.packedMark else { return stored }
    var count = 0
    var place = 1
    var isComplete = false
    while !isComplete, place < min(stored.count, 6) {
      count = count << 7 | Int(stored[place] & 0x7f)
      isComplete = stored[place] < 0x80
      place += 1
    }
    guard isComplete, count <= stored.count - place else {
      throw StoreError.damagedChanges("the end is missing")
    }
    return try PackedRows.changeset(stored[place..<(place + count)]) + stored[(place + count)...]
  }

  /// All changes, row by row.
  func rows() throws -> [RowChange] {
    try ChangesetReader.all(try changeset())
  }

  /// The changes that lead back.
  func inverse() throws -> [RowChange] {
    try rows().map(\.inverted)
  }
}

extension [RowChange] {
  /// Applies the changes one by one. It fails as a whole: the caller rolls back.
  ///
  /// As `sqlite3changeset_apply` does, which prepares four statements a table and call, but with
  /// statements that stay prepared.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if a row is not as a change expects.
  func apply(to database: Connection) throws {
    for change in self { try change.apply(to: database) }
  }
}

extension RowChange {
  /// Applies the change.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if the row is not as the change expects.
  func apply(to database: Connection) throws {
    let statement = try database.statement(sql)
    do {
      let values = new.lazy.compactMap { $0 } + old.lazy.compactMap { $0 }
      guard try statement.changeCount(values) == 1 else {
        let key = key.values.compactMap(\.text).joined(separator: " ")
        throw StoreError.contentDiffers("\(table): the row \(key) is missing or has other values")
      }
    } catch let error as SQLiteError where error.kind == .constraint {
      throw StoreError.contentDiffers(error.message)
    }
  }

  /// The statement that carries it out: parameters are its new values, then its old ones.
  private var sql: String {
    switch operation {
    case .insert: table.insertion
    case .delete: table.deletion
    case .update: table.update(of: new.indices.filter { new[$0] != nil })
    }
  }
}
