public import LayoutModel

/// A scene to draw: its views, and their frames on one or more canvases.
public struct PreviewScene: Sendable {
  /// The document's name.
  public var document: String
  /// The scene's title.
  public var title: String
  /// All loaded views, parents before their subviews, subviews back to front.
  public var views: [PreviewView]
  /// The canvases; at least one.
  public var canvases: [PreviewCanvas]
  /// Messages about parts that the canvases omit or do not show exactly.
  public var notes: [String]

  /// Creates a scene.
  public init(
    document: String,
    title: String,
    views: [PreviewView],
    canvases: [PreviewCanvas],
    notes: [String] = []
  ) {
    self.document = document
    self.title = title
    self.views = views
    self.canvases = canvases
    self.notes = notes
  }
}

/// A view to draw.
public struct PreviewView: Sendable {
  /// The view's id.
  public var id: ObjectID
  /// The element's name, such as `label`.
  public var kind: String
  /// The name in the outline.
  public var name: String
  /// The index of the superview in ``PreviewScene/views``; nil for a root.
  public var parent: Int?
  /// The rows of the view, one for each property and size class that has a value.
  public var rows: [PreviewRow]
  /// The look in each of the nine size classes, in the order of ``SizeClass/all``.
  public var looks: [PreviewLook]
  /// The indices of the effective ``rows`` in each of the nine size classes.
  public var winners: [[Int]]

  /// Creates a view.
  public init(
    id: ObjectID,
    kind: String,
    name: String,
    parent: Int?,
    rows: [PreviewRow],
    looks: [PreviewLook],
    winners: [[Int]]
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.parent = parent
    self.rows = rows
    self.looks = looks
    self.winners = winners
  }
}

/// A row of a view: the value of a property in a size class.
public struct PreviewRow: Sendable, Equatable {
  /// The stored name of the size class, such as `compact-regular`.
  public var variation: String
  /// The property's path.
  public var path: String
  /// The value, as displayed.
  public var value: String

  /// Creates a row.
  public init(variation: String, path: String, value: String) {
    self.variation = variation
    self.path = path
    self.value = value
  }
}

/// The look of a view, as far as its rows determine it.
public struct PreviewLook: Sendable, Equatable {
  /// The displayed text, if any.
  public var text: String?
  /// The font size in points.
  public var pointSize: Double
  /// The background color as `#rrggbb`; nil if there is none or it is unknown.
  public var background: String?
  /// The text color as `#rrggbb`; nil if it is unknown.
  public var foreground: String?
  /// The text alignment.
  public var alignment: Alignment
  /// True if the view is installed but hidden.
  public var isHidden: Bool

  /// The alignment of text.
  public enum Alignment: String, Sendable {
    /// At the leading edge.
    case start
    /// Centered.
    case middle
    /// At the trailing edge.
    case end
  }

  /// Creates a look.
  public init(
    text: String? = nil,
    pointSize: Double = 17,
    background: String? = nil,
    foreground: String? = nil,
    alignment: Alignment = .middle,
    isHidden: Bool = false
  ) {
    self.text = text
    self.pointSize = pointSize
    self.background = background
    self.foreground = foreground
    self.alignment = alignment
    self.isHidden = isHidden
  }
}

/// A canvas: the frames of the views in one size class on one screen.
public struct PreviewCanvas: Sendable {
  /// What a canvas represents.
  public enum Kind: String, Sendable {
    /// The document's own canvas.
    case canvas
    /// One of the nine size classes.
    case sizeClass
    /// A screen of a device.
    case device
  }

  /// What the canvas represents.
  public var kind: Kind
  /// The name of the size class or the screen.
  public var name: String
  /// The size class that determines the active rows.
  public var sizeClass: SizeClass
  /// The size in points.
  public var size: Size
  /// The frame of each of ``PreviewScene/views`` in points; nil if unknown.
  public var frames: [Frame?]
  /// The reason why each of ``PreviewScene/views`` is not in the layout; nil if it is.
  public var reasons: [String?]
  /// The findings on this canvas.
  public var findings: [PreviewFinding]

  /// Creates a canvas.
  public init(
    kind: Kind,
    name: String,
    sizeClass: SizeClass,
    size: Size,
    frames: [Frame?],
    reasons: [String?],
    findings: [PreviewFinding]
  ) {
    self.kind = kind
    self.name = name
    self.sizeClass = sizeClass
    self.size = size
    self.frames = frames
    self.reasons = reasons
    self.findings = findings
  }
}

/// A finding on a canvas.
public struct PreviewFinding: Sendable, Equatable {
  /// The kind's identifier.
  public var kind: String
  /// The severity.
  public var severity: Severity
  /// The index of the view to mark; nil if the finding is about no drawn view.
  public var view: Int?
  /// The message.
  public var message: String

  /// Creates a finding.
  public init(kind: String, severity: Severity, view: Int?, message: String) {
    self.kind = kind
    self.severity = severity
    self.view = view
    self.message = message
  }
}
