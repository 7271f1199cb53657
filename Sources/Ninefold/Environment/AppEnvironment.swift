public import LayoutModel

/// The screens and the appearance with which the app shows a document, and the sources of these
/// facts. They come from the Xcode project and the configuration.
public struct AppEnvironment: Sendable, Equatable {
  /// A value with the place where a file states it.
  public struct Fact: Sendable, Equatable {
    /// The name of the value, such as `deployment target`.
    public let name: String
    /// The value as written in the file.
    public let value: String
    /// The path of the file.
    public let file: String
    /// The line in the file, from 1.
    public let line: Int
  }

  /// The path of the Xcode project; nil if there is none.
  public var project: String?
  /// The names of the targets that contain the document, or whose apps show it.
  public var targets: [String] = []
  /// True if there are Xcode projects above the document, but no target, Swift package or pod
  /// contains it. Findings in such a document have the severity note.
  public var isOutsideTargets = false
  /// The values that determine the screens, in the order in which they were read.
  public var facts: [Fact] = []
  /// The screens on which the document is shown.
  public var screens = AppScreens()
  /// The appearance that the app always has; nil if it follows the system.
  public var appearance: Appearance?
  /// The screens of those scenes for which the configuration has an override.
  public var screensByScene: [ObjectID: AppScreens] = [:]
  /// The files that couldn't be read. Values that depend on them are unknown.
  public var problems: [NinefoldError.Refusal] = []

  /// Returns the screens of a scene; nil stands for objects outside of scenes.
  public func screens(of scene: ObjectID?) -> AppScreens {
    scene.flatMap { screensByScene[$0] } ?? screens
  }

  /// Creates an environment without any known values.
  public init() {}
}
