/// A part of a text in one font and color.
struct TextSpan: Equatable {
  var text: String
  var font: DrawingFont
  var color: DrawingColor
  var decoration: TextRun.Decoration?
  /// The color behind the text.
  var background: DrawingColor?

  init(
    _ text: String,
    font: DrawingFont,
    color: DrawingColor,
    decoration: TextRun.Decoration? = nil,
    background: DrawingColor? = nil
  ) {
    self.text = text.withoutPrivateCharacters
    self.font = font
    self.color = color
    self.decoration = decoration
    self.background = background
  }

  /// The estimated width.
  var width: Double { TextWidths.width(of: text, in: font) }
}

/// A line of text.
struct TextLine: Equatable {
  var spans: [TextSpan] = []
  var width = 0.0

  /// Appends a part; one that looks like the last part becomes a piece of it.
  mutating func append(_ span: TextSpan, width added: Double) {
    width += added
    if var last = spans.last, last.font == span.font, last.color == span.color,
      last.decoration == span.decoration, last.background == span.background
    {
      last.text += span.text
      spans = spans.dropLast() + [last]
    } else {
      spans.append(span)
    }
  }

  /// Removes the spaces at the end, which do not count for the alignment.
  mutating func trim() {
    guard var last = spans.popLast() else { return }
    let before = last.width
    last.text = last.text.withoutTrailingSpaces
    width -= before - last.width
    if !last.text.isEmpty { spans.append(last) }
  }

  /// The height of the line.
  var height: Double { spans.map(\.font.lineHeight).max() ?? 0 }

  /// The distance from the top to the baseline.
  var ascent: Double { spans.map(\.font.ascent).max() ?? 0 }
}

extension String {
  /// The text with a square for each character of an icon font. Only the app has that font, and
  /// others show the character's number.
  var withoutPrivateCharacters: String {
    // The first bytes of the private areas of Unicode in UTF-8.
    guard utf8.contains(where: { $0 == 0xee || $0 == 0xef || $0 >= 0xf3 }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .privateUse ? "\u{25a1}" : scalar)
    }
    return String(result)
  }
}

extension StringProtocol {
  /// The text without the spaces at its end.
  var withoutTrailingSpaces: String {
    var kept = Substring(self)
    while kept.hasSuffix(" ") { kept = kept.dropLast() }
    return String(kept)
  }
}
