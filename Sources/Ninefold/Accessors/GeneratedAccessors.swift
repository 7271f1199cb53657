public import Accessors
public import LayoutModel

/// How typed accessors are generated.
public struct AccessorOptions: Sendable {
  /// How the file is written.
  public var style = AccessorStyle()
  /// The toolkit of the target; nil for that of most documents.
  public var platform: Platform?
  /// The language of strings files whose keys get names.
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
  /// The files that can't be read.
  public let refused: [NinefoldError.Refusal]
  /// The number of accessors of each kind.
  public let counts: [Count]
  /// The classes that the code names.
  public let classes: [Class]

  /// How many accessors of a kind there are.
  public struct Count: Sendable {
    /// The kind, such as `scenes`.
    public let kind: String
    /// The number.
    public let count: Int
  }

  /// A class that the code names.
  public struct Class: Sendable {
    /// The class's name.
    public let name: String
    /// The module to import; nil for the target's own module and the toolkit.
    public let module: String?
    /// The toolkit's class that a custom class extends; nil for a class of the toolkit.
    public let base: String?
  }
}
