import LayoutModel
import SQLite

/// The edit that stores the row changes of an edit.
struct ChangeSource {
  /// The edit itself; for an undo or a redo, the edit that it reverts or repeats.
  let number: EditNumber
  /// True for an undo, which applies the inverse changes.
  let isInverse: Bool
}

extension Journal {
  /// Returns the edit that stores the row changes of an edit.
  ///
  /// - Throws: ``StoreError/damagedChanges(_:)`` for a redo of an edit that is not an undo.
  func changeSource(
    of number: EditNumber,
    undoes: EditNumber?,
    redoes: EditNumber?
  ) throws -> ChangeSource {
    if let undoes { return ChangeSource(number: undoes, isInverse: true) }
    guard let redoes else { return ChangeSource(number: number, isInverse: false) }
    guard let redone = try entry(redoes).edit.undoes else {
      throw StoreError.damagedChanges("edit \(number) has none")
    }
    return ChangeSource(number: redone, isInverse: false)
  }

  /// Returns the edit that stores the row changes of an edit.
  func changeSource(of edit: RecordedEdit) throws -> ChangeSource {
    try changeSource(of: edit.number, undoes: edit.undoes, redoes: edit.redoes)
  }

  /// Returns the row changes of an edit.
  func rowChanges(of edit: RecordedEdit) throws -> [RowChange] {
    try rowChanges(from: changeSource(of: edit))
  }

  /// Returns the row changes of an edit without reading the rest of it.
  func rowChanges(of number: EditNumber) throws -> [RowChange] {
    let sql = "SELECT changes, undoes, redoes FROM edit WHERE number = ?"
    let found = try database.first(sql, [.integer(number.rawValue)]) { row in
      (
        stored: row.isNull(0) ? nil : RowChanges(stored: row.bytes(0)),
        undoes: row.optionalInteger(1).map(EditNumber.init(rawValue:)),
        redoes: row.optionalInteger(2).map(EditNumber.init(rawValue:))
      )
    }
    guard let found else { throw StoreError.unknownEdit(number.description) }
    if let stored = found.stored { return try stored.rows() }
    return try rowChanges(
      from: changeSource(of: number, undoes: found.undoes, redoes: found.redoes)
    )
  }

  private func rowChanges(from source: ChangeSource) throws -> [RowChange] {
    let changes = try changes(source.number)
    return try source.isInverse ? changes.inverse() : changes.rows()
  }

  /// Returns the stored row changes of an edit.
  /// - Throws: ``StoreError/damagedChanges(_:)`` if it has none.
  func changes(_ number: EditNumber) throws -> RowChanges {
    guard let changes = try storedChanges(number) else {
      throw StoreError.damagedChanges("edit \(number) has none")
    }
    return changes
  }

  /// Returns the row changes that an edit stores; nil for an undo or a redo, which store none.
  func storedChanges(_ number: EditNumber) throws -> RowChanges? {
    let sql = "SELECT changes FROM edit WHERE number = ?"
    return try database.first(sql, [.integer(number.rawValue)]) { row in
      row.isNull(0) ? nil : RowChanges(stored: row.bytes(0))
    } ?? nil
  }
}
