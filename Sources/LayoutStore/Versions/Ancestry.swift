import SQLite
import LayoutModel

/// The ancestry of an edit along its parents, as ranges of consecutive edit numbers.
///
/// Edits are numbered in the order in which they are made, so a new range begins only where work
/// switched between branches. 100,000 edits without branches are one range.
struct Ancestry {
  /// The ranges, the latest first.
  private(set) var runs: [ClosedRange<Int64>] = []

  init(runs: [ClosedRange<Int64>]) {
    self.runs = runs
  }

  /// Creates the ancestry of an edit, including the edit; empty for nil.
  ///
  /// - Parameter starts: From ``Journal/lineStarts()``.
  init(to number: EditNumber?, starts: [(number: Int64, parent: Int64?)]) {
    guard var last = number?.rawValue else { return }
    while true {
      let earlier = starts.partitionPoint { $0.number <= last }
      guard let start = starts.prefix(earlier).last else { return }
      runs.append(start.number...last)
      guard let parent = start.parent, parent < start.number else { return }
      last = parent
    }
  }

  /// Returns true if the edit is in the ancestry.
  func contains(_ number: EditNumber) -> Bool {
    let later = runs.partitionPoint { $0.lowerBound > number.rawValue }
    return runs.dropFirst(later).first?.contains(number.rawValue) ?? false
  }

  /// Returns the edits of the ancestry after an edit.
  func after(_ number: Int64) -> Ancestry {
    Ancestry(
      runs: runs.compactMap { run in
        run.upperBound <= number ? nil : max(run.lowerBound, number + 1)...run.upperBound
      }
    )
  }

  /// Returns the last edit that both ancestries have; 0 if there is none.
  func lastCommon(with other: Ancestry) -> Int64 {
    var (own, its) = (0, 0)
    while own < runs.count, its < other.runs.count {
      let (run, match) = (runs[own], other.runs[its])
      if run.lowerBound == match.lowerBound { return min(run.upperBound, match.upperBound) }
      if run.lowerBound > match.lowerBound { own += 1 } else { its += 1 }
    }
    return 0
  }
}

extension Journal {
  /// Returns the ancestry of an edit, including the edit; empty for nil.
  /// - Throws: ``StoreError/unknownEdit(_:)`` if there is no such edit.
  func line(to number: EditNumber?) throws -> Ancestry {
    guard let number else { return Ancestry(runs: []) }
    try require(number)
    return Ancestry(to: number, starts: try lineStarts())
  }

  /// Returns the edits of an ancestry, the latest first.
  ///
  /// - Throws: ``StoreError/unknownEdit(_:)`` if an edit in its ranges is missing. An untrusted
  ///   file can have any numbers.
  func edits(on line: Ancestry) throws -> [EditNumber] {
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

  /// Returns the edits whose parent is not the edit with the previous number, in order.
  func lineStarts() throws -> [(number: Int64, parent: Int64?)] {
    let rows = try database.statement(
      """
      SELECT number, parent FROM edit WHERE parent IS NOT number - 1 AND number > 0 ORDER BY number
      """
    )
    var starts: [(number: Int64, parent: Int64?)] = []
    while try rows.step() { starts.append((rows.integer(0), rows.optionalInteger(1))) }
    return starts
  }

  /// Returns the steps from one state to another: the edits to revert, the latest first, then the
  /// edits to apply, in order.
  func route(from start: EditNumber?, to end: EditNumber?) throws -> (
    back: [EditNumber], forth: [EditNumber]
  ) {
    let (from, to) = (try line(to: start), try line(to: end))
    let shared = from.lastCommon(with: to)
    return (try edits(on: from.after(shared)), try edits(on: to.after(shared)).reversed())
  }

  /// Returns the net row changes from one state to another.
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
}

extension Array {
  /// Returns the number of elements at the beginning that are `low`, which must come before all others.
  func partitionPoint(_ isLow: (Element) -> Bool) -> Int {
    var (first, last) = (0, count)
    while first < last {
      let middle = (first + last) / 2
      if isLow(self[middle]) { first = middle + 1 } else { last = middle }
    }
    return first
  }
}
