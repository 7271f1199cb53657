import ConstraintSolver
import LayoutModel

/// An attribute of a view or guide that a constraint can refer to.
enum AnchorAttribute: String, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  var isLength: Bool { self == .width || self == .height }

  /// True for the center of a view.
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// True for the far edge or the center of a view.
  fileprivate var isFarEdgeOrCenter: Bool {
    switch self {
    case .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin: true
    default: isCenter
    }
  }

  /// The same attribute of the opposite edge; nil if the attribute is not an edge.
  var opposite: AnchorAttribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: nil
    }
  }
}

/// A constraint as it applies in a size class.
///
/// Objects are indices in the document; -1 for an object that the document lacks.
struct ConstraintFacts: Sendable {
  /// The index of the constraint among the document's objects.
  let object: Int
  /// The object that contains the constraint.
  let owner: Int
  var firstItem: Int
  var firstAttribute: AnchorAttribute?
  var relation = Relation.equal
  /// Nil for a constraint with one item.
  var secondItem: Int?
  var secondAttribute: AnchorAttribute?
  var multiplier = 1.0
  var constant = 0.0
  var isSymbolic = false
  var priority = 1000.0
  var isPlaceholder = false
  /// True if code can change the constraint: an outlet refers to it, or it has a custom class.
  var isChangeable = false

  init(object: Int, owner: Int, properties: [Property], indexByID: ObjectIndex) {
    self.object = object
    self.owner = owner
    firstItem = owner
    for property in properties {
      guard let literal = property.value.literal else { continue }
      switch property.path.rawValue {
      case "firstItem": firstItem = indexByID[ObjectID(literal)] ?? -1
      case "firstAttribute": firstAttribute = AnchorAttribute(rawValue: literal)
      case "relation": relation = Relation(literal)
      case "secondItem": secondItem = indexByID[ObjectID(literal)] ?? -1
      case "secondAttribute": secondAttribute = AnchorAttribute(rawValue: literal)
      case "multiplier": multiplier = Literal.ratio(literal) ?? 1
      case "constant": constant = Double(literal) ?? 0
      case "symbolic": isSymbolic = literal == "YES"
      case "priority": priority = Double(literal) ?? 1000
      case "placeholder": isPlaceholder = literal == "YES"
      default: break
      }
    }
  }
}

extension ConstraintFacts {
  /// True for a constraint between the far edges or the centers of two items.
  var tiesFarEdges: Bool {
    firstAttribute?.isFarEdgeOrCenter == true && secondAttribute?.isFarEdgeOrCenter == true
  }

  /// Returns true for constraints between the opposite edges of the same two items.
  func isOpposite(of other: ConstraintFacts) -> Bool {
    guard let first = firstAttribute?.opposite, let second = secondAttribute?.opposite,
      let item = secondItem, let otherItem = other.secondItem
    else { return false }
    return firstItem == other.firstItem && item == otherItem
      && first == other.firstAttribute && second == other.secondAttribute
      || firstItem == otherItem && item == other.firstItem
        && first == other.secondAttribute && second == other.firstAttribute
  }
}

extension Relation {
  /// Creates the relation of a constraint's `relation`; equal if the text is unknown.
  init(_ literal: String) {
    switch literal {
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    case "lessThanOrEqual": self = .lessThanOrEqual
    default: self = .equal
    }
  }
}
