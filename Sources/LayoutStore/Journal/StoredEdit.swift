internal import Foundation
import LayoutModel
import SQLite

/// The changes of an edit, from which single documents can be read without the rest of a large
/// import.
struct StoredEdit {
  private let changes: RowChanges
  /// True for an undo, which applies the inverse changes.
  let isInverse: Bool
  /// The documents whose rows are packed.
  let packed: [PackedRows.Entry]

  /// Reads an edit; for an undo or a redo, the edit that it reverts or repeats.
  init(_ number: EditNumber, _ journal: Journal) throws {
    let source = try journal.changeSource(of: journal.entry(number).edit)
    changes = try journal.changes(source.number)
    isInverse = source.isInverse
    packed = try PackedRows.all(in: changes.stored, changes.packedRange())
  }

  /// Returns the rows of a packed document.
  func sheets(_ entry: PackedRows.Entry) throws -> [RowSheet] {
    try PackedRows.sheets(changes.stored, entry.range)
  }

  /// Returns the changes that insert a packed document.
  func rows(_ entry: PackedRows.Entry) throws -> [RowChange] {
    try ChangesetReader.all(PackedRows.changeset(changes.stored, entry.range))
  }

  /// Returns the changes besides packed rows, in the order in which they are applied.
  func rows() throws -> [RowChange] {
    let rows = try changes.rowsBesidePacked()
    return isInverse ? rows.map(\.inverted) : rows
  }

  /// Returns the facts that the edit touches, as the journal lists them.
  func touched() throws -> [TouchedFact] {
    packed.map { TouchedFact(document: $0.id, isDeleted: isInverse) }
      + TouchedFact.all(in: try rows())
  }
}

/// The edits that a verification read last. Many documents come from the same imports.
///
/// Sendable because the edits are only accessible under the lock.
final class StoredEdits: @unchecked Sendable {
  private static let capacity = 3

  private let lock = NSLock()
  private var recent: [(number: EditNumber, edit: StoredEdit)] = []

  /// Returns an edit. An edit never changes, so every connection may have read it.
  func edit(_ number: EditNumber, _ journal: Journal) throws -> StoredEdit {
    let known = lock.withLock { recent.first { $0.number == number }?.edit }
    if let known { return known }
    let edit = try StoredEdit(number, journal)
    if edit.packed.isEmpty { return edit }
    lock.withLock {
      recent = (recent + [(number, edit)]).suffix(StoredEdits.capacity)
    }
    return edit
  }
}
