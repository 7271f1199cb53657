import LayoutModel

/// What code calls a view or a guide.
struct CodeItem {
  /// What the item is to the libraries, which do not offer all the same for each.
  enum Kind: Equatable {
    case view
    /// A layout guide of a view.
    case guide
    /// The top or bottom guide of a controller, from before safe areas.
    case support
  }

  let id: ObjectID
  let kind: Kind
  /// The expression without what the language puts before members.
  let path: String
  /// False for `self`.
  let isMember: Bool
  /// The view that the item lies in; the view itself.
  let view: ObjectID
  /// What constraints' names begin with.
  let shortName: String

  func expression(in language: CodeLanguage) -> String {
    isMember && language == .objectiveC ? "self.\(path)" : path
  }
}

/// A view and how it comes into the hierarchy.
struct CodeView {
  enum Attachment: Equatable {
    /// Nothing holds it: a root, a cell, a view of a bar item.
    case none
    /// A subview, among the others of its holder.
    case subview(of: ObjectID)
    /// A property of its holder.
    case property(String, of: ObjectID)
    /// The holder made it: `cell.contentView`.
    case given
  }

  let object: LayoutObject
  let item: CodeItem
  let type: ViewType
  let attachment: Attachment
  /// True if the code declares and makes it.
  let isDeclared: Bool
  /// Where its own row says that it is installed.
  let installed: ClassSet
}

/// A layout guide that the code makes.
struct CodeGuide {
  let item: CodeItem
  let owner: ObjectID
}

/// One constraint of the code: one form, in the classes in which it holds.
struct CodeConstraint {
  /// What a constraint says, but for its constant.
  struct Form: Equatable {
    let first: ObjectID
    let firstAttribute: String
    let relation: ConstraintNotation.Relation
    let second: ObjectID?
    let secondAttribute: String?
    /// The multiplier as it is spelled; nil for 1.
    let multiplier: String?
    let priority: Double
  }

  let id: ObjectID
  let form: Form
  let constants: PerClass<Double>
  let active: ClassSet
  /// The run-time identifier.
  let identifier: String?
  /// The name of the property that holds it; nil if nothing but its making needs it.
  var name: String?

  /// The constant with which it is made.
  var constant: Double { constants.cases.last?.value ?? 0 }

  /// True if its constant is not the same in all classes.
  var hasVariedConstant: Bool { constants.common == nil }

  /// True if making it is not all that it needs.
  var isVaried: Bool { active != .all || hasVariedConstant }
}
