/// Replacements of parts of a text. Everything else of the text keeps its bytes.
struct TextSplices {
  private var splices: [(range: Range<Int>, bytes: [UInt8])] = []

  /// Replaces a range of bytes, in which no other replacement may lie.
  mutating func replace(_ range: Range<Int>, with text: String) {
    splices.append((range, Array(text.utf8)))
  }

  /// Inserts text at a place. Insertions at one place keep their order.
  mutating func insert(_ text: String, at place: Int) {
    replace(place..<place, with: text)
  }

  /// Returns the text with all replacements.
  func applied(to text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count + splices.reduce(0) { $0 + $1.bytes.count })
    var place = 0
    // Insertions come before a replacement that begins at the same place.
    let ordered = splices.enumerated().sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      return (left.lowerBound, left.isEmpty ? 0 : 1, $0.offset)
        < (right.lowerBound, right.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, splice) in ordered where splice.range.lowerBound >= place {
      output += text[place..<splice.range.lowerBound]
      output += splice.bytes
      place = splice.range.upperBound
    }
    output += text[place...]
    return output
  }
}
