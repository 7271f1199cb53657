import ConstraintSolver
import LayoutModel

/// An attribute of a view or guide that a constraint can name.
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
}

/// A constraint as it holds in a size class.
struct ConstraintFacts: Sendable {
  /// Where the constraint stands among the document's objects.
  var object: Int
  var owner: ObjectID
  var firstItem: ObjectID
  var firstAttribute: AnchorAttribute?
  var relation = Relation.equal
  var secondItem: ObjectID?
  var secondAttribute: AnchorAttribute?
  var multiplier = 1.0
  var constant = 0.0
  var isSymbolic = false
  var priority = 1000.0
  var isPlaceholder = false

  init(object: Int, id: ObjectID, parent: ObjectID?, properties: [Property]) {
    self.object = object
    owner = parent ?? id
    firstItem = owner
    for property in properties {
      guard let literal = property.value.literal else { continue }
      switch property.path.rawValue {
      case "firstItem": firstItem = ObjectID(literal)
      case "firstAttribute": firstAttribute = AnchorAttribute(rawValue: literal)
      case "relation": relation = Relation(literal)
      case "secondItem": secondItem = ObjectID(literal)
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

extension Relation {
  /// Reads a constraint's `relation`; equal where it is none of the two others.
  init(_ literal: String) {
    switch literal {
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    case "lessThanOrEqual": self = .lessThanOrEqual
    default: self = .equal
    }
  }
}
