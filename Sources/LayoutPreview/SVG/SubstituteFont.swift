/// A font with which a reader draws texts if no font has the widths of ``TextWidths``, which drawings
/// assume.
///
/// Its letters have other widths, and librsvg ignores `textLength`. So this type gives each text the
/// width that it has in a browser by a horizontal factor.
package struct SubstituteFont {
  /// Returns the width of a character, as a fraction of the font size; nil if a face lacks it.
  package typealias Face = (_ character: Unicode.Scalar) -> Double?

  private let face: (DrawingFont) -> Face

  /// Creates a font.
  ///
  /// - Parameter face: Returns the face with the weight and slant of a font.
  package init(face: @escaping (DrawingFont) -> Face) { self.face = face }

  /// Returns a drawing, as ``SVGWriter`` writes it, whose texts have their intended widths in this
  /// font.
  package func fitting(_ svg: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var place = 0
    for var text in SVGText.all(in: svg) {
      result += svg[place..<text.place.lowerBound]
      fit(&text)
      result += text.startTag.utf8
      place = text.place.upperBound
    }
    return result + svg[place...]
  }

  private func fit(_ text: inout SVGText) {
    guard let size = text.number("font-size"), !text.isOfOtherFamily else { return }
    let weight = text.number("font-weight").flatMap { Int(exactly: $0) } ?? 400
    let isItalic = text["font-style"] == "italic"
    let font = DrawingFont(size: size, weight: weight, isItalic: isItalic)
    let intended = text.number("textLength") ?? TextWidths.width(of: text.words, in: font)
    let own = width(of: text.words, in: font)
    let factor = intended / own
    guard intended > 0, own > 0, factor.isFinite, abs(factor - 1) > 0.01 else { return }
    text.scale(by: factor, to: intended)
  }

  /// Returns the width of a text in points. A reader draws characters that the font lacks, and emoji, in
  /// other fonts, most of which have the assumed widths.
  private func width(of text: String, in font: DrawingFont) -> Double {
    let face = face(font)
    return text.unicodeScalars.reduce(0) { sum, character in
      let isEmoji = character.value >= 0x1f000
      let own = isEmoji ? nil : face(character).map { $0 * font.size }
      return sum + (own ?? TextWidths.width(of: String(character), in: font))
    }
  }
}
