/// One of the nine size classes of Interface Builder, with a width and a height that are any,
/// compact or regular. Source: Apple's size class design help, "Final and Base Size Classes".
public struct SizeClass: Hashable, Sendable {
  /// The value of one dimension of a size class.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    /// Any amount of space, compact or regular.
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

  /// Hashes the two dimensions. The synthesized function would hash their names, which takes longer.
  public func hash(into hasher: inout Hasher) { hasher.combine(denseIndex) }

  /// The most general size class, which is the first row in the inspector.
  public static let anyAny = SizeClass(width: .any, height: .any)

  /// The nine size classes in the order of Interface Builder's grid: row by row. Rows and columns
  /// are compact, any and regular, in this order.
  public static let all: [SizeClass] = grid.flatMap { $0 }

  /// The rows of the grid of Interface Builder's Size Class tool, 3 by 3.
  public static let grid: [[SizeClass]] = [Extent.compact, .any, .regular].map { height in
    [Extent.compact, .any, .regular].map { SizeClass(width: $0, height: height) }
  }

  /// The four final size classes, which devices can have.
  public static let finals: [SizeClass] = all.filter(\.isFinal)

  /// True if neither dimension is any, so that devices can have the size class.
  public var isFinal: Bool { width != .any && height != .any }

  /// Returns true if the rows of this size class apply in another one: each dimension is any or
  /// equal.
  public func affects(_ other: SizeClass) -> Bool {
    (width == .any || width == other.width) && (height == .any || height == other.height)
  }

  /// The size classes that this one affects, including itself, in the order of ``all``.
  public var affected: [SizeClass] { SizeClass.affectedByClass[denseIndex] }

  private static let affectedByClass: [[SizeClass]] = {
    var affected: [[SizeClass]] = Array(repeating: [], count: all.count)
    for sizeClass in all { affected[sizeClass.denseIndex] = all.filter(sizeClass.affects) }
    return affected
  }()

  /// The size classes whose rows apply in this one, most general first, so that later rows win.
  public var matching: [SizeClass] {
    SizeClass.all.filter { $0.affects(self) }.sorted { $0.specificity < $1.specificity }
  }

  /// The rank of the size class among those that apply: 0 for any-any, 1 for a height only, 2 for a
  /// width only, and 3 for both. The row with the highest rank wins.
  ///
  /// Apple does not document that a width alone wins over a height alone. Source: compiled
  /// storyboards, which show it for the installed state (`docs/adr/0005-tie-rule.md`). This
  /// property is the only place that decides it.
  public var specificity: Int { (width == .any ? 0 : 2) + (height == .any ? 0 : 1) }
}

extension SizeClass: CustomStringConvertible {
  /// The name in the form `width-height`, such as `compact-regular`.
  public var description: String { "\(width.rawValue)-\(height.rawValue)" }

  /// Parses a name in one of the forms `compact-regular`, `wC-hR` and `wC hR`, ignoring case; nil
  /// for any other text.
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
