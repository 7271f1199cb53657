/// The key of a row, which is one of the nine size classes or another combination of traits.
///
/// Interface Builder writes keys such as `heightClass=regular-widthClass=compact`, or
/// `device=watch44mm` and `userInterfaceIdiom=mac` in WatchKit and Catalyst documents. A size class
/// in its usual spelling has the name `width-height`, such as `compact-regular`. All other keys
/// keep their text.
public struct VariationKey: Sendable {
  /// The form of a key. Nearly all rows have a size class, which is read more often than its name,
  /// so it is stored as an index.
  private enum Row: Sendable {
    /// A size class in its usual spelling, by dense index.
    case sizeClass(UInt8)
    case other(OtherTraits)
  }

  private let row: Row

  private init(_ row: Row) {
    self.row = row
  }

  /// Creates a key from its stored name.
  public init(rawValue: String) {
    let index = rawValue == "any-any" ? 0 : VariationKey.names.firstIndex(of: rawValue)
    self.init(index.map { .sizeClass(UInt8($0)) } ?? .other(OtherTraits(rawValue)))
  }

  /// Creates the key of a size class.
  public init(_ sizeClass: SizeClass) {
    self.init(.sizeClass(UInt8(sizeClass.denseIndex)))
  }

  /// The stored name: that of a size class, such as `any-any`, or the text of another key.
  public var rawValue: String {
    switch row {
    case .sizeClass(let index): VariationKey.names[Int(index)]
    case .other(let traits): traits.name
    }
  }

  /// The key of the object's own rows, which apply in all size classes unless a more specific row
  /// wins.
  public static var base: VariationKey { VariationKey(.sizeClass(0)) }

  /// The key of the block `variation key="default"`, which contains masks and applies in any-any,
  /// like the object's own rows.
  package static let defaultBlock = VariationKey(rawValue: defaultName)

  fileprivate static let defaultName = "default"

  /// Creates a key from the `key` attribute of a `variation`.
  ///
  /// Returns nil for an empty key and for the stored name of a size class, because the two would be
  /// indistinguishable.
  package init?(xmlKey: String) {
    if xmlKey.isEmpty || VariationKey.names.contains(where: xmlKey.hasSameBytes) { return nil }
    let index = VariationKey.xmlKeys.firstIndex(where: xmlKey.hasSameBytes)
    self.init(index.map { .sizeClass(UInt8($0)) } ?? .other(OtherTraits(xmlKey)))
  }

  /// The `key` attribute that Interface Builder writes for this key.
  package var xmlKey: String {
    switch row {
    case .sizeClass(let index): VariationKey.xmlKeys[Int(index)]
    case .other(let traits): traits.name
    }
  }

  /// True for the key of the object's own rows.
  public var isBase: Bool {
    if case .sizeClass(0) = row { true } else { false }
  }

  /// The size class of the key, in whatever spelling; nil if the key has another trait.
  public var sizeClass: SizeClass? {
    switch row {
    case .sizeClass(let index): VariationKey.classes[Int(index)]
    case .other(let traits): traits.sizeClass
    }
  }

  /// The sort key of a block among an object's variations: `default`, then one trait, then two
  /// traits, each group sorted by key (measured, without exception).
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
  /// The index of the class among the nine, any-any first.
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

extension VariationKey: CustomStringConvertible {
  /// The stored name.
  public var description: String { rawValue }
}

extension VariationKey: Hashable {
  /// Returns true if both keys are equal byte for byte.
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

/// A key other than a size class in its usual spelling.
private final class OtherTraits: Sendable {
  let name: String
  /// The size class, if the key is one in an unusual spelling.
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
