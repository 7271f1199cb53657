package import LayoutChecks
public import LayoutModel

/// The configuration of a check, which a file `.ninefold.json` contains.
///
/// ```json
/// {
///   "severity": { "clipped": "off", "misplaced": "error" },
///   "failOn": "warning",
///   "exclude": ["Legacy/**"],
///   "suppress": [
///     { "kind": "ambiguous", "document": "Main.storyboard", "object": "a1B-2c-D3e",
///       "class": "any-compact", "reason": "a designable view gives its own size" }
///   ]
/// }
/// ```
public struct CheckConfiguration: Sendable, Equatable {
  /// The severities that replace those of the kinds, or turn kinds off.
  public var severities: [Finding.Kind: SeveritySetting] = [:]
  /// The lowest severity that makes a check fail; nil if findings never do.
  public var failOn: Severity? = .warning
  /// The rules that the file names, with their options.
  package var rules: [Finding.Kind: RuleOptions] = [:]
  /// The rules of the team, which are queries.
  package var houseRules: [HouseRule] = []
  /// The folder of the file; nil for the current one.
  package var folder: String?
  /// The set of findings to report; nil if the file doesn't name one.
  public var preset: CheckPreset?
  /// Patterns of the documents to skip.
  public var exclusions: [PathPattern] = []
  /// The findings to suppress.
  public var suppressions: [Suppression] = []

  /// The screens that override those of the Xcode project.
  public var environments: [EnvironmentOverride] = []

  /// The severity that replaces the one of a kind.
  public enum SeveritySetting: Sendable, Equatable {
    /// Findings of the kind are not reported.
    case off
    /// Findings of the kind are reported with this severity.
    case on(Severity)

    /// The severity; nil if the kind is off.
    public var severity: Severity? {
      switch self {
      case .off: nil
      case .on(let severity): severity
      }
    }
  }

  /// The screens on which documents or scenes are shown. Each property that is not nil overrides
  /// the Xcode project.
  public struct EnvironmentOverride: Sendable, Equatable {
    /// The documents; nil for all.
    public var document: PathPattern?
    /// The scene; nil for all scenes of the documents.
    public var scene: ObjectID?
    /// The deployment target: the lowest major version of the system, such as 15.
    public var minimumSystem: Int?
    /// The device families.
    public var families: Set<Device.Family>?
    /// The supported orientations.
    public var orientations: Set<Orientation>?
    /// True if the app doesn't share the screen with other apps.
    public var requiresFullScreen: Bool?
    /// The path of the configuration file.
    public var file = ""
    /// The line in the file, from 1.
    public var line = 1

    /// Creates an override for all scenes of all documents that sets nothing.
    public init() {}

    /// Replaces the values that the override sets.
    func apply(to environment: inout AppEnvironment) {
      var screens = environment.screens(of: scene)
      if let minimumSystem { screens.minimumSystem = minimumSystem }
      if let families { screens.families = families }
      if let orientations {
        (screens.phoneOrientations, screens.tabletOrientations) = (orientations, orientations)
        screens.landscapeGuesses = []
      }
      if let requiresFullScreen { screens.sharesScreen = !requiresFullScreen }
      if let scene {
        environment.screensByScene[scene] = screens
      } else {
        environment.screens = screens
      }
      environment.facts.append(
        AppEnvironment.Fact(
          name: "configuration",
          value: scene.map { "scene \($0)" } ?? "all scenes",
          file: file,
          line: line
        )
      )
    }
  }

  /// A rule that suppresses findings. A finding must match all conditions that are set.
  public struct Suppression: Sendable, Equatable {
    /// The kind; nil for all.
    public var kind: Finding.Kind?
    /// The documents; nil for all.
    public var document: PathPattern?
    /// The object; nil for all.
    public var object: ObjectID?
    /// The size class; nil for all.
    public var sizeClass: SizeClass?
    /// The reason why the findings are suppressed; nil without one.
    public var reason: String?
    /// The last day of the suppression, such as `2026-03-01`; nil if it never expires.
    public var until: String?
    /// The line in the file, from 1.
    public var line = 1

    /// Creates a suppression of all findings, to which you add conditions.
    public init() {}

    /// Returns true if the suppression has expired. Dates in this form sort like text.
    func isExpired(on today: String?) -> Bool {
      guard let today, let until else { return false }
      return until < today
    }
  }

  /// Returns the suppressions that have expired.
  ///
  /// - Parameter today: The current day, such as `2026-03-01`; nil if suppressions don't expire.
  public func expiredSuppressions(on today: String?) -> [Suppression] {
    suppressions.filter { $0.isExpired(on: today) }
  }

  /// Creates the default configuration.
  public init() {}

  /// The kinds that the configuration can name: those of the library, then those of the house
  /// rules.
  public var kinds: [Finding.Kind] { Finding.Kind.all + houseRules.map(\.kind) }

  /// Returns true if the file gives a kind a severity, or names it as a rule.
  func names(_ kind: Finding.Kind) -> Bool {
    severities[kind] != nil || rules[kind] != nil || houseRules.contains { $0.kind == kind }
  }

  /// Returns true if a document is skipped.
  func excludes(_ document: String) -> Bool { exclusions.contains { $0.matches(document) } }

  /// Returns a finding with its configured severity; nil if it is suppressed or turned off.
  ///
  /// - Parameter today: The current day, for suppressions that expire.
  func judge(_ finding: Finding, in document: String, on today: String?) -> Finding? {
    let isSuppressed = suppressions.contains { suppression in
      !suppression.isExpired(on: today) && suppression.kind ?? finding.kind == finding.kind
        && suppression.object ?? finding.object == finding.object
        && suppression.sizeClass ?? finding.sizeClass == finding.sizeClass
        && suppression.document?.matches(document) ?? true
    }
    if isSuppressed { return nil }
    guard let setting = severities[finding.kind] else { return finding }
    return setting.severity.map { finding.weighing($0) }
  }
}
