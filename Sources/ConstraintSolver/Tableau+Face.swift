extension Tableau {
  /// A point on the optimal face, or a direction in which it has no end.
  enum Extreme {
    case bounded(Double)
    case unbounded(Move)
  }

  /// The moves of a block that keep every level optimal.
  struct FreeMoves {
    let moves: [Move]
    /// How many symbols are not basic in the block.
    let symbolCount: Int
  }

  /// Returns the moves that keep every level optimal, in the order of blocks and symbols.
  ///
  /// Variables that occur in no block and were not eliminated can move as well.
  func freeMoves() -> [FreeMoves] {
    var moves: [FreeMoves] = []
    for block in 0..<blockCount {
      let slots = symbolSlots(block)
      let ofBlock = slots.flatMap { freeMoves(of: blockSymbols[$0]) }
      if !ofBlock.isEmpty { moves.append(FreeMoves(moves: ofBlock, symbolCount: slots.count)) }
    }
    var isEliminated = Array(repeating: false, count: variableCount)
    for pivot in pivots { isEliminated[Int(pivot.variable)] = true }
    for variable in 0..<variableCount
    where !isEliminated[variable] && homes[variable] < 0 && slots[variable] < 0 {
      moves.append(FreeMoves(moves: freeMoves(of: Int32(variable)), symbolCount: 1))
    }
    return moves
  }

  private func freeMoves(of symbol: Int32) -> [Move] {
    var moves: [Move] = []
    if frozen[Int(symbol)] & 1 == 0 { moves.append(Move(symbol: symbol, direction: 1, gain: 0)) }
    if frozen[Int(symbol)] & 2 == 0 { moves.append(Move(symbol: symbol, direction: -1, gain: 0)) }
    return moves
  }

  /// Returns how far a move can go on the optimal face.
  mutating func reach(of move: Move) -> Double {
    stop(move, level: .max, passes: false)?.step ?? .infinity
  }

  /// Returns how the values change if symbols that are not basic leave zero by these amounts.
  func displacement(_ amounts: [(symbol: Int32, amount: Double)]) -> [Double] {
    var change = Array(repeating: 0.0, count: variableCount)
    for (symbol, amount) in amounts {
      if Int(symbol) < variableCount { change[Int(symbol)] += amount }
      var node = rows.columns[Int(symbol)].head
      var visited: [Int32] = []
      while node >= 0 {
        let row = rows.nodes[Int(node)].row
        node = rows.nodes[Int(node)].next
        let basic = Int(basics[Int(row)])
        guard basic < variableCount, roles[Int(row)] == .open, !visited.contains(row),
          let position = rows.position(of: symbol, in: Int(row))
        else { continue }
        visited.append(row)
        change[basic] += amount * rows.pool[position].coefficient
      }
    }
    substituteBack(&change, constants: nil)
    return change
  }

  /// Moves along the optimal face to where `variable` is least (`sign` 1) or greatest (`sign` -1).
  mutating func extreme(of variable: Int32, sign: Double) throws(SolverError) -> Extreme {
    switch try extreme(of: form(of: variable), sign: sign) {
    case .unbounded(let move): return .unbounded(move)
    case .bounded:
      refreshValues()
      return .bounded(values[Int(variable)])
    }
  }

  /// Moves along the optimal face to where a combination of symbols is least or greatest, leaving
  /// ``values`` as they were.
  mutating func extreme(
    of form: [(column: Int32, coefficient: Double)],
    sign: Double
  ) throws(SolverError) -> Extreme {
    var budget = 1000 + 50 * touchedLimit(form)
    var pivots = 0
    while true {
      for (column, coefficient) in form {
        let home = Int(homes[Int(column)])
        if home >= 0 {
          addPrice(sign * coefficient, ofRow: home)
        } else {
          addPrice(sign * coefficient, of: column)
        }
      }
      let move = bestMove(.max, isStalled: pivots > 50)
      clearPrices()
      guard let move else { break }
      guard let stop = stop(move, level: .max, passes: false) else { return .unbounded(move) }
      enter(move, at: stop.row, level: .max)
      pivots += 1
      budget -= 1
      if budget == 0 { throw .numericallyUnstable }
    }
    return .bounded(form.reduce(0) { $0 + $1.coefficient * value(ofSymbol: $1.column) })
  }

  /// The value of a symbol in the present basis.
  func value(ofSymbol symbol: Int32) -> Double {
    let home = Int(homes[Int(symbol)])
    return home >= 0 ? constants[home] : 0
  }

  /// By how much a symbol changes when a move goes one unit.
  func rate(ofSymbol symbol: Int32, along move: Move) -> Double {
    if symbol == move.symbol { return move.direction }
    let home = Int(homes[Int(symbol)])
    return home >= 0 ? move.direction * coefficient(of: move.symbol, in: home) : 0
  }

  private func touchedLimit(_ form: [(column: Int32, coefficient: Double)]) -> Int {
    blockSymbols.count + form.count
  }

  /// Returns `variable` as a combination of the variables that elimination has left.
  private func form(of variable: Int32) -> [(column: Int32, coefficient: Double)] {
    var weights = Array(repeating: 0.0, count: variableCount)
    weights[Int(variable)] = 1
    for pivot in pivots.indices {
      let eliminated = Int(pivots[pivot].variable)
      let weight = weights[eliminated]
      if weight == 0 { continue }
      weights[eliminated] = 0
      for position in rows.entries(Int(pivots[pivot].row)) {
        let column = Int(rows.pool[position].column)
        if column == eliminated { continue }
        let old = weights[column]
        let added = -weight * rows.pool[position].coefficient / pivots[pivot].coefficient
        let isCancelled =
          abs(old + added) <= Tolerance.cancellation * max(abs(old), abs(added))
        weights[column] = isCancelled ? 0 : old + added
      }
    }
    return weights.indices.filter { weights[$0] != 0 }.map { (Int32($0), weights[$0]) }
  }
}
