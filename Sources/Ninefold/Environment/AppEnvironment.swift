public import LayoutModel

/// What surrounds the documents of an app, as its Xcode project and the configuration give it: on which
/// screens they are shown, and who says so.
public struct AppEnvironment: Sendable, Equatable {
  /// One thing that is known.
  public struct Fact: Sendable, Equatable {
    /// What is known, such as `deployment target`.
    public let name: String
    /// The value as it is written.
    public let value: String
    /// The file that says so.
    public let file: String
    /// Its line.
    public let line: Int
  }

  /// The project file; nil if there is none.
  public var project: String?
  /// The targets that have the document, or whose apps show it.
  public var targets: [String] = []
  /// True if there are projects above the document, none of their targets has it, and neither has a Swift
  /// package or a pod. Its findings are notes.
  public var isOutsideTargets = false
  /// What decides, in the order in which it is looked for.
  public var facts: [Fact] = []
  /// The screens that count.
  public var screens = AppScreens()
  /// Those of scenes that the configuration has other screens for.
  public var screensByScene: [ObjectID: AppScreens] = [:]
  /// What could not be read; what rests on it is taken for unknown.
  public var problems: [NinefoldError.Refusal] = []

  /// The screens that count for a scene; nil for what is in none.
  public func screens(of scene: ObjectID?) -> AppScreens {
    scene.flatMap { screensByScene[$0] } ?? screens
  }

  /// An environment of which nothing is known.
  public init() {}
}
