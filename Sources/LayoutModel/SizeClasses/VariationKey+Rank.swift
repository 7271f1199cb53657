extension VariationKey {
  /// Returns the rank of a row with this key in a size class; nil if the row does not apply. The
  /// row with the highest rank wins.
  ///
  /// The ranks are 0 for the object itself, 1 for the element `default`, 2 for a height only, 3 for
  /// a width only, 4 for both in an unusual spelling, and 5 for both.
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
  // Inlinable, so that other modules specialize it.
  @inlinable
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
