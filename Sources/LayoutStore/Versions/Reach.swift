import SQLite
import LayoutModel

/// Edits and all their ancestors, including merged edits, as ranges of consecutive edit numbers.
///
/// A project without branches has one range, so the cost follows the branches and merges and not the
/// number of edits.
struct Reach {
  /// The last edit of each range, by its first. Ranges with the same first edit belong to the same line,
  /// so the longer range has all edits of the shorter one.
  private let lasts: [Int64: Int64]
  /// The ranges in ascending order. They are disjoint.
  private let ranges: [ClosedRange<Int64>]

  /// - Parameter lasts: The last edit of each range, by its first.
  init(_ lasts: [Int64: Int64]) {
    self.lasts = lasts
    ranges = lasts.map { $0.key...$0.value }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns true if it has an edit.
  func contains(_ number: Int64) -> Bool {
    let earlier = ranges.partitionPoint { $0.lowerBound <= number }
    return ranges.prefix(earlier).last?.contains(number) ?? false
  }

  /// Returns its edits that another one lacks, in ascending order.
  func numbers(without other: Reach? = nil) -> [Int64] {
    ranges.flatMap { range in
      let known = other?.lasts[range.lowerBound] ?? range.lowerBound - 1
      return known < range.upperBound ? Array((known + 1)...range.upperBound) : []
    }
  }

  /// Returns the last edit that both have; nil if there is none.
  func lastCommon(with other: Reach) -> Int64? {
    lasts.compactMap { first, last in other.lasts[first].map { min(last, $0) } }.max()
  }
}

extension Journal {
  /// Returns edits and all their ancestors, including merged edits.
  ///
  /// - Parameter skipsUndoneMerges: True to exclude the second parents of undone merges, so that they
  ///   can be merged again. An undone merge still refers to them.
  /// - Throws: ``StoreError/unknownEdit(_:)`` if an edit is missing.
  func reach(of edits: [EditNumber], skipsUndoneMerges: Bool) throws -> Reach {
    let starts = try lineStarts()
    var lasts: [Int64: Int64] = [:]
    var open = edits
    while let next = open.popLast() {
      try require(next)
      let line = Ancestry(to: next, starts: starts)
      for run in line.runs {
        let known = lasts[run.lowerBound] ?? run.lowerBound - 1
        guard run.upperBound > known else { break }
        lasts[run.lowerBound] = run.upperBound
        let merges = try merges(in: (known + 1)...run.upperBound)
        guard let first = merges.first else { continue }
        let undone = skipsUndoneMerges ? try undone(after: first.edit, on: line) : []
        open += merges.filter { !undone.contains($0.edit) }.map(\.merged)
      }
    }
    return Reach(lasts)
  }

  /// Returns the merges among consecutive edits with their second parents, in order.
  private func merges(in range: ClosedRange<Int64>) throws -> [(
    edit: EditNumber, merged: EditNumber
  )] {
    let rows = try database.statement(
      "SELECT edit, merged FROM mergedEdit WHERE edit BETWEEN ? AND ? ORDER BY edit",
      [.integer(range.lowerBound), .integer(range.upperBound)]
    )
    defer { rows.reset() }
    var merges: [(edit: EditNumber, merged: EditNumber)] = []
    while try rows.step() {
      let (edit, merged) = (rows.integer(0), rows.integer(1))
      merges.append((EditNumber(rawValue: edit), EditNumber(rawValue: merged)))
    }
    return merges
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
