internal import SQLite
public import LayoutModel

/// How far the journal is, to find out later whether it went on.
public struct JournalMark: Sendable, Equatable {
  /// The last edit recorded; nil before the first.
  let last: EditNumber?
  /// The edit whose state the content is in; nil before the first.
  let current: EditNumber?
}

/// What went on since a mark.
public struct JournalProgress: Sendable {
  /// How far the journal is now.
  public let mark: JournalMark
  /// The edit whose state the content is in; nil before the first.
  public let current: EditNumber?
  /// The edits recorded since, first to last.
  public let edits: [RecordedEdit]
  /// The objects that they touched, by document and id.
  public let affected: [ObjectReference]
}

extension ProjectStore {
  /// How far the journal is: two look-ups, whatever its length.
  public func journalMark() throws -> JournalMark {
    try read(journalMark)
  }

  /// What went on since a mark, by this process or another; nil if nothing did.
  public func progress(since mark: JournalMark) throws -> JournalProgress? {
    try read { database in
      let now = try journalMark(in: database)
      guard now != mark else { return nil }
      let journal = Journal(database)
      var edits: [RecordedEdit] = []
      // What a switch to another branch changed is in no edit since then.
      let route = try journal.changes(from: mark.current, to: now.current)
      var touched = Set(TouchedFact.all(in: route).objects)
      // Numbers follow one another without gaps.
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
