extension Tableau {
  /// A reason why the hard rows can't all be satisfied.
  enum Failure {
    /// A row without variables that is violated.
    case row(Int)
    /// An infeasible block.
    case block(Int)
  }

  /// Creates the tableau of a system, eliminates variables by its required equalities, and forms
  /// the blocks.
  init(eliminating system: System) {
    self.init(system, rows: system.rows)
    eliminate()
    formBlocks()
  }

  /// Eliminates variables, optimizes every block, and returns the failures. Values are set if there
  /// are none.
  mutating func solve() throws(SolverError) -> [Failure] {
    eliminate()
    formBlocks()
    return try optimise()
  }

  /// Optimizes every block and returns the failures. Values are set if there are none.
  mutating func optimise() throws(SolverError) -> [Failure] {
    try checkWork()
    refreshConstants()
    for magnitude in magnitudes where !magnitude.isFinite { throw .numericallyUnstable }
    var failures = (0..<rowCount).filter { roles[$0] == .constant && !isWithinBounds($0) }
      .map(Failure.row)
    for block in 0..<blockCount {
      if try !optimise(block) { failures.append(.block(block)) }
    }
    guard failures.isEmpty else { return failures }
    refreshValues()
    try checkValues()
    return []
  }

  /// Optimizes the blocks that contain one of `rows` again, and returns whether all hard rows are
  /// satisfied.
  mutating func solveAgain(around rows: [Int32]) throws(SolverError) -> Bool {
    var blocks: [Int32] = []
    for row in rows {
      if roles[Int(row)] == .constant { return false }
      let block = blockOfRow[Int(row)]
      if !blocks.contains(block) { blocks.append(block) }
    }
    for block in blocks.sorted() {
      if try !optimise(Int(block)) { return false }
    }
    refreshValues()
    try checkValues()
    return true
  }

  /// Throws ``SolverError/tooMuchWork`` if the work limit is exceeded.
  func checkWork() throws(SolverError) {
    if rows.work > workLimit { throw .tooMuchWork }
  }

  private func checkValues() throws(SolverError) {
    for value in values where !value.isFinite { throw .numericallyUnstable }
  }

  /// Returns whether the values satisfy every hard row of `system`, apart from rounding errors.
  func isAccurate(for system: System) -> Bool {
    // Cancellation in any row can affect any value, so the largest magnitude counts.
    var largest = 0.0
    for magnitude in magnitudes { largest = max(largest, magnitude) }
    for row in 0..<rowCount where demands[row].isHard {
      let systemRow = system.allRows[Int(systemRows[row])]
      var sum = systemRow.constant
      var size = abs(sum)
      for place in systemRow.terms {
        let term = system.terms[place]
        let part = term.coefficient * values[Int(localVariables[Int(term.variable)])]
        sum += part
        size += abs(part)
      }
      let violation = sum > 0 && demands[row].costAbove > 0 || sum < 0 && demands[row].costBelow > 0
      size = max(size, largest / demands[row].scale)
      if violation && abs(sum) > Tolerance.accuracy * size { return false }
    }
    return true
  }

  /// Returns the rows whose combination proves a failure, with their factors.
  mutating func multipliers(of failure: Failure) -> [(row: Int, factor: Double)] {
    switch failure {
    case .row(let row): [(row, 1)]
    case .block(let block): violatedRows(of: block)
    }
  }

  private mutating func violatedRows(of block: Int) -> [(row: Int, factor: Double)] {
    let group = Int(blockRowStarts[block])..<Int(blockRowStarts[block + 1])
    let end = group.first { demands[Int(blockRows[$0])].level > 0 }
    let required = group.lowerBound..<(end ?? group.upperBound)
    var multipliers: [(row: Int, factor: Double)] = []
    price(required)
    for slot in required {
      let row = Int(blockRows[slot])
      let symbol = variableCount + row
      if homes[symbol] >= 0 {
        multipliers.append((row, slope(row)))
      } else if abs(prices[symbol].value) > Tolerance.cost * prices[symbol].size {
        multipliers.append((row, -prices[symbol].value))
      }
    }
    clearPrices()
    return multipliers
  }
}
