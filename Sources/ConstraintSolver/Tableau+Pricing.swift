/// Pricing: how an objective changes with each symbol, and which move improves it most.
extension Tableau {
  /// Decides whether prices are updated at each pivot or recomputed. Returns the number of pivots
  /// after which updated prices are recomputed, which removes rounding errors.
  ///
  /// For few rows, recomputing prices each time is cheaper and more exact.
  mutating func beginPricing(of count: Int) -> Int {
    carriesPrices = count > 512
    return carriesPrices ? count / 4 : .max
  }

  /// Computes how the cost of the basic slacks of `group` changes with each non-basic symbol.
  mutating func price(_ group: Range<Int>) {
    for slot in group {
      let row = Int(blockRows[slot])
      let home = Int(homes[variableCount + row])
      if home < 0 { continue }
      let slope = slope(row)
      if slope != 0 { addPrice(slope, ofRow: home) }
    }
  }

  /// Adds `factor` times the basic symbol of `row` to the objective.
  mutating func addPrice(_ factor: Double, ofRow row: Int) {
    rows.count(rows.entries(row).count)
    for position in rows.entries(row) {
      addPrice(factor * rows.pool[position].coefficient, of: rows.pool[position].column)
    }
  }

  /// Adds `amount` to the price of a non-basic symbol.
  mutating func addPrice(_ amount: Double, of symbol: Int32) {
    if prices[Int(symbol)].size == 0 { touched.append(symbol) }
    prices[Int(symbol)].add(amount)
  }

  /// Clears all prices and queued moves.
  mutating func clearPrices() {
    while let symbol = touched.popLast() { prices[Int(symbol)] = Price() }
    moves.removeAll()
  }

  /// Queues the moves of all priced symbols that improve the objective.
  mutating func queueMoves(_ level: Int32) {
    guard carriesPrices else { return }
    for symbol in touched { queueMoves(of: symbol, level) }
  }

  private mutating func queueMoves(of symbol: Int32, _ level: Int32) {
    for direction in [1.0, -1.0] {
      guard let gain = gain(symbol, direction, level), gain < 0 else { continue }
      moves.push(Move(symbol: symbol, direction: direction, gain: gain))
    }
  }

  /// Adds `factor` times the basic symbol of `row` to the objective, and queues the moves that now
  /// improve it.
  mutating func addPrice(_ factor: Double, ofRow row: Int, _ level: Int32) {
    if factor == 0 || !carriesPrices { return }
    for position in rows.entries(row) {
      let symbol = rows.pool[position].column
      addPrice(factor * rows.pool[position].coefficient, of: symbol)
      queueMoves(of: symbol, level)
    }
  }

  /// Returns the move with the greatest improvement per unit. Once the search has stalled, returns
  /// the improving move with the lowest symbol, which prevents cycles.
  @inline(__always)
  mutating func bestMove(_ level: Int32, isStalled: Bool) -> Move? {
    if !carriesPrices || isStalled {
      rows.count(touched.count / 8)
      return scannedMove(level, isStalled: isStalled)
    }
    while let move = moves.first {
      if gain(move.symbol, move.direction, level) == move.gain { return move }
      moves.dropFirst()
    }
    return nil
  }

  @inline(__always)
  private func scannedMove(_ level: Int32, isStalled: Bool) -> Move? {
    var best: Move?
    func consider(_ symbol: Int32, _ direction: Double) {
      guard let gain = gain(symbol, direction, level), gain < 0 else { return }
      if let best {
        let isBetter =
          isStalled
          ? symbol < best.symbol
          : gain < best.gain || gain == best.gain && symbol < best.symbol
        guard isBetter else { return }
      }
      best = Move(symbol: symbol, direction: direction, gain: gain)
    }
    for symbol in touched {
      consider(symbol, 1)
      consider(symbol, -1)
    }
    return best
  }

  /// Returns the cost of a unit of a move: 0 if it is within the tolerance, nil if the move is
  /// frozen.
  private func gain(_ symbol: Int32, _ direction: Double, _ level: Int32) -> Double? {
    if frozen[Int(symbol)] & (direction > 0 ? 1 : 2) != 0 { return nil }
    var own = 0.0
    let row = Int(symbol) - variableCount
    if row >= 0, demands[row].level == level {
      own = direction > 0 ? demands[row].costAbove : demands[row].costBelow
    }
    let price = prices[Int(symbol)]
    let gain = direction * price.value + own
    return abs(gain) <= Tolerance.cost * (price.size + own) ? 0 : gain
  }

  /// Freezes every move that increases the cost of `level`.
  ///
  /// Only symbols with a price and slacks of the level itself have a cost.
  mutating func freezeCostlyMoves(_ level: Int32, _ group: Range<Int>) {
    for symbol in touched where homes[Int(symbol)] < 0 { freezeIfCostly(symbol, level) }
    for slot in group {
      let symbol = Int32(variableCount) + blockRows[slot]
      if homes[Int(symbol)] < 0 { freezeIfCostly(symbol, level) }
    }
  }

  private mutating func freezeIfCostly(_ symbol: Int32, _ level: Int32) {
    freezeIfCostly(symbol, 1, level)
    freezeIfCostly(symbol, -1, level)
  }

  private mutating func freezeIfCostly(_ symbol: Int32, _ direction: Double, _ level: Int32) {
    guard let gain = gain(symbol, direction, level), gain > 0 else { return }
    freeze(Move(symbol: symbol, direction: direction, gain: gain))
  }

  mutating func freeze(_ move: Move) {
    frozen[Int(move.symbol)] |= move.direction > 0 ? 1 : 2
  }
}
