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
  /// The expression in Objective-C, if it is not that of the path.
  var objectiveC: String?

  init(
    id: ObjectID,
    kind: Kind,
    path: String,
    isMember: Bool,
    view: ObjectID,
    shortName: String
  ) {
    self.id = id
    self.kind = kind
    self.path = path
    self.isMember = isMember
    self.view = view
    self.shortName = shortName
  }

  /// Creates the item of the object that the class is.
  init(itself id: ObjectID) {
    self.init(id: id, kind: .view, path: "self", isMember: false, view: id, shortName: "root")
  }

  /// Creates the item of an object that stands for the application of AppKit.
  init(application id: ObjectID) {
    self.init(
      id: id,
      kind: .view,
      path: "NSApp",
      isMember: false,
      view: id,
      shortName: "application"
    )
  }

  func expression(in language: CodeLanguage) -> String {
    if language == .objectiveC, let objectiveC { return objectiveC }
    return isMember && language == .objectiveC ? "self.\(path)" : path
  }
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
  /// True if an object other than the class has an outlet for the constraint: a library's constraint
  /// has another type than the outlet.
  var isNative = false

  /// The initial constant.
  var constant: Double { constants.cases.last?.value ?? 0 }

  /// True if the constant differs between classes.
  var hasVariedConstant: Bool { constants.common == nil }

  /// True if the constraint changes with the size class.
  var dependsOnClass: Bool { active != .all || hasVariedConstant }
}
