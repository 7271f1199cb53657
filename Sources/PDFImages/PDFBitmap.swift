/// The pixels of a bitmap in a PDF file.
struct PDFBitmap {
  let width: Int
  let height: Int
  /// The components of each pixel: one for gray, three for red, green and blue.
  let components: Int
  let samples: [UInt8]

  private static let maximumPixels = 4_000_000

  /// Reads a bitmap; nil if its pixels are packed or colored in a way that isn't known, or if they
  /// are too many.
  init?(_ object: PDFValue?, of file: inout PDFFile) {
    let members = file.dictionary(object)
    let bits = file.resolved(members["BitsPerComponent"]).integer
    guard let size = PDFBitmap.size(members, file), file.resolved(members["ImageMask"]) == .null
    else { return nil }
    let hasDecode = file.resolved(members["Decode"]) != .null
    (width, height) = size
    if let palette = PDFPalette(members["ColorSpace"], of: &file) {
      // Some programs write the values that are valid without them.
      let usual = bits.map { [0, Double(1 << min(max($0, 0), 8)) - 1] }
      guard !hasDecode || file.numbers(members["Decode"]) == usual,
        let content = file.content(of: object),
        let samples = palette.samples(content, bits: bits, width: width, height: height)
      else { return nil }
      (components, self.samples) = (3, samples)
      return
    }
    guard !hasDecode, let components = PDFBitmap.components(of: members["ColorSpace"], file),
      let content = file.content(of: object)
    else { return nil }
    self.components = components
    let count = width * height * components
    switch bits {
    case 8:
      guard content.count >= count else { return nil }
      samples = Array(content.prefix(count))
    case 1 where components == 1:
      let rowLength = (width + 7) / 8
      guard content.count >= rowLength * height else { return nil }
      let rowWidth = width
      samples = (0..<count).map { place in
        let (row, column) = (place / rowWidth, place % rowWidth)
        let byte = content[row * rowLength + column / 8]
        return byte & (0x80 >> UInt8(truncatingIfNeeded: column % 8)) == 0 ? 0 : 255
      }
    default: return nil
    }
  }

  /// Returns the width and height; nil if they are missing, zero or too large.
  static func size(_ members: [String: PDFValue], _ file: PDFFile) -> (Int, Int)? {
    guard let width = file.resolved(members["Width"]).integer,
      let height = file.resolved(members["Height"]).integer,
      (1...maximumPixels).contains(width), (1...maximumPixels).contains(height),
      width * height <= maximumPixels
    else { return nil }
    return (width, height)
  }

  /// Returns the number of components of a color space; nil for others than gray and RGB.
  static func components(of space: PDFValue?, _ file: PDFFile) -> Int? {
    let space = file.resolved(space)
    switch space.name ?? file.resolved(space.array?.first).name {
    case "DeviceGray", "CalGray": return 1
    case "DeviceRGB", "CalRGB": return 3
    case "ICCBased":
      let profile = file.dictionary(space.array?.dropFirst().first)
      let count = file.resolved(profile["N"]).integer
      return count == 1 || count == 3 ? count : nil
    default: return nil
    }
  }

  /// Returns the bitmap as a PNG file, whose pixels have the opacity of a gray bitmap.
  func png(opacity: PDFBitmap?) -> [UInt8] {
    let isOpaque = opacity == nil
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * (components + 1) + 1))
    for row in 0..<height {
      rows.append(0)
      for column in 0..<width {
        let start = (row * width + column) * components
        rows += samples[start..<start + components]
        if let opacity { rows.append(opacity.gray(column, row, in: (width, height))) }
      }
    }
    let type: UInt8 = components == 1 ? (isOpaque ? 0 : 4) : (isOpaque ? 2 : 6)
    return PNGFile.bytes(width: width, height: height, colorType: type, rows: rows)
  }

  /// Returns the gray at a place of another bitmap, which may have another size.
  private func gray(_ column: Int, _ row: Int, in size: (width: Int, height: Int)) -> UInt8 {
    let (x, y) = (column * width / size.width, row * height / size.height)
    return samples[(y * width + x) * components]
  }
}
