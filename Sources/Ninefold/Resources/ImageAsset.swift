package import LayoutModel

/// A named image of an asset catalog, or a loose image file, with its files for scales, appearances
/// and devices.
package struct ImageAsset: Sendable, Equatable {
  /// The name by which documents and code refer to the image, with its namespaces.
  package let name: String
  /// The path of the `.imageset` folder, or of the first loose file.
  package let path: String
  /// True if the tint color replaces the image's colors.
  package let isTemplate: Bool
  /// True if the image is a symbol, which scales with text.
  package let isSymbol: Bool
  /// The files, in the order of the catalog.
  package internal(set) var variants: [Variant]

  /// A file of the image.
  package struct Variant: Sendable, Equatable {
    /// The condition under which the file applies.
    package let condition: AssetCondition
    /// The number of pixels for each point; nil for a file that fits all scales.
    package let scale: Double?
    /// The path of the file.
    package let file: String
    /// The edges that keep their size where the image is stretched, in pixels; nil for none.
    package var capInsets: Insets?
  }

  /// Returns the file that applies best: first by appearance and device, then the scale that is
  /// nearest to the wanted one, preferring more pixels. Nil if the image has no files.
  package func variant(for condition: AssetCondition, scale: Double = 2) -> Variant? {
    variants(for: condition, scale: scale).first
  }

  /// Returns the files for an appearance and a device by their scales, the best one first.
  package func variants(for condition: AssetCondition, scale: Double = 2) -> [Variant] {
    guard let best = AssetCondition.best(variants, for: condition, \.condition) else { return [] }
    return variants.filter { $0.condition == best.condition }.sorted { one, other in
      ImageAsset.distance(one.scale, to: scale) < ImageAsset.distance(other.scale, to: scale)
    }
  }

  /// Returns how badly a scale fits: 0 for an equal one or a vector file; smaller scales are worse
  /// than larger ones.
  private static func distance(_ own: Double?, to wanted: Double) -> Double {
    guard let own else { return 0 }
    return own >= wanted ? own - wanted : 100 + wanted - own
  }
}
