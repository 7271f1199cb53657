public import LayoutModel

/// The file formats of a preview.
public enum PreviewFormat: String, CaseIterable, Sendable {
  /// One canvas as a vector picture.
  case svg
  /// One canvas as pixels.
  case png
  /// All canvases on one page.
  case html
}

/// A picture or a page.
public struct Preview: Sendable, Equatable {
  /// The bytes of the file. SVG and HTML are UTF-8.
  public let bytes: [UInt8]
  /// Notes about omitted canvases and layouts that can't be computed.
  public let notes: [String]
  /// How many views of each kind a picture shows in which form; empty for a page.
  public let census: [DrawnCount]
  /// The names and remarks in a picture that the app does not show; empty for a page.
  public var annotations: [String] = []
}

/// The number of views of a kind that are drawn in a form.
public struct DrawnCount: Sendable, Equatable {
  /// The name of the element, such as `label`.
  public let kind: String
  /// The form.
  public let form: DrawnForm
  /// The number of views.
  public let count: Int
}

/// The options of a preview.
public struct PreviewOptions: Sendable {
  /// The scene's id; nil for the initial scene if it has views, or else the first scene with views.
  public var scene: ObjectID?
  /// The canvas; nil for the document's own.
  public var target: LayoutTarget?
  /// True to outline views that are not installed.
  public var showsInactive = true
  /// True to draw findings.
  public var showsFindings = true
  /// True to name what the document does not show, such as the controller of an empty screen.
  public var showsAnnotations = true
  /// The appearance in which colors are shown.
  public var appearance = Appearance.light
  /// The language, text size and direction of texts.
  public var texts = TextVariant()
  /// The folders whose asset catalogs and image files are drawn, in the order of precedence. Nil for
  /// the folder of the nearest Xcode project above the document, or else for the document's folder.
  /// Empty to draw images as placeholders.
  public var resourceFolders: [String]?
  /// The number of pixels for each point in a PNG.
  public var scale = 2.0

  /// Creates the options of a preview of the document's own canvas.
  public init() {}
}
