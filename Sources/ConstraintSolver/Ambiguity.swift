/// The variables whose values a system leaves undetermined, with two optimal solutions as evidence.
public struct Ambiguity: Hashable, Sendable {
  /// The variables whose values differ between optimal solutions, in ascending order.
  ///
  /// Every other variable has the same value in all optimal solutions.
  public let variables: [Variable]
  /// An optimal solution: the solver's current one.
  public let first: Solution
  /// Another optimal solution, in which each of ``variables`` has a different value.
  public let second: Solution
}

extension Solver {
  /// Returns the variables that the constraints leave undetermined, or nil if the optimal solution
  /// is unique or the solver has no solution.
  ///
  /// A variable is determined if no move along the optimal face changes it. It is ambiguous if the
  /// search has found an optimal solution in which it has another value. The search minimizes and
  /// maximizes only the remaining variables.
  ///
  /// - Throws: ``SolverError/tooMuchWork`` or ``SolverError/numericallyUnstable``.
  public func ambiguity() throws(SolverError) -> Ambiguity? {
    guard hasSolution, !tableau.freeMoves().isEmpty else { return nil }
    var search = WitnessSearch(tableau)
    try search.run()
    let free = tableau.systemVariables.indices.filter { search.isFree[$0] }
    guard !free.isEmpty, let first = solution else { return nil }
    return Ambiguity(
      variables: free.map { system.variables[Int(tableau.systemVariables[$0])] }.sorted(),
      first: first,
      second: solution(search.witness())
    )
  }

  /// Returns whether the current solution is the only optimal one; false if there is no solution.
  ///
  /// - Throws: ``SolverError/tooMuchWork`` or ``SolverError/numericallyUnstable``.
  public func isUnique() throws(SolverError) -> Bool {
    guard hasSolution else { return false }
    if tableau.freeMoves().isEmpty { return true }
    var search = WitnessSearch(tableau)
    _ = try search.sortMoves()
    return !search.hasFound
  }
}

/// A search for optimal solutions that differ from a given one in as many variables as possible.
private struct WitnessSearch {
  private(set) var isFree: [Bool]
  private var face: Tableau
  private let first: [Double]
  private let reference: Double
  /// The differences between other optimal solutions and the first. The face is convex, so averages
  /// of optimal solutions are optimal too.
  private var displacements: [[(variable: Int, change: Double)]] = []

  init(_ tableau: Tableau) {
    face = tableau
    face.rows.resetWork()
    first = tableau.values
    isFree = Array(repeating: false, count: tableau.variableCount)
    var largest = 0.0
    for magnitude in tableau.magnitudes { largest = max(largest, magnitude) }
    reference = largest == 0 ? 1 : largest
  }

  /// True once a move of nonzero length was found.
  var hasFound: Bool { !displacements.isEmpty }

  /// Finds the free variables.
  mutating func run() throws(SolverError) {
    let influence = try sortMoves()
    for variable in first.indices where influence[variable] != 0 && !isFree[variable] {
      try search(Int32(variable), sign: 1)
      if !isFree[Int(variable)] { try search(Int32(variable), sign: -1) }
    }
  }

  /// Separates moves of nonzero length from moves that only seem free. Returns the influence of the
  /// former on each variable.
  mutating func sortMoves() throws(SolverError) -> [Double] {
    var steps: [(symbol: Int32, amount: Double)] = []
    var stepping: Set<Int32> = []
    var movable: [(symbol: Int32, amount: Double)] = []
    var blocked: [BlockedMoves] = []
    var index = 0
    for free in face.freeMoves() {
      var blockedHere = BlockedMoves()
      for move in free.moves {
        let reach = face.reach(of: move)
        let weight = WitnessSearch.weight(index)
        index += 1
        if reach > Tolerance.value * reference {
          // The moves of a block share one step, so that their sum stays on the face.
          let step = min(reach, reference) / Double(free.moves.count)
          steps.append((move.symbol, step * weight * move.direction))
          stepping.insert(move.symbol)
          movable.append((move.symbol, reference * weight))
        } else {
          blockedHere.append(move, weight: weight)
        }
      }
      // A blocked symbol that is alone in its block stays blocked: no other symbol can make room.
      if blockedHere.isEmpty || free.symbolCount == 1 { continue }
      blockedHere.remove(where: stepping.contains)
      if !blockedHere.isEmpty { blocked.append(blockedHere) }
    }
    if !steps.isEmpty { record(face.displacement(steps)) }
    // A symbol's influence is computed in this basis, in which the symbol is non-basic.
    var influence = movable.isEmpty ? first.map { _ in 0 } : face.displacement(movable)
    let start = face
    for block in blocked.indices {
      for sign in blocked[block].signs {
        while let moved = try advance(&blocked[block], sign: sign) {
          let amounts = moved.map { (symbol: $0.symbol, amount: reference * $0.weight) }
          for (variable, change) in start.displacement(amounts).enumerated() where change != 0 {
            influence[variable] = change
          }
        }
      }
    }
    return influence
  }

  /// Moves as many blocked symbols as one linear program can. Returns those that moved, or nil if
  /// none can move.
  private mutating func advance(
    _ blocked: inout BlockedMoves,
    sign: Double
  ) throws(SolverError) -> [BlockedMoves.Entry]? {
    if blocked.isEmpty { return nil }
    try face.checkWork()
    let form = blocked.form(sign)
    let extreme = try face.extreme(of: form, sign: -1)
    let limit = Tolerance.value * reference
    var moved: [BlockedMoves.Entry]
    switch extreme {
    case .bounded(let value):
      if value <= limit { return nil }
      moved = blocked.entries.filter { abs(face.value(ofSymbol: $0.symbol)) > limit }
      record()
    case .unbounded(let move):
      moved = blocked.entries.filter { entry in
        abs(face.value(ofSymbol: entry.symbol)) > limit
          || face.rate(ofSymbol: entry.symbol, along: move) != 0
      }
      record(along: move)
    }
    // If rounding hides which symbols moved, all of them count. Each variable is then tested
    // separately.
    if moved.isEmpty { moved = blocked.entries }
    blocked.remove(where: Set(moved.map(\.symbol)).contains)
    return moved
  }

  private mutating func record(along move: Tableau.Move? = nil) {
    // Reading and keeping a whole solution counts as work.
    face.rows.count(first.count + face.pivots.count)
    face.refreshValues()
    var change = zip(face.values, first).map { $0 - $1 }
    if let move {
      let ray = face.displacement([(move.symbol, move.direction * reference)])
      for index in change.indices { change[index] += ray[index] }
    }
    record(change)
  }

  /// Searches for an optimal solution with a lesser (`sign` 1) or greater (`sign` -1) `variable`.
  private mutating func search(_ variable: Int32, sign: Double) throws(SolverError) {
    if case .unbounded(let move) = try face.extreme(of: variable, sign: sign) {
      record(along: move)
    } else if isChange(face.values[Int(variable)] - first[Int(variable)]) {
      record()
    }
  }

  private mutating func record(_ change: [Double]) {
    for index in change.indices where isChange(change[index]) { isFree[index] = true }
    displacements.append(change.indices.filter { change[$0] != 0 }.map { ($0, change[$0]) })
  }

  private func isChange(_ difference: Double) -> Bool {
    abs(difference) > 10 * Tolerance.value * reference
  }

  /// Returns an optimal solution that differs from the first in every free variable.
  ///
  /// Differences may cancel. The best of eight attempts with different weights is returned.
  func witness() -> [Double] {
    var best: [Double] = first
    var bestCount = -1
    for attempt in 0..<8 {
      let weights = displacements.indices.map { WitnessSearch.weight($0 + attempt) }
      let total = weights.reduce(0, +)
      var change = Array(repeating: 0.0, count: first.count)
      for (displacement, weight) in zip(displacements, weights) {
        for part in displacement { change[part.variable] += weight / total * part.change }
      }
      let count = change.count { isChange($0) }
      if count > bestCount {
        best = zip(first, change).map { $0 + $1 }
        bestCount = count
      }
      if isFree.indices.allSatisfy({ !isFree[$0] || isChange(change[$0]) }) { break }
    }
    return best
  }

  /// Returns an irregular number in 0.5..<1, so that weighted moves do not cancel by accident.
  ///
  /// Multiples of one irrational number are not enough, because sums of them coincide.
  private static func weight(_ index: Int) -> Double {
    var mixed = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return 0.5 + Double(mixed >> 12) * 0x1p-53
  }
}

/// Moves that have length zero until another move makes room.
private struct BlockedMoves {
  struct Entry {
    let symbol: Int32
    let weight: Double
    /// 1 or -1; 0 for a symbol that can move both ways.
    var direction: Double
  }

  private(set) var entries: [Entry] = []
  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ move: Tableau.Move, weight: Double) {
    if let last = entries.indices.last, entries[last].symbol == move.symbol {
      entries[last].direction = 0
    } else {
      entries.append(Entry(symbol: move.symbol, weight: weight, direction: move.direction))
    }
  }

  mutating func remove(where isMovable: (Int32) -> Bool) {
    entries.removeAll { isMovable($0.symbol) }
  }

  /// The signs for which the forms differ. If every symbol moves in only one direction, there is
  /// one form.
  var signs: [Double] { entries.contains { $0.direction == 0 } ? [1, -1] : [1] }

  /// Returns a weighted sum of all moves.
  ///
  /// Every movement along the face makes the sum positive for at least one sign. One-way moves
  /// contribute the same amount to both sums, two-way moves opposite amounts.
  func form(_ sign: Double) -> [(column: Int32, coefficient: Double)] {
    entries.map { ($0.symbol, $0.weight * ($0.direction == 0 ? sign : $0.direction)) }
  }
}
