package import LayoutModel

/// The colors and images that a drawing takes from the app's asset catalogs and loose files.
///
/// An implementation answers from memory or from caches. It bounds the sizes of what it returns.
package protocol DrawingResources: Sendable {
  /// Returns the color of a name; nil if there is none.
  func color(named name: String, in appearance: Appearance) -> DrawingColor?

  /// Returns the image of a name; nil if there is none or it cannot be drawn.
  ///
  /// - Parameters:
  ///   - name: The name in the document, such as `logo` or `logo.png`.
  ///   - scale: The preferred number of pixels per point, such as 2.
  func image(named name: String, scale: Double, in appearance: Appearance) -> ImageResource?
}

/// No resources.
package struct NoResources: DrawingResources {
  package init() {}

  package func color(named name: String, in appearance: Appearance) -> DrawingColor? { nil }

  package func image(
    named name: String,
    scale: Double,
    in appearance: Appearance
  ) -> ImageResource? { nil }
}

/// An image of an app.
package struct ImageResource: Sendable, Equatable {
  /// A format that viewers of SVG can show.
  package enum MediaType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case svg = "image/svg+xml"
  }

  /// The name in the document.
  package let name: String
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The format of the bytes.
  package let mediaType: MediaType
  /// The size in pixels.
  package let pixelSize: Size
  /// The number of pixels per point.
  package let scale: Double
  /// True if the image is a mask for the tint color in every place; false if in none; nil if the
  /// place decides.
  package let isTemplate: Bool?
  /// The edges that keep their size when the image is stretched, in points; nil if there are none.
  package let capInsets: Insets?
  /// The color of the upper edge; nil if it is unknown or not opaque.
  package let edge: DrawingColor?
  /// A digest of the content: different images have different digests.
  package let digest: String

  /// Creates an image.
  package init(
    name: String,
    bytes: [UInt8],
    mediaType: MediaType,
    pixelSize: Size,
    scale: Double = 1,
    isTemplate: Bool? = nil,
    capInsets: Insets? = nil,
    edge: DrawingColor? = nil
  ) {
    self.name = name
    self.bytes = bytes
    self.mediaType = mediaType
    self.pixelSize = pixelSize
    self.scale = scale
    self.isTemplate = isTemplate
    self.capInsets = capInsets
    self.edge = edge
    var hash = StableHash()
    hash.combine(bytes)
    for number in [pixelSize.width, pixelSize.height, scale] { hash.combine("\(number) ") }
    digest = String(hash.value, radix: 16)
  }

  /// The size in points.
  package var size: Size {
    let scale = scale > 0 ? scale : 1
    return Size(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }
}
