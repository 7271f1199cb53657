/// How a line of text gets the width that it must have.
///
/// Browsers obey `textLength`. Other readers obey only the spacing of letters and transformations,
/// which are computed for a font with the widths of ``TextWidths``.
struct SVGFit {
  /// The horizontal factor.
  let stretch: Double
  /// The additional space between letters.
  let spacing: Double
  /// The width before the factor applies.
  let length: Double

  /// Returns nil for text without a width.
  init?(of run: TextRun, to width: Double) {
    let natural = TextWidths.width(of: run.text, in: run.font)
    let count = run.text.unicodeScalars.count
    guard natural > 0, width > 0, width.isFinite, count > 0 else { return nil }
    let ratio = width / natural
    if (0.9...1.12).contains(ratio), count > 1 {
      stretch = 1
      spacing = (width - natural) / Double(count)
      length = width
    } else {
      stretch = min(max(ratio, 0.3), 3)
      spacing = 0
      length = natural
    }
  }
}
