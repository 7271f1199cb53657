/// One edit of a document, as the user means it.
///
/// An edit is a plain value: ``apply(_:to:context:)`` carries it out, ``LayoutEdit/extent`` says
/// which objects it must be given. Where a case takes a class, nil means the inspector's default:
/// the any-any row for values, the current editing class for installing.
public enum LayoutEdit: Sendable, Equatable {
  /// Adds a view, an item or any other object of a kind in ``ObjectTemplate``.
  case add(NewObject)
  /// Adds a constraint, owned by the nearest common ancestor of its items.
  case addConstraint(NewConstraint)
  /// Adds a scene with a fresh controller.
  case addScene(NewScene)
  /// Sets a value for a class; `installed` as path installs and uninstalls.
  case set(ObjectID, PropertyPath, EditValue, in: VariationKey? = nil)
  /// Removes the row of a class, the inspector's x.
  case unset(ObjectID, PropertyPath, in: VariationKey? = nil)
  /// Installs a view or a constraint in a class.
  case install(ObjectID, in: VariationKey? = nil)
  /// Uninstalls a view or a constraint from a class.
  case uninstall(ObjectID, in: VariationKey? = nil)
  /// Deletes as Interface Builder does from this place: from the project or from the class.
  case delete(ObjectID, from: DeletionPlace, command: Bool = false)
  /// Moves an object among its siblings.
  case reorder(ObjectID, Placement)
  /// Moves an object, with all it holds, into another one's list.
  case reparent(ObjectID, into: ObjectID, container: PropertyPath? = nil, Placement = .last)
  /// Gives an object the name that the document outline shows; nil takes it away.
  case rename(ObjectID, String?)
  /// Copies an object with all it holds, with fresh ids.
  case duplicate(ObjectID)
  /// Adds an outlet, an outlet collection's member, an action or a segue.
  case connect(from: ObjectID, NewConnection)
  /// Removes a connection by its id.
  case disconnect(ObjectID)
  /// Removes a scene with all it holds; the scene, or any object in it, names it.
  case removeScene(ObjectID)
}

/// An object to be added.
public struct NewObject: Sendable, Equatable {
  /// The element's name, such as `label`.
  public var kind: String
  /// The object that is to hold it.
  public var parent: ObjectID
  /// The list of the parent; nil for the one in which the parent keeps such objects.
  public var container: PropertyPath?
  /// The property of the parent that the object is the value of, in place of a list.
  public var key: String?
  /// The place among the siblings.
  public var placement: Placement
  /// The name in the document outline.
  public var userLabel: String?
  /// Values to set on the new object, in the readable notation, in this order.
  public var values: [(path: PropertyPath, value: EditValue)]

  /// Creates the description of a new object.
  public init(
    kind: String,
    parent: ObjectID,
    container: PropertyPath? = nil,
    key: String? = nil,
    placement: Placement = .last,
    userLabel: String? = nil,
    values: [(path: PropertyPath, value: EditValue)] = []
  ) {
    self.kind = kind
    self.parent = parent
    self.container = container
    self.key = key
    self.placement = placement
    self.userLabel = userLabel
    self.values = values
  }

  /// True if both describe the same object.
  public static func == (left: NewObject, right: NewObject) -> Bool {
    left.kind == right.kind && left.parent == right.parent && left.container == right.container
      && left.key == right.key && left.placement == right.placement
      && left.userLabel == right.userLabel && left.values.count == right.values.count
      && zip(left.values, right.values).allSatisfy { $0.path == $1.path && $0.value == $1.value }
  }
}

/// A constraint to be added.
public struct NewConstraint: Sendable, Equatable {
  /// What the constraint says.
  public var relation: ConstraintNotation
  /// The owner that is expected; an edit with any other than the nearest common ancestor is refused.
  public var owner: ObjectID?
  /// The run-time identifier.
  public var identifier: String?

  /// Creates the description of a new constraint.
  public init(
    _ relation: ConstraintNotation,
    owner: ObjectID? = nil,
    identifier: String? = nil
  ) {
    self.relation = relation
    self.owner = owner
    self.identifier = identifier
  }
}

/// A scene to be added.
public struct NewScene: Sendable, Equatable {
  /// The controller's element name, such as `viewController`.
  public var controller: String
  /// The controller's `storyboardIdentifier`.
  public var identifier: String?
  /// Where the scene stands on the canvas.
  public var canvasX: Int
  /// Where the scene stands on the canvas.
  public var canvasY: Int

  /// Creates the description of a new scene.
  public init(
    controller: String = "viewController",
    identifier: String? = nil,
    canvasX: Int = 0,
    canvasY: Int = 0
  ) {
    self.controller = controller
    self.identifier = identifier
    self.canvasX = canvasX
    self.canvasY = canvasY
  }
}

/// A connection to be added.
public enum NewConnection: Sendable, Equatable {
  /// An outlet; it takes the place of one of the same name.
  case outlet(property: String, destination: ObjectID)
  /// A member at the end of an outlet collection.
  case outletCollection(property: String, destination: ObjectID)
  /// An action; `event` is a control event of iOS such as `touchUpInside`.
  case action(selector: String, target: ObjectID, event: String?)
  /// A segue; `relationship` for those that tie controllers, such as `rootViewController`.
  case segue(kind: String, destination: ObjectID, identifier: String?, relationship: String?)
}

/// A place among siblings.
public enum Placement: Sendable, Equatable {
  /// Before all others; for views, rearmost.
  case first
  /// After all others; for views, frontmost.
  case last
  /// Just before a sibling.
  case before(ObjectID)
  /// Just after a sibling.
  case after(ObjectID)
  /// At an index, counted without the object itself.
  case at(Int)
}

/// A value as an edit gives it.
public enum EditValue: Sendable, Equatable {
  /// Text in the readable notation of the value's kind (``ValueKind``), checked against it.
  case text(String)
  /// A structured value as it is.
  case record(Record)
}

extension EditValue: ExpressibleByStringLiteral {
  /// Gives a value in source code, in the readable notation.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
