import LayoutModel

/// The insets from the frame of a symbol image view to its alignment rectangle.
///
/// The rectangle has the same height for every symbol, so it extends beyond the frame of a short one.
enum SymbolInsets {
  /// Returns the insets of a symbol at both ends, negative where the rectangle extends beyond the
  /// frame.
  ///
  /// They are measured for some symbols, and otherwise follow from the shape: at each end, round symbols
  /// are half a point shorter than the rectangle (35 of 39 views), square ones 1.5 (10 of 13), wide ones
  /// 2 (6 of 7). The shape comes from the image size that the document lists. An image element that
  /// refers to a symbol has the same insets, unless its configuration has a size of its own.
  static func of(_ facts: ViewFacts) -> Insets {
    guard facts.showsSymbol || facts.symbolText == TextFacts() else { return .zero }
    let ends = measured(facts) ?? Ends(end(facts))
    let scaled = scaleEnd(facts)
    return Insets(top: -(ends.top + scaled), bottom: -(ends.bottom + scaled))
  }

  /// Returns how much shorter a scale makes a symbol at each end, while the rectangle keeps its height
  /// (large: 10 views of 4 apps; small: 4 views of 3 apps).
  private static func scaleEnd(_ facts: ViewFacts) -> Double {
    switch facts.symbolScale {
    case "large": -3.25
    case "small": 1.1
    default: 0
    }
  }

  private static func end(_ facts: ViewFacts) -> Double {
    switch facts.symbolAspect {
    case let aspect? where aspect < 0.8: 2
    case let aspect? where aspect < 0.93: 1.5
    default: roundEnd(facts)
    }
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

  /// The lengths, in points, by which a symbol is shorter than the rectangle.
  private struct Ends {
    let top: Double
    let bottom: Double

    init(_ top: Double, _ bottom: Double) {
      self.top = top
      self.bottom = bottom
    }

    init(_ both: Double) { self.init(both, both) }
  }

  private static func measured(_ facts: ViewFacts) -> Ends? {
    guard let name = facts.imageName else { return nil }
    return symbols[name] ?? (name.hasSuffix(".fill") ? symbols[String(name.dropLast(5))] : nil)
  }

  /// Symbols whose insets do not follow from their shape, each measured in at least two apps (the star
  /// in 11, the chevron that points down in 14). Filled symbols without an entry have that of the
  /// outlined one, and some symbols that of their mirror image.
  private static let symbols: [String: Ends] = [
    "arrow.left": Ends(2.5), "arrow.right": Ends(2.8), "arrow.up": Ends(1.2),
    "bolt": Ends(-0.5), "checkmark": Ends(2), "checkmark.seal": Ends(-0.7),
    "chevron.down": Ends(5.3, 4.6), "chevron.left": Ends(2, 1.6), "chevron.right": Ends(2, 1.6),
    "chevron.up": Ends(4.6, 5.3), "circlebadge": Ends(2.75), "clipboard": Ends(-1.5),
    "document.on.document": Ends(-2), "exclamationmark.bubble": Ends(0.95, -0.2),
    "faceid": Ends(1), "folder": Ends(1.1, 1.4), "gear": Ends(0, -0.5), "key": Ends(-2),
    "key.fill": Ends(-1.15), "lock": Ends(0.8, 1), "magnifyingglass": Ends(0.8),
    "mappin.and.ellipse": Ends(-0.1), "message": Ends(0.3), "pencil": Ends(2.5, 2.3),
    "person": Ends(1.5, 1), "person.fill": Ends(1.6), "phone": Ends(1, 0.8),
    "rectangle.portrait.and.arrow.right": Ends(0.2), "square.and.arrow.up": Ends(-1, 0),
    "star": Ends(-0.4, 0.5), "star.leadinghalf": Ends(-0.4, 0.5),
  ]
}
