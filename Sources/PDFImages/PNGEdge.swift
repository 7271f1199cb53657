/// The color of the upper edge of a PNG file, which the system draws the status bar over.
package enum PNGEdge {
  /// A color by its components, from 0 to 1.
  package struct Color: Sendable, Equatable {
    package let red: Double
    package let green: Double
    package let blue: Double
  }

  /// The number of rows that are read.
  private static let rows = 24
  /// The largest width, in pixels.
  private static let widest = 16_384

  /// Returns the mean color of the upper rows; nil if they are not opaque, or if the file is malformed,
  /// interlaced, or has other than eight bits for each component.
  package static func color(of bytes: [UInt8]) -> Color? {
    guard let header = PNGHeader(bytes), header.width <= widest else { return nil }
    let count = min(rows, header.height)
    let stride = header.width * header.components
    let limit = count * (stride + 1)
    let data = header.data(of: bytes, limit: limit + 4096)
    let content = Inflater.prefix(data, count: limit)
    guard content.count == limit else { return nil }
    var above = [UInt8](repeating: 0, count: stride)
    var sums = [Double](repeating: 0, count: 4)
    for row in 0..<count {
      let start = row * (stride + 1)
      guard
        let line = unfiltered(
          content[(start + 1)..<(start + 1 + stride)],
          by: content[start],
          above,
          distance: header.components
        )
      else { return nil }
      add(line, header, to: &sums)
      above = line
    }
    let pixels = Double(count * header.width)
    guard sums[3] / pixels > 0.9 else { return nil }
    return Color(red: sums[0] / pixels, green: sums[1] / pixels, blue: sums[2] / pixels)
  }

  /// Adds the colors and the opacities of a line.
  private static func add(_ line: [UInt8], _ header: PNGHeader, to sums: inout [Double]) {
    for pixel in 0..<header.width {
      let start = pixel * header.components
      if let palette = header.palette {
        let entry = Int(line[start]) * 3
        guard palette.indices.contains(entry + 2) else { continue }
        for part in 0..<3 { sums[part] += Double(palette[entry + part]) / 255 }
        sums[3] += 1
        continue
      }
      let isGray = header.components < 3
      for part in 0..<3 { sums[part] += Double(line[start + (isGray ? 0 : part)]) / 255 }
      let hasAlpha = header.components == 2 || header.components == 4
      sums[3] += hasAlpha ? Double(line[start + header.components - 1]) / 255 : 1
    }
  }

  /// Returns the bytes of a line without its filter; nil for an unknown filter.
  private static func unfiltered(
    _ line: ArraySlice<UInt8>,
    by filter: UInt8,
    _ above: [UInt8],
    distance: Int
  ) -> [UInt8]? {
    guard filter <= 4 else { return nil }
    var result = [UInt8](line)
    for index in result.indices {
      let left = index >= distance ? result[index - distance] : 0
      let upper = above[index]
      let corner = index >= distance ? above[index - distance] : 0
      let predicted: UInt8 =
        switch filter {
        case 1: left
        case 2: upper
        case 3: UInt8(truncatingIfNeeded: (Int(left) + Int(upper)) / 2)
        case 4: paeth(left, upper, corner)
        default: 0
        }
      result[index] = UInt8(truncatingIfNeeded: Int(result[index]) + Int(predicted))
    }
    return result
  }

  /// Returns the neighbor that is nearest to the sum of the sides without the corner.
  private static func paeth(_ left: UInt8, _ upper: UInt8, _ corner: UInt8) -> UInt8 {
    let sum = Int(left) + Int(upper) - Int(corner)
    let (a, b, c) = (abs(sum - Int(left)), abs(sum - Int(upper)), abs(sum - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? upper : corner
  }
}

/// The header of a PNG file: the size and the notation of its pixels.
private struct PNGHeader {
  let width: Int
  let height: Int
  /// The number of bytes of a pixel.
  let components: Int
  /// The colors of a file whose pixels are numbers of colors; nil for others.
  let palette: [UInt8]?

  init?(_ bytes: [UInt8]) {
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes[24] == 8,
      bytes[28] == 0, let width = PNGHeader.number(bytes, at: 16), width > 0,
      let height = PNGHeader.number(bytes, at: 20), height > 0,
      let components = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]]
    else { return nil }
    (self.width, self.height, self.components) = (width, height, components)
    palette =
      bytes[25] == 3
      ? PNGHeader.chunks(of: bytes).first { $0.type == Array("PLTE".utf8) }.map {
        Array(bytes[$0.content])
      } : nil
    if bytes[25] == 3, palette == nil { return nil }
    // The chunk makes some colors transparent.
    if PNGHeader.chunks(of: bytes).contains(where: { $0.type == Array("tRNS".utf8) }) { return nil }
  }

  /// Returns the beginning of the compressed pixels.
  func data(of bytes: [UInt8], limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    for chunk in PNGHeader.chunks(of: bytes) where chunk.type == Array("IDAT".utf8) {
      result += bytes[chunk.content]
      if result.count >= limit { break }
    }
    return result
  }

  /// The most chunks that are read.
  private static let mostChunks = 10_000

  private static func chunks(of bytes: [UInt8]) -> [(type: [UInt8], content: Range<Int>)] {
    var result: [(type: [UInt8], content: Range<Int>)] = []
    var place = 8
    while place + 12 <= bytes.count, result.count < mostChunks,
      let count = number(bytes, at: place), count <= bytes.count - place - 12
    {
      result.append((Array(bytes[(place + 4)..<(place + 8)]), (place + 8)..<(place + 8 + count)))
      place += 12 + count
    }
    return result
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    return bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
