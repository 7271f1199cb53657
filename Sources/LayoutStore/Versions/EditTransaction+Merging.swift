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
      let (left, right) = (try names.journal.reach(of: left), try names.journal.reach(of: right))
      let shared = left.compactMap { start, last in right[start].map { min(last, $0) } }
      return shared.max().map(EditNumber.init(rawValue:))
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

extension Journal {
  /// Returns all ancestors of an edit, including merged edits, as ranges: the last edit for the
  /// first edit of each range. Edits of an undone merge are excluded, so that they can be merged
  /// again.
  func reach(of number: EditNumber) throws -> [Int64: Int64] {
    var reach: [Int64: Int64] = [:]
    var open = [number]
    while let next = open.popLast() {
      let line = try line(to: next)
      for run in line.runs {
        let known = reach[run.lowerBound] ?? run.lowerBound - 1
        guard run.upperBound > known else { break }
        reach[run.lowerBound] = run.upperBound
        let rows = try database.statement(
          "SELECT edit, merged FROM mergedEdit WHERE edit BETWEEN ? AND ? ORDER BY edit",
          [.integer(known + 1), .integer(run.upperBound)]
        )
        var merges: [(edit: EditNumber, merged: EditNumber)] = []
        while try rows.step() {
          let (edit, merged) = (rows.integer(0), rows.integer(1))
          merges.append((EditNumber(rawValue: edit), EditNumber(rawValue: merged)))
        }
        guard let first = merges.first else { continue }
        let undone = try undone(after: first.edit, on: line)
        open += merges.filter { !undone.contains($0.edit) }.map(\.merged)
      }
    }
    return reach
  }

  /// Returns the edits that undos after `first` have reverted at the end of an ancestry.
  private func undone(after first: EditNumber, on line: Ancestry) throws -> Set<EditNumber> {
    let rows = try database.statement(
      """
      SELECT number, undoes, redoes FROM edit
      WHERE number > ? AND (undoes IS NOT NULL OR redoes IS NOT NULL) ORDER BY number
      """,
      [.integer(first.rawValue)]
    )
    defer { rows.reset() }
    var undone: Set<EditNumber> = []
    var undos: [EditNumber: EditNumber] = [:]
    while try rows.step() {
      let number = EditNumber(rawValue: rows.integer(0))
      guard line.contains(number) else { continue }
      if let edit = rows.optionalInteger(1).map(EditNumber.init(rawValue:)) {
        undos[number] = edit
        undone.insert(edit)
      } else if let undo = rows.optionalInteger(2).map(EditNumber.init(rawValue:)) {
        if let edit = undos[undo] { undone.remove(edit) }
      }
    }
    return undone
  }
}
