/// One of the nine size classes of Interface Builder: a width and a height, each of which is any,
/// compact or regular (Apple's size class design help, "Final and Base Size Classes").
public struct SizeClass: Hashable, Sendable {
  /// The value of one dimension.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    /// Matches compact and regular.
    case any
    /// A small amount of space, such as an iPhone's width in portrait.
    case compact
    /// A large amount of space, such as either dimension of an iPad.
    case regular
  }

  /// The width.
  public var width: Extent
  /// The height.
  public var height: Extent

  /// Creates a size class from a width and a height.
  public init(width: Extent, height: Extent) {
    self.width = width
    self.height = height
  }

  /// The most general class, which is the inspector's top line.
  public static let anyAny = SizeClass(width: .any, height: .any)

  /// The nine classes in the order of Interface Builder's grid: heights from top to bottom
  /// (compact, any, regular), then widths from left to right.
  public static let all: [SizeClass] = grid.flatMap { $0 }

  /// The rows of the 3 by 3 grid in the order of the Size Class tool.
  public static let grid: [[SizeClass]] = [Extent.compact, .any, .regular].map { height in
    [Extent.compact, .any, .regular].map { SizeClass(width: $0, height: height) }
  }

  /// The four classes that devices can have.
  public static let finals: [SizeClass] = all.filter(\.isFinal)

  /// True if neither dimension is any, so that devices can have the class.
  public var isFinal: Bool { width != .any && height != .any }

  /// Returns true if the rows of this class apply in `other`: each dimension is any or equal.
  public func affects(_ other: SizeClass) -> Bool {
    (width == .any || width == other.width) && (height == .any || height == other.height)
  }

  /// The classes that this one affects, including itself, in the order of ``all``.
  public var affected: [SizeClass] { SizeClass.affectedByClass[denseIndex] }

  private static let affectedByClass: [[SizeClass]] = {
    var affected: [[SizeClass]] = Array(repeating: [], count: all.count)
    for sizeClass in all { affected[sizeClass.denseIndex] = all.filter(sizeClass.affects) }
    return affected
  }()

  /// The classes whose rows apply in this one, most general first, so that later ones override.
  public var matching: [SizeClass] {
    SizeClass.all.filter { $0.affects(self) }.sorted { $0.specificity < $1.specificity }
  }

  /// The rank with which rows override each other: any-any 0, height only 1, width only 2, both 3.
  ///
  /// That width-only overrides height-only is not documented. Compiled storyboards show it for the
  /// installed state (`docs/adr/0005-tie-rule.md`). This property is the only place that decides
  /// it.
  public var specificity: Int { (width == .any ? 0 : 2) + (height == .any ? 0 : 1) }
}

extension SizeClass: CustomStringConvertible {
  /// The name, `width-height`, such as `compact-regular`.
  public var description: String { "\(width.rawValue)-\(height.rawValue)" }

  /// Parses a name in one of the spellings `compact-regular`, `wC-hR` and `wC hR`, ignoring case;
  /// nil for any other text.
  public init?(_ name: some StringProtocol) {
    let parts = name.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == " " }
    guard parts.count == 2,
      let width = Extent(name: parts[0], letter: "w"),
      let height = Extent(name: parts[1], letter: "h")
    else { return nil }
    self.init(width: width, height: height)
  }

  /// The name in Interface Builder's short notation, such as `wC hR` or `wAny hAny`.
  public var shortName: String { "w\(width.shortName) h\(height.shortName)" }

  /// The name as in the grid's heading, such as `Compact Width | Regular Height`.
  public var title: String { "\(width.title) Width | \(height.title) Height" }
}

extension SizeClass.Extent {
  fileprivate init?(name: Substring, letter: Character) {
    if let extent = SizeClass.Extent(rawValue: String(name)) {
      self = extent
      return
    }
    guard name.first == letter else { return nil }
    switch name.dropFirst() {
    case "any", "a", "*": self = .any
    case "c": self = .compact
    case "r": self = .regular
    default: return nil
    }
  }

  fileprivate var shortName: String {
    switch self {
    case .any: "Any"
    case .compact: "C"
    case .regular: "R"
    }
  }

  fileprivate var title: String {
    switch self {
    case .any: "Any"
    case .compact: "Compact"
    case .regular: "Regular"
    }
  }
}
