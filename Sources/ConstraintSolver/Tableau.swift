/// A system in the form in which it is solved.
///
/// Every row defines a *slack*, the scaled value of its expression. Required equalities are
/// eliminated for good (`Tableau+Elimination`): each gives away one variable. What is left, the
/// inequalities and the optional constraints over the variables that remain, falls into independent
/// blocks. There each row says what its *basic* symbol is in terms of *non-basic* ones, which are
/// zero (`Tableau+Simplex`). A symbol is a variable, or the slack of row `r` as
/// `variableCount + r`.
///
/// What only reads and is called once a pivot is inlined: a call would copy the tableau.
struct Tableau: Sendable {
  /// What has become of a row.
  enum Role: UInt8, Sendable {
    /// The row, a required equality, waits to be used up.
    case waiting
    /// The row belongs to a block.
    case open
    /// The row was used up to eliminate a variable.
    case pivot
    /// No variable is left in the row.
    case constant
  }

  /// For each row and variable here, which one of the system it is.
  let systemRows: [Int32]
  /// How much work may be done; past it ``SolverError/tooMuchWork`` is thrown.
  let workLimit: Int
  private(set) var systemVariables: [Int32] = []
  /// For each variable of the system, which one it is here, -1 if it occurs in no row.
  private(set) var localVariables: [Int32]
  var variableCount: Int { systemVariables.count }
  var rowCount: Int { systemRows.count }

  // The rows as given.
  var rows: SparseRows
  private(set) var demands: [Demand] = []

  /// What a row asks of its slack.
  struct Demand: Sendable {
    /// What the row was multiplied by.
    let scale: Double
    /// The rank of the row's priority: 0 is required, then from high to low.
    let level: Int32
    /// Whether the row must hold: it is required, and not softened.
    let isHard: Bool
    /// What a unit of the slack costs above zero.
    let costAbove: Double
    /// What a unit of the slack costs below zero.
    let costBelow: Double
  }

  // The elimination, in order.
  var roles: [Role] = []
  var pivots: [Pivot] = []
  /// The row operations of all pivots.
  var operationPool: [Operation] = []

  /// A row used up to eliminate a variable.
  struct Pivot: Sendable {
    let row: Int32
    let variable: Int32
    let coefficient: Double
    /// Where the row operations start and end.
    let firstOperation: Int32
    let lastOperation: Int32
  }

  /// That a multiple of a pivot's row was added to another one.
  struct Operation: Sendable {
    let row: Int32
    let factor: Double
  }

  // Constants: as eliminated, their magnitudes, and those of the present basis.
  var givenConstants: [Double] = []
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
  var bounds: [Bounds]

  struct Bounds: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity
  }

  // Scratch space of pricing.
  var prices: [Price] = []
  var touched: [Int32] = []
  var moves = MoveQueue()
  /// Whether prices stay those of the objective when the basis changes.
  var carriesPrices = false

  /// Takes `systemRows` over from `system`; the required ones of `softened` need not hold.
  init(_ system: System, rows systemRows: [Int32], softened: [Bool] = []) {
    self.systemRows = systemRows
    workLimit = system.workLimit
    let rowCount = systemRows.count
    localVariables = Array(repeating: -1, count: system.variables.count)
    sides = Array(repeating: 1, count: rowCount)
    bounds = Array(repeating: Bounds(), count: rowCount)
    rows = SparseRows(
      columnCount: system.variables.count + rowCount,
      rowCount: rowCount,
      entryCount: system.terms.count * rowCount / max(1, system.allRows.count)
    )
    systemVariables.reserveCapacity(system.variables.count)
    roles.reserveCapacity(rowCount)
    demands.reserveCapacity(rowCount)
    givenConstants.reserveCapacity(rowCount)
    for row in systemRows {
      let isSoftened = !softened.isEmpty && softened[Int(row)]
      append(system.allRows[Int(row)], of: system, isSoftened: isSoftened)
    }
    rows.listColumns()
    let symbolCount = variableCount + rowCount
    basics = Array(Int32(variableCount)..<Int32(symbolCount))
    homes = Array(repeating: -1, count: symbolCount)
    for row in 0..<rowCount { homes[variableCount + row] = Int32(row) }
    frozen = Array(repeating: 0, count: symbolCount)
    slots = Array(repeating: -1, count: symbolCount)
    prices = Array(repeating: Price(), count: symbolCount)
    values = Array(repeating: 0, count: variableCount)
  }

  private mutating func append(_ row: System.Row, of system: System, isSoftened: Bool) {
    var largest = 0.0
    for place in row.terms { largest = max(largest, abs(system.terms[place].coefficient)) }
    let scale = largest > 0 ? Tableau.scale(for: largest) : 1
    for place in row.terms {
      let term = system.terms[place]
      rows.append(column: localVariable(term.variable), coefficient: term.coefficient * scale)
    }
    rows.endRow()
    givenConstants.append(row.constant * scale)
    let level = system.level(of: row.priority)
    let isHard = level == 0 && !isSoftened
    roles.append(isHard && row.relation == .equal ? .waiting : .open)
    demands.append(
      Demand(
        scale: scale,
        level: Int32(level),
        isHard: isHard,
        costAbove: row.relation == .greaterThanOrEqual ? 0 : 1 / scale,
        costBelow: row.relation == .lessThanOrEqual ? 0 : 1 / scale
      )
    )
  }

  /// Returns which variable here one of the system is; it is made if it occurs for the first time.
  private mutating func localVariable(_ variable: Int32) -> Int32 {
    let known = localVariables[Int(variable)]
    if known >= 0 { return known }
    let local = Int32(systemVariables.count)
    localVariables[Int(variable)] = local
    systemVariables.append(variable)
    return local
  }

  /// The power of two that brings `largest` into 1..<2, which changes no digit.
  private static func scale(for largest: Double) -> Double {
    if largest >= 1, largest < 2 { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}
