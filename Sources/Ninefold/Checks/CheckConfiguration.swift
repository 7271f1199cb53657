public import LayoutModel

/// Which findings count, and how much: the content of `.ninefold.json`.
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
  /// How much each kind matters where it is not the kind's own severity; nil turns a kind off.
  public var severities: [Finding.Kind: Severity?] = [:]
  /// The least severity that makes a check fail; nil if none does.
  public var failOn: Severity? = .warning
  /// How much is reported; nil where the file does not say.
  public var preset: CheckPreset?
  /// Patterns of documents that are not checked.
  public var exclusions: [PathPattern] = []
  /// Findings that are not reported.
  public var suppressions: [Suppression] = []

  /// What the app's screens are, where the Xcode project does not say or says otherwise.
  public var environments: [EnvironmentOverride] = []

  /// Screens of documents or scenes, in place of what their Xcode project says.
  public struct EnvironmentOverride: Sendable, Equatable {
    /// The documents; nil for any.
    public var document: PathPattern?
    /// The scene; nil for all of the documents.
    public var scene: ObjectID?
    /// The least version of the system.
    public var minimumSystem: Int?
    /// The devices.
    public var families: Set<Device.Family>?
    /// How they are held.
    public var orientations: Set<Orientation>?
    /// True if the app never shares the screen.
    public var requiresFullScreen: Bool?
    /// The configuration's file.
    public var file = ""
    /// The line in it.
    public var line = 1

    /// Puts what it says in the place of what was known.
    func apply(to environment: inout AppEnvironment) {
      var screens = environment.screens(of: scene)
      if let minimumSystem { screens.minimumSystem = minimumSystem }
      if let families { screens.families = families }
      if let orientations {
        (screens.phoneOrientations, screens.tabletOrientations) = (orientations, orientations)
        screens.guessesLandscape = false
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

  /// Findings that are meant to be so.
  public struct Suppression: Sendable, Equatable {
    /// The kind; nil for any.
    public var kind: Finding.Kind?
    /// The documents; nil for any.
    public var document: PathPattern?
    /// The object; nil for any.
    public var object: ObjectID?
    /// The class; nil for any.
    public var sizeClass: SizeClass?
    /// Why.
    public var reason: String?
    /// The last day on which it holds, as `2026-03-01`; nil for ever.
    public var until: String?
    /// The line of the file.
    public var line = 1

    /// True if its last day is over; days are compared as texts, which sort like them.
    func isOver(on today: String?) -> Bool {
      guard let today, let until else { return false }
      return until < today
    }
  }

  /// The suppressions that hold no more on a day.
  public func suppressionsOver(on today: String?) -> [Suppression] {
    suppressions.filter { $0.isOver(on: today) }
  }

  /// Creates the configuration that holds where there is no file.
  public init() {}

  /// True for documents that are not checked.
  func excludes(_ document: String) -> Bool { exclusions.contains { $0.matches(document) } }

  /// A finding as it counts here; nil if it does not.
  ///
  /// - Parameter today: The day on which suppressions that are over hold no more.
  func judge(_ finding: Finding, in document: String, on today: String?) -> Finding? {
    let isSuppressed = suppressions.contains { suppression in
      !suppression.isOver(on: today) && suppression.kind ?? finding.kind == finding.kind
        && suppression.object ?? finding.object == finding.object
        && suppression.sizeClass ?? finding.sizeClass == finding.sizeClass
        && suppression.document?.matches(document) ?? true
    }
    if isSuppressed { return nil }
    guard let setting = severities[finding.kind] else { return finding }
    return setting.map { finding.weighing($0) }
  }
}

/// A pattern of paths: `?` and `*` stand for one and any characters but `/`, `**` for any at all. A
/// pattern without `/` is compared with the last part of a path.
public struct PathPattern: Sendable, Equatable {
  /// The pattern's text.
  public let text: String

  /// Wraps a pattern.
  public init(_ text: String) {
    self.text = text
  }

  /// True if the pattern describes a path.
  public func matches(_ path: String) -> Bool {
    let whole = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    var pattern = Array(text.utf8)[...]
    // Any number of them says what one says; one says that folders may come first.
    let anywhere = Array("**/".utf8)
    while pattern.starts(with: anywhere + anywhere) { pattern = pattern.dropFirst(anywhere.count) }
    let rest = pattern.starts(with: anywhere) ? pattern.dropFirst(anywhere.count) : nil
    return [pattern, rest].compactMap { $0 }.contains { pattern in
      // Without a folder it describes the last part of a path.
      let start = pattern.contains(slash) ? 0 : whole.lastIndex(of: slash).map { $0 + 1 } ?? 0
      return PathPattern.match(Array(pattern), Array(whole[start...]))
    }
  }

  /// Matches by a table of pattern prefixes, so that no pattern takes more than its length times the
  /// path's.
  private static func match(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    let tokens = tokens(of: pattern)
    var reached = Array(repeating: false, count: tokens.count + 1)
    reached[0] = true
    for (place, token) in tokens.enumerated() where reached[place] {
      guard token.isRun else { break }
      reached[place + 1] = true
    }
    for byte in path {
      var next = Array(repeating: false, count: tokens.count + 1)
      for (place, token) in tokens.enumerated() {
        if token.isRun {
          if reached[place] && token.accepts(byte) { next[place] = true }
          if reached[place + 1] && token.accepts(byte) { next[place + 1] = true }
          if next[place] { next[place + 1] = true }
        } else if reached[place], token.accepts(byte) {
          next[place + 1] = true
        }
      }
      for (place, token) in tokens.enumerated() where next[place] && token.isRun {
        next[place + 1] = true
      }
      reached = next
    }
    return reached[tokens.count]
  }

  private enum Token {
    case byte(UInt8)
    case one
    case run
    case runOfAll

    var isRun: Bool {
      switch self {
      case .run, .runOfAll: true
      case .byte, .one: false
      }
    }

    func accepts(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let own): own == byte
      case .one, .run: byte != UInt8(ascii: "/")
      case .runOfAll: true
      }
    }
  }

  private static func tokens(of pattern: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    while place < pattern.count {
      switch pattern[place] {
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "*"):
        let isDouble = place + 1 < pattern.count && pattern[place + 1] == UInt8(ascii: "*")
        tokens.append(isDouble ? .runOfAll : .run)
        if isDouble { place += 1 }
      default: tokens.append(.byte(pattern[place]))
      }
      place += 1
    }
    return tokens
  }
}
