internal import Foundation
internal import PDFImages

/// The format and the size of an image file, from its first bytes.
package struct ImageHeader: Sendable, Equatable {
  /// The format of an image.
  package enum Format: String, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
    /// Graphics Interchange Format.
    case gif = "image/gif"
    /// Scalable Vector Graphics.
    case svg = "image/svg+xml"
    /// Portable Document Format; its first page.
    case pdf = "application/pdf"
  }

  /// The format. The raw value is the media type.
  package let format: Format
  /// The width: pixels of a raster image, points of a vector image.
  package let width: Double
  /// The height: pixels of a raster image, points of a vector image.
  package let height: Double

  /// True for formats that have no pixels.
  package var isVector: Bool { format == .svg || format == .pdf }

  /// Reads the header of an image; nil if the format is unknown or the size is missing, not
  /// positive or not finite.
  package init?(_ bytes: [UInt8]) {
    let size: (format: Format, width: Double, height: Double)? =
      if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
        ImageHeader.png(bytes).map { (.png, $0, $1) }
      } else if bytes.starts(with: [0xff, 0xd8]) {
        ImageHeader.jpeg(bytes).map { (.jpeg, $0, $1) }
      } else if bytes.starts(with: Array("GIF8".utf8)) {
        ImageHeader.gif(bytes).map { (.gif, $0, $1) }
      } else if bytes.starts(with: Array("%PDF".utf8)) {
        ImageHeader.pdf(bytes).map { (.pdf, $0, $1) }
      } else {
        ImageHeader.svg(bytes).map { (.svg, $0, $1) }
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    (format, width, height) = size
  }

  // MARK: - Raster formats

  /// The size in the IHDR chunk, which is the first one.
  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let width = number(bytes, at: 16, 4), let height = number(bytes, at: 20, 4) else {
      return nil
    }
    return (width, height)
  }

  /// Returns the size in the first frame header.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    var place = 2
    while let marker = number(bytes, at: place, 2), marker >= 0xff00 {
      let isFrame =
        (0xffc0...0xffcf).contains(marker) && ![0xffc4, 0xffc8, 0xffcc].contains(marker)
      if isFrame {
        guard let height = number(bytes, at: place + 5, 2),
          let width = number(bytes, at: place + 7, 2)
        else { return nil }
        return (width, height)
      }
      guard let length = number(bytes, at: place + 2, 2).flatMap({ Int(exactly: $0) }), length >= 2
      else { return nil }
      place += 2 + length
    }
    return nil
  }

  private static func gif(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 10 else { return nil }
    let pair = bytes.dropFirst(6).prefix(4).map(Double.init)
    return (pair[0] + pair[1] * 256, pair[2] + pair[3] * 256)
  }

  /// Returns a number of some bytes, most significant first; nil if the bytes are missing.
  private static func number(_ bytes: [UInt8], at place: Int, _ count: Int) -> Double? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    return bytes.dropFirst(place).prefix(count).reduce(0) { $0 * 256 + Double($1) }
  }

  // MARK: - Vector formats

  /// Returns the first page box in the text of the file, or else that of the page, whose objects can be compressed.
  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    for name in ["/CropBox", "/MediaBox"] {
      guard let start = text.range(of: name)?.upperBound else { continue }
      let numbers = text[start...].prefix(200)
        .drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      if numbers.count == 4 { return (numbers[2] - numbers[0], numbers[3] - numbers[1]) }
    }
    return VectorImage(pdf: bytes).map { ($0.width, $0.height) }
  }

  /// Returns the size in the attributes of the `svg` element, or its view box.
  private static func svg(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg")?.upperBound else { return nil }
    let tag = text[start...].prefix { $0 != ">" }
    func attribute(_ name: String) -> Substring? {
      var rest = tag[...]
      while let found = rest.range(of: name) {
        let before = tag[..<found.lowerBound].last ?? " "
        let after = rest[found.upperBound...].drop(while: \.isWhitespace)
        rest = rest[found.upperBound...]
        guard before.isWhitespace, after.first == "=" else { continue }
        let value = after.dropFirst().drop(while: \.isWhitespace)
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return value.dropFirst().prefix { $0 != quote }
      }
      return nil
    }
    func length(_ name: String) -> Double? {
      guard let text = attribute(name), !text.hasSuffix("%") else { return nil }
      return Double(text.prefix { $0.isNumber || $0 == "." })
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = (attribute("viewBox") ?? "").split { $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    return box.count == 4 ? (box[2], box[3]) : nil
  }
}
