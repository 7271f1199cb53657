internal import LayoutModel

/// The definitions that the elements of a drawing refer to.
struct SVGDefinitions {
  private var clips: [Clip] = []
  private var knownClips: Set<Clip> = []
  private var tints: [DrawingColor] = []
  private var resources: [(id: String, image: ImageResource)] = []
  /// The folder of the images' URLs, which end with a digest of the image; nil to include the bytes.
  private let imageFolder: String?

  init(imageFolder: String? = nil) {
    self.imageFolder = imageFolder
  }

  /// Returns the id of a clip.
  mutating func id(of clip: Clip) -> String {
    if knownClips.insert(clip).inserted { clips.append(clip) }
    return SVGDefinitions.id(clip)
  }

  /// Returns the id of the filter that gives an image a single color.
  mutating func id(ofTint color: DrawingColor) -> String {
    if !tints.contains(color) { tints.append(color) }
    return SVGDefinitions.id(color)
  }

  /// Returns the id of an image.
  mutating func id(of image: ImageResource) -> String {
    if let known = resources.first(where: { $0.image.digest == image.digest }) { return known.id }
    let id = "image_" + image.digest
    resources.append((id, image))
    return id
  }

  /// The `defs` element; empty if there are no definitions.
  func element(includesImages: Bool) -> String {
    let content =
      clips.map(SVGDefinitions.element).joined() + tints.map(SVGDefinitions.element).joined()
      + (includesImages ? images : "")
    return content.isEmpty ? "" : "<defs>\(content)</defs>\n"
  }

  /// The definitions of the images.
  var images: String { imagesByID.map(\.definition).joined() }

  /// The definitions of the images with their ids, in the order of their first use.
  var imagesByID: [(id: String, definition: String)] {
    resources.map { id, image in (id, element(image, id)) }
  }

  // MARK: - Single definitions

  private func element(_ image: ImageResource, _ id: String) -> String {
    let url =
      imageFolder.map { $0 + image.digest }
      ?? "data:\(image.mediaType.rawValue);base64,\(Base64.padded(image.bytes))"
    return "<image id=\"\(id)\" width=\"\(Markup.number(image.size.width))\""
      + " height=\"\(Markup.number(image.size.height))\" preserveAspectRatio=\"none\""
      + " href=\"\(Markup.escaped(url))\"/>"
  }

  private static func element(_ clip: Clip) -> String {
    let (frame, radius) = (clip.frame, clip.radius)
    let limit = max(0, min(frame.width, frame.height) / 2)
    return "<clipPath id=\"\(id(clip))\"><rect x=\"\(Markup.number(frame.x))\""
      + " y=\"\(Markup.number(frame.y))\" width=\"\(Markup.number(max(0, frame.width)))\""
      + " height=\"\(Markup.number(max(0, frame.height)))\""
      + (radius > 0 ? " rx=\"\(Markup.number(min(radius, limit)))\"" : "") + "/></clipPath>"
  }

  private static func element(_ tint: DrawingColor) -> String {
    "<filter id=\"\(id(tint))\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
      + "<feFlood flood-color=\"\(tint.hex)\" flood-opacity=\"\(Markup.number(tint.alpha))\"/>"
      + "<feComposite in2=\"SourceGraphic\" operator=\"in\"/></filter>"
  }

  // MARK: - Ids

  private static func id(_ clip: Clip) -> String {
    let frame = clip.frame
    return "clip"
      + [frame.x, frame.y, frame.width, frame.height, clip.radius]
      .map { "_" + Markup.number($0) }.joined()
  }

  private static func id(_ tint: DrawingColor) -> String {
    "tint_\(tint.hex.dropFirst())_\(Markup.number(tint.alpha))"
  }
}
