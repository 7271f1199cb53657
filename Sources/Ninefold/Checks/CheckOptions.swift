public import LayoutModel

/// The options of a check.
public struct CheckOptions: Sendable {
  /// The size class or screen to check; nil for all nine classes.
  public var target: LayoutTarget?
  /// True to check a class on the screens of all its devices, false to check it on its canvas only.
  public var onDevices = true
  /// The only kinds to report; nil for all. Documents that can't be read are always reported.
  public var kinds: Set<Finding.Kind>?
  /// The amount of findings to report.
  public var preset = CheckPreset.adopt
  /// The current day, such as `2026-03-01`; nil if suppressions don't expire.
  public var today: String?
  /// The languages and text sizes in which texts are checked too.
  public var variants: [TextVariant] = []
  /// True to read from the Xcode project on which screens a document's app is shown, and to check
  /// only these.
  public var readsProjects = true
  /// True to ignore what Xcode marked as misplaced or ambiguous on the canvas and to compute it.
  public var ignoresMarks = false
  /// The index of the app's sources and catalogs to compare documents with; nil for none.
  public var sources: IndexedFolder?
  /// The severities and suppressions.
  public var configuration = CheckConfiguration()

  /// Creates the options of a check of all nine classes on all devices.
  public init() {}

  /// Creates the options of a check with a configuration file, on the current day.
  ///
  /// - Parameters:
  ///   - path: The configuration file, which can also name the preset; nil for none.
  ///   - environment: What knows the time.
  /// - Throws: ``NinefoldError/refused(_:)`` if the file can't be read.
  public init(
    configuredBy path: String?,
    environment: EditEnvironment = .anonymous
  ) throws {
    self.init()
    today = UTCTime(timeMs: environment.nowMs()).day
    guard let path else { return }
    configuration = try .read(from: path)
    preset = configuration.preset ?? preset
  }
}
