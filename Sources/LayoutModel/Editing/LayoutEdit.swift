/// An edit of a document, in the terms of Interface Builder.
///
/// An edit is a plain value, which ``Document/apply(_:in:)`` or a ``LayoutEditor`` applies. In
/// cases with a size class, nil stands for the inspector's default: any-any for values, and the
/// size class that is being edited for install states.
public enum LayoutEdit: Sendable, Equatable {
  /// Adds a view, an item or another object of any kind that the platform has.
  case add(NewObject)
  /// Adds a constraint, owned by the nearest common ancestor of its items.
  case addConstraint(NewConstraint)
  /// Adds a scene with a new controller.
  case addScene(NewScene)
  /// Sets a value for a size class. The path ``PropertyPath/installed`` sets the install state.
  case set(ObjectID, PropertyPath, EditValue, in: VariationKey? = nil)
  /// Removes the row of a size class, as the button × in the inspector does.
  case unset(ObjectID, PropertyPath, in: VariationKey? = nil)
  /// Installs a view or a constraint in a size class.
  case install(ObjectID, in: VariationKey? = nil)
  /// Uninstalls a view or a constraint from a size class.
  case uninstall(ObjectID, in: VariationKey? = nil)
  /// Deletes an object from the document, or uninstalls it from the size class that is being
  /// edited, as Interface Builder's Delete key does in this place. `command` is true if the Command
  /// key is held.
  case delete(ObjectID, from: EditPlace, command: Bool = false)
  /// Moves an object among its siblings.
  case reorder(ObjectID, Placement)
  /// Moves an object and its subtree into a list of another object.
  case reparent(ObjectID, into: ObjectID, container: PropertyPath? = nil, Placement = .last)
  /// Sets an object's name in the document outline; nil removes it.
  case rename(ObjectID, String?)
  /// Copies an object and its subtree, with new ids.
  case duplicate(ObjectID)
  /// Adds an outlet, a member of an outlet collection, an action, a segue or a binding.
  case connect(from: ObjectID, NewConnection)
  /// Removes a connection by its id.
  case disconnect(ObjectID)
  /// Performs a gesture of Interface Builder's Editor menu, with the frames that the constraints give
  /// on the document's canvas. A live scene uses the stored frames instead.
  case gesture(LayoutGesture)
  /// Removes a scene with its contents. The id is that of the scene or of any object in it.
  case removeScene(ObjectID)
  /// Inserts a fragment into an object, with new ids. Scenes go into the document itself.
  case paste(
    LayoutFragment,
    into: ObjectID,
    container: PropertyPath? = nil,
    Placement = .last
  )
}

/// The description of an object to add.
public struct NewObject: Sendable, Equatable {
  /// The element name, such as `label`.
  public var kind: String
  /// The parent of the new object.
  public var parent: ObjectID
  /// The list of the parent, such as `:subviews`; nil for the usual list of such objects.
  public var container: PropertyPath?
  /// The key: the property of the parent whose value is the object; nil for a member of a list.
  public var key: String?
  /// The position among the siblings.
  public var placement: Placement
  /// The name in the document outline; nil for none.
  public var userLabel: String?
  /// The values to set on the new object, in this order.
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

/// The description of a constraint to add.
public struct NewConstraint: Sendable, Equatable {
  /// The constraint, whose items are ids.
  public var relation: ConstraintNotation
  /// The expected owner; nil for any. If it is not the nearest common ancestor of the items, the
  /// edit is refused.
  public var owner: ObjectID?
  /// The attribute `identifier`, which the running app sees; nil for none.
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

/// The description of a scene to add.
public struct NewScene: Sendable, Equatable {
  /// The controller's element name, such as `viewController`.
  public var controller: String
  /// The controller's `storyboardIdentifier`; nil for none.
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

/// The description of a connection to add.
public enum NewConnection: Sendable, Equatable {
  /// An outlet, which replaces one with the same name.
  case outlet(property: String, destination: ObjectID)
  /// A member at the end of an outlet collection.
  case outletCollection(property: String, destination: ObjectID)
  /// An action; `event` is a control event of iOS, such as `touchUpInside`.
  case action(selector: String, target: ObjectID, event: String?)
  /// A segue. `relationship` is the name of a relationship between controllers, such as
  /// `rootViewController`; nil for other segues.
  case segue(kind: String, destination: ObjectID, identifier: String?, relationship: String?)
  /// A binding of macOS, which makes the property follow the value at a key path of the
  /// destination. It replaces a binding of the same property.
  case binding(property: String, destination: ObjectID, keyPath: String)
}

/// A position among siblings.
public enum Placement: Sendable, Equatable {
  /// Before all siblings, which makes a view the rearmost.
  case first
  /// After all siblings, which makes a view the frontmost.
  case last
  /// Just before a sibling.
  case before(ObjectID)
  /// Just after a sibling.
  case after(ObjectID)
  /// At an index among the siblings, from 0.
  case at(Int)
}

/// The value that an edit sets.
public enum EditValue: Sendable, Equatable {
  /// Text in the readable notation, as in ``Value/notation``, which depends on the property. The
  /// edit validates it.
  case text(String)
  /// A structured value.
  case record(Record)
}

extension EditValue {
  /// Creates the value that sets a property to what another property has; nil if an edit can't
  /// express all of it.
  ///
  /// ```swift
  /// for property in object.properties where property.variation == old {
  ///   guard let value = EditValue(property.value) else { continue }
  ///   try editor.apply(.set(object.id, property.path, value, in: new), to: document)
  /// }
  /// ```
  public init?(_ value: Value) {
    if case .record(let record) = value {
      self = .record(record)
    } else {
      guard let notation = value.notation else { return nil }
      self = .text(notation)
    }
  }
}

extension EditValue: ExpressibleByStringLiteral {
  /// Creates a value from a literal in the readable notation.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension PropertyPath {
  /// The path for setting and unsetting the install state like a value.
  public static let installed = PropertyPath("installed")
}

extension EditValue: CustomStringConvertible {
  /// The value, for use in messages.
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
