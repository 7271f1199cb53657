public import LayoutModel

/// The forms of a preview.
public enum PreviewFormat: String, CaseIterable, Sendable {
  /// One canvas as a picture of lines and text.
  case svg
  /// One canvas in pixels.
  case png
  /// All canvases as one page.
  case html
}

/// A picture or a page, and what it leaves out.
public struct Preview: Sendable, Equatable {
  /// The file: SVG and HTML in UTF-8.
  public let bytes: [UInt8]
  /// Sentences on canvases that a page leaves out, and on layouts that can't be computed.
  public let notes: [String]
}

/// What a preview shows.
public struct PreviewOptions: Sendable {
  /// The scene's id; nil for the initial one, or the first with views.
  public var scene: ObjectID?
  /// The canvas; nil for the document's own.
  public var target: LayoutTarget?
  /// True to draw views that are not installed as ghosts.
  public var showsInactive = true
  /// True to draw findings.
  public var showsFindings = true
  /// The pixels of a point in a PNG.
  public var scale = 2.0

  /// Creates the options of a preview of the document's own canvas.
  public init() {}
}
