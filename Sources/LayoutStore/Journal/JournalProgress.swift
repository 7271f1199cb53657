internal import SQLite
public import LayoutModel

/// A position in the journal, to find later edits.
public struct JournalMark: Sendable, Equatable {
  /// The last recorded edit; nil before the first edit.
  let last: EditNumber?
  /// The edit whose state the content has; nil before the first edit.
  let current: EditNumber?
}

/// The edits since a mark.
public struct JournalProgress: Sendable {
  /// The current position in the journal.
  public let mark: JournalMark
  /// The edit whose state the content has; nil before the first edit.
  public let current: EditNumber?
  /// The edits recorded since the mark, in order.
  public let edits: [RecordedEdit]
  /// The objects that these edits or a switch of branches changed, by document and id.
  public let affected: [ObjectReference]
}

extension EditHistory {
  /// Returns the current position in the journal, in constant time.
  public func journalMark() throws -> JournalMark {
    try store.read { try journalMark(in: $0) }
  }

  /// Returns the edits of all processes since a mark; nil if nothing happened.
  public func progress(since mark: JournalMark) throws -> JournalProgress? {
    try store.read { database in
      let now = try journalMark(in: database)
      guard now != mark else { return nil }
      let journal = Journal(database)
      var edits: [RecordedEdit] = []
      // A switch to another branch changes objects without a new edit.
      let route = try journal.changes(from: mark.current, to: now.current)
      var touched = Set(TouchedFact.all(in: route).objects)
      // The numbers of edits have no gaps.
      let first = (mark.last?.rawValue ?? 0) + 1
      for number in first..<max(first, (now.last?.rawValue ?? 0) + 1) {
        let edit = try journal.entry(EditNumber(rawValue: number)).edit
        touched.formUnion(TouchedFact.all(in: try journal.rowChanges(of: edit)).objects)
        edits.append(edit)
      }
      return JournalProgress(
        mark: now,
        current: now.current,
        edits: edits,
        affected: try journal.references(touched.sorted())
      )
    }
  }

  private func journalMark(in database: Connection) throws -> JournalMark {
    let last = try Journal(database).lastEdit()
    let current = try database.integer("SELECT currentEdit FROM state")
    return JournalMark(last: last, current: current.map(EditNumber.init(rawValue:)) ?? last)
  }
}
