/// Code that builds the views and constraints of a scene or a xib.
public struct SceneCode: Sendable, Equatable {
  /// The name of an object in the generated code.
  public struct Name: Sendable, Equatable {
    /// The object: a view, a layout guide or a constraint.
    public let id: ObjectID
    /// The expression that names it, such as `title` or `title.safeAreaLayoutGuide`.
    public let expression: String

    /// Creates a name.
    package init(id: ObjectID, expression: String) {
      self.id = id
      self.expression = expression
    }
  }

  /// Something in the scene that the generated code leaves out.
  public struct Omission: Sendable, Equatable {
    /// The object.
    public let id: ObjectID
    /// The reason, a sentence without a final period.
    public let reason: String

    /// Creates an omission.
    package init(id: ObjectID, reason: String) {
      self.id = id
      self.reason = reason
    }
  }

  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// The class that the code declares.
  public let className: String
  /// The notation for constraints.
  public let style: CodeStyle
  /// The language.
  public let language: CodeLanguage
  /// The code, a complete source file.
  public let text: String
  /// The names of views and guides, in document order.
  public let names: [Name]
  /// The omissions, in document order.
  public let omissions: [Omission]

  /// Creates a result.
  package init(
    scene: ObjectID?,
    className: String,
    style: CodeStyle,
    language: CodeLanguage,
    text: String,
    names: [Name],
    omissions: [Omission]
  ) {
    self.scene = scene
    self.className = className
    self.style = style
    self.language = language
    self.text = text
    self.names = names
    self.omissions = omissions
  }
}
