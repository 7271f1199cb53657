/// Code that builds a scene or a xib: its controller, views, constraints and connections.
public struct SceneCode: Sendable, Equatable {
  /// The name of an object in the generated code.
  public struct Name: Sendable, Equatable {
    /// The object: a view, a layout guide or a constraint.
    public let id: ObjectID
    /// The expression that names it, such as `title` or `title.safeAreaLayoutGuide`.
    public let expression: String
    /// The class whose members contain the expression.
    public let className: String

    /// Creates a name.
    package init(id: ObjectID, expression: String, className: String) {
      self.id = id
      self.expression = expression
      self.className = className
    }
  }

  /// Something in the scene that the generated code leaves out.
  public struct Omission: Sendable, Equatable {
    /// The object.
    public let id: ObjectID
    /// The reason, a sentence without a final period.
    public let reason: String
    /// The path of the value that is left out; nil for a whole object.
    public let attribute: String?
    /// The literal, or the tag of a child element.
    public let value: String?
    /// The size class of the row; nil for values of the object itself.
    public let variation: VariationKey?

    /// Creates an omission.
    package init(
      id: ObjectID,
      reason: String,
      attribute: String? = nil,
      value: String? = nil,
      variation: VariationKey? = nil
    ) {
      self.id = id
      self.reason = reason
      self.attribute = attribute
      self.value = value
      self.variation = variation
    }
  }

  /// A class that the code uses but does not declare.
  public struct UsedClass: Sendable, Equatable {
    /// Its name.
    public let name: String
    /// The toolkit's class that it inherits from, according to the document.
    public let base: String
    /// Its module, if the document names one.
    public let module: String?

    /// Creates a reference.
    package init(name: String, base: String, module: String?) {
      self.name = name
      self.base = base
      self.module = module
    }
  }

  /// The number of a scene's rows by their handling in the code. A row is an object, one of its values
  /// in a size class, or an entry of a mask.
  public struct Account: Sendable, Equatable {
    /// The rows in the code.
    public package(set) var written = 0
    /// The rows that a running app does not notice, by the reason.
    public package(set) var withoutEffect: [String: Int] = [:]
    /// The rows in ``SceneCode/omissions``.
    public package(set) var omitted = 0
    /// The rows in none of these. Always 0.
    public package(set) var unaccounted = 0
    /// The elements of the file, by tag. An element is omitted if one of its attributes is.
    public package(set) var elements: [String: Elements] = [:]

    /// The number of elements with a tag by their handling in the code.
    public struct Elements: Sendable, Equatable {
      /// The elements in the code.
      public package(set) var written = 0
      /// The elements that a running app does not notice.
      public package(set) var withoutEffect = 0
      /// The elements of which something is in ``SceneCode/omissions``.
      public package(set) var omitted = 0

      /// Creates a count of nothing.
      package init() {}
    }

    /// Creates an account without rows.
    package init() {}

    /// The number of all rows.
    public var total: Int { written + withoutEffect.values.reduce(0, +) + omitted + unaccounted }
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
  /// The classes that the code uses but does not declare, by name.
  public let usedClasses: [UsedClass]
  /// What became of the scene's rows.
  public let account: Account

  /// Creates a result.
  package init(
    scene: ObjectID?,
    className: String,
    style: CodeStyle,
    language: CodeLanguage,
    text: String,
    names: [Name],
    omissions: [Omission],
    usedClasses: [UsedClass],
    account: Account
  ) {
    self.scene = scene
    self.className = className
    self.style = style
    self.language = language
    self.text = text
    self.names = names
    self.omissions = omissions
    self.usedClasses = usedClasses
    self.account = account
  }
}
