import SQLite

/// The row changes of an edit, in the form that the journal stores.
///
/// It is an SQLite changeset, which begins with `T`, or packed rows followed by a changeset. Packed
/// rows begin with the byte 1 and their size as a variable-length integer.
struct RowChanges {
  private static let packedMark: UInt8 = 1

  /// The bytes that the journal stores.
  let stored: [UInt8]

  /// Wraps the bytes that the journal stores.
  init(stored: [UInt8]) {
    self.stored = stored
  }

  /// Combines the packed rows of new documents with the changeset of all other changes.
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

  /// Returns all changes as an SQLite changeset.
  func changeset() throws -> [UInt8] {
    let packed = try packedRange()
    return try PackedRows.changeset(stored, packed) + stored[packed.upperBound...]
  }

  /// Returns the changes other than packed rows.
  func rowsBesidePacked() throws -> [RowChange] {
    try ChangesetReader.all(Array(stored[packedRange().upperBound...]))
  }

  /// Returns the place of the packed rows in the stored bytes.
  func packedRange() throws -> Range<Int> {
    guard stored.first == RowChanges.packedMark else { return 0..<0 }
    var count = 0
    var place = 1
    var isComplete = false
    while !isComplete, place < min(stored.count, 6) {
      count = count << 7 | Int(stored[place] & 0x7f)
      isComplete = stored[place] < 0x80
      place += 1
    }
    guard isComplete, count <= stored.count - place else {
      throw StoreError.damagedChanges("the data is truncated")
    }
    return place..<(place + count)
  }

  /// Returns all changes, row by row.
  func rows() throws -> [RowChange] {
    try ChangesetReader.all(try changeset())
  }

  /// Returns the inverse changes.
  func inverse() throws -> [RowChange] {
    try rows().map(\.inverted)
  }
}

extension [RowChange] {
  /// Applies the changes in order. If one fails, the caller must roll back.
  ///
  /// Does the same as `sqlite3changeset_apply`, which prepares four statements per table and call,
  /// but uses cached statements.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if a row does not have the expected old values.
  func apply(to database: Connection) throws {
    for change in self { try change.apply(to: database) }
  }
}

extension RowChange {
  /// Applies the change.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if the row does not have the expected old values.
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

  /// The statement that applies the change. Its parameters are the new values, then the old ones.
  private var sql: String {
    switch operation {
    case .insert: table.insertion
    case .delete: table.deletion
    case .update: table.update(of: new.indices.filter { new[$0] != nil })
    }
  }
}
