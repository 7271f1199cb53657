/// The constraints as the caller gave them, in flat arrays: one row a constraint, in the order in
/// which they were added.
struct System: Sendable {
  /// The variables in order of first use.
  private(set) var variables: [Variable] = []
  /// The name of each row.
  private(set) var ids: [ConstraintID] = []
  /// The constant of each row.
  var constants: [Double] = []
  private(set) var relations: [Relation] = []
  private(set) var priorities: [Double] = []
  private(set) var isRemoved: [Bool] = []
  /// Where the terms of each row start; one element more than there are rows.
  private(set) var termStarts: [Int32] = [0]
  private(set) var termVariables: [Int32] = []
  private(set) var termCoefficients: [Double] = []

  private var variableIndex = IndexMap()
  private var rowIndex = IndexMap()
  private var removedCount = 0

  /// The number of constraints.
  var count: Int { ids.count - removedCount }

  /// The rows that have not been removed.
  var rows: [Int32] {
    let all = 0..<Int32(ids.count)
    return removedCount == 0 ? Array(all) : all.filter { !isRemoved[Int($0)] }
  }

  /// Returns the row of the constraint named `id`.
  func row(of id: ConstraintID) -> Int? { rowIndex[id.rawValue] }

  /// Returns the index of `variable` in ``variables``.
  func index(of variable: Variable) -> Int? { variableIndex[variable.id] }

  /// Appends a row.
  mutating func append(_ constraint: LinearConstraint) throws(SolverError) {
    let id = constraint.id
    guard constraint.expression.constant.isFinite else { throw .constantNotFinite(id) }
    guard rowIndex[id.rawValue] == nil else { throw .duplicateConstraint(id) }
    for term in constraint.expression.terms where !term.coefficient.isFinite {
      throw .coefficientNotFinite(id, term.variable)
    }
    for term in constraint.expression.terms {
      termVariables.append(indexOrInsert(term.variable))
      termCoefficients.append(term.coefficient)
    }
    rowIndex[id.rawValue] = ids.count
    termStarts.append(Int32(termVariables.count))
    ids.append(id)
    constants.append(constraint.expression.constant)
    relations.append(constraint.relation)
    priorities.append(constraint.priority.value)
    isRemoved.append(false)
  }

  /// Removes the constraint named `id`, and forgets removed rows once they outnumber the others.
  mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard let row = rowIndex[id.rawValue] else { throw .unknownConstraint(id) }
    rowIndex[id.rawValue] = nil
    isRemoved[row] = true
    removedCount += 1
    if removedCount > 32, removedCount * 2 > ids.count { compact() }
  }

  private mutating func indexOrInsert(_ variable: Variable) -> Int32 {
    if let index = variableIndex[variable.id] { return Int32(index) }
    let index = variables.count
    variableIndex[variable.id] = index
    variables.append(variable)
    return Int32(index)
  }

  private mutating func compact() {
    var kept = System()
    for row in rows.map(Int.init) {
      for term in Int(termStarts[row])..<Int(termStarts[row + 1]) {
        kept.termVariables.append(kept.indexOrInsert(variables[Int(termVariables[term])]))
        kept.termCoefficients.append(termCoefficients[term])
      }
      kept.rowIndex[ids[row].rawValue] = kept.ids.count
      kept.termStarts.append(Int32(kept.termVariables.count))
      kept.ids.append(ids[row])
      kept.constants.append(constants[row])
      kept.relations.append(relations[row])
      kept.priorities.append(priorities[row])
      kept.isRemoved.append(false)
    }
    self = kept
  }
}
