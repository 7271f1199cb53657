/// Fonts of macOS that a document names by their use.
package enum MetaFont {
  /// Returns the size of a font in points that states none.
  package static func pointSize(_ name: String?) -> Double {
    switch name {
    case "smallSystem", "smallSystemBold", "label", "toolTip", "message11", "menu11", "label11": 11
    case "miniSystem", "miniSystemBold", "label9": 9
    default: 13
    }
  }

  /// What a font of the system looks like.
  package struct Face: Hashable {
    /// True for the bold font.
    package let isBold: Bool
    /// The size in points.
    package let size: Double
  }

  /// Returns the face of a font; nil if its name and size are not known to give it.
  ///
  /// Xcode names a font of one face by different uses: versions replaced `smallSystem` by `message` of
  /// size 11 (121 times in 12 repositories) and back, or `menu` by `message` (105 times) and back.
  package static func face(of font: Record) -> Face? {
    guard font.kind == .font, font["name"] == nil, let use = font["metaFont"] else { return nil }
    let isBold = boldUses.contains(use)
    guard isBold || regularUses.contains(use) else { return nil }
    if let size = font["size"] { return Double(size).map { Face(isBold: isBold, size: $0) } }
    return usesOfOtherSizes.contains(use) ? nil : Face(isBold: isBold, size: pointSize(use))
  }

  private static let boldUses: Set<String> = ["systemBold", "smallSystemBold", "miniSystemBold"]
  private static let regularUses: Set<String> = usesOfOtherSizes.union([
    "system", "smallSystem", "miniSystem", "menu", "menu11", "message", "message11",
  ])
  /// The uses whose size is not known if a font states none.
  private static let usesOfOtherSizes: Set<String> = ["label", "controlContent", "cellTitle"]
}
