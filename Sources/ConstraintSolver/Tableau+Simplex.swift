extension Tableau {
  /// A move of a non-basic symbol away from zero.
  struct Move {
    var symbol: Int32
    /// 1 is up, -1 is down.
    var direction: Double
    /// The change of the objective per unit; negative is better.
    var gain: Double
  }

  /// The change of an objective per unit of a symbol.
  struct Price: Sendable {
    private(set) var value = 0.0
    /// The sum of the magnitudes of the added amounts.
    private(set) var size = 0.0

    mutating func add(_ amount: Double) {
      value += amount
      size += abs(amount)
    }
  }

  /// The row that stops a move, and the length of the move.
  struct Stop {
    var row: Int
    var step: Double
    /// How fast the slack of the row approaches zero.
    var rate: Double
  }

  /// Finds the lexicographic optimum of a block, level by level from the current basis, and returns
  /// whether its hard rows are satisfied.
  ///
  /// A finished level freezes every move that would increase its cost. Slacks of later levels do
  /// not count yet.
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

  /// Returns the range of a block's non-basic symbols in ``blockSymbols``.
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

  /// Returns the change of a row's cost per unit of its slack, on the side where the slack is.
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
    let pivotsBetweenPricings = beginPricing(of: group.count)
    var pivotsSincePricing = 0
    price(group)
    queueMoves(level)
    while true {
      let isStalled = stalls > 20 + symbolSlots(block).count
      let move = bestMove(level, isStalled: isStalled)
      if pivotsSincePricing > 0, move == nil || pivotsSincePricing >= pivotsBetweenPricings {
        clearPrices()
        price(group)
        queueMoves(level)
        pivotsSincePricing = 0
        continue
      }
      guard let move else { break }
      let stop = stop(move, level: level, passes: !isStalled)
      guard let stop else {
        // Costs are bounded below, so the gain was a rounding error.
        freeze(move)
        continue
      }
      stalls = stop.step > blockTolerances[block] ? 0 : stalls + 1
      enter(move, at: stop.row, level: level)
      try checkWork()
      pivotsSincePricing += 1
      if !carriesPrices {
        clearPrices()
        price(group)
        pivotsSincePricing = 0
      }
      budget -= 1
      if budget == 0 { throw .numericallyUnstable }
    }
    freezeCostlyMoves(level, group)
    clearPrices()
  }

  // MARK: Pivoting

  /// Returns the row that stops `move`, or nil if none does.
  ///
  /// If `passes` is true, slacks of `level` may pass zero and change sides, as long as the move
  /// still improves the objective.
  mutating func stop(_ move: Move, level: Int32, passes: Bool) -> Stop? {
    guard let nearest = nearestStop(move, level: level, leastSymbol: !passes) else { return nil }
    var gain = move.gain
    guard passes, pass(nearest, level, &gain) else { return nearest }
    // The other stops are sorted only if the move passes the nearest one.
    var last = nearest
    for next in stops(move, level: level) where next.row != last.row {
      last = next
      if !pass(next, level, &gain) { break }
    }
    return last
  }

  /// Lets the slack of a stop change sides if it belongs to `level` and the move still improves the
  /// objective. Returns whether it did.
  private mutating func pass(_ stop: Stop, _ level: Int32, _ gain: inout Double) -> Bool {
    let slack = Int(basics[stop.row]) - variableCount
    guard demands[slack].level == level else { return false }
    let cost = demands[slack].costAbove + demands[slack].costBelow
    let passed = gain + stop.rate * cost
    if passed >= -Tolerance.cost * (stop.rate + abs(gain)) { return false }
    gain = passed
    addPrice(sides[slack] > 0 ? -cost : cost, ofRow: stop.row, level)
    sides[slack] = -sides[slack]
    return true
  }

  /// Returns whether the first of two stops comes before the second.
  private static func isBefore(
    _ left: Stop,
    _ right: Stop,
    leastSymbol: Bool,
    _ basics: [Int32]
  ) -> Bool {
    if left.step != right.step { return left.step < right.step }
    if !leastSymbol, left.rate != right.rate { return left.rate > right.rate }
    return basics[left.row] < basics[right.row]
  }

  /// Returns the nearest row that stops `move`.
  @inline(__always)
  private mutating func nearestStop(_ move: Move, level: Int32, leastSymbol: Bool) -> Stop? {
    var best: Stop?
    var visits = 0
    // Most rows of a list are skipped at once, so a visit counts as an eighth of an entry.
    defer { rows.count(visits / 8) }
    var node = rows.columns[Int(move.symbol)].head
    while node >= 0 {
      let visited = node
      visits += 1
      node = rows.nodes[Int(node)].next
      guard let stop = stop(move, at: visited, level: level) else { continue }
      if let known = best, !Tableau.isBefore(stop, known, leastSymbol: leastSymbol, basics) {
        continue
      }
      best = stop
    }
    return best
  }

  /// Returns all rows that stop `move`, nearest first. A row may occur twice in succession.
  @inline(__always)
  private func stops(_ move: Move, level: Int32) -> [Stop] {
    var all: [Stop] = []
    var node = rows.columns[Int(move.symbol)].head
    while node >= 0 {
      let visited = node
      node = rows.nodes[Int(node)].next
      if let stop = stop(move, at: visited, level: level) { all.append(stop) }
    }
    return all.sorted { [basics] in Tableau.isBefore($0, $1, leastSymbol: false, basics) }
  }

  /// Returns where `move` stops at the row of `node`, a node of its symbol's list; nil if it does
  /// not.
  @inline(__always)
  private func stop(_ move: Move, at node: Int32, level: Int32) -> Stop? {
    let row = Int(rows.nodes[Int(node)].row)
    let slack = Int(basics[row]) - variableCount
    guard roles[row] == .open, slack >= 0, demands[slack].level <= level,
      let position = rows.position(of: move.symbol, at: node)
    else { return nil }
    let rate = rows.pool[position].coefficient * move.direction
    let isAbove = sides[slack] > 0
    if isAbove == (rate > 0) { return nil }
    let step = max(0, (isAbove ? constants[row] : -constants[row]) / abs(rate))
    return Stop(row: row, step: step, rate: abs(rate))
  }

  func coefficient(of symbol: Int32, in row: Int) -> Double {
    rows.position(of: symbol, in: row).map { rows.pool[$0].coefficient } ?? 0
  }

  /// Makes the moving symbol basic in `row`, whose basic slack becomes zero.
  ///
  /// Prices remain valid for the same objective.
  mutating func enter(_ move: Move, at row: Int, level: Int32) {
    let leaving = Int(basics[row])
    let slack = leaving - variableCount
    let entering = Int(move.symbol)
    frozen[leaving] = demands[slack].level < level ? (sides[slack] > 0 ? 2 : 1) : 0
    // Prices include the cost of a slack of the level only while the slack is basic.
    if demands[slack].level == level { addPrice(-slope(slack), ofRow: row, level) }
    var factor = prices[entering].value
    if carriesPrices { prices[entering] = Price() }
    if entering >= variableCount {
      let own = entering - variableCount
      sides[own] = move.direction > 0 ? 1 : -1
      if demands[own].level == level { factor += slope(own) }
    }
    pivot(row, on: move.symbol)
    addPrice(factor, ofRow: row, level)
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
