/// A system in the form in which it is solved.
///
/// Every row defines a *slack*, the scaled value of its expression. Required equalities are
/// eliminated for good (`Tableau+Elimination`): each gives away one variable. What is left, the
/// inequalities and the optional constraints over the variables that remain, falls into independent
/// blocks. There each row says what its *basic* symbol is in terms of *non-basic* ones, which are
/// zero (`Tableau+Simplex`). A symbol is a variable, or the slack of row `r` as
/// `variableCount + r`.
struct Tableau: Sendable {
  /// What has become of a row.
  enum Role: UInt8, Sendable {
    /// The row belongs to a block, or waits for elimination.
    case open
    /// The row was used up to eliminate a variable.
    case pivot
    /// No variable is left in the row.
    case constant
  }

  /// For each row and variable here, which one of the system it is.
  let systemRows: [Int32]
  private(set) var systemVariables: [Int32] = []
  /// For each variable of the system, which one it is here, -1 if it occurs in no row.
  private(set) var localVariables: [Int32]
  var variableCount: Int { systemVariables.count }
  var rowCount: Int { systemRows.count }

  // The rows as given.
  var rows: SparseRows
  private(set) var scales: [Double] = []
  /// The rank of a row's priority: 0 is required, then from high to low.
  private(set) var levels: [Int32] = []
  /// What a unit of the slack costs above and below zero.
  private(set) var costsAbove: [Double] = []
  private(set) var costsBelow: [Double] = []
  /// Whether a row must hold: it is required, and not softened.
  private(set) var isHard: [Bool] = []
  private(set) var isEquality: [Bool] = []

  // The elimination, in order.
  var roles: [Role]
  var pivotRows: [Int32] = []
  var pivotVariables: [Int32] = []
  var pivotCoefficients: [Double] = []
  /// Where the row operations of each pivot start, and their target rows and factors.
  var operationStarts: [Int32] = [0]
  var operationRows: [Int32] = []
  var operationFactors: [Double] = []

  // Constants: as eliminated, their magnitudes, and those of the present basis.
  var givenConstants: [Double]
  var eliminatedConstants: [Double] = []
  var magnitudes: [Double] = []
  var constants: [Double] = []

  // The basis.
  var basics: [Int32] = []
  /// The row in which a symbol is basic, else -1.
  var homes: [Int32] = []
  /// Whether the slack of a row is at or above zero (1), or at or below it (-1).
  var sides: [Int8]
  /// For non-basic symbols, whether moving up (bit 0) or down (bit 1) would lose optimality.
  var frozen: [UInt8] = []

  /// How often the basis has changed; each time costs accuracy and room.
  var pivotCount = 0

  // Blocks: their rows sorted by level, and the symbols that are non-basic in them.
  var blockOfRow: [Int32] = []
  var blockRowStarts: [Int32] = [0]
  var blockRows: [Int32] = []
  var blockSymbolStarts: [Int32] = [0]
  var blockSymbols: [Int32] = []
  /// Where in ``blockSymbols`` a non-basic symbol stands, else -1.
  var slots: [Int32] = []
  var blockTolerances: [Double] = []
  var blockCount: Int { blockRowStarts.count - 1 }

  // Results.
  var values: [Double] = []
  /// Between which values a row's constant may vary while the basis stays optimal.
  var lowerBounds: [Double] = []
  var upperBounds: [Double] = []

  // Scratch space of pricing.
  var prices: [Double] = []
  var priceSums: [Double] = []
  var touched: [Int32] = []

  /// Takes `systemRows` over from `system`; the required ones of `softened` need not hold.
  init(_ system: System, rows systemRows: [Int32], softened: [Bool] = []) {
    self.systemRows = systemRows
    let rowCount = systemRows.count
    localVariables = Array(repeating: -1, count: system.variables.count)
    systemVariables.reserveCapacity(system.variables.count)
    var entryCount = 0
    for row in systemRows.map(Int.init) {
      for term in Int(system.termStarts[row])..<Int(system.termStarts[row + 1]) {
        entryCount += 1
        let variable = Int(system.termVariables[term])
        if localVariables[variable] < 0 {
          localVariables[variable] = Int32(systemVariables.count)
          systemVariables.append(Int32(variable))
        }
      }
    }
    rows = SparseRows(
      columnCount: systemVariables.count + rowCount,
      rowCount: rowCount,
      entryCount: entryCount
    )
    roles = Array(repeating: .open, count: rowCount)
    sides = Array(repeating: 1, count: rowCount)
    givenConstants = Array(repeating: 0, count: rowCount)
    let ranking = Tableau.ranking(system, systemRows)
    reserveCapacity(rowCount)
    for (row, systemRow) in systemRows.enumerated() {
      let isSoftened = !softened.isEmpty && softened[Int(systemRow)]
      appendRow(row, from: system, Int(systemRow), isSoftened: isSoftened, ranking)
    }
    let symbolCount = variableCount + rowCount
    basics = Array(Int32(variableCount)..<Int32(symbolCount))
    homes = Array(repeating: -1, count: symbolCount)
    for row in 0..<rowCount { homes[variableCount + row] = Int32(row) }
    frozen = Array(repeating: 0, count: symbolCount)
    slots = Array(repeating: -1, count: symbolCount)
    prices = Array(repeating: 0, count: symbolCount)
    priceSums = Array(repeating: 0, count: symbolCount)
    values = Array(repeating: 0, count: variableCount)
    lowerBounds = Array(repeating: -.infinity, count: rowCount)
    upperBounds = Array(repeating: .infinity, count: rowCount)
    eliminatedConstants = givenConstants
    magnitudes = givenConstants
    constants = givenConstants
  }

  /// Makes room for what the rows say, so that nothing moves while they are read.
  private mutating func reserveCapacity(_ rowCount: Int) {
    scales.reserveCapacity(rowCount)
    levels.reserveCapacity(rowCount)
    costsAbove.reserveCapacity(rowCount)
    costsBelow.reserveCapacity(rowCount)
    isHard.reserveCapacity(rowCount)
    isEquality.reserveCapacity(rowCount)
  }

  /// The distinct priorities, highest first, required always among them.
  private static func ranking(_ system: System, _ rows: [Int32]) -> [Double] {
    var ranking = [1000.0]
    for row in rows {
      let priority = system.priorities[Int(row)]
      var index = 0
      while index < ranking.count, ranking[index] > priority { index += 1 }
      if index == ranking.count || ranking[index] < priority { ranking.insert(priority, at: index) }
    }
    return ranking
  }

  private mutating func appendRow(
    _ row: Int,
    from system: System,
    _ systemRow: Int,
    isSoftened: Bool,
    _ ranking: [Double]
  ) {
    let terms = Int(system.termStarts[systemRow])..<Int(system.termStarts[systemRow + 1])
    var largest = 0.0
    for term in terms { largest = max(largest, abs(system.termCoefficients[term])) }
    let scale = largest > 0 ? Tableau.scale(for: largest) : 1
    scales.append(scale)
    rows.beginRow()
    for term in terms {
      rows.append(
        column: localVariables[Int(system.termVariables[term])],
        coefficient: system.termCoefficients[term] * scale
      )
    }
    givenConstants[row] = system.constants[systemRow] * scale
    let priority = system.priorities[systemRow]
    var level = 0
    while ranking[level] > priority { level += 1 }
    levels.append(Int32(level))
    let relation = system.relations[systemRow]
    costsAbove.append(relation == .greaterThanOrEqual ? 0 : 1 / scale)
    costsBelow.append(relation == .lessThanOrEqual ? 0 : 1 / scale)
    isHard.append(level == 0 && !isSoftened)
    isEquality.append(relation == .equal)
  }

  /// The power of two that brings `largest` into 1..<2, which changes no digit.
  private static func scale(for largest: Double) -> Double {
    if largest >= 1, largest < 2 { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}
