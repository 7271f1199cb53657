public import LayoutModel

/// The options of a check.
public struct CheckOptions: Sendable {
  /// The size class or screen to check; nil to check all nine size classes.
  public var target: LayoutTarget?
  /// True to check a size class on the screens of all its devices. False to check it on its canvas
  /// only.
  public var onDevices = true
  /// The only kinds to report; nil for all. Documents that can't be read are always reported.
  public var kinds: Set<Finding.Kind>?
  /// The set of findings to report. It replaces that of the configuration, which only
  /// ``init(configuredBy:)`` adopts.
  public var preset = CheckPreset.adopt
  /// The current day, such as `2026-03-01`; nil if suppressions don't expire.
  public var today: String?
  /// The further languages, text sizes and directions in which texts are checked.
  public var variants: [TextVariant] = []
  /// True to check only the screens on which the app runs, according to the Xcode project.
  public var readsProjects = true
  /// True to compute what is misplaced or ambiguous on the canvas, and to ignore Xcode's marks in
  /// the file.
  public var ignoresMarks = false
  /// The index of the app's sources and catalogs to compare documents with; nil for none.
  public var sources: IndexedFolder?
  /// The files and folders that are checked. Of the sources, those below them are checked, and of all
  /// others the lines about the checked documents. Nil to check all sources of the index.
  public var sourcePaths: [String]?
  /// The severities, suppressions and options of kinds.
  public var configuration = CheckConfiguration()

  /// Creates the options of a check of all nine size classes on all devices.
  public init() {}

  /// Creates the options of a check with a configuration file, on the current day.
  ///
  /// - Parameters:
  ///   - path: The configuration file, which can also name the preset; nil for none.
  ///   - environment: The clock, which gives the current day.
  /// - Throws: ``NinefoldError/refused(_:)`` if the file isn't a valid configuration, or
  ///   ``NinefoldError/file(path:reason:)`` if it can't be read.
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
