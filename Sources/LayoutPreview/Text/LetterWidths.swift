/// The advance widths of letters beyond ASCII, in thousandths of the font size, as in fonts with the
/// widths of Helvetica.
enum LetterWidths {
  /// Returns the width of a letter of Latin-1 or Cyrillic; nil for another character.
  static func width(of value: UInt32, isBold: Bool) -> Int? {
    let (first, table) =
      value < 0x100
      ? (0xc0, isBold ? boldLatin : latin) : (0x410, isBold ? boldCyrillic : cyrillic)
    guard value >= first else { return nil }
    let place = Int(value) - first
    return table.indices.contains(place) ? Int(table[place]) : nil
  }

  /// The letters from U+00C0 to U+00FF.
  private static let latin: [UInt16] = [
    667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778,
    778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556,
    889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 549, 611,
    556, 556, 556, 556, 500, 556, 500,
  ]

  private static let boldLatin: [UInt16] = [
    722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778,
    778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556,
    889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611, 611, 549, 611,
    611, 611, 611, 611, 556, 611, 556,
  ]

  /// The letters from U+0410 to U+044F.
  private static let cyrillic: [UInt16] = [
    667, 656, 667, 542, 677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611,
    635, 760, 667, 740, 667, 917, 938, 792, 885, 656, 719, 1010, 722, 556, 573, 531, 365, 583, 556,
    669, 458, 559, 559, 438, 583, 688, 552, 556, 542, 556, 500, 458, 500, 823, 500, 573, 521, 802,
    823, 625, 719, 521, 510, 750, 542,
  ]

  private static let boldCyrillic: [UInt16] = [
    722, 719, 722, 567, 712, 667, 904, 626, 719, 719, 610, 702, 833, 722, 778, 719, 667, 722, 611,
    622, 854, 667, 730, 703, 1005, 1019, 870, 979, 719, 711, 1031, 719, 556, 618, 615, 417, 635,
    556, 709, 497, 615, 615, 500, 635, 740, 604, 611, 604, 611, 556, 490, 556, 875, 556, 615, 581,
    833, 844, 729, 854, 615, 552, 854, 583,
  ]
}
