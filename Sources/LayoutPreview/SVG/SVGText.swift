/// A text of a drawing.
package struct SVGText {
  private static let references = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  /// The place of the start tag in the drawing.
  let place: Range<Int>
  private var attributes: [(name: String, value: String)] = []
  /// The text without markup.
  let words: String

  private init(_ tag: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
    place = tag.indices
    // In bytes, because a character that combines with a semicolon would hide the reference.
    var bytes = Array(content)
    for (reference, character) in SVGText.references {
      bytes = bytes.replacing(reference.utf8, with: character.utf8)
    }
    words = String(decoding: bytes, as: UTF8.self)
    // Names and values take turns between the quotes: ` x="`, `1`, ` y="`, `2`.
    let parts = tag.dropLast().dropFirst("<text".utf8.count).split(
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
    var origin = "\(Markup.number(left(of: length))) \(Markup.number(number("y") ?? 0))"
    var stretch = factor
    if let matrix = self["transform"]?.dropFirst("matrix(".count).dropLast().split(separator: " "),
      matrix.count == 6, let own = Double(matrix[0])
    {
      origin = "\(matrix[4]) \(matrix[5])"
      stretch *= own
    }
    let replaced: Set = ["x", "y", "text-anchor", "letter-spacing", "transform"]
    attributes.removeAll { replaced.contains($0.name) }
    attributes.append(("transform", "matrix(\(Markup.fraction(stretch)) 0 0 1 \(origin))"))
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

extension SVGText {
  /// Returns the texts of a drawing, as ``SVGWriter`` writes it, in order.
  static func all(in svg: [UInt8]) -> [SVGText] {
    var texts: [SVGText] = []
    var place = 0
    while let start = svg.find("<text ", from: place), let end = svg.find(">", from: start),
      let close = svg.find("</text>", from: end)
    {
      texts.append(SVGText(svg[start...end], content: svg[(end + 1)..<close]))
      place = close
    }
    return texts
  }

  /// Returns the characters of the texts of a drawing, as ``SVGWriter`` writes it, without white space
  /// and characters that nothing shows.
  package static func characters(of svg: [UInt8]) -> Set<Unicode.Scalar> {
    let characters = all(in: svg).reduce(into: Set<Unicode.Scalar>()) {
      $0.formUnion($1.words.unicodeScalars)
    }
    return characters.filter { character in
      let properties = character.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && properties.generalCategory != .control
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
