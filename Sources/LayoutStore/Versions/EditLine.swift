import SQLite
import LayoutModel

/// The edits that led to a state, as runs of numbers that follow one another, the latest run first.
///
/// Edits are numbered as they are made, so a line breaks only where a branch was left and taken up
/// again: a line of 100,000 edits is one run.
struct EditLine {
  /// Runs of edits, the latest first.
  private(set) var runs: [ClosedRange<Int64>] = []

  init(runs: [ClosedRange<Int64>]) {
    self.runs = runs
  }

  /// True if the edit is on the line.
  func contains(_ number: EditNumber) -> Bool {
    runs.contains { $0.contains(number.rawValue) }
  }

  /// The part of the line after an edit.
  func after(_ number: Int64) -> EditLine {
    EditLine(
      runs: runs.compactMap { run in
        run.upperBound <= number ? nil : max(run.lowerBound, number + 1)...run.upperBound
      }
    )
  }

  /// The last edit that is on both lines; 0 if there is none.
  func lastShared(with other: EditLine) -> Int64 {
    for run in runs {
      for match in other.runs where match.lowerBound == run.lowerBound {
        return min(run.upperBound, match.upperBound)
      }
    }
    return 0
  }
}

extension Journal {
  /// The line of edits that ends with one.
  /// - Throws: ``StoreError/unknownEdit(_:)`` if there is no such edit.
  func line(to number: EditNumber?) throws -> EditLine {
    guard let number else { return EditLine(runs: []) }
    try require(number)
    let starts = try lineStarts()
    var runs: [ClosedRange<Int64>] = []
    var last = number.rawValue
    while let start = starts.last(where: { $0.number <= last }) {
      runs.append(start.number...last)
      guard let parent = start.parent, parent < start.number else { break }
      last = parent
    }
    return EditLine(runs: runs)
  }

  /// The edits of a line, the latest first.
  ///
  /// - Throws: ``StoreError/unknownEdit(_:)`` if some that its runs span are not there: a file from a
  ///   stranger may number an edit as it likes.
  func edits(on line: EditLine) throws -> [EditNumber] {
    var edits: [EditNumber] = []
    for run in line.runs {
      let rows = try database.statement(
        "SELECT number FROM edit WHERE number BETWEEN ? AND ? ORDER BY number DESC",
        [.integer(run.lowerBound), .integer(run.upperBound)]
      )
      var next = run.upperBound
      while try rows.step() {
        guard rows.integer(0) == next else { break }
        edits.append(EditNumber(rawValue: next))
        next -= 1
      }
      try rows.finish()
      guard next < run.lowerBound else { throw StoreError.unknownEdit(String(next)) }
    }
    return edits
  }

  /// The edits that do not follow the one numbered before them, in order.
  private func lineStarts() throws -> [(number: Int64, parent: Int64?)] {
    let rows = try database.statement(
      """
      SELECT number, parent FROM edit WHERE parent IS NOT number - 1 AND number > 0 ORDER BY number
      """
    )
    var starts: [(number: Int64, parent: Int64?)] = []
    while try rows.step() { starts.append((rows.integer(0), rows.optionalInteger(1))) }
    return starts
  }

  /// The steps from one state to another: edits to take back, the latest first, then edits to make
  /// again, the first first.
  func route(from start: EditNumber?, to end: EditNumber?) throws -> (
    back: [EditNumber], forth: [EditNumber]
  ) {
    let (from, to) = (try line(to: start), try line(to: end))
    let shared = from.lastShared(with: to)
    return (try edits(on: from.after(shared)), try edits(on: to.after(shared)).reversed())
  }

  /// What changes on the way from one state to another, row by row.
  func changes(from start: EditNumber?, to end: EditNumber?) throws -> [RowChange] {
    let (back, forth) = try route(from: start, to: end)
    var net = NetChanges()
    for number in back {
      for change in try rowChanges(of: number).reversed() { net.add(change.inverted) }
    }
    for number in forth {
      for change in try rowChanges(of: number) { net.add(change) }
    }
    return net.all
  }

  /// The row changes of an edit; nothing else of it is read.
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
    if let undone = found.undoes { return try changes(undone).inverse() }
    guard let undo = found.redoes, let redone = try entry(undo).edit.undoes else {
      throw StoreError.damagedChanges("edit \(number) has none")
    }
    return try changes(redone).rows()
  }
}
