extension VariationKey {
  /// Returns the rank with which this row overrides others in a size class; nil if it does not
  /// apply.
  ///
  /// Ranks: 0 for the object itself, 1 for `default`, 2 for height only, 3 for width only, 4 for
  /// both in an unusual spelling, 5 for both.
  public func rank(in sizeClass: SizeClass) -> Int? {
    if isBase { return 0 }
    guard let own = self.sizeClass, own.affects(sizeClass) else { return nil }
    switch own.specificity {
    case 0: return 1
    case 1: return 2
    case 2: return 3
    default: return VariationKey(own) == self ? 5 : 4
    }
  }
}

extension Sequence {
  /// Returns the element whose row overrides all others in a size class; nil if no row applies. Of
  /// equal ranks the last one wins.
  package func winner(
    in sizeClass: SizeClass,
    by variation: (Element) -> VariationKey
  ) -> Element? {
    var best: (rank: Int, element: Element)?
    for element in self {
      guard let rank = variation(element).rank(in: sizeClass), rank >= best?.rank ?? 0 else {
        continue
      }
      best = (rank, element)
    }
    return best?.element
  }
}
