import LayoutModel

/// How far alignment rectangles, on which constraints act, lie inside frames, which files store.
enum AlignmentInsets {
  /// The insets of an iOS class (measured); none but these differ from zero.
  ///
  /// From Xcode 26 on sliders have none (3 sliders).
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

  /// The alignment rectangle of a symbol is as high whatever the symbol shows, so it reaches beyond
  /// the frame of a low one.
  ///
  /// Round symbols are half a point lower at each end (42 of 42 views), square ones 1.5 (9 of 9), wide
  /// ones 2 (8 of 8); the shape is that of the image which the document lists.
  private static func symbol(_ facts: ViewFacts) -> Insets {
    let base = facts.imageName.map { $0.hasSuffix(".fill") ? String($0.dropLast(5)) : $0 }
    let end: Double =
      switch (base.flatMap { symbols[$0] }, facts.symbolAspect) {
      case (let known?, _): known
      case (nil, let aspect?) where aspect < 0.8: 2
      case (nil, let aspect?) where aspect < 0.93: 1.5
      default: 0.5
      }
    return Insets(top: -end, bottom: -end)
  }

  /// Symbols whose shape misleads (each measured on at least one canvas, most on several).
  private static let symbols: [String: Double] = [
    "arrow.left": 2.8, "arrow.right": 2.8, "arrow.up": 1.2, "checkmark": 2, "chevron.left": 2,
    "chevron.right": 2, "bolt": -0.5, "clipboard": -1.5, "document.on.document": -2, "key": -2,
    "rectangle.portrait.and.arrow.right": 0.2,
  ]
}
