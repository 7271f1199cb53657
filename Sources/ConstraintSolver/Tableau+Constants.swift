extension Tableau {
  /// Copies the constants of a system with the same rows.
  mutating func takeConstants(of system: System) {
    for row in 0..<rowCount {
      givenConstants[row] = system.allRows[Int(systemRows[row])].constant * demands[row].scale
    }
  }

  /// Recomputes all constants and values from the given constants.
  mutating func refresh() {
    refreshConstants()
    for block in 0..<blockCount { boundRows(of: block) }
    refreshValues()
  }

  /// Recomputes all constants from the given ones.
  mutating func refreshConstants() {
    eliminatedConstants = givenConstants
    magnitudes = givenConstants.map(abs)
    for pivot in pivots.indices {
      let constant = eliminatedConstants[Int(pivots[pivot].row)]
      let magnitude = magnitudes[Int(pivots[pivot].row)]
      if magnitude == 0 { continue }
      for operation in operations(pivot) {
        let row = Int(operationPool[operation].row)
        let factor = operationPool[operation].factor
        eliminatedConstants[row] += factor * constant
        magnitudes[row] = max(magnitudes[row], abs(factor) * magnitude)
      }
    }
    constants = eliminatedConstants
    refreshBlocks()
  }

  /// Returns the range in ``operationPool`` of the operations that belong to the pivot at `index`.
  func operations(_ index: Int) -> Range<Int> {
    Int(pivots[index].firstOperation)..<Int(pivots[index].lastOperation)
  }

  private mutating func refreshBlocks() {
    for block in 0..<blockCount { blockTolerances[block] = 0 }
    for row in 0..<rowCount {
      switch roles[row] {
      case .waiting, .pivot:
        break
      case .constant:
        boundConstantRow(row)
      case .open:
        let block = Int(blockOfRow[row])
        blockTolerances[block] = max(blockTolerances[block], Tolerance.value * magnitudes[row])
        constants[row] = presentConstant(row)
      }
    }
  }

  /// Returns the constant of an open row in the current basis.
  ///
  /// Eliminated constants assume that the variables are zero. This one assumes that the non-basic
  /// slacks are zero.
  private func presentConstant(_ row: Int) -> Double {
    let basic = Int(basics[row])
    var sum = basic >= variableCount ? eliminatedConstants[basic - variableCount] : 0
    for position in rows.entries(row) where rows.pool[position].column >= variableCount {
      sum -=
        rows.pool[position].coefficient
        * eliminatedConstants[Int(rows.pool[position].column) - variableCount]
    }
    return sum
  }

  private mutating func boundConstantRow(_ row: Int) {
    guard demands[row].isHard else { return }
    let tolerance = Tolerance.value * magnitudes[row]
    bounds[row] = Bounds(
      lower: demands[row].costBelow > 0 ? -tolerance : -.infinity,
      upper: demands[row].costAbove > 0 ? tolerance : .infinity
    )
  }

  /// Computes how far the constants of a block may vary before its basis is no longer optimal.
  mutating func boundRows(of block: Int) {
    let tolerance = blockTolerances[block]
    for slot in Int(blockRowStarts[block])..<Int(blockRowStarts[block + 1]) {
      let row = Int(blockRows[slot])
      let basic = Int(basics[row])
      let slack = basic - variableCount
      let side = slack < 0 ? 0 : sides[slack]
      // A hard row may be at zero on its costly side, but must not move further into that side.
      let isPinned = slack >= 0 && demands[slack].isHard && slope(slack) != 0
      bounds[row] = Bounds(
        lower: isPinned || side > 0 ? -tolerance : -.infinity,
        upper: isPinned || side < 0 ? tolerance : .infinity
      )
    }
  }

  /// Returns whether a row's constant is in the range in which the current basis is optimal.
  func isWithinBounds(_ row: Int) -> Bool {
    bounds[row].contains(constants[row])
  }

  /// Computes the values of all variables from the constants of the basis.
  mutating func refreshValues() {
    // Taken out of the tableau, which would be copied otherwise.
    var found = values
    values = []
    for variable in 0..<variableCount {
      let home = Int(homes[variable])
      found[variable] = home >= 0 ? constants[home] : 0
    }
    substituteBack(&found, constants: constants)
    values = found
  }

  /// Computes the eliminated variables from the remaining ones.
  @inline(__always)
  func substituteBack(_ values: inout [Double], constants: [Double]?) {
    for pivot in pivots.indices.reversed() {
      let row = Int(pivots[pivot].row)
      let variable = pivots[pivot].variable
      var sum = constants?[row] ?? 0
      for position in rows.entries(row) where rows.pool[position].column != variable {
        sum += rows.pool[position].coefficient * values[Int(rows.pool[position].column)]
      }
      values[Int(variable)] = sum == 0 ? 0 : -sum / pivots[pivot].coefficient
    }
  }

  /// Returns the effect of a unit increase in the constant of `row` on all constants and values,
  /// for the current basis.
  func sensitivity(to row: Int) -> Sensitivity {
    var given = Array(repeating: 0.0, count: rowCount)
    given[row] = demands[row].scale
    for pivot in pivots.indices {
      let constant = given[Int(pivots[pivot].row)]
      if constant == 0 { continue }
      for operation in operations(pivot) {
        given[Int(operationPool[operation].row)] += operationPool[operation].factor * constant
      }
    }
    return Sensitivity(self, given: given)
  }

  /// Returns whether a change by `amount` shrank a row's constant so much that tolerances derived
  /// from the old constant are too wide.
  func shrinksConstant(ofRow row: Int, by amount: Double) -> Bool {
    abs(amount * demands[row].scale) > 1024 * abs(givenConstants[row])
  }

  /// Applies an increase of one constant by `amount` to all constants and values, and appends to
  /// `loose` the rows that leave their bounds.
  mutating func shift(by amount: Double, _ sensitivity: Sensitivity, _ loose: inout [Int32]) {
    for index in sensitivity.variables.indices {
      values[Int(sensitivity.variables[index])] += amount * sensitivity.variableFactors[index]
    }
    for index in sensitivity.rows.indices {
      let row = Int(sensitivity.rows[index])
      constants[row] += amount * sensitivity.rowFactors[index]
      if !isWithinBounds(row) { loose.append(sensitivity.rows[index]) }
    }
  }
}

/// The effect of a unit increase in one constant on a solved tableau.
struct Sensitivity: Sendable {
  private(set) var rows: [Int32] = []
  private(set) var rowFactors: [Double] = []
  private(set) var variables: [Int32] = []
  private(set) var variableFactors: [Double] = []

  fileprivate init(_ tableau: borrowing Tableau, given: [Double]) {
    var change = given
    var values = Array(repeating: 0.0, count: tableau.variableCount)
    for row in 0..<tableau.rowCount where tableau.roles[row] == .open {
      let basic = Int(tableau.basics[row])
      var sum = basic >= tableau.variableCount ? given[basic - tableau.variableCount] : 0
      for position in tableau.rows.entries(row) {
        let column = Int(tableau.rows.pool[position].column)
        if column >= tableau.variableCount {
          sum -= tableau.rows.pool[position].coefficient * given[column - tableau.variableCount]
        }
      }
      change[row] = sum
      if basic < tableau.variableCount { values[basic] = sum }
    }
    tableau.substituteBack(&values, constants: given)
    for row in 0..<tableau.rowCount where change[row] != 0 {
      rows.append(Int32(row))
      rowFactors.append(change[row])
    }
    for variable in 0..<tableau.variableCount where values[variable] != 0 {
      variables.append(Int32(variable))
      variableFactors.append(values[variable])
    }
  }
}
