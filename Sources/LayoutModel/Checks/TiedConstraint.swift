/// A constraint of a class whose items are all there.
struct TiedConstraint {
  /// Where it stands among the document's objects.
  let object: Int
  /// The view that holds it.
  let owner: Int
  /// The views that the items lie in, the first item's first.
  let views: [Int]
  let isRequired: Bool
  /// True for a constraint of the canvas only.
  let isPlaceholder: Bool
  /// What it says, as a number of ``ConstraintMeanings``.
  let meaning: Int
  /// False for a constraint that should lie with another view.
  let isWellOwned: Bool
}

/// Numbers for what constraints say, whichever way round they are written.
struct ConstraintMeanings {
  private var numbers: [Meaning: Int] = [:]

  /// Makes room for what some constraints say.
  init(capacity: Int) {
    numbers.reserveCapacity(capacity)
  }

  /// How many different things are said.
  var count: Int { numbers.count }

  /// - Parameter items: The places of the constraint's items among the document's objects.
  mutating func number(of constraint: EffectiveConstraint, items: [Int]) -> Int {
    let next = numbers.count
    let meaning = Meaning(constraint, items)
    // Notes it at once: most constraints say what no other one does.
    guard let known = numbers.updateValue(next, forKey: meaning) else { return next }
    numbers[meaning] = known
    return known
  }

  /// What a constraint says, whichever way round it is written.
  private struct Meaning: Hashable {
    var first: Int
    var firstAttribute: String
    var relation: String
    var second: Int?
    var secondAttribute: String?
    var multiplier: Double
    var constant: Double
    var priority: Double
    var isSymbolic: Bool

    init(_ constraint: EffectiveConstraint, _ items: [Int]) {
      first = items[0]
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      second = items.count > 1 ? items[1] : nil
      secondAttribute = constraint.secondAttribute
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      isSymbolic = constraint.attribute("symbolic") == "YES"
      guard let second, let secondAttribute, multiplier == 1 else { return }
      let isOrdered =
        first == second ? firstAttribute <= secondAttribute : first < second
      if !isOrdered { turn(second, secondAttribute) }
    }

    /// `a = b + c` as `b = a - c`.
    private mutating func turn(_ second: Int, _ secondAttribute: String) {
      (self.second, self.secondAttribute) = (first, firstAttribute)
      (first, firstAttribute) = (second, secondAttribute)
      constant = constant == 0 ? 0 : -constant
      switch relation {
      case "greaterThanOrEqual": relation = "lessThanOrEqual"
      case "lessThanOrEqual": relation = "greaterThanOrEqual"
      default: break
      }
    }
  }
}
