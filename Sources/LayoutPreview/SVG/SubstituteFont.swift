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
    while let start = svg.find("<text ", from: place), let end = svg.find(">", from: start),
      let close = svg.find("</text>", from: end)
    {
      result += svg[place..<start]
      var text = SVGText(svg[start..<end], content: svg[(end + 1)..<close])
      fit(&text)
      result += text.startTag.utf8
      result += svg[(end + 1)..<close]
      place = close
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

/// A text of a drawing.
private struct SVGText {
  private var attributes: [(name: String, value: String)] = []
  /// The text without markup.
  let words: String

  /// - Parameter tag: The start tag without its last character.
  init(_ tag: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
    words = String(decoding: content, as: UTF8.self)
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    // Names and values take turns between the quotes: ` x="`, `1`, ` y="`, `2`.
    let parts = tag.dropFirst("<text".utf8.count).split(
      separator: UInt8(ascii: "\""),
      omittingEmptySubsequences: false
    )
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = String(decoding: parts[index].dropFirst().dropLast(), as: UTF8.self)
      attributes.append((name, String(decoding: parts[index + 1], as: UTF8.self)))
    }
  }

  var startTag: String {
    attributes.reduce(into: "<text") { $0 += " \($1.name)=\"\($1.value)\"" } + ">"
  }

  /// True for a text in letters of equal width or with serifs.
  var isOfOtherFamily: Bool {
    guard let family = self["font-family"] else { return false }
    return !family.hasSuffix(",sans-serif")
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// Multiplies the width of the letters.
  ///
  /// librsvg does not stretch the distance of an anchor, so the text begins at its edge.
  ///
  /// - Parameter length: The width with the factor.
  mutating func scale(by factor: Double, to length: Double) {
    var place = "\(Markup.number(left(of: length))) \(Markup.number(number("y") ?? 0))"
    var stretch = factor
    if let matrix = self["transform"]?.dropFirst("matrix(".count).dropLast().split(separator: " "),
      matrix.count == 6, let own = Double(matrix[0])
    {
      place = "\(matrix[4]) \(matrix[5])"
      stretch *= own
    }
    let replaced: Set = ["x", "y", "text-anchor", "letter-spacing", "transform"]
    attributes.removeAll { replaced.contains($0.name) }
    attributes.append(("transform", "matrix(\(Markup.fraction(stretch)) 0 0 1 \(place))"))
  }

  private func left(of length: Double) -> Double {
    let x = number("x") ?? 0
    return switch self["text-anchor"] {
    case "middle": x - length / 2
    case "end": x - length
    default: x
    }
  }
}

extension [UInt8] {
  /// Returns the start of the next occurrence of a text.
  fileprivate func find(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { text in
      (start..<count).first { place in
        self[place] == text[0] && self[place...].starts(with: text)
      }
    }
  }
}
