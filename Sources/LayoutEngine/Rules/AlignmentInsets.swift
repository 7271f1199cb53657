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
    case .imageView where facts.hasSymbol: SymbolInsets.of(facts)
    default: .zero
    }
  }
}
