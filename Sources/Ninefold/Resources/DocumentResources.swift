internal import LayoutModel
internal import LayoutPreview
internal import PDFImages

/// The colors and images that a document names, read from an app's resources.
///
/// They are read once, so that drawing touches no files.
struct DocumentResources: DrawingResources {
  /// The maximum number of bytes of one image. Larger ones would make pages slow.
  static let maximumBytes = 4 << 20
  /// The maximum number of bytes of all images of a document.
  static let maximumTotal = 32 << 20
  /// The maximum number of pixels of an image: 4,096 by 4,096.
  static let maximumPixels = 16_777_216.0

  private var colors: [Appearance: [String: DrawingColor]] = [:]
  private var images: [Appearance: [String: ImageResource]] = [:]
  /// The images that can't be drawn, with the reasons, in the order of their names.
  private(set) var notes: [String] = []
  private var total = 0
  private var largest = maximumBytes

  /// Creates no resources.
  init() {}

  /// Finds and reads the resources of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: The document's name, which is its path if it is in a file.
  ///   - folders: The folders to search; nil for those of the app to which the document belongs.
  ///   - largest: The maximum number of bytes of an image.
  init(
    of document: Document,
    at path: String,
    in folders: [String]?,
    largest: Int = DocumentResources.maximumBytes
  ) {
    if folders == [] {
      self.init()
      return
    }
    let isNeeded = ["image", "namedColor"].contains { !Self.names(document, $0).isEmpty }
    guard isNeeded else {
      self.init()
      return
    }
    let app = folders.map { AppResources(in: $0, nearestTo: path) } ?? AppResources(near: path)
    self.init(of: document, from: app, largest: largest)
    notes += app.problems.map(\.description)
  }

  /// Reads the resources of a document.
  ///
  /// - Parameters:
  ///   - document: The document, whose `resources` element lists the names.
  ///   - app: The app's resources.
  ///   - largest: The maximum number of bytes of an image.
  init(of document: Document, from app: AppResources, largest: Int) {
    self.largest = largest
    let platform = document.platform
    let idiom: String? = platform == .macOS ? "mac" : nil
    for name in Self.names(document, "namedColor") {
      for appearance in Appearance.allCases {
        let condition = AssetCondition(isDark: appearance == .dark, idiom: idiom)
        if let color = app.color(named: name, for: condition) {
          colors[appearance, default: [:]][name] = Self.color(color, appearance, platform)
        }
      }
    }
    for name in Self.names(document, "image") {
      if let image = app.image(named: name) {
        add(image, name, idiom: idiom)
      } else if platform == .macOS {
        addIcon(app.icons(named: name), name, document)
      }
    }
  }

  /// True if there are no images.
  var isEmpty: Bool { images.isEmpty }

  /// Returns the image with a digest; nil if there is none.
  func image(withDigest digest: String) -> ImageResource? {
    for images in images.values {
      if let image = images.values.first(where: { $0.digest == digest }) { return image }
    }
    return nil
  }

  func color(named name: String, in appearance: Appearance) -> DrawingColor? {
    colors[appearance]?[name]
  }

  func image(
    named name: String,
    scale: Double,
    in appearance: Appearance
  ) -> ImageResource? {
    images[appearance]?[name]
  }

  // MARK: - Reading

  /// Returns the names of the document's resources of a kind, without those of the system, in byte order.
  static func names(_ document: Document, _ kind: String) -> [String] {
    let objects = document.objects
    // Access by index, because a closure would copy each object.
    let own = objects.indices.lazy.filter { index in
      objects[index].role == .resource && objects[index].kind == kind
        && objects[index].attribute("catalog") == nil
    }
    return Set(own.compactMap { objects[$0].attribute("name") }).sorted()
  }

  private static func color(
    _ color: AssetColor,
    _ appearance: Appearance,
    _ platform: Platform
  ) -> DrawingColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      DrawingColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      DrawingColor(system: name, on: platform, in: appearance)
    }
  }

  private mutating func add(_ image: ImageAsset, _ name: String, idiom: String?) {
    var files: [String: ImageResource?] = [:]
    for appearance in Appearance.allCases {
      let condition = AssetCondition(isDark: appearance == .dark, idiom: idiom)
      let variants = image.variants(for: condition)
      guard let best = variants.first else { continue }
      // Most images have one file for both appearances.
      let resource = files[best.file] ?? resource(of: image, variants, name)
      files[best.file] = .some(resource)
      images[appearance, default: [:]][name] = resource
    }
  }

  /// Adds the first of some icons that has files for macOS, in the size that the document stores for it.
  private mutating func addIcon(_ icons: [AppIcon], _ name: String, _ document: Document) {
    for icon in icons {
      do throws(AssetContents.Unreadable) {
        guard let image = try icon.image() else { continue }
        add(image, name, idiom: "mac")
      } catch {
        notes.append("The icon in \(icon.path) is not drawn: \(error.reason).")
        continue
      }
      let width = Self.storedWidth(of: name, in: document)
      for appearance in Appearance.allCases {
        guard let own = images[appearance]?[name], let width else { continue }
        images[appearance]?[name] = ImageResource(
          name: name,
          bytes: own.bytes,
          mediaType: own.mediaType,
          pixelSize: own.pixelSize,
          scale: own.pixelSize.width / width
        )
      }
      return
    }
  }

  /// Returns the width in points that a document stores for an image; nil if it stores none.
  private static func storedWidth(of image: String, in document: Document) -> Double? {
    let index = document.objects.indices.first { index in
      document.objects[index].role == .resource && document.objects[index].kind == "image"
        && document.objects[index].attribute("name") == image
    }
    let width = index.flatMap { document.objects[$0].attribute("width") }.flatMap(Double.init)
    return width.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
  }

  /// Reads the best file that can be drawn, such as one of fewer pixels if another is too large.
  private mutating func resource(
    of image: ImageAsset,
    _ variants: [ImageAsset.Variant],
    _ name: String
  ) -> ImageResource? {
    var reason: String?
    for variant in variants {
      do throws(Unusable) {
        return try read(variant, name, isTemplate: image.isTemplate)
      } catch {
        reason = reason ?? error.reason
      }
    }
    if let reason { notes.append("The image \(name) is not drawn: \(reason).") }
    return nil
  }

  /// The reason why an image can't be drawn.
  private struct Unusable: Error {
    let reason: String
  }

  private mutating func read(
    _ variant: ImageAsset.Variant,
    _ name: String,
    isTemplate: Bool
  ) throws(Unusable) -> ImageResource {
    let bytes: [UInt8]
    do throws(NinefoldError) {
      bytes = try RegularFile.bytes(of: variant.file)
    } catch {
      throw Unusable(reason: "\(error)")
    }
    let header = ImageHeader(bytes)
    // What is drawn of a PDF has a limit of its own.
    let most = header?.format == .pdf ? DocumentResources.maximumBytes : largest
    guard bytes.count <= most, bytes.count <= DocumentResources.maximumTotal - total else {
      throw Unusable(reason: "its file has \(bytes.count) bytes, too many for a picture")
    }
    guard let header else {
      throw Unusable(reason: "the format of \(variant.file) is unknown")
    }
    guard header.width * header.height <= DocumentResources.maximumPixels else {
      throw Unusable(reason: "it has too many pixels")
    }
    if header.format == .svg, SVGEntities.areRefused(bytes) {
      throw Unusable(reason: "its SVG has entities that refer to files or to other entities")
    }
    total += bytes.count
    return try resource(bytes, header, variant, name, isTemplate: isTemplate)
  }

  /// Returns true for a bitmap of a PDF whose own header has no more pixels than an image may have.
  private static func isDrawable(_ picture: VectorPicture) -> Bool {
    guard picture.format == .jpeg else { return true }
    guard let header = ImageHeader(picture.bytes), header.format == .jpeg else { return false }
    return header.width * header.height <= maximumPixels
  }

  private mutating func resource(
    _ bytes: [UInt8],
    _ header: ImageHeader,
    _ variant: ImageAsset.Variant,
    _ name: String,
    isTemplate: Bool
  ) throws(Unusable) -> ImageResource {
    var (content, type) = (bytes, ImageResource.MediaType(rawValue: header.format.rawValue))
    var size = Size(width: header.width, height: header.height)
    if header.format == .pdf {
      guard let image = VectorImage(pdf: bytes) else {
        throw Unusable(reason: "its PDF has nothing that can be drawn")
      }
      guard image.pictures.allSatisfy(DocumentResources.isDrawable) else {
        throw Unusable(reason: "a bitmap in its PDF has too many pixels")
      }
      content = Array(image.svg(base64: Base64.padded).utf8)
      guard content.count <= largest else {
        throw Unusable(
          reason: "the content of its PDF has \(content.count) bytes, too many for a picture"
        )
      }
      if !image.isComplete {
        notes.append(
          "The image \(name) is drawn in part: its PDF has text, masks or unusual colors, or too many paths."
        )
      }
      type = .svg
      size = Size(width: image.width, height: image.height)
    }
    guard let type else { throw Unusable(reason: "its format can't be drawn") }
    return ImageResource(
      name: name,
      bytes: content,
      mediaType: type,
      pixelSize: size,
      scale: header.isVector ? 1 : variant.scale ?? 1,
      isTemplate: isTemplate ? true : nil,
      capInsets: variant.capInsets?.divided(by: header.isVector ? 1 : variant.scale ?? 1),
      edge: DocumentResources.edge(of: content, header)
    )
  }

  /// The width in pixels from which on an image can be behind the status bar.
  private static let wide = 300.0

  /// Returns the color of the upper edge of a wide PNG; nil for others.
  private static func edge(of bytes: [UInt8], _ header: ImageHeader) -> DrawingColor? {
    guard header.format == .png, header.width >= wide else { return nil }
    return PNGEdge.color(of: bytes).map {
      DrawingColor(red: $0.red, green: $0.green, blue: $0.blue)
    }
  }
}

extension Insets {
  /// Returns the insets in points, from pixels.
  fileprivate func divided(by scale: Double) -> Insets {
    guard scale > 0 else { return self }
    return Insets(
      top: top / scale,
      left: left / scale,
      bottom: bottom / scale,
      right: right / scale
    )
  }
}
