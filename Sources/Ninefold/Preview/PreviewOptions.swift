public import LayoutModel

/// The file formats of a preview.
public enum PreviewFormat: String, CaseIterable, Sendable {
  /// One canvas or board as a vector picture.
  case svg
  /// One canvas or board as pixels.
  case png
  /// A self-contained page: all size classes of a scene, or a board that can be moved and zoomed.
  case html
}

/// A picture or a page, as the bytes of a file.
public struct Preview: Sendable, Equatable {
  /// The bytes of the file. SVG and HTML are UTF-8.
  public let bytes: [UInt8]
  /// Messages about omitted canvases and layouts that can't be computed, as sentences.
  public let notes: [String]
  /// The number of views of each kind that the picture shows in each form; empty for a page.
  public let census: [DrawnCount]
  /// The names and remarks that the picture shows and the app does not; empty for a page.
  public var annotations: [String] = []
}

/// The number of views of one kind that a picture shows in one form.
public struct DrawnCount: Sendable, Equatable {
  /// The element name of the views, such as `label`.
  public let kind: String
  /// The form, which says how faithful the drawing is.
  public let form: DrawnForm
  /// The number of views.
  public let count: Int
}

/// The options of a preview.
public struct PreviewOptions: Sendable {
  /// The scene's id; nil for ``Document/firstScene``.
  public var scene: ObjectID?
  /// The canvas; nil for the document's own.
  public var target: LayoutTarget?
  /// True to outline views that are not installed.
  public var showsInactive = true
  /// True to draw findings.
  public var showsFindings = true
  /// True to write names where the document shows nothing, such as that of the controller on an
  /// empty screen.
  public var showsAnnotations = true
  /// The appearance in which colors are shown.
  public var appearance = Appearance.light
  /// The language, text size and direction of texts.
  public var texts = TextVariant()
  /// The folders with the asset catalogs and image files of the app. The first folder that has a
  /// name wins. Nil for the folder of the nearest Xcode project above the document, or else for the
  /// document's folder. Empty to draw images as placeholders.
  public var resourceFolders: [String]?
  /// The number of pixels for each point in a PNG; other formats ignore it.
  public var scale = 2.0

  /// Creates the options of a preview of the document's own canvas.
  public init() {}
}
