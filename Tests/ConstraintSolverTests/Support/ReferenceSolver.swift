import ConstraintSolver

/// What the exact reference says about a system.
struct ReferenceAnswer {
  /// The least sum of violations per priority, highest first; nil if the system is infeasible.
  var optimum: [(priority: Double, sum: Double)]
  /// The exact extent of every variable on the optimal face.
  var extents: [Variable: (minimum: Double, maximum: Double)]
}

/// A textbook two-phase simplex in exact fractions: dense rows, every variable split into two
/// non-negative parts, Bland's rule throughout. Slow, short, and unlike the solver under test.
struct ReferenceSolver {
  private var rows: [[Rational]] = []
  private var constants: [Rational] = []
  private var basics: [Int] = []
  private var isBanned: [Bool] = []
  private var columnCount = 0
  private let variables: [Variable]
  private var costs: [Double: [Int]] = [:]

  /// Returns the exact answer for `constraints`, nil if the required ones conflict; `softening`
  /// makes the required ones optional, of the highest priority.
  static func solve(
    _ constraints: [LinearConstraint],
    softening: Bool = false
  ) throws(RationalOverflow) -> ReferenceAnswer? {
    var solver = try ReferenceSolver(constraints, softening: softening)
    guard try solver.findFeasiblePoint() else { return nil }
    var optimum: [(Double, Double)] = []
    for priority in solver.costs.keys.sorted(by: >) {
      var objective = Array(repeating: Rational.zero, count: solver.columnCount)
      for column in solver.costs[priority] ?? [] { objective[column] = .one }
      optimum.append((priority, try solver.minimise(objective, freezing: true) ?? .nan))
    }
    var extents: [Variable: (Double, Double)] = [:]
    for (index, variable) in solver.variables.enumerated() {
      extents[variable] = try solver.extent(of: index)
    }
    return ReferenceAnswer(optimum: optimum, extents: extents)
  }

  static func isFeasible(_ constraints: [LinearConstraint]) throws(RationalOverflow) -> Bool {
    var solver = try ReferenceSolver(
      constraints.filter { $0.priority.isRequired },
      softening: false
    )
    return try solver.findFeasiblePoint()
  }

  private init(_ constraints: [LinearConstraint], softening: Bool) throws(RationalOverflow) {
    variables = Set(constraints.flatMap { $0.expression.terms.map(\.variable) }).sorted()
    let places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    columnCount = 2 * variables.count + 3 * constraints.count
    isBanned = Array(repeating: false, count: columnCount)
    for (row, constraint) in constraints.enumerated() {
      // expression + slack - above + below = 0: `slack` makes an inequality of it, `above` and
      // `below` are what an optional constraint is violated by.
      var entries = Array(repeating: Rational.zero, count: columnCount)
      for term in constraint.expression.terms {
        let coefficient = try Rational(exactly: term.coefficient)
        guard let place = places[term.variable] else { continue }
        entries[2 * place] = coefficient
        entries[2 * place + 1] = try coefficient.negated
      }
      let extra = 2 * variables.count + 3 * row
      let isOptional = softening || !constraint.priority.isRequired
      let priority = constraint.priority.value
      if constraint.relation != .equal {
        entries[extra] = Rational(constraint.relation == .lessThanOrEqual ? 1 : -1)
      }
      if isOptional, constraint.relation != .greaterThanOrEqual {
        entries[extra + 1] = Rational(-1)
        costs[priority, default: []].append(extra + 1)
      }
      if isOptional, constraint.relation != .lessThanOrEqual {
        entries[extra + 2] = .one
        costs[priority, default: []].append(extra + 2)
      }
      var right = try Rational(exactly: constraint.expression.constant).negated
      if right.isNegative {
        right = try right.negated
        for column in entries.indices { entries[column] = try entries[column].negated }
      }
      rows.append(entries)
      constants.append(right)
    }
  }

  /// Phase one, with an artificial column per row.
  private mutating func findFeasiblePoint() throws(RationalOverflow) -> Bool {
    let rowCount = rows.count
    for row in rows.indices {
      rows[row] += (0..<rowCount).map { $0 == row ? Rational.one : .zero }
      basics.append(columnCount + row)
    }
    let objective =
      Array(repeating: Rational.zero, count: columnCount)
      + Array(repeating: Rational.one, count: rowCount)
    isBanned += Array(repeating: false, count: rowCount)
    guard try minimise(objective, freezing: false) == 0 else { return false }
    for row in rows.indices where basics[row] >= columnCount {
      // The row reads 0 = 0 or has a column to take over.
      if let column = rows[row][..<columnCount].firstIndex(where: { !$0.isZero }) {
        try pivot(row, column)
      }
    }
    for column in columnCount..<isBanned.count { isBanned[column] = true }
    return true
  }

  /// Minimises over the columns not banned and returns the optimum, nil if there is none; then
  /// bans the columns that would raise it.
  private mutating func minimise(
    _ objective: [Rational],
    freezing: Bool
  ) throws(RationalOverflow) -> Double? {
    var reduced = objective + Array(repeating: .zero, count: isBanned.count - objective.count)
    var value = Rational.zero
    for row in rows.indices where basics[row] < objective.count {
      let cost = objective[basics[row]]
      if cost.isZero { continue }
      value = try value.plus(cost.times(constants[row]))
      let factor = try cost.negated
      for column in reduced.indices where !rows[row][column].isZero {
        reduced[column] = try reduced[column].plus(factor.times(rows[row][column]))
      }
    }
    while let entering = reduced.indices.first(where: { !isBanned[$0] && reduced[$0].isNegative }) {
      guard let row = try leavingRow(entering) else { return nil }
      let cost = reduced[entering]
      try pivot(row, entering)
      value = try value.plus(cost.times(constants[row]))
      let factor = try cost.negated
      for column in reduced.indices where !rows[row][column].isZero {
        reduced[column] = try reduced[column].plus(factor.times(rows[row][column]))
      }
    }
    if freezing {
      for column in reduced.indices where reduced[column].isPositive { isBanned[column] = true }
    }
    return value.double
  }

  private func leavingRow(_ entering: Int) throws(RationalOverflow) -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][entering].isPositive {
      let ratio = try constants[row].divided(by: rows[row][entering])
      if let known = best {
        if known.ratio.isLess(than: ratio) { continue }
        if known.ratio == ratio, basics[known.row] < basics[row] { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws(RationalOverflow) {
    let divisor = rows[row][column]
    let filled = rows[row].indices.filter { !rows[row][$0].isZero }
    for place in filled { rows[row][place] = try rows[row][place].divided(by: divisor) }
    constants[row] = try constants[row].divided(by: divisor)
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = try rows[other][column].negated
      for place in filled {
        rows[other][place] = try rows[other][place].plus(factor.times(rows[row][place]))
      }
      constants[other] = try constants[other].plus(factor.times(constants[row]))
    }
    basics[row] = column
  }

  private mutating func extent(of variable: Int) throws(RationalOverflow) -> (Double, Double) {
    if try isFixed(variable) {
      let value = try value(of: 2 * variable).plus(value(of: 2 * variable + 1).negated)
      return (value.double, value.double)
    }
    var objective = Array(repeating: Rational.zero, count: columnCount)
    objective[2 * variable] = .one
    objective[2 * variable + 1] = Rational(-1)
    let low = try minimise(objective, freezing: false)
    objective[2 * variable] = Rational(-1)
    objective[2 * variable + 1] = .one
    let high = try minimise(objective, freezing: false)
    return (low ?? -.infinity, high.map { -$0 } ?? .infinity)
  }

  private func value(of column: Int) -> Rational {
    basics.firstIndex(of: column).map { constants[$0] } ?? .zero
  }

  /// Whether no free column bears on the difference of a variable's two parts.
  private func isFixed(_ variable: Int) throws(RationalOverflow) -> Bool {
    for column in isBanned.indices where !isBanned[column] && !basics.contains(column) {
      var rate = Rational(column == 2 * variable ? 1 : column == 2 * variable + 1 ? -1 : 0)
      for row in rows.indices {
        if basics[row] == 2 * variable { rate = try rate.plus(rows[row][column].negated) }
        if basics[row] == 2 * variable + 1 { rate = try rate.plus(rows[row][column]) }
      }
      if !rate.isZero { return false }
    }
    return true
  }
}
