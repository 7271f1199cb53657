/// A system in the form in which it is solved.
///
/// Every row defines a *slack*, the scaled value of its expression. Each required equality
/// permanently eliminates one variable (`Tableau+Elimination`). The remaining rows, inequalities
/// and optional constraints over the remaining variables, fall into independent blocks. In a block,
/// each row expresses its *basic* symbol in terms of *non-basic* symbols, which are zero
/// (`Tableau+Simplex`). A symbol is a variable, or the slack of row `r` as `variableCount + r`.
///
/// Read-only functions that run once per pivot are inlined, because a call would copy the tableau.
struct Tableau: Sendable {
  /// The state of a row.
  enum Role: UInt8, Sendable {
    /// The row is a required equality that has not been used yet.
    case waiting
    /// The row belongs to a block.
    case open
    /// The row was used to eliminate a variable.
    case pivot
    /// The row has no variables left.
    case constant
  }

  /// The system's index of each row.
  let systemRows: [Int32]
  /// The work limit. Beyond it ``SolverError/tooMuchWork`` is thrown.
  let workLimit: Int
  /// The system's index of each variable here.
  private(set) var systemVariables: [Int32] = []
  /// The index here of each variable of the system, or -1 if it occurs in no row.
  private(set) var localVariables: [Int32]
  var variableCount: Int { systemVariables.count }
  var rowCount: Int { systemRows.count }

  // The rows as given.
  var rows: SparseRows
  private(set) var demands: [Demand] = []

  /// The demands of a row on its slack.
  struct Demand: Sendable {
    /// The factor by which the row was multiplied.
    let scale: Double
    /// The rank of the row's priority: 0 is required, then from high to low.
    let level: Int32
    /// Whether the row must be satisfied: it is required and not softened.
    let isHard: Bool
    /// The cost of a unit of slack above zero.
    let costAbove: Double
    /// The cost of a unit of slack below zero.
    let costBelow: Double
  }

  // The elimination, in order.
  var roles: [Role] = []
  var pivots: [Pivot] = []
  /// The row operations of all pivots.
  var operationPool: [Operation] = []

  /// A row that was used to eliminate a variable.
  struct Pivot: Sendable {
    let row: Int32
    let variable: Int32
    let coefficient: Double
    /// The bounds of the pivot's range in ``operationPool``.
    let firstOperation: Int32
    let lastOperation: Int32
  }

  /// The addition of a multiple of a pivot's row to another row.
  struct Operation: Sendable {
    let row: Int32
    let factor: Double
  }

  // Constants: as given, after elimination, their magnitudes, and in the current basis.
  var givenConstants: [Double] = []
  var eliminatedConstants: [Double] = []
  var magnitudes: [Double] = []
  var constants: [Double] = []

  // The basis.
  var basics: [Int32] = []
  /// The row in which a symbol is basic, or -1.
  var homes: [Int32] = []
  /// Whether the slack of a row is at or above zero (1), or at or below it (-1).
  var sides: [Int8]
  /// For non-basic symbols, whether moving up (bit 0) or down (bit 1) would lose optimality.
  var frozen: [UInt8] = []

  /// The number of basis changes. Each one costs accuracy and memory.
  var pivotCount = 0

  // Blocks: their rows, sorted by level, and their non-basic symbols.
  var blockOfRow: [Int32] = []
  var blockRowStarts: [Int32] = [0]
  var blockRows: [Int32] = []
  var blockSymbolStarts: [Int32] = [0]
  var blockSymbols: [Int32] = []
  /// The index of a non-basic symbol in ``blockSymbols``, or -1.
  var slots: [Int32] = []
  var blockTolerances: [Double] = []
  var blockCount: Int { blockRowStarts.count - 1 }

  // Results.
  var values: [Double] = []
  /// The range in which a row's constant may vary while the basis stays optimal.
  var bounds: [Bounds]

  struct Bounds: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity

    @inline(__always)
    func contains(_ constant: Double) -> Bool { constant >= lower && constant <= upper }
  }

  // Scratch space of pricing.
  var prices: [Price] = []
  var touched: [Int32] = []
  var moves = MoveQueue()
  /// Whether prices are updated when the basis changes, rather than recomputed.
  var carriesPrices = false

  /// Creates a tableau of some rows of `system`.
  ///
  /// - Parameter softened: For each row of the system, true if the row may be violated although it
  ///   is required. Empty if no row is softened.
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

  /// Returns the index here of a variable of the system, and adds the variable if it is new.
  private mutating func localVariable(_ variable: Int32) -> Int32 {
    let known = localVariables[Int(variable)]
    if known >= 0 { return known }
    let local = Int32(systemVariables.count)
    localVariables[Int(variable)] = local
    systemVariables.append(variable)
    return local
  }

  /// Returns the power of two that scales `largest` into 1..<2. Scaling by it is exact.
  private static func scale(for largest: Double) -> Double {
    if largest >= 1, largest < 2 { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}
