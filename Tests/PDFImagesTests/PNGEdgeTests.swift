import Testing

@testable import PDFImages

struct PNGEdgeTests {
  /// A file of 4 by 30 pixels: upper rows of one color after a filter, and black ones below.
  private func file(_ filter: UInt8, colorType: UInt8, first: [UInt8], others: [UInt8]) -> [UInt8] {
    let lines = (0..<30).flatMap { row -> [UInt8] in
      if row >= 24 { return [0] + [UInt8](repeating: 0, count: 4 * first.count) }
      let line = row == 0 ? first + (0..<3).flatMap { _ in others } : []
      return line.isEmpty ? [2] + [UInt8](repeating: 0, count: 4 * first.count) : [filter] + line
    }
    return PNGFile.bytes(width: 4, height: 30, colorType: colorType, rows: lines)
  }

  private func color(_ bytes: [UInt8]) -> [Int]? {
    PNGEdge.color(of: bytes).map { [$0.red, $0.green, $0.blue].map { Int(($0 * 255).rounded()) } }
  }

  @Test func `the color is the mean of the upper rows, whatever their filters`() {
    let red: [UInt8] = [200, 40, 20]

    #expect(color(file(0, colorType: 2, first: red, others: red)) == [200, 40, 20])
    for filter: UInt8 in [1, 4] {
      #expect(color(file(filter, colorType: 2, first: red, others: [0, 0, 0])) == [200, 40, 20])
    }
    // Each pixel is half of the one before it.
    #expect(color(file(3, colorType: 2, first: red, others: [0, 0, 0])) == [94, 19, 9])
    #expect(color(file(0, colorType: 0, first: [90], others: [90])) == [90, 90, 90])
    #expect(color(file(0, colorType: 6, first: red + [255], others: red + [255])) == [200, 40, 20])
  }

  @Test func `a transparent edge has no color`() {
    #expect(
      color(file(0, colorType: 6, first: [200, 40, 20, 0], others: [200, 40, 20, 0])) == nil
    )
    #expect(color(file(0, colorType: 4, first: [200, 100], others: [200, 100])) == nil)
    var keyed = file(0, colorType: 2, first: [200, 40, 20], others: [200, 40, 20])
    keyed.insert(contentsOf: [0, 0, 0, 1] + Array("tRNS".utf8) + [0, 0, 0, 0, 0], at: 33)
    #expect(color(keyed) == nil)
  }

  @Test func `a malformed file has no color`() {
    let whole = file(0, colorType: 2, first: [200, 40, 20], others: [200, 40, 20])

    #expect(color([]) == nil)
    for count in stride(from: 0, to: whole.count, by: 3) { _ = color(Array(whole.prefix(count))) }
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0xff
      _ = color(bytes)
    }
    #expect(color(file(9, colorType: 2, first: [1, 2, 3], others: [1, 2, 3])) == nil)
    #expect(color(file(0, colorType: 3, first: [1], others: [1])) == nil)
  }
}
