/// A part of a document with an identity, such as a view, a constraint or a scene.
///
/// Views, controllers, constraints, connections, layout guides, scenes, resources and the document
/// element are objects. All other elements are properties of an object.
public struct LayoutObject: Sendable {
  /// The object's id, unique in its document.
  public var id: ObjectID
  /// The element name, such as `label` or `constraint`.
  public var kind: String
  /// The object's role.
  public var role: ObjectRole
  /// The object that contains this one; nil for the document element.
  public var parent: ObjectID?
  /// The path in the parent of the element that directly contains this one, such as `:subviews`.
  /// Empty for a keyed child such as a controller's `view`.
  public var container: PropertyPath
  /// The position among the elements of its container. Only the order of the numbers matters.
  public var position: Double
  /// The scene that contains the object; nil outside scenes and in a xib.
  public var scene: ObjectID?
  /// The attribute `key` of the element, which is the property of the parent that has this object
  /// as its value; nil for a member of a list.
  public var key: String?
  /// The position of `id` among the element's attributes; nil if the file has no id.
  public var idPosition: Double?
  /// The text of the comment line before the element, such as the title of a scene; nil without
  /// one.
  public var comment: String?
  /// The object's properties in any order, at most one for each size class and path.
  public var properties: [Property]
  /// The entries of the parent's masks that install or uninstall this object in a size class.
  public var installations: [Installation]
  /// The places where the file's text differs from what Interface Builder writes.
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

  /// Returns the property at a path for a size class; nil if there is no such row.
  public func property(
    _ path: PropertyPath,
    variation: VariationKey = .base
  ) -> Property? {
    properties.first { $0.path == path && $0.variation == variation }
  }

  /// Returns the literal of an attribute in any-any; nil if absent.
  public func attribute(_ name: String) -> String? {
    // Called most often, so it copies only the result.
    let index = properties.indices.first {
      properties[$0].variation.isBase && properties[$0].path.rawValue.hasSameBytes(as: name)
    }
    return index.flatMap { properties[$0].value.literal }
  }
}

/// The role of an object in a layout.
public enum ObjectRole: String, CaseIterable, Sendable {
  /// The document element.
  case document
  /// A scene of a storyboard.
  case scene
  /// A view, or a WatchKit interface object.
  case view
  /// A constraint.
  case constraint
  /// An outlet, a member of an outlet collection, an action, a segue or a binding.
  case connection
  /// A layout guide that constraints can name.
  case guide
  /// An image, a named color or a system color of the document.
  case resource
  /// Everything else: controllers, placeholders, the cells of macOS controls, items, menus, gesture
  /// recognizers and so on.
  case object
}
