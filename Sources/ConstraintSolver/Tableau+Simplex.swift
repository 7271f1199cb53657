extension Tableau {
  /// A way in which a non-basic symbol could leave zero.
  struct Move {
    var symbol: Int32
    /// 1 is up, -1 is down.
    var direction: Double
    /// By how much the objective changes per unit; negative is better.
    var gain: Double
  }

  /// By how much an objective changes with a symbol.
  struct Price: Sendable {
    private(set) var value = 0.0
    /// The sum of the magnitudes of what was added up.
    private(set) var size = 0.0

    mutating func add(_ amount: Double) {
      value += amount
      size += abs(amount)
    }
  }

  /// The row that stops a move, and how far the move goes.
  struct Stop {
    var row: Int
    var step: Double
  }

  /// Finds the lexicographic optimum of a block, level after level from the present basis, and
  /// returns whether its hard rows hold.
  ///
  /// A level that is done freezes every move that would cost it something; slacks of levels still
  /// to come do not count yet.
  mutating func optimise(_ block: Int) throws(SolverError) -> Bool {
    for slot in symbolSlots(block) { frozen[Int(blockSymbols[slot])] = 0 }
    let all = Int(blockRowStarts[block])..<Int(blockRowStarts[block + 1])
    var first = all.lowerBound
    while first < all.upperBound {
      let level = demands[Int(blockRows[first])].level
      var last = first + 1
      while last < all.upperBound, demands[Int(blockRows[last])].level == level { last += 1 }
      chooseSides(first..<last, tolerance: blockTolerances[block])
      try minimise(level, first..<last, block)
      if level == 0, violatesHardRow(first..<last, tolerance: blockTolerances[block]) {
        return false
      }
      first = last
    }
    boundRows(of: block)
    return true
  }

  /// Where the non-basic symbols of a block stand in ``blockSymbols``.
  func symbolSlots(_ block: Int) -> Range<Int> {
    Int(blockSymbolStarts[block])..<Int(blockSymbolStarts[block + 1])
  }

  private mutating func chooseSides(_ group: Range<Int>, tolerance: Double) {
    for slot in group {
      let row = Int(blockRows[slot])
      let home = Int(homes[variableCount + row])
      if home < 0 { continue }
      let value = constants[home]
      if abs(value) <= tolerance {
        sides[row] = demands[row].costAbove == 0 ? 1 : -1
      } else {
        sides[row] = value > 0 ? 1 : -1
      }
    }
  }

  @inline(__always)
  private func violatesHardRow(_ group: Range<Int>, tolerance: Double) -> Bool {
    group.contains { slot in
      let row = Int(blockRows[slot])
      let home = Int(homes[variableCount + row])
      return demands[row].isHard && home >= 0 && slope(row) != 0 && abs(constants[home]) > tolerance
    }
  }

  /// How the cost of a row changes with its slack, on the side where the slack is.
  func slope(_ row: Int) -> Double {
    sides[row] > 0 ? demands[row].costAbove : -demands[row].costBelow
  }

  private mutating func minimise(
    _ level: Int32,
    _ group: Range<Int>,
    _ block: Int
  ) throws(SolverError) {
    var stalls = 0
    var budget = 1000 + 50 * (group.count + symbolSlots(block).count)
    while true {
      price(group)
      let isStalled = stalls > 20 + symbolSlots(block).count
      guard let move = bestMove(level, isStalled: isStalled) else { break }
      clearPrices()
      let stop = stop(move, level: level, passes: !isStalled)
      guard let stop else {
        // Costs are bounded below, so the gain was noise.
        freeze(move)
        continue
      }
      stalls = stop.step > blockTolerances[block] ? 0 : stalls + 1
      enter(move, at: stop.row, level: level)
      budget -= 1
      if budget == 0 { throw .numericallyUnstable }
    }
    freezeCostlyMoves(level, block)
    clearPrices()
  }

  // MARK: Pricing

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

  /// Adds `factor` times what is basic in `row` to the objective that is priced.
  mutating func addPrice(_ factor: Double, ofRow row: Int) {
    for position in rows.entries(row) {
      addPrice(factor * rows.pool[position].coefficient, of: rows.pool[position].column)
    }
  }

  /// Adds `amount` to the price of a non-basic symbol.
  mutating func addPrice(_ amount: Double, of symbol: Int32) {
    if prices[Int(symbol)].size == 0 { touched.append(symbol) }
    prices[Int(symbol)].add(amount)
  }

  /// Forgets all prices.
  mutating func clearPrices() {
    while let symbol = touched.popLast() { prices[Int(symbol)] = Price() }
  }

  /// Returns the move that gains most per unit; once the search has stalled, the first that gains,
  /// which rules out cycles.
  @inline(__always)
  func bestMove(_ level: Int32, isStalled: Bool) -> Move? {
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

  /// Returns what a unit of a move costs, 0 if that is less than the tolerance, nil if the move is
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

  private mutating func freezeCostlyMoves(_ level: Int32, _ block: Int) {
    for slot in symbolSlots(block) {
      freezeIfCostly(blockSymbols[slot], 1, level)
      freezeIfCostly(blockSymbols[slot], -1, level)
    }
  }

  private mutating func freezeIfCostly(_ symbol: Int32, _ direction: Double, _ level: Int32) {
    guard let gain = gain(symbol, direction, level), gain > 0 else { return }
    freeze(Move(symbol: symbol, direction: direction, gain: gain))
  }

  private mutating func freeze(_ move: Move) {
    frozen[Int(move.symbol)] |= move.direction > 0 ? 1 : 2
  }

  // MARK: Pivoting

  /// Returns the row that stops `move`, nil if nothing does.
  ///
  /// Slacks of `level` may pass zero, from free to costly or from one cost to another, as long as
  /// the move still gains (`passes`); they change sides.
  mutating func stop(_ move: Move, level: Int32, passes: Bool) -> Stop? {
    var gain = move.gain
    var lastPassed: Stop?
    while let stop = nearestStop(move, level: level, leastSymbol: !passes) {
      let slack = Int(basics[stop.row]) - variableCount
      guard passes, demands[slack].level == level else { return stop }
      let rate = abs(coefficient(of: move.symbol, in: stop.row))
      let passed = gain + rate * (demands[slack].costAbove + demands[slack].costBelow)
      if passed >= -Tolerance.cost * (rate + abs(gain)) { return stop }
      gain = passed
      sides[slack] = -sides[slack]
      lastPassed = stop
    }
    return lastPassed
  }

  @inline(__always)
  private func nearestStop(_ move: Move, level: Int32, leastSymbol: Bool) -> Stop? {
    var best: Stop?
    var bestRate = 0.0
    var node = rows.columns[Int(move.symbol)].head
    while node >= 0 {
      let row = Int(rows.nodes[Int(node)].row)
      let visited = node
      node = rows.nodes[Int(node)].next
      let slack = Int(basics[row]) - variableCount
      if roles[row] != .open || slack < 0 || demands[slack].level > level { continue }
      guard let position = rows.position(of: move.symbol, at: visited) else { continue }
      let rate = rows.pool[position].coefficient * move.direction
      let isAbove = sides[slack] > 0
      if isAbove == (rate > 0) { continue }
      let step = max(0, (isAbove ? constants[row] : -constants[row]) / abs(rate))
      if let best {
        if step > best.step { continue }
        if step == best.step {
          let isBetter =
            leastSymbol
            ? basics[row] < basics[best.row]
            : abs(rate) > bestRate
              || abs(rate) == bestRate && basics[row] < basics[best.row]
          if !isBetter { continue }
        }
      }
      best = Stop(row: row, step: step)
      bestRate = abs(rate)
    }
    return best
  }

  func coefficient(of symbol: Int32, in row: Int) -> Double {
    rows.position(of: symbol, in: row).map { rows.pool[$0].coefficient } ?? 0
  }

  /// Makes the moving symbol basic in `row`, whose basic slack becomes zero.
  mutating func enter(_ move: Move, at row: Int, level: Int32) {
    let leaving = Int(basics[row])
    let slack = leaving - variableCount
    frozen[leaving] = demands[slack].level < level ? (sides[slack] > 0 ? 2 : 1) : 0
    if Int(move.symbol) >= variableCount {
      sides[Int(move.symbol) - variableCount] = move.direction > 0 ? 1 : -1
    }
    pivot(row, on: move.symbol)
  }

  private mutating func pivot(_ row: Int, on entering: Int32) {
    guard let position = rows.position(of: entering, in: row) else { return }
    pivotCount += 1
    let leaving = basics[row]
    let inverse = 1 / rows.pool[position].coefficient
    for other in rows.entries(row) { rows.pool[other].coefficient *= -inverse }
    rows.replaceEntry(at: position, of: row, column: leaving, coefficient: inverse)
    constants[row] = constants[row] == 0 ? 0 : constants[row] * -inverse
    rows.load(row, without: leaving)
    var node = rows.columns[Int(entering)].head
    while node >= 0 {
      let other = Int(rows.nodes[Int(node)].row)
      let found = rows.position(of: entering, at: node)
      node = rows.nodes[Int(node)].next
      guard let position = found, other != row, roles[other] == .open else { continue }
      let factor = rows.pool[position].coefficient
      rows.replaceEntry(
        at: position,
        of: other,
        column: leaving,
        coefficient: factor * inverse
      )
      rows.addLoaded(factor, to: other)
      constants[other] += factor * constants[row]
    }
    rows.unload()
    rows.clearList(of: Int(entering))
    basics[row] = entering
    homes[Int(entering)] = Int32(row)
    homes[Int(leaving)] = -1
    let slot = slots[Int(entering)]
    slots[Int(leaving)] = slot
    slots[Int(entering)] = -1
    if slot >= 0 { blockSymbols[Int(slot)] = leaving }
  }
}
