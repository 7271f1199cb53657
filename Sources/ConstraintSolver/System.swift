/// The constraints as given, in flat arrays: one row per constraint, in the order in which they
/// were added.
struct System: Sendable {
  /// A constraint without its terms.
  struct Row: Sendable {
    let id: ConstraintID
    var constant: Double
    let priority: Double
    let relation: Relation
    fileprivate(set) var isRemoved = false
    fileprivate let firstTerm: Int32
    fileprivate let lastTerm: Int32

    /// The range of the row's terms in ``System/terms``.
    var terms: Range<Int> { Int(firstTerm)..<Int(lastTerm) }
  }

  /// A term. Its variable is an index into ``System/variables``.
  struct RowTerm: Sendable {
    let variable: Int32
    let coefficient: Double
  }

  /// The variables in order of first use.
  private(set) var variables: [Variable] = []
  /// All rows, including removed ones.
  private(set) var allRows: [Row] = []
  /// The terms of all rows.
  private(set) var terms: [RowTerm] = []
  /// The distinct priorities, highest first. They always include required, and may include
  /// priorities that only removed rows have.
  private(set) var priorities: [Double] = [1000]

  private var variableIndex = IndexMap()
  private var rowIndex = IndexMap()
  private var removedCount = 0

  /// The number of constraints.
  var count: Int { allRows.count - removedCount }

  /// The work limit of a solution, of a search for conflicts, and of a search for ambiguous
  /// variables.
  ///
  /// It is many times the usual work for a layout of this size, so that size bounds the cost.
  var workLimit: Int { min(1_000_000 + 200 * allRows.count, 12_000_000) }

  /// The rows that have not been removed.
  var rows: [Int32] {
    let all = 0..<Int32(allRows.count)
    return removedCount == 0 ? Array(all) : all.filter { !allRows[Int($0)].isRemoved }
  }

  /// Returns the row of the constraint `id`.
  func row(of id: ConstraintID) -> Int? { rowIndex[id.rawValue] }

  /// Returns the index of `variable` in ``variables``.
  func index(of variable: Variable) -> Int? { variableIndex[variable.id] }

  /// Replaces the constant of a row.
  mutating func setConstant(_ constant: Double, ofRow row: Int) {
    allRows[row].constant = constant
  }

  /// Reserves space for `count` more rows of usual length.
  mutating func reserveCapacity(_ count: Int) {
    allRows.reserveCapacity(allRows.count + count)
    terms.reserveCapacity(terms.count + 3 * count)
  }

  /// Appends a row.
  mutating func append(
    _ id: ConstraintID,
    _ expression: Expression,
    _ relation: Relation,
    _ priority: Priority
  ) throws(SolverError) {
    guard expression.constant.isFinite else { throw .constantNotFinite(id) }
    guard rowIndex[id.rawValue] == nil else { throw .duplicateConstraint(id) }
    var infinite: Variable?
    expression.forEachTerm { term in
      if !term.coefficient.isFinite, infinite == nil { infinite = term.variable }
    }
    if let infinite { throw .coefficientNotFinite(id, infinite) }
    let firstTerm = terms.count
    expression.forEachTerm { term in
      terms.append(
        RowTerm(variable: indexOrInsert(term.variable), coefficient: term.coefficient)
      )
    }
    appendRow(
      Row(
        id: id,
        constant: expression.constant,
        priority: priority.value,
        relation: relation,
        firstTerm: Int32(firstTerm),
        lastTerm: Int32(terms.count)
      )
    )
  }

  /// Removes the constraint `id`, and discards removed rows once they outnumber the others.
  mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard let row = rowIndex[id.rawValue] else { throw .unknownConstraint(id) }
    rowIndex[id.rawValue] = nil
    allRows[row].isRemoved = true
    removedCount += 1
    if removedCount > 32, removedCount * 2 > allRows.count { compact() }
  }

  private mutating func appendRow(_ row: Row) {
    _ = rowIndex.position(of: row.id.rawValue, orElse: allRows.count)
    allRows.append(row)
    if row.priority != 1000 { note(row.priority) }
  }

  private mutating func note(_ priority: Double) {
    let level = level(of: priority)
    if level == priorities.count || priorities[level] < priority {
      priorities.insert(priority, at: level)
    }
  }

  /// Returns the rank of a priority: the number of higher ``priorities``.
  func level(of priority: Double) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func indexOrInsert(_ variable: Variable) -> Int32 {
    let index = variableIndex.position(of: variable.id, orElse: variables.count)
    if index == variables.count { variables.append(variable) }
    return Int32(index)
  }

  private mutating func compact() {
    self = part(rows)
  }

  /// Returns some rows as a separate system, in the given order.
  func part(_ rows: [Int32]) -> System {
    var part = System()
    for row in rows { part.append(allRows[Int(row)], of: self) }
    return part
  }

  /// Returns some rows as required equations.
  func equalities(_ rows: [Int32]) -> System {
    var part = System()
    for row in rows {
      part.append(allRows[Int(row)], of: self, relation: .equal, priority: 1000)
    }
    return part
  }

  private mutating func append(
    _ row: Row,
    of other: System,
    relation: Relation? = nil,
    priority: Double? = nil
  ) {
    let firstTerm = terms.count
    for term in other.terms[row.terms] {
      let variable = indexOrInsert(other.variables[Int(term.variable)])
      terms.append(RowTerm(variable: variable, coefficient: term.coefficient))
    }
    appendRow(
      Row(
        id: row.id,
        constant: row.constant,
        priority: priority ?? row.priority,
        relation: relation ?? row.relation,
        firstTerm: Int32(firstTerm),
        lastTerm: Int32(terms.count)
      )
    )
  }
}
