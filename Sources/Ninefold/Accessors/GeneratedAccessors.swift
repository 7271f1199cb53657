public import Accessors
public import LayoutModel

/// The options for generating typed accessors.
public struct AccessorOptions: Sendable {
  /// The name, access level and module of the generated declarations.
  public var style = AccessorStyle()
  /// The platform of the target, whose toolkit the code uses; nil for that of most documents.
  public var platform: Platform?
  /// The language, such as `en`, whose strings files have the keys that get typed names.
  public var sourceLanguage = "en"

  /// Creates the default options.
  public init() {}
}

/// A generated file of typed accessors.
public struct GeneratedAccessors: Sendable {
  /// The Swift code.
  public let text: String
  /// Errors of the resources, conflicts of names, and omitted resources; errors first.
  public let problems: [AccessorProblem]
  /// The files that can't be read, with the reasons.
  public let refused: [NinefoldError.Refusal]
  /// The number of accessors of each kind.
  public let counts: [Count]
  /// The classes that the code refers to.
  public let classes: [Class]

  /// The number of accessors of one kind.
  public struct Count: Sendable {
    /// The kind in the plural, such as `scenes`.
    public let kind: String
    /// The number.
    public let count: Int
  }

  /// A class that the generated code refers to.
  public struct Class: Sendable {
    /// The class's name.
    public let name: String
    /// The module to import; nil for the target's own module and the toolkit.
    public let module: String?
    /// The toolkit's class that a custom class extends; nil for a class of the toolkit.
    public let base: String?
  }
}
