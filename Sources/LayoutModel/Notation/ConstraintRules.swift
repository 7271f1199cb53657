/// The attributes that a constraint can combine (Auto Layout Guide, "Anatomy of a Constraint").
package enum ConstraintRules {
  /// The quantity that an attribute measures.
  private enum Measure {
    case size
    case horizontal(isReadingDirection: Bool?)
    case vertical
  }

  private static func measure(_ attribute: String) -> Measure? {
    switch attribute {
    case "width", "height": .size
    case "leading", "trailing", "leadingMargin", "trailingMargin":
      .horizontal(isReadingDirection: true)
    case "left", "right", "leftMargin", "rightMargin": .horizontal(isReadingDirection: false)
    case "centerX", "centerXWithinMargins": .horizontal(isReadingDirection: nil)
    case "top", "bottom", "topMargin", "bottomMargin", "centerY", "centerYWithinMargins",
      "baseline", "firstBaseline":
      .vertical
    default: nil
    }
  }

  /// Returns why a constraint can't relate two attributes; nil if it can.
  ///
  /// - Parameter second: The second attribute; nil for a constant size.
  package static func objection(_ first: String, _ second: String?) -> String? {
    guard let left = measure(first) else { return "no attribute \(first)" }
    guard let second else {
      if case .size = left { return nil }
      return "\(first) is a position: it needs another item's position on the right"
    }
    guard let right = measure(second) else { return "no attribute \(second)" }
    switch (left, right) {
    case (.size, .size), (.vertical, .vertical): return nil
    case (.horizontal(let a), .horizontal(let b)):
      guard let a, let b, a != b else { return nil }
      return
        "\(first) and \(second) don't go together: one follows the reading direction, one does not"
    case (.size, _), (_, .size):
      return "\(first) and \(second) don't go together: a size and a position"
    default:
      return "\(first) and \(second) don't go together: horizontal and vertical"
    }
  }
}
