import ConstraintSolver

/// A small generator whose numbers depend on the seed alone.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // Not a multiple of the step in `next`, so that streams of different seeds don't overlap.
    state = (seed &+ 1) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes a system that looks like a layout: short rows, small coefficients, few priorities. Most
/// have a point that meets the required rows; some don't.
func randomSystem(seed: UInt64, largest: Int = 60) -> [LinearConstraint] {
  var random = SeededGenerator(seed: seed)
  let size = Int.random(in: 1...largest, using: &random)
  let count = size
  let hidden = (0..<count).map { _ in Double(Int.random(in: 0...50, using: &random)) }
  let isHonest = Int.random(in: 0..<2, using: &random) > 0
  let rowCount = max(1, Int.random(in: count / 2...2 * count + 2, using: &random))
  let priorities = [1000.0, 1000, 750, 750, 500, 250.5, 250]
  let coefficients = [1.0, 1, 1, -1, -1, -1, 2, -2, 0.5, -3]
  return (0..<rowCount).map { row in
    let length = [1, 1, 2, 2, 2, 3, 3, 4][Int.random(in: 0..<8, using: &random)]
    let near = Int.random(in: 0..<count, using: &random)
    let terms = (0..<length).map { _ in
      let place = (near + Int.random(in: 0...4, using: &random)) % count
      let coefficient = coefficients[Int.random(in: 0..<coefficients.count, using: &random)]
      return Term(Variable(place), coefficient)
    }
    var expression = Expression(terms)
    let priority = Priority(
      clamping: priorities[Int.random(in: 0..<priorities.count, using: &random)]
    )
    let relation = Relation.allCases[Int.random(in: 0..<3, using: &random)]
    let atHidden = expression.terms.reduce(0.0) { sum, term in
      sum + term.coefficient * hidden[term.variable.id]
    }
    let slip = Double(Int.random(in: 0...12, using: &random))
    if priority.isRequired && isHonest {
      let slack = relation == .equal ? 0 : relation == .lessThanOrEqual ? -slip : slip
      expression.constant = slack - atHidden
    } else {
      expression.constant = Double(Int.random(in: -60...20, using: &random))
    }
    return LinearConstraint(id: ConstraintID(row), expression, relation, priority: priority)
  }
}
