public import LayoutModel

/// A scene ready to be drawn: its views, and where they lie on several canvases.
public struct PreviewScene: Sendable {
  /// The document's name.
  public var document: String
  /// What the scene is called.
  public var title: String
  /// All loaded views, parents before their subviews, subviews back to front.
  public var views: [PreviewView]
  /// The canvases; at least one.
  public var canvases: [PreviewCanvas]
  /// Sentences on what the canvases leave out or do not show as it is.
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

/// A view as it is drawn.
public struct PreviewView: Sendable {
  /// The view's id.
  public var id: ObjectID
  /// The element's name, such as `label`.
  public var kind: String
  /// The name in the outline.
  public var name: String
  /// Where the view above stands in the scene's list; nil for a root.
  public var parent: Int?
  /// The rows of the view, each class's of each property.
  public var rows: [PreviewRow]
  /// What it looks like in each of the nine classes, in the order of ``SizeClass/all``.
  public var looks: [PreviewLook]
  /// For each of the nine classes, the rows that hold there.
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

/// One row of a view: what a class says of a property.
public struct PreviewRow: Sendable, Equatable {
  /// The class, by its stored name.
  public var variation: String
  /// The property's path.
  public var path: String
  /// The value as people read it.
  public var value: String

  /// Creates a row.
  public init(variation: String, path: String, value: String) {
    self.variation = variation
    self.path = path
    self.value = value
  }
}

/// What of a view's looks its rows tell.
public struct PreviewLook: Sendable, Equatable {
  /// The text that it shows; nil for none.
  public var text: String?
  /// The size of the text in points.
  public var pointSize: Double
  /// The background as `#rrggbb`; nil where it has none or is not known.
  public var background: String?
  /// The text's color as `#rrggbb`; nil where it is not known.
  public var foreground: String?
  /// Where lines of text stand.
  public var alignment: Alignment
  /// True if the view is installed but hidden.
  public var isHidden: Bool

  /// Where lines of text stand.
  public enum Alignment: String, Sendable {
    /// At the leading edge.
    case start
    /// In the middle.
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

/// A canvas: where the views lie in one class, on one screen.
public struct PreviewCanvas: Sendable {
  /// What a canvas stands for.
  public enum Kind: String, Sendable {
    /// The document's own canvas.
    case canvas
    /// One of the nine classes.
    case sizeClass
    /// A screen of a device.
    case device
  }

  /// What it stands for.
  public var kind: Kind
  /// The class's name, or the screen's.
  public var name: String
  /// The class whose rows hold.
  public var sizeClass: SizeClass
  /// The size in points.
  public var size: Size
  /// The place of each view on the canvas; nil for views that nothing places.
  public var frames: [Frame?]
  /// Why a view is not in the layout; nil for those that are.
  public var reasons: [String?]
  /// What is wrong here.
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

/// A finding as a canvas shows it.
public struct PreviewFinding: Sendable, Equatable {
  /// The kind's identifier.
  public var kind: String
  /// How much it matters.
  public var severity: Severity
  /// The view that it is drawn at; nil if it is about nothing that is drawn.
  public var view: Int?
  /// The sentence.
  public var message: String

  /// Creates a finding.
  public init(kind: String, severity: Severity, view: Int?, message: String) {
    self.kind = kind
    self.severity = severity
    self.view = view
    self.message = message
  }
}
