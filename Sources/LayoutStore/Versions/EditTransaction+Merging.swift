import SQLite
public import LayoutModel

extension EditTransaction {
  /// Applies the row changes between two states to the current state.
  ///
  /// - Parameter names: The documents to change; nil for all.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if a row differs from that in the first state.
  public func adopt(
    _ names: Set<String>?,
    from old: EditNumber?,
    to new: EditNumber?
  ) throws {
    try translating {
      let journal = Journal(database)
      let changes = try journal.changes(from: old, to: new)
      let documents = try journal.documentNames(of: changes)
      for change in changes {
        if let names, let name = documents[change.document], !names.contains(name) { continue }
        try recorder.apply(change)
      }
    }
  }
}

extension ProjectStore {
  /// Returns the last common ancestor of two edits, including merged edits; nil if there is none.
  public func mergeBase(_ left: EditNumber, _ right: EditNumber) throws -> EditNumber? {
    try journalRead { names in
      let reach = { try names.journal.reach(of: [$0], skipsUndoneMerges: true) }
      return try reach(left).lastCommon(with: reach(right)).map(EditNumber.init(rawValue:))
    }
  }

  /// Returns the second parents of the merges in the ancestry of an edit, after `start`.
  public func mergedEdits(to edit: EditNumber, after start: EditNumber?) throws -> [EditNumber] {
    try journalRead { names in
      let line = try names.journal.line(to: edit)
      let rows = try names.journal.database.statement(
        "SELECT edit, merged FROM mergedEdit WHERE edit > ? AND edit <= ? ORDER BY edit",
        [.integer(start?.rawValue ?? 0), .integer(edit.rawValue)]
      )
      var merged: [EditNumber] = []
      while try rows.step() {
        guard line.contains(EditNumber(rawValue: rows.integer(0))) else { continue }
        merged.append(EditNumber(rawValue: rows.integer(1)))
      }
      return merged
    }
  }

  /// Returns the parent of an edit; nil for the first edit.
  /// - Throws: ``StoreError/unknownEdit(_:)``.
  public func edit(before number: EditNumber) throws -> EditNumber? {
    try journalRead { try $0.journal.entry(number).edit.parent }
  }
}
