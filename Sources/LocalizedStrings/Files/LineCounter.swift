/// Counts the lines of a text up to places in ascending order.
struct LineCounter {
  private let text: [UInt8]
  private var line = 1
  private var place = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Returns the line, from 1, of a place at or after the last one.
  mutating func line(of next: Int) -> Int {
    guard next > place else { return line }
    line += text[place..<next].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    place = next
    return line
  }
}
