extension Finding {
  /// A kind of problem that a check looks for. Its raw value is its stable identifier.
  ///
  /// ``layoutKinds`` are the kinds that every check looks for. Other kinds are those of rules that
  /// teams choose, and the house rules of a configuration.
  public struct Kind: Sendable {
    /// The presets with which a check reports a kind, if neither the options nor the configuration
    /// name the kind.
    public enum Audience: String, Sendable {
      /// Every preset reports the kind.
      case everyone
      /// The preset `accessibility` reports the kind.
      case accessibility
      /// No preset reports the kind, because teams differ about it or because it needs options.
      case onRequest = "on-request"
    }

    private let facts: Facts

    /// The stable identifier, such as `duplicate-id`.
    public var rawValue: String { facts.id }
    /// The headline. It is worded as in Xcode's issue navigator if that has the kind.
    public var title: String { facts.title }
    /// The default severity. Milder cases can have a lower one, and a configuration can replace it.
    public var severity: Severity { facts.severity }
    /// The presets that report the kind if nothing names it.
    public var audience: Audience { facts.audience }
    /// The options of the kind, which a configuration sets.
    public var options: [Option] { facts.options }
    /// True if the kind is found in computed frames. Such findings are only as reliable as the
    /// engine's layout rules for the platform.
    public var dependsOnFrames: Bool { facts.dependsOnFrames }
    /// The explanation of the kind. The samples are also its tests.
    public var explanation: Explanation { facts.explanation }

    /// Creates a kind.
    package init(
      _ id: String,
      title: String,
      severity: Severity,
      audience: Audience = .everyone,
      options: [Option] = [],
      dependsOnFrames: Bool = false,
      explanation: Explanation
    ) {
      facts = Facts(
        id: id,
        title: title,
        severity: severity,
        audience: audience,
        options: options,
        dependsOnFrames: dependsOnFrames,
        explanation: explanation
      )
    }

    /// Returns the kind with a raw value; nil if none of the kinds has it.
    package static func named(_ rawValue: String, among kinds: [Kind]) -> Kind? {
      kinds.first { $0.rawValue == rawValue }
    }

    /// The facts about a kind. A class, so that a finding stays small.
    private final class Facts: Sendable {
      let id: String
      let title: String
      let severity: Severity
      let audience: Audience
      let options: [Option]
      let dependsOnFrames: Bool
      let explanation: Explanation

      init(
        id: String,
        title: String,
        severity: Severity,
        audience: Audience,
        options: [Option],
        dependsOnFrames: Bool,
        explanation: Explanation
      ) {
        self.id = id
        self.title = title
        self.severity = severity
        self.audience = audience
        self.options = options
        self.dependsOnFrames = dependsOnFrames
        self.explanation = explanation
      }
    }

    /// The place among the kinds of one object: the layout's in their order, then all others.
    fileprivate var rank: Int {
      Kind.ranks[rawValue] ?? Kind.ranks.count
    }

    private static let ranks: [String: Int] = {
      var ranks: [String: Int] = [:]
      for (rank, kind) in layoutKinds.enumerated() { ranks[kind.rawValue] = rank }
      return ranks
    }()
  }
}

extension Finding.Kind: Hashable, Comparable, CustomStringConvertible {
  /// Returns true if both kinds have the same identifier.
  public static func == (left: Finding.Kind, right: Finding.Kind) -> Bool {
    left.facts === right.facts || left.rawValue == right.rawValue
  }

  /// Returns true if the left kind is listed first: the kinds of layouts in their order, then the
  /// others by identifier.
  public static func < (left: Finding.Kind, right: Finding.Kind) -> Bool {
    let (own, other) = (left.rank, right.rank)
    return own == other ? left.rawValue.precedesAsBytes(right.rawValue) : own < other
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytesOf: rawValue) }

  /// The identifier.
  public var description: String { rawValue }
}
