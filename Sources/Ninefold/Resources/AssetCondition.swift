/// The condition under which the value of an asset applies: an appearance and a kind of device.
package struct AssetCondition: Sendable, Hashable {
  /// True for dark, false for light, nil for any appearance.
  package var isDark: Bool?
  /// True if the value applies with increased contrast only.
  package var hasHighContrast: Bool
  /// The kind of device, such as `iphone`, `ipad` or `mac`; nil for all.
  package var idiom: String?
  /// True if the value has another condition besides appearance and idiom, such as a language or a
  /// size. Such a value is only used if there is no other.
  package var isSpecial: Bool

  /// Creates a condition.
  package init(
    isDark: Bool? = nil,
    hasHighContrast: Bool = false,
    idiom: String? = nil,
    isSpecial: Bool = false
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.idiom = idiom
    self.isSpecial = isSpecial
  }

  /// Returns the first of the items whose condition fits a wanted one best; nil if there are none.
  static func best<Item>(
    _ items: [Item],
    for wanted: AssetCondition,
    _ condition: (Item) -> AssetCondition
  ) -> Item? {
    items.min { condition($0).distance(to: wanted) < condition($1).distance(to: wanted) }
  }

  /// Returns how badly the condition fits. A wrong idiom is worse than a wrong appearance, because
  /// the system never uses the asset of another idiom.
  private func distance(to wanted: AssetCondition) -> Int {
    var distance = 0
    if isSpecial { distance += 32 }
    if let idiom { distance += idiom == wanted.idiom ? 0 : 16 } else { distance += 1 }
    if hasHighContrast != wanted.hasHighContrast { distance += 8 }
    if let isDark { distance += isDark == (wanted.isDark ?? false) ? 0 : 4 } else { distance += 2 }
    return distance
  }
}
