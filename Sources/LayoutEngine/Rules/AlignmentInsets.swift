/// How far alignment rectangles, on which constraints act, lie inside frames, which files store.
enum AlignmentInsets {
  /// The insets of an iOS class (measured); none but these differ from zero. Symbol images have
  /// half a point or one, which depends on the symbol and is not known.
  static func iOS(_ facts: ViewFacts) -> Insets {
    switch facts.kind {
    case .switch: Insets(right: 2)
    case .slider: Insets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: Insets(bottom: 1)
    default: .zero
    }
  }
}
