/// A named color of an asset catalog, with its values for appearances and devices.
package struct ColorAsset: Sendable, Equatable {
  /// The name by which documents and code refer to the color, with its namespaces.
  package let name: String
  /// The path of the `.colorset` folder.
  package let path: String
  /// The values, in the order of the file.
  package let variants: [Variant]

  /// The value for an appearance.
  package struct Variant: Sendable, Equatable {
    /// The condition under which the value applies.
    package let condition: AssetCondition
    /// The value.
    package let color: AssetColor
  }

  /// Returns the value that applies best; nil if the color has none.
  package func color(for condition: AssetCondition) -> AssetColor? {
    AssetCondition.best(variants, for: condition, \.condition)?.color
  }
}

/// A color as an asset catalog writes it.
package enum AssetColor: Sendable, Equatable {
  /// Components from 0 to 1. Components of extended color spaces are clipped.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color of the system, such as `systemBlueColor`.
  case system(String)
}
