internal import LayoutModel

/// A line of text in one font and color.
package struct TextRun: Sendable, Equatable {
  /// The place of ``x`` in the text.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// The text.
  package var text: String
  /// The horizontal position of the anchor.
  package var x: Double
  /// The vertical position of the baseline.
  package var baseline: Double
  /// The place of ``x`` in the text.
  package var anchor: Anchor
  /// The font.
  package var font: DrawingFont
  /// The color.
  package var color: DrawingColor
  /// The width that the text must have; nil for that of the reader's font. It keeps the widths that
  /// Xcode measured with fonts that other systems do not have.
  package var width: Double?
  /// The line through or below the text.
  package var decoration: Decoration?

  /// A line that belongs to text.
  package enum Decoration: String, Sendable {
    case underline
    case strikethrough = "line-through"
  }

  /// Creates a line of text.
  package init(
    _ text: String,
    x: Double,
    baseline: Double,
    anchor: Anchor = .start,
    font: DrawingFont,
    color: DrawingColor,
    width: Double? = nil,
    decoration: Decoration? = nil
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.anchor = anchor
    self.font = font
    self.color = color
    self.width = width
    self.decoration = decoration
  }
}

/// A font of a drawing.
package struct DrawingFont: Sendable, Hashable {
  /// The family.
  package enum Family: Sendable, Hashable {
    /// The system's font.
    case system
    /// A font with letters of equal width.
    case monospaced
    /// A font with serifs.
    case serif
    /// A font of the app, by family name. Readers without it use the system's font.
    case named(String)
  }

  /// The family.
  package var family: Family
  /// The size in points.
  package var size: Double
  /// The weight, from 100 to 900; 400 is regular.
  package var weight: Int
  /// True for a slanted font.
  package var isItalic: Bool

  /// Creates a font. Its size is limited to 1 to 1,000 points.
  package init(
    family: Family = .system,
    size: Double,
    weight: Int = 400,
    isItalic: Bool = false
  ) {
    self.family = family
    self.size = size.isFinite ? min(max(size, 1), 1000) : 17
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The distance from the top of a line to its baseline. The factors are those of the system's
  /// font.
  package var ascent: Double { size * 0.952 }

  /// The distance between the tops of two lines.
  package var lineHeight: Double { size * 1.193 }

  /// Returns the font in another size.
  package func sized(_ size: Double) -> DrawingFont {
    DrawingFont(family: family, size: size, weight: weight, isItalic: isItalic)
  }
}

extension TextRun {
  /// The rectangle of the text, by its estimated width.
  var box: Frame {
    let width = self.width ?? TextWidths.width(of: text, in: font)
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Frame(x: left, y: baseline - font.ascent, width: width, height: font.lineHeight)
  }
}
