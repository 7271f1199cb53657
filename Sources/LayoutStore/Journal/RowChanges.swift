import CSQLiteSession
import GRDB

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

  /// The changes that lead back, as an SQLite changeset.
  func inverse() throws -> [UInt8] {
    var changeset = try changeset()
    var count: Int32 = 0
    var inverse: UnsafeMutableRawPointer?
    let code = changeset.withUnsafeMutableBytes {
      sqlite3changeset_invert(Int32($0.count), $0.baseAddress, &count, &inverse)
    }
    defer { sqlite3_free(inverse) }
    guard code == SQLITE_OK else { throw StoreError.damagedChanges("SQLite error \(code)") }
    return Array(UnsafeRawBufferPointer(start: inverse, count: Int(count)))
  }

  /// Applies a changeset. It fails as a whole: the caller rolls back.
  ///
  /// As `sqlite3changeset_apply` does, but with statements that stay prepared, which makes an undo as
  /// fast as an edit.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if a row is not as the changeset expects.
  static func apply(_ changeset: [UInt8], to database: Database) throws {
    var reader = ChangesetReader(changeset)
    while let change = try reader.next() {
      guard let table = RowTable.journaled.first(where: { $0.name == change.table }),
        table.width == max(change.old.count, change.new.count)
      else { throw StoreError.damagedChanges("no table \(change.table) like that") }
      do {
        guard try apply(change, table, database) else {
          throw StoreError.contentDiffers("a row is missing or has other values")
        }
      } catch StoreError.sqlite(let code, let message) where code & 0xff == SQLITE_CONSTRAINT {
        throw StoreError.contentDiffers(message)
      }
    }
  }

  /// True if exactly one row was as the change expects.
  private static func apply(
    _ change: RowChange,
    _ table: RowTable.Journaled,
    _ database: Database
  ) throws -> Bool {
    let (old, new) = (change.old, change.new)
    let sql =
      switch change.operation {
      case .insert: table.insertion
      case .delete: table.deletion
      case .update: updating(change, table)
      }
    let statement = try RowStatement(cached: sql, database)
    return try statement.runOnOneRow(new.compactMap { $0 } + old.compactMap { $0 })
  }

  private static func updating(_ change: RowChange, _ table: RowTable.Journaled) -> String {
    let values = change.new.indices.filter { change.new[$0] != nil }
      .map { table.columns[$0] + " = ?" }
    let conditions = change.old.indices.filter { change.old[$0] != nil }
      .map { table.columns[$0] + ($0 < table.keyWidth ? " = ?" : " IS ?") }
    return "UPDATE \(table.name) SET \(values.joined(separator: ", "))"
      + " WHERE \(conditions.joined(separator: " AND "))"
  }
}
