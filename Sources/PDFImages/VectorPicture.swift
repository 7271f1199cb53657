/// A bitmap of a ``VectorImage``.
public struct VectorPicture: Sendable, Equatable {
  /// A file format that browsers show.
  public enum Format: String, Sendable {
    /// The pixels, with their opacity.
    case png
    /// The file as it is in the PDF file.
    case jpeg
  }

  /// The format of the bytes.
  public let format: Format
  /// The bytes of the bitmap's file.
  public let bytes: [UInt8]
  /// The opacity of each pixel of a JPEG, as a gray PNG; nil if all are opaque.
  public let mask: [UInt8]?
  /// The opacity of the whole.
  public let opacity: Double
  /// The number of ``VectorImage/paths`` below the bitmap.
  public let position: Int
  /// The indices of the ``VectorImage/clips`` outside which nothing is drawn, outermost first.
  public let clips: [Int]
  /// The transform from the unit square, with the y axis down, to the image's coordinates.
  let transform: Transform

  /// Returns the bitmap as elements of SVG.
  ///
  /// - Parameters:
  ///   - number: The number of the bitmap in the image, which names its mask.
  ///   - base64: Encodes bytes.
  func element(_ number: Int, base64: ([UInt8]) -> String) -> String {
    func image(_ bytes: [UInt8], _ format: Format, _ attributes: String) -> String {
      "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\"\(attributes)"
        + " xlink:href=\"data:image/\(format.rawValue);base64,\(base64(bytes))\"/>"
    }
    var group = "<g transform=\"\(transform.svg)\""
    if opacity < 1 { group += " opacity=\"\(SVGNumber.text(opacity))\"" }
    guard let mask else { return group + ">" + image(bytes, format, "") + "</g>" }
    let shape =
      "<mask id=\"m\(number)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
      + image(mask, .png, "") + "</mask>"
    return group + ">" + shape + image(bytes, format, " mask=\"url(#m\(number))\"") + "</g>"
  }
}
