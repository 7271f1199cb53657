/// An edit of a document, in the user's terms.
///
/// An edit is a plain value; the `LayoutEditing` module applies it. In cases with a size class, nil
/// means the inspector's default: the any-any row for values, the current editing class for install
/// states.
public enum LayoutEdit: Sendable, Equatable {
  /// Adds a view, an item or any other object of a kind that the platform has.
  case add(NewObject)
  /// Adds a constraint, owned by the nearest common ancestor of its items.
  case addConstraint(NewConstraint)
  /// Adds a scene with a new controller.
  case addScene(NewScene)
  /// Sets a value for a size class. The path `installed` sets the install state.
  case set(ObjectID, PropertyPath, EditValue, in: VariationKey? = nil)
  /// Removes the row of a size class, like the x button in the inspector.
  case unset(ObjectID, PropertyPath, in: VariationKey? = nil)
  /// Installs a view or a constraint in a size class.
  case install(ObjectID, in: VariationKey? = nil)
  /// Uninstalls a view or a constraint from a size class.
  case uninstall(ObjectID, in: VariationKey? = nil)
  /// Deletes an object from the project, or uninstalls it from the current size class, as Interface
  /// Builder does in this place. `command` is true if the Command key is held.
  case delete(ObjectID, from: EditPlace, command: Bool = false)
  /// Moves an object among its siblings.
  case reorder(ObjectID, Placement)
  /// Moves an object and its subtree into a list of another object.
  case reparent(ObjectID, into: ObjectID, container: PropertyPath? = nil, Placement = .last)
  /// Sets an object's name in the document outline; nil removes it.
  case rename(ObjectID, String?)
  /// Copies an object and its subtree, with new ids.
  case duplicate(ObjectID)
  /// Adds an outlet, a member of an outlet collection, an action or a segue.
  case connect(from: ObjectID, NewConnection)
  /// Removes a connection by its id.
  case disconnect(ObjectID)
  /// Makes a gesture of Interface Builder's Editor menu.
  case gesture(LayoutGesture)
  /// Removes a scene and its content, given the scene or any object in it.
  case removeScene(ObjectID)
  /// Inserts a fragment into an object, with new ids. Scenes go into the document.
  case paste(
    LayoutFragment,
    into: ObjectID,
    container: PropertyPath? = nil,
    Placement = .last
  )
}

/// An object to add.
public struct NewObject: Sendable, Equatable {
  /// The element's name, such as `label`.
  public var kind: String
  /// The parent of the new object.
  public var parent: ObjectID
  /// The list of the parent; nil for the usual list for such objects.
  public var container: PropertyPath?
  /// The property of the parent whose value is the object; nil for a member of a list.
  public var key: String?
  /// The position among the siblings.
  public var placement: Placement
  /// The name in the document outline.
  public var userLabel: String?
  /// Values to set on the new object, in this order.
  public var values: [NewValue]

  /// Creates the description of a new object.
  public init(
    kind: String,
    parent: ObjectID,
    container: PropertyPath? = nil,
    key: String? = nil,
    placement: Placement = .last,
    userLabel: String? = nil,
    values: [NewValue] = []
  ) {
    self.kind = kind
    self.parent = parent
    self.container = container
    self.key = key
    self.placement = placement
    self.userLabel = userLabel
    self.values = values
  }
}

/// A constraint to add.
public struct NewConstraint: Sendable, Equatable {
  /// The relation that the constraint requires.
  public var relation: ConstraintNotation
  /// The expected owner; nil for any. The edit is refused if the owner is not the nearest common
  /// ancestor of the items.
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

/// A scene to add.
public struct NewScene: Sendable, Equatable {
  /// The controller's element name, such as `viewController`.
  public var controller: String
  /// The controller's `storyboardIdentifier`.
  public var identifier: String?
  /// The horizontal position on the storyboard's canvas, in points.
  public var canvasX: Int
  /// The vertical position on the storyboard's canvas, in points.
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

/// A connection to add.
public enum NewConnection: Sendable, Equatable {
  /// An outlet. It replaces one with the same name.
  case outlet(property: String, destination: ObjectID)
  /// A member at the end of an outlet collection.
  case outletCollection(property: String, destination: ObjectID)
  /// An action; `event` is a control event of iOS such as `touchUpInside`.
  case action(selector: String, target: ObjectID, event: String?)
  /// A segue; `relationship` is the name of a relationship between controllers, such as
  /// `rootViewController`; nil for other segues.
  case segue(kind: String, destination: ObjectID, identifier: String?, relationship: String?)
  /// A binding of macOS: the property follows the value at a key path of the destination. It
  /// replaces one of the same property.
  case binding(property: String, destination: ObjectID, keyPath: String)
}

/// A position among siblings.
public enum Placement: Sendable, Equatable {
  /// Before all others; the rearmost view.
  case first
  /// After all others; the frontmost view.
  case last
  /// Just before a sibling.
  case before(ObjectID)
  /// Just after a sibling.
  case after(ObjectID)
  /// At an index among the other siblings.
  case at(Int)
}

/// The value in an edit.
public enum EditValue: Sendable, Equatable {
  /// Text in the readable notation of the property's kind of value. It is validated.
  case text(String)
  /// A structured value.
  case record(Record)
}

extension EditValue: ExpressibleByStringLiteral {
  /// Creates a value from a literal in the readable notation.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension PropertyPath {
  /// The path that sets and unsets the install state like a value.
  public static let installed = PropertyPath("installed")
}

extension EditValue: CustomStringConvertible {
  /// The value for use in messages.
  public var description: String {
    switch self {
    case .text(let text): "'\(text)'"
    case .record(let record):
      zip(record.kind.fieldNames, record.fields)
        .compactMap { name, field in field.map { "\(name) \($0)" } }
        .joined(separator: ", ")
    }
  }
}
