package import LayoutModel

/// An image in a drawing.
package struct PlacedImage: Sendable, Equatable {
  /// The image.
  package var resource: ImageResource
  /// The rectangle that the image fills.
  package var frame: Frame
  /// The part of the image that is shown, in points of the image; nil for all of it.
  package var source: Frame?
  /// The color that replaces the image's own colors; nil to keep them.
  package var tint: DrawingColor?

  /// Creates an image.
  package init(
    _ resource: ImageResource,
    in frame: Frame,
    source: Frame? = nil,
    tint: DrawingColor? = nil
  ) {
    self.resource = resource
    self.frame = frame
    self.source = source
    self.tint = tint
  }
}
