import LayoutModel

/// The insets from frames, which files store, to alignment rectangles, which constraints use.
enum AlignmentInsets {
  /// Returns the alignment insets of an iOS view in points (measured). All other classes have none.
  ///
  /// From Xcode 26 on, sliders have none (3 sliders).
  static func iOS(_ facts: ViewFacts, toolsVersion: Int) -> Insets {
    switch facts.kind {
    case .switch: Insets(right: 2)
    case .slider where (24100..<30000).contains(toolsVersion): .zero
    case .slider: Insets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: Insets(bottom: 1)
    case .imageView where facts.showsSymbol: symbol(facts)
    default: .zero
    }
  }

  /// Returns the insets of a symbol. Its alignment rectangle has the same height for every symbol,
  /// so it extends beyond the frame of a short symbol.
  ///
  /// At each end, round symbols are half a point shorter than the rectangle (35 of 39 views),
  /// square ones 1.5 (10 of 13), wide ones 2 (6 of 7). The shape comes from the image size that the
  /// document lists.
  private static func symbol(_ facts: ViewFacts) -> Insets {
    let base = facts.imageName.map { $0.hasSuffix(".fill") ? String($0.dropLast(5)) : $0 }
    let end: Double =
      switch (base.flatMap { symbols[$0] }, facts.symbolAspect) {
      case (let known?, _): known
      case (nil, let aspect?) where aspect < 0.8: 2
      case (nil, let aspect?) where aspect < 0.93: 1.5
      default: roundEnd(facts)
      }
    return Insets(top: -end, bottom: -end)
  }

  /// Returns the inset at each end of a round symbol. Bold ones are half a point longer than the
  /// rectangle (9 of 9), or as long if they have a point size of their own (6 of 6 in a stack view).
  /// Thinner ones are shorter (1 view each).
  private static func roundEnd(_ facts: ViewFacts) -> Double {
    switch facts.symbolWeight {
    case "thin": 1.33
    case "light": 1.17
    case "bold": facts.symbolText.pointSize == nil ? -0.5 : 0
    default: 0.5
    }
  }

  /// Symbols whose insets do not follow from their shape (measured; left arrows and chevrons have
  /// the values of right ones).
  private static let symbols: [String: Double] = [
    "arrow.left": 2.8, "arrow.right": 2.8, "arrow.up": 1.2, "checkmark": 2, "chevron.left": 2,
    "chevron.right": 2, "bolt": -0.5, "clipboard": -1.5, "document.on.document": -2, "key": -2,
    "rectangle.portrait.and.arrow.right": 0.2,
  ]
}
