/// The colors of a bitmap in a PDF file whose samples are places in a table (`Indexed`).
struct PDFPalette {
  /// The colors: red, green and blue.
  private let colors: [[UInt8]]

  /// Reads the table of a color space; nil for other color spaces, and for a table that is not a stream.
  init?(_ space: PDFValue?, of file: inout PDFFile) {
    let parts = file.resolved(space).array ?? []
    guard parts.count == 4, ["Indexed", "I"].contains(file.resolved(parts[0]).name),
      let count = PDFPalette.components(of: parts[1], file),
      let last = file.resolved(parts[2]).integer, (0...255).contains(last),
      let bytes = file.content(of: parts[3]), bytes.count >= (last + 1) * count
    else { return nil }
    let all = (0...last).compactMap { place -> [UInt8]? in
      let own = bytes.dropFirst(place * count).prefix(count).map { Double($0) / 255 }
      guard let color = VectorPath.Color(components: own, alpha: 1) else { return nil }
      let samples = [color.red, color.green, color.blue].compactMap {
        UInt8(exactly: ($0 * 255).rounded())
      }
      return samples.count == 3 ? samples : nil
    }
    guard all.count == last + 1 else { return nil }
    colors = all
  }

  private static func components(of space: PDFValue, _ file: PDFFile) -> Int? {
    let own = file.resolved(space)
    let name = own.name ?? file.resolved(own.array?.first).name
    return name == "DeviceCMYK" ? 4 : PDFBitmap.components(of: space, file)
  }

  /// Returns the samples of red, green and blue of a bitmap; nil if its content is too short or has samples of
  /// another size than 1, 2, 4 or 8 bits. A place after the end of the table has its last color.
  func samples(_ content: [UInt8], bits: Int?, width: Int, height: Int) -> [UInt8]? {
    guard let bits, [1, 2, 4, 8].contains(bits), let last = colors.last else { return nil }
    let rowLength = (width * bits + 7) / 8
    guard content.count >= rowLength * height else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let byte = Int(content[row * rowLength + column * bits / 8])
        let place = byte >> (8 - bits - column * bits % 8) & ((1 << bits) - 1)
        result += place < colors.count ? colors[place] : last
      }
    }
    return result
  }
}
