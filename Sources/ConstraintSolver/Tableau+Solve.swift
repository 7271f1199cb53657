extension Tableau {
  /// What keeps the hard rows from holding together.
  enum Failure {
    /// A row without variables that does not hold.
    case row(Int)
    /// A block that is infeasible.
    case block(Int)
  }

  /// Eliminates, optimises every block, and returns what fails; values are set if nothing does.
  mutating func solve() throws(SolverError) -> [Failure] {
    eliminate()
    formBlocks()
    refresh()
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

  /// Optimises the blocks that hold one of `rows` again and returns whether all hard rows hold.
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

  private func checkValues() throws(SolverError) {
    for value in values where !value.isFinite { throw .numericallyUnstable }
  }

  /// Whether the values meet every hard row of `system` but for rounding errors.
  func isAccurate(for system: System) -> Bool {
    // Numbers of any row may have cancelled on the way to the values.
    var largest = 0.0
    for magnitude in magnitudes { largest = max(largest, magnitude) }
    for row in 0..<rowCount where isHard[row] {
      let systemRow = Int(systemRows[row])
      var sum = system.constants[systemRow]
      var size = abs(sum)
      for term in Int(system.termStarts[systemRow])..<Int(system.termStarts[systemRow + 1]) {
        let variable = Int(localVariables[Int(system.termVariables[term])])
        let part = system.termCoefficients[term] * values[variable]
        sum += part
        size += abs(part)
      }
      let violation = sum > 0 && costsAbove[row] > 0 || sum < 0 && costsBelow[row] > 0
      size = max(size, largest / scales[row])
      if violation && abs(sum) > Tolerance.accuracy * size { return false }
    }
    return true
  }

  /// Returns the rows, as numbered by the system, that a failure rests on: their combination can't
  /// hold.
  mutating func rows(behind failure: Failure) -> [Int32] {
    var multipliers = Array(repeating: 0.0, count: rowCount)
    switch failure {
    case .row(let row): multipliers[row] = 1
    case .block(let block): combineViolated(block, &multipliers)
    }
    for pivot in pivotRows.indices.reversed() {
      var sum = 0.0
      var size = 0.0
      for operation in operations(pivot) {
        let part = operationFactors[operation] * multipliers[Int(operationRows[operation])]
        sum += part
        size = max(size, abs(part))
      }
      multipliers[Int(pivotRows[pivot])] = abs(sum) <= Tolerance.cost * size ? 0 : sum
    }
    return (0..<rowCount).filter { multipliers[$0] != 0 }.map { systemRows[$0] }
  }

  private mutating func combineViolated(_ block: Int, _ multipliers: inout [Double]) {
    let group = Int(blockRowStarts[block])..<Int(blockRowStarts[block + 1])
    let end = group.first { levels[Int(blockRows[$0])] > 0 }
    let required = group.lowerBound..<(end ?? group.upperBound)
    price(required)
    for slot in required {
      let row = Int(blockRows[slot])
      let symbol = variableCount + row
      if homes[symbol] >= 0 {
        multipliers[row] = slope(row)
      } else if abs(prices[symbol]) > Tolerance.cost * priceSums[symbol] {
        multipliers[row] = -prices[symbol]
      }
    }
    clearPrices()
  }
}
