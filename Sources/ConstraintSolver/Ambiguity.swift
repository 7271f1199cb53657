/// That a system has more than one optimal solution.
public struct Ambiguity: Hashable, Sendable {
  /// The variables that differ between optimal solutions, in ascending order; all others have the
  /// same value in each.
  public let variables: [Variable]
  /// An optimal solution: the one the solver holds.
  public let first: Solution
  /// Another, in which each of ``variables`` has another value.
  public let second: Solution
}

/// The least and the greatest value of a variable among all optimal solutions.
public struct Extent: Hashable, Sendable {
  /// The least value, or minus infinity.
  public let minimum: Double
  /// The greatest value, or infinity.
  public let maximum: Double

  /// Creates the extent from `minimum` to `maximum`.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Solver {
  /// Returns which variables the constraints leave open, nil if there is only one optimal solution
  /// or none is held.
  ///
  /// A variable that depends on no free move of the solution is determined; one that moves along
  /// with a free move is not. Only for those on which moves of length zero bear, their least and
  /// greatest values are looked for.
  public func ambiguity() throws(SolverError) -> Ambiguity? {
    guard let first = solution else { return nil }
    var search = WitnessSearch(tableau)
    try search.run()
    let free = tableau.systemVariables.indices.filter { search.isFree[$0] }
    if free.isEmpty { return nil }
    return Ambiguity(
      variables: free.map { system.variables[Int(tableau.systemVariables[$0])] }.sorted(),
      first: first,
      second: solution(search.witness())
    )
  }

  /// True if the solution that is held is known to be the only optimal one; it may be so where this
  /// is false.
  public var isKnownUnique: Bool { hasSolution && tableau.freeMoves().isEmpty }

  /// Returns between which values `variable` varies among all optimal solutions, nil if it has no
  /// value.
  public func extent(of variable: Variable) throws(SolverError) -> Extent? {
    guard value(of: variable) != nil, let index = system.index(of: variable) else { return nil }
    let local = tableau.localVariables[index]
    var face = tableau
    let low = try face.extreme(of: local, sign: 1)
    let high = try face.extreme(of: local, sign: -1)
    var extent = (minimum: -Double.infinity, maximum: Double.infinity)
    if case .bounded(let value) = low { extent.minimum = value }
    if case .bounded(let value) = high { extent.maximum = value }
    return Extent(minimum: extent.minimum, maximum: extent.maximum)
  }
}

/// The search for optimal solutions that differ from a given one in as many variables as possible.
private struct WitnessSearch {
  private(set) var isFree: [Bool]
  private var face: Tableau
  private let first: [Double]
  private let reference: Double
  /// How far other optimal solutions are from the first; the face is convex, so that means of them
  /// are optimal too.
  private var displacements: [[Double]] = []

  init(_ tableau: Tableau) {
    face = tableau
    first = tableau.values
    isFree = Array(repeating: false, count: tableau.variableCount)
    var largest = 0.0
    for magnitude in tableau.magnitudes { largest = max(largest, magnitude) }
    reference = largest == 0 ? 1 : largest
  }

  mutating func run() throws(SolverError) {
    var steps: [(symbol: Int32, amount: Double)] = []
    var blocked: [(symbol: Int32, amount: Double)] = []
    var index = 0
    for moves in face.freeMoves() {
      for move in moves {
        let reach = face.reach(of: move)
        let weight = WitnessSearch.weight(index) * move.direction
        index += 1
        if reach > Tolerance.value * reference {
          // Moves of one block share a step, which keeps their sum on the face.
          let step = min(reach, reference) / Double(moves.count)
          steps.append((move.symbol, step * weight))
        } else {
          blocked.append((move.symbol, reference * weight))
        }
      }
    }
    if !steps.isEmpty { record(face.displacement(steps)) }
    if blocked.isEmpty { return }
    let influence = face.displacement(blocked)
    for variable in first.indices where influence[variable] != 0 && !isFree[variable] {
      try search(Int32(variable), sign: 1)
      if !isFree[Int(variable)] { try search(Int32(variable), sign: -1) }
    }
  }

  /// Looks for an optimal solution in which `variable` is less (`sign` 1) or greater than now.
  private mutating func search(_ variable: Int32, sign: Double) throws(SolverError) {
    let extreme = try face.extreme(of: variable, sign: sign)
    face.refreshValues()
    var change = zip(face.values, first).map { $0 - $1 }
    if case .unbounded(let move) = extreme {
      let ray = face.displacement([(move.symbol, move.direction * reference)])
      for index in change.indices { change[index] += ray[index] }
    }
    if isChange(change[Int(variable)]) { record(change) }
  }

  private mutating func record(_ change: [Double]) {
    for index in change.indices where isChange(change[index]) { isFree[index] = true }
    displacements.append(change)
  }

  private func isChange(_ difference: Double) -> Bool {
    abs(difference) > 10 * Tolerance.value * reference
  }

  /// Returns an optimal solution that differs from the first in every free variable.
  func witness() -> [Double] {
    var best: [Double] = first
    var bestCount = -1
    for attempt in 0..<8 {
      let weights = displacements.indices.map { WitnessSearch.weight($0 + attempt) }
      let total = weights.reduce(0, +)
      var change = Array(repeating: 0.0, count: first.count)
      for (displacement, weight) in zip(displacements, weights) {
        for index in change.indices { change[index] += weight / total * displacement[index] }
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

  /// An irregular number in 0.5...1, so that sums of weighted moves don't cancel by accident.
  ///
  /// Multiples of one irrational number would not do: sums of theirs coincide.
  private static func weight(_ index: Int) -> Double {
    var mixed = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return 0.5 + Double(mixed >> 12) * 0x1p-53
  }
}
