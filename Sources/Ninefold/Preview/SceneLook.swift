public import LayoutModel
internal import LayoutPreview

/// The appearance in which scenes are drawn, and the language, size and direction of their texts.
public struct SceneLook: Sendable, Hashable {
  /// The appearance in which colors are shown.
  public var appearance = Appearance.light
  /// The language, text size and direction of texts.
  public var texts = TextVariant()

  /// Creates the look in which Interface Builder shows documents.
  public init() {}
}

/// The colors and images that a document names, read once.
public struct SceneResources: Sendable {
  let content: DocumentResources

  /// Creates empty resources, with which images are drawn as placeholders.
  public init() {
    content = DocumentResources()
  }

  /// Finds and reads the resources of a document. They are below the folder of the nearest Xcode
  /// project or, without one, below the folder of the document.
  ///
  /// - Parameters:
  ///   - document: The document, or a part of it with its resources.
  ///   - path: The document's path.
  public init(of document: Document, at path: String) {
    content = DocumentResources(of: document, at: path, in: nil)
  }

  /// Returns the names of the colors and images that a document uses. Documents at one path with
  /// equal names have equal resources, so these can be shared.
  public static func names(of document: Document) -> [String] {
    DocumentResources.names(document, "namedColor").map { "color " + $0 }
      + DocumentResources.names(document, "image").map { "image " + $0 }
  }

  /// An image as the bytes of a file.
  public struct Image: Sendable, Equatable {
    /// The bytes of a PNG, JPEG, GIF or SVG.
    public let bytes: [UInt8]
    /// The media type, such as `image/png`.
    public let mediaType: String
  }

  /// Returns an image by the last component of its URL in a drawing; nil if there is none.
  public func image(_ name: String) -> Image? {
    content.image(withDigest: name).map {
      Image(bytes: $0.bytes, mediaType: $0.mediaType.rawValue)
    }
  }
}
