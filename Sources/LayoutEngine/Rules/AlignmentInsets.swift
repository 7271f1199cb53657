import LayoutModel

/// How far alignment rectangles, on which constraints act, lie inside frames, which files store.
enum AlignmentInsets {
  /// The insets of an iOS class (measured); none but these differ from zero. Symbol images
  /// are half a point lower at top and bottom (6 of 8 views; chevrons more).
  ///
  /// From Xcode 26 on sliders have none (3 sliders).
  static func iOS(_ facts: ViewFacts, toolsVersion: Int) -> Insets {
    switch facts.kind {
    case .switch: Insets(right: 2)
    case .slider where (24100..<30000).contains(toolsVersion): .zero
    case .slider: Insets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: Insets(bottom: 1)
    case .imageView where facts.showsSymbol: Insets(top: -0.5, bottom: -0.5)
    default: .zero
    }
  }
}
