import SQLite
import LayoutModel

/// Finds the numbers of edits by their ids.
///
/// The journal has no index on ids, so this reads edits from the newest backwards, only as far as
/// necessary. Exchanged edits are mostly new, so the time depends on their number and not on the
/// length of the history.
struct EditNumbers {
  private static let batch: Int64 = 500

  private let journal: Journal
  private var numbers: [EditID: EditNumber] = [:]
  /// The edits before this number are not read yet.
  private var start: Int64

  init(_ journal: Journal) throws {
    self.journal = journal
    start = (try journal.lastEdit()?.rawValue ?? 0) + 1
  }

  /// Returns the number of an edit; nil if the journal does not have it.
  ///
  /// - Parameter floor: An edit that was made before the wanted one, such as its parent, to stop the
  ///   search there.
  mutating func number(of id: EditID, after floor: EditNumber? = nil) throws -> EditNumber? {
    while numbers[id] == nil, start > (floor?.rawValue ?? 0) + 1 { try readBatch() }
    return numbers[id]
  }

  /// Adds an edit that the journal has from now on.
  mutating func add(_ number: EditNumber, for id: EditID) { numbers[id] = number }

  private mutating func readBatch() throws {
    let rows = try journal.database.statement(
      "SELECT id, number FROM edit WHERE number < ? ORDER BY number DESC LIMIT ?",
      [.integer(start), .integer(EditNumbers.batch)]
    )
    defer { rows.reset() }
    let end = start
    while try rows.step() {
      start = rows.integer(1)
      numbers[EditID(bytes: rows.bytes(0)) ?? .none] = EditNumber(rawValue: start)
    }
    if start == end { start = 1 }
  }
}
