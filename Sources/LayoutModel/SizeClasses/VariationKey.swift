/// The class that a row belongs to: one of the nine size classes, or other traits, kept as read.
///
/// Interface Builder writes keys such as `heightClass=regular-widthClass=compact`, and in WatchKit
/// and Catalyst documents `device=watch44mm` or `userInterfaceIdiom=mac`. Size classes in their one
/// usual spelling are named `width-height`; every other key is an open string.
public struct VariationKey: Sendable {
  /// `any-any`, another size class's name, or the key's own text.
  public let rawValue: String

  /// Wraps a stored name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The row of a size class.
  public init(_ sizeClass: SizeClass) {
    rawValue = VariationKey.names[sizeClass.denseIndex]
  }

  /// The rows of the object itself: what holds in any-any.
  public static var base: VariationKey { VariationKey(rawValue: "any-any") }

  /// The block `variation key="default"`, which holds masks and describes any-any too.
  public static let defaultBlock = VariationKey(rawValue: "default")

  /// Reads the `key` attribute of a `variation`; nil if it reads like one of our own names, which
  /// would hide which of the two is meant.
  public init?(xmlKey: String) {
    if xmlKey.isEmpty || VariationKey.names.contains(xmlKey) { return nil }
    if let index = VariationKey.xmlKeys.firstIndex(of: xmlKey) {
      rawValue = VariationKey.names[index]
    } else {
      rawValue = xmlKey
    }
  }

  /// The `key` attribute that Interface Builder writes for this row.
  public var xmlKey: String {
    VariationKey.names.firstIndex(of: rawValue).map { VariationKey.xmlKeys[$0] } ?? rawValue
  }

  /// True for the object's own rows.
  public var isBase: Bool { rawValue == "any-any" }

  /// The size class whose devices the row is for, whatever the spelling; nil if it names any other
  /// trait, which no size class can answer.
  public var sizeClass: SizeClass? {
    if isBase { return .anyAny }
    if let index = VariationKey.names.firstIndex(of: rawValue) {
      return VariationKey.classes[index]
    }
    if rawValue == VariationKey.defaultBlock.rawValue { return .anyAny }
    guard rawValue.utf8.contains(UInt8(ascii: "=")) else { return nil }
    var result = SizeClass.anyAny
    for trait in rawValue.split(separator: "-", omittingEmptySubsequences: false) {
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

  /// The place of the block among an object's variations: `default`, one trait, two traits, each
  /// group by key (measured without exception).
  public var blockOrder: (Int, String) {
    let key = xmlKey
    if key == VariationKey.defaultBlock.rawValue { return (0, key) }
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
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = rawValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
