import LayoutModel

/// The name of a view or a guide in code.
struct CodeItem {
  /// The kind of an item. The libraries support each kind differently.
  enum Kind: Equatable {
    case view
    /// A layout guide of a view.
    case guide
    /// The top or bottom guide of a controller, from before safe areas.
    case support
  }

  let id: ObjectID
  let kind: Kind
  /// The expression without the language's prefix for members.
  let path: String
  /// False for `self`.
  let isMember: Bool
  /// The view that owns the guide, or the view itself.
  let view: ObjectID
  /// The prefix of constraints' names.
  let shortName: String

  func expression(in language: CodeLanguage) -> String {
    isMember && language == .objectiveC ? "self.\(path)" : path
  }
}

/// A view and its attachment to the hierarchy.
struct CodeView {
  enum Attachment: Equatable {
    /// The view has no holder: a root, a cell, a view of a bar item.
    case none
    /// A subview of its holder.
    case subview(of: ObjectID)
    /// The value of a property of its holder.
    case property(String, of: ObjectID)
    /// Created by its holder, such as `cell.contentView`.
    case given
  }

  let object: LayoutObject
  let item: CodeItem
  let type: ViewType
  let attachment: Attachment
  /// True if the code declares and creates the view.
  let isDeclared: Bool
  /// The classes in which the view's own rows install it.
  let installed: ClassSet
}

/// A layout guide that the code creates.
struct CodeGuide {
  let item: CodeItem
  let owner: ObjectID
}

/// A constraint in code: one form, and the classes in which it is active.
struct CodeConstraint {
  /// A constraint without its constant.
  struct Form: Equatable {
    let first: ObjectID
    let firstAttribute: String
    let relation: ConstraintNotation.Relation
    let second: ObjectID?
    let secondAttribute: String?
    /// The multiplier's literal; nil for 1.
    let multiplier: String?
    let priority: Double
  }

  let id: ObjectID
  let form: Form
  let constants: PerClass<Double>
  let active: ClassSet
  /// The run-time identifier.
  let identifier: String?
  /// The name of its property; nil if only the statement that creates it uses the constraint.
  var name: String?

  /// The initial constant.
  var constant: Double { constants.cases.last?.value ?? 0 }

  /// True if the constant differs between classes.
  var hasVariedConstant: Bool { constants.common == nil }

  /// True if the constraint changes with the size class.
  var dependsOnClass: Bool { active != .all || hasVariedConstant }
}
