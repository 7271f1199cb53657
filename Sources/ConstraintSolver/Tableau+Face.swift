extension Tableau {
  /// A point on the optimal face, or a direction in which the face is unbounded.
  enum Extreme {
    case bounded(Double)
    case unbounded(Move)
  }

  /// The moves of a block that keep every level optimal.
  struct FreeMoves {
    let moves: [Move]
    /// The number of non-basic symbols in the block.
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

  /// A row that blocks a move while its constant is about zero.
  struct Blocker {
    let row: Int
    /// The largest absolute constant with which the row blocks the move.
    let limit: Double
  }

  /// Returns the rows that block all free moves; nil if a move has room, or if another symbol of its
  /// block could make room.
  mutating func blockersOfFreeMoves() -> [Blocker]? {
    let reference = magnitudes.max() ?? 0
    let room = Tolerance.value * (reference == 0 ? 1 : reference)
    var blockers: [Blocker] = []
    for free in freeMoves() {
      guard free.symbolCount == 1 else { return nil }
      for move in free.moves {
        guard let stop = stop(move, level: .max, passes: false), stop.step <= room else {
          return nil
        }
        blockers.append(Blocker(row: stop.row, limit: room * stop.rate))
      }
    }
    return blockers
  }

  /// Returns the change of all values if non-basic symbols move from zero by the given amounts.
  func displacement(_ amounts: [(symbol: Int32, amount: Double)]) -> [Double] {
    var change = Array(repeating: 0.0, count: variableCount)
    // A column's list may contain a row twice.
    var lastVisits = Array(repeating: -1, count: rowCount)
    for (visit, (symbol, amount)) in amounts.enumerated() {
      if Int(symbol) < variableCount { change[Int(symbol)] += amount }
      var node = rows.columns[Int(symbol)].head
      while node >= 0 {
        let row = Int(rows.nodes[Int(node)].row)
        let visited = node
        node = rows.nodes[Int(node)].next
        let basic = Int(basics[row])
        guard basic < variableCount, roles[row] == .open, lastVisits[row] != visit,
          let position = rows.position(of: symbol, at: visited)
        else { continue }
        lastVisits[row] = visit
        change[basic] += amount * rows.pool[position].coefficient
      }
    }
    substituteBack(&change, constants: nil)
    return change
  }

  /// Moves along the optimal face to the least (`sign` 1) or greatest (`sign` -1) value of
  /// `variable`.
  mutating func extreme(of variable: Int32, sign: Double) throws(SolverError) -> Extreme {
    rows.count(variableCount + pivots.count)
    try checkWork()
    switch try extreme(of: form(of: variable), sign: sign) {
    case .unbounded(let move): return .unbounded(move)
    case .bounded:
      refreshValues()
      return .bounded(values[Int(variable)])
    }
  }

  /// Moves along the optimal face to the least (`sign` 1) or greatest (`sign` -1) value of a
  /// combination of symbols. ``values`` do not change.
  mutating func extreme(
    of form: [(column: Int32, coefficient: Double)],
    sign: Double
  ) throws(SolverError) -> Extreme {
    defer { clearPrices() }
    var budget = 1000 + 50 * touchedLimit(form)
    var stalls = 0
    var pivotCount = 0
    var pivotsSincePricing = 0
    let pivotsBetweenPricings = beginPricing(of: blockSymbols.count)
    price(form, sign)
    while true {
      let isStalled = carriesPrices ? stalls > 50 + form.count : pivotCount > 50
      let move = bestMove(.max, isStalled: isStalled)
      var stop: Stop?
      if let move { stop = self.stop(move, level: .max, passes: false) }
      if pivotsSincePricing > 0, stop == nil || pivotsSincePricing >= pivotsBetweenPricings {
        price(form, sign)
        pivotsSincePricing = 0
        continue
      }
      guard let move else { break }
      guard let stop else { return .unbounded(move) }
      enter(move, at: stop.row, level: .max)
      try checkWork()
      stalls = stop.step > 0 ? 0 : stalls + 1
      pivotCount += 1
      pivotsSincePricing += 1
      if !carriesPrices {
        price(form, sign)
        pivotsSincePricing = 0
      }
      budget -= 1
      if budget == 0 { throw .numericallyUnstable }
    }
    return .bounded(form.reduce(0) { $0 + $1.coefficient * value(ofSymbol: $1.column) })
  }

  /// Computes how a combination of symbols changes with each non-basic symbol.
  private mutating func price(_ form: [(column: Int32, coefficient: Double)], _ sign: Double) {
    clearPrices()
    for (column, coefficient) in form {
      let home = Int(homes[Int(column)])
      if home >= 0 {
        addPrice(sign * coefficient, ofRow: home)
      } else {
        addPrice(sign * coefficient, of: column)
      }
    }
    queueMoves(.max)
  }

  /// Returns the value of a symbol in the current basis.
  func value(ofSymbol symbol: Int32) -> Double {
    let home = Int(homes[Int(symbol)])
    return home >= 0 ? constants[home] : 0
  }

  /// Returns the change of a symbol per unit of a move.
  func rate(ofSymbol symbol: Int32, along move: Move) -> Double {
    if symbol == move.symbol { return move.direction }
    let home = Int(homes[Int(symbol)])
    return home >= 0 ? move.direction * coefficient(of: move.symbol, in: home) : 0
  }

  private func touchedLimit(_ form: [(column: Int32, coefficient: Double)]) -> Int {
    blockSymbols.count + form.count
  }

  /// Returns `variable` as a combination of the variables that were not eliminated.
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
