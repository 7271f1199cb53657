/// The class that a row belongs to: one of the nine size classes, or other traits, kept as read.
///
/// Interface Builder writes keys such as `heightClass=regular-widthClass=compact`, and in WatchKit
/// and Catalyst documents `device=watch44mm` or `userInterfaceIdiom=mac`. Size classes in their one
/// usual spelling are named `width-height`; every other key is an open string.
public struct VariationKey: Sendable {
  /// Nearly all rows are those of a size class, and are asked for it more often than for its name.
  private enum Row: Sendable {
    /// A class in its usual spelling, by its dense index.
    case sizeClass(UInt8)
    case other(OtherTraits)
  }

  private let row: Row

  private init(_ row: Row) {
    self.row = row
  }

  /// Wraps a stored name.
  public init(rawValue: String) {
    let index = rawValue == "any-any" ? 0 : VariationKey.names.firstIndex(of: rawValue)
    self.init(index.map { .sizeClass(UInt8($0)) } ?? .other(OtherTraits(rawValue)))
  }

  /// The row of a size class.
  public init(_ sizeClass: SizeClass) {
    self.init(.sizeClass(UInt8(sizeClass.denseIndex)))
  }

  /// `any-any`, another size class's name, or the key's own text.
  public var rawValue: String {
    switch row {
    case .sizeClass(let index): VariationKey.names[Int(index)]
    case .other(let traits): traits.name
    }
  }

  /// The rows of the object itself: what holds in any-any.
  public static var base: VariationKey { VariationKey(.sizeClass(0)) }

  /// The block `variation key="default"`, which holds masks and describes any-any too.
  package static let defaultBlock = VariationKey(rawValue: defaultName)

  fileprivate static let defaultName = "default"

  /// Reads the `key` attribute of a `variation`; nil if it reads like one of our own names, which
  /// would hide which of the two is meant.
  package init?(xmlKey: String) {
    if xmlKey.isEmpty || VariationKey.names.contains(where: xmlKey.hasSameBytes) { return nil }
    let index = VariationKey.xmlKeys.firstIndex(where: xmlKey.hasSameBytes)
    self.init(index.map { .sizeClass(UInt8($0)) } ?? .other(OtherTraits(xmlKey)))
  }

  /// The `key` attribute that Interface Builder writes for this row.
  package var xmlKey: String {
    switch row {
    case .sizeClass(let index): VariationKey.xmlKeys[Int(index)]
    case .other(let traits): traits.name
    }
  }

  /// True for the object's own rows.
  public var isBase: Bool {
    if case .sizeClass(0) = row { true } else { false }
  }

  /// The size class whose devices the row is for, whatever the spelling; nil if it names any other
  /// trait, which no size class can answer.
  public var sizeClass: SizeClass? {
    switch row {
    case .sizeClass(let index): VariationKey.classes[Int(index)]
    case .other(let traits): traits.sizeClass
    }
  }

  /// The place of the block among an object's variations: `default`, one trait, two traits, each
  /// group by key (measured without exception).
  package var blockOrder: (Int, String) {
    let key = xmlKey
    if key == VariationKey.defaultName { return (0, key) }
    return (key.contains("-") ? 2 : 1, key)
  }

  private static let classes: [SizeClass] = SizeClass.all.sorted {
    $0.denseIndex < $1.denseIndex
  }
  private static let names: [String] = classes.map(\.description)
  private static let xmlKeys: [String] = classes.map { sizeClass in
    var traits: [String] = []
    if sizeClass.height != .any { traits.append("heightClass=\(sizeClass.height.rawValue)") }
    if sizeClass.width != .any { traits.append("widthClass=\(sizeClass.width.rawValue)") }
    return traits.joined(separator: "-")
  }
}

extension SizeClass {
  /// A dense index of the nine classes, any-any first.
  var denseIndex: Int {
    func index(_ extent: Extent) -> Int {
      switch extent {
      case .any: 0
      case .compact: 1
      case .regular: 2
      }
    }
    return index(width) * 3 + index(height)
  }
}

extension VariationKey: Hashable {
  /// True if both are the same, byte for byte.
  public static func == (left: VariationKey, right: VariationKey) -> Bool {
    switch (left.row, right.row) {
    case (.sizeClass(let a), .sizeClass(let b)): a == b
    case (.other(let a), .other(let b)): a.name.hasSameBytes(as: b.name)
    default: false
    }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    switch row {
    case .sizeClass(let index): hasher.combine(index)
    case .other(let traits): hasher.combine(bytesOf: traits.name)
    }
  }
}

/// A key that is no size class in its usual spelling.
private final class OtherTraits: Sendable {
  let name: String
  /// The class of a key in another spelling.
  let sizeClass: SizeClass?

  init(_ name: String) {
    self.name = name
    sizeClass = OtherTraits.sizeClass(name)
  }

  private static func sizeClass(_ name: String) -> SizeClass? {
    if name == VariationKey.defaultName { return .anyAny }
    guard name.utf8.contains(UInt8(ascii: "=")) else { return nil }
    var result = SizeClass.anyAny
    for trait in name.split(separator: "-", omittingEmptySubsequences: false) {
      let parts = trait.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let extent = SizeClass.Extent(rawValue: String(parts[1])),
        extent != .any
      else { return nil }
      switch parts[0] {
      case "widthClass" where result.width == .any: result.width = extent
      case "heightClass" where result.height == .any: result.height = extent
      default: return nil
      }
    }
    return result
  }
}
