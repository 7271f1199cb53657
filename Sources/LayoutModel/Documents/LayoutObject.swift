/// One object of a document: whatever has an identity of its own.
///
/// Views, controllers, constraints, connections, layout guides, scenes, resources and the document
/// element itself are objects; everything without identity is a property of one.
public struct LayoutObject: Sendable {
  /// The object's name in its document.
  public var id: ObjectID
  /// The element's name, such as `label` or `constraint`.
  public var kind: String
  /// What part the object plays.
  public var role: ObjectRole
  /// The object that holds this one; nil for the document element.
  public var parent: ObjectID?
  /// The path, in the parent, of the element that directly holds this one: `:subviews`, or the
  /// empty path for a keyed child such as a controller's `view`.
  public var container: PropertyPath
  /// The place among the elements of its container. Only the order of the numbers counts.
  public var position: Double
  /// The scene that the object belongs to; nil outside scenes, as in a xib.
  public var scene: ObjectID?
  /// The property of the parent that the object is the value of (the element's `key`).
  public var key: String?
  /// The place of the `id` among the element's attributes; nil if the file gives no id.
  public var idPosition: Double?
  /// The text of the comment line before the element: a scene's title.
  public var comment: String?
  /// The object's facts, in no particular order; each class and path once.
  public var properties: [Property]
  /// The classes in which a mask names the object.
  public var installations: [Installation]
  /// Where the file's text differs from Interface Builder's.
  public var formatting: [Formatting]

  /// Creates an object.
  public init(
    id: ObjectID,
    kind: String,
    role: ObjectRole,
    parent: ObjectID?,
    container: PropertyPath = .object,
    position: Double = 0,
    scene: ObjectID? = nil,
    key: String? = nil,
    idPosition: Double? = 0,
    comment: String? = nil,
    properties: [Property] = [],
    installations: [Installation] = [],
    formatting: [Formatting] = []
  ) {
    self.id = id
    self.kind = kind
    self.role = role
    self.parent = parent
    self.container = container
    self.position = position
    self.scene = scene
    self.key = key
    self.idPosition = idPosition
    self.comment = comment
    self.properties = properties
    self.installations = installations
    self.formatting = formatting
  }

  /// The property at a path for a class; nil if there is no such row.
  public func property(
    _ path: PropertyPath,
    variation: VariationKey = .base
  ) -> Property? {
    properties.first { $0.path == path && $0.variation == variation }
  }

  /// The literal of one of the object's own attributes; nil if it has none of that name.
  public func attribute(_ name: String) -> String? {
    // Asked for most of all, so that it copies nothing but what it returns.
    let index = properties.indices.first {
      properties[$0].variation.isBase && properties[$0].path.rawValue.hasSameBytes(as: name)
    }
    return index.flatMap { properties[$0].value.literal }
  }
}

/// The part that an object plays in a layout.
public enum ObjectRole: String, CaseIterable, Sendable {
  /// The document element.
  case document
  /// A scene of a storyboard.
  case scene
  /// A view, or an interface object of WatchKit.
  case view
  /// A constraint.
  case constraint
  /// An outlet, an outlet collection's member, an action, a segue or a binding.
  case connection
  /// A layout guide that constraints can name.
  case guide
  /// An image, a named or a system color of the document.
  case resource
  /// Controllers, placeholders, cells, items, menus, gesture recognizers and all else.
  case object
}
