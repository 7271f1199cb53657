/// Generated code that creates a scene or a xib, with its controller, views, constraints and
/// connections.
public struct SceneCode: Sendable, Equatable {
  /// An object with the name that it has in the generated code.
  public struct Name: Sendable, Equatable {
    /// The object: a view, a layout guide or a constraint.
    public let id: ObjectID
    /// The expression for the object, such as `title` or `title.safeAreaLayoutGuide`.
    public let expression: String
    /// The class in whose members the expression is valid.
    public let className: String

    /// Creates a name.
    package init(id: ObjectID, expression: String, className: String) {
      self.id = id
      self.expression = expression
      self.className = className
    }
  }

  /// An object or a value that the generated code leaves out.
  public struct Omission: Sendable, Equatable {
    /// The object.
    public let id: ObjectID
    /// The reason, a sentence without a period.
    public let reason: String
    /// The path of the value that is left out; nil for a whole object.
    public let attribute: String?
    /// The value: its literal, the name of a color, or its notation as in ``Value/notation``; nil for
    /// a whole object, and for an element with content of its own.
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

  /// A class that the generated code uses but does not declare.
  public struct UsedClass: Sendable, Equatable {
    /// The name of the class.
    public let name: String
    /// The toolkit's class that it inherits from, according to the document.
    public let base: String
    /// The module of the class; nil if the document names none.
    public let module: String?

    /// Creates a reference.
    package init(name: String, base: String, module: String?) {
      self.name = name
      self.base = base
      self.module = module
    }
  }

  /// The numbers of a scene's rows that are in the code, without effect, or omitted. A row is an
  /// object, one of its values in a size class, or an entry of a mask.
  public struct Account: Sendable, Equatable {
    /// The number of rows that the code has.
    public package(set) var written = 0
    /// The numbers of rows that have no effect in a running app, by reason.
    public package(set) var withoutEffect: [String: Int] = [:]
    /// The number of rows in ``SceneCode/omissions``.
    public package(set) var omitted = 0
    /// The number of rows in none of these. It is always 0.
    public package(set) var unaccounted = 0
    /// The numbers of elements, by tag. An element counts as omitted if one of its attributes is.
    public package(set) var elements: [String: Elements] = [:]

    /// The numbers of elements with one tag that are in the code, without effect, or omitted.
    public struct Elements: Sendable, Equatable {
      /// The number of elements that the code has.
      public package(set) var written = 0
      /// The number of elements that have no effect in a running app.
      public package(set) var withoutEffect = 0
      /// The number of elements of which ``SceneCode/omissions`` has a part.
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
  /// The names of views, guides and constraints, in document order.
  public let names: [Name]
  /// The omissions, in document order; those of the document itself are last.
  public let omissions: [Omission]
  /// The classes that the code uses but does not declare, sorted by name.
  public let usedClasses: [UsedClass]
  /// The numbers of rows that are in the code, without effect, or omitted.
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
