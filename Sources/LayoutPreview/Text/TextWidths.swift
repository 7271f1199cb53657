/// Estimates the widths of text.
///
/// The table has the advance widths of Helvetica, in thousandths of the font size. Readers of a
/// drawing without the system's font use Helvetica or a font with the same widths.
package enum TextWidths {
  /// Returns the width of a line of text in points.
  package static func width(of text: some StringProtocol, in font: DrawingFont) -> Double {
    let isBold = font.weight >= 600
    let isMonospaced = font.family == .monospaced
    var sum = 0
    for scalar in text.unicodeScalars {
      let width = width(of: scalar, isBold)
      sum += isMonospaced && width > 0 && hasCell(scalar) ? cell : width
    }
    return Double(sum) / 1000 * font.size
  }

  /// Returns true for a character that has the common width in a font with letters of equal width. Those
  /// of East Asia and emoji are wider.
  private static func hasCell(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x1100).contains(scalar.value) || (0x2000..<0x2e80).contains(scalar.value)
  }

  /// The width of each letter of Menlo, Courier and their like, in thousandths of the font size.
  private static let cell = 602

  private static func width(of scalar: Unicode.Scalar, _ isBold: Bool) -> Int {
    let value = scalar.value
    if value >= 0x20, value < 0x7f {
      let table = isBold ? bold : regular
      let place = Int(value - 0x20)
      return table.indices.contains(place) ? Int(table[place]) : 556
    }
    if let letter = LetterWidths.width(of: value, isBold: isBold) { return letter }
    switch value {
    case 0..<0x20, 0x300..<0x370, 0x200b...0x200f, 0xfe00...0xfe0f: return 0
    case 0x1f000...0x1ffff: return 1250
    case 0x1100...0x11ff, 0x2e80...0xd7ff, 0xf900...0xfaff, 0xff00...0xff60, 0x20000...0x3ffff:
      return 1000
    case 0x2026, 0x2014: return 1000
    case 0x2018, 0x2019: return 222
    case 0x2022: return 350
    default: return scalar.properties.isUppercase ? 690 : 545
    }
  }

  private static let regular: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
