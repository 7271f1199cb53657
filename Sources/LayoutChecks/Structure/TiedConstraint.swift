internal import LayoutModel

/// A constraint in a size class, all of whose items exist.
struct TiedConstraint {
  /// The constraint's index among the document's objects.
  let object: Int
  /// The index of the object that owns it.
  let owner: Int
  /// The indices of the items' views, the first item's view first.
  let views: [Int]
  /// The views for whose content an item stands, such as a scroll view for its content layout
  /// guide.
  let contents: [Int]
  let isRequired: Bool
  /// True for a constraint that exists on the canvas only.
  let isPlaceholder: Bool
  /// The number of its meaning in ``ConstraintMeanings``.
  let meaning: Int
  /// False if the owner does not contain all items.
  let hasValidOwner: Bool
}

/// Numbers for the meanings of constraints. Equivalent constraints have the same number, even if
/// their items are reversed.
struct ConstraintMeanings {
  private var numbers: [Meaning: Int] = [:]

  /// Reserves capacity for a number of meanings.
  init(capacity: Int) {
    numbers.reserveCapacity(capacity)
  }

  /// The number of different meanings.
  var count: Int { numbers.count }

  /// Returns the number of a constraint's meaning.
  ///
  /// - Parameter items: The indices of the constraint's items among the document's objects.
  mutating func number(of constraint: EffectiveConstraint, items: [Int]) -> Int {
    let next = numbers.count
    let meaning = Meaning(constraint, items)
    // Inserts without a lookup first, because most meanings are unique.
    guard let known = numbers.updateValue(next, forKey: meaning) else { return next }
    numbers[meaning] = known
    return known
  }

  /// The meaning of a constraint, independent of the order of its items.
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

    /// Rewrites `a = b + c` as `b = a - c`.
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
