package import LayoutModel

/// A scene to draw: its views, and their frames on one or more canvases.
package struct PreviewScene: Sendable {
  /// The document's name.
  package var document: String
  /// The scene's title.
  package var title: String
  /// All objects of the scene.
  package var objects: SceneObjects
  /// The colors and images.
  package var palette: Palette
  /// The version of Interface Builder that saved the document; 0 if unknown.
  package var toolsVersion: Int
  /// The class of the controller or view that the scene shows, such as `Navigation Controller`.
  package var subject: String
  /// True if ``subject`` names more than the kind of controller.
  package var subjectTells: Bool
  /// Details of the scene, such as its identifier or its file.
  package var details: [String]
  /// All loaded views, parents before their subviews, subviews back to front.
  package var views: [PreviewView]
  /// The canvases; at least one.
  package var canvases: [PreviewCanvas]
  /// Messages about parts that the canvases omit or do not show exactly.
  package var notes: [String]

  /// Creates a scene.
  package init(
    document: String,
    title: String,
    objects: SceneObjects,
    palette: Palette,
    toolsVersion: Int = 0,
    subject: String = "",
    subjectTells: Bool = true,
    details: [String] = [],
    views: [PreviewView],
    canvases: [PreviewCanvas],
    notes: [String] = []
  ) {
    self.document = document
    self.title = title
    self.objects = objects
    self.palette = palette
    self.toolsVersion = toolsVersion
    self.subject = subject
    self.subjectTells = subjectTells
    self.details = details
    self.views = views
    self.canvases = canvases
    self.notes = notes
  }
}

/// A view to draw.
package struct PreviewView: Sendable {
  /// The view's id.
  package var id: ObjectID
  /// The element's name, such as `label`.
  package var kind: String
  /// The name in the outline.
  package var name: String
  /// The index of the superview in ``PreviewScene/views``; nil for a root.
  package var parent: Int?
  /// The rows of the view, one for each property and size class that has a value.
  package var rows: [PreviewRow]
  /// The indices of the effective ``rows`` in each of the nine size classes.
  package var winners: [[Int]]
  /// The app's own class of the controller that shows the view and its subviews; nil for the class
  /// of the superview's controller, and for a class of the system.
  package var controllerClass: String?
  /// The name of that controller: its class, or else what the document calls it; nil for the name of
  /// the superview's controller.
  package var controllerName: String?
  /// A detail of that controller, such as its title; nil without one.
  package var controllerDetail: String?

  /// True for a stand-in for the view of a controller that the document lacks.
  package var isPlaceholder: Bool
  /// The appearance that the window around the view has for itself; nil for that of the picture.
  package var windowAppearance: Appearance?

  /// Creates a view.
  package init(
    id: ObjectID,
    kind: String,
    name: String,
    parent: Int?,
    rows: [PreviewRow],
    winners: [[Int]],
    controllerClass: String? = nil,
    controllerName: String? = nil,
    controllerDetail: String? = nil,
    isPlaceholder: Bool = false,
    windowAppearance: Appearance? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.parent = parent
    self.rows = rows
    self.winners = winners
    self.controllerClass = controllerClass
    self.controllerName = controllerName
    self.controllerDetail = controllerDetail
    self.isPlaceholder = isPlaceholder
    self.windowAppearance = windowAppearance
  }
}

/// A row of a view: the value of a property in a size class.
package struct PreviewRow: Sendable, Equatable {
  /// The stored name of the size class, such as `compact-regular`.
  package var variation: String
  /// The property's path.
  package var path: String
  /// The value, as displayed.
  package var value: String

  /// Creates a row.
  package init(variation: String, path: String, value: String) {
    self.variation = variation
    self.path = path
    self.value = value
  }
}

/// A canvas: the frames of the views in one size class on one screen.
package struct PreviewCanvas: Sendable {
  /// The kind of a canvas.
  package enum Kind: String, Sendable {
    /// The document's own canvas.
    case canvas
    /// One of the nine size classes.
    case sizeClass
    /// A screen of a device.
    case device
  }

  /// The kind of the canvas.
  package var kind: Kind
  /// The name of the size class or the screen.
  package var name: String
  /// The size class that determines the active rows.
  package var sizeClass: SizeClass
  /// The size in points.
  package var size: Size
  /// The frame of each of ``PreviewScene/views`` in points; nil if unknown.
  package var frames: [Frame?]
  /// The reason why each of ``PreviewScene/views`` is not in the layout; nil if it is.
  package var reasons: [String?]
  /// The findings on this canvas.
  package var findings: [PreviewFinding]
  /// The distances in points by which bars move the contents of scroll views and of navigation bars
  /// down, by the index of the view. ``frames`` include them.
  package var contentInsets: [Int: Double]
  /// True if text runs from right to left, so that leading is right.
  package var isRightToLeft: Bool
  /// The parts of the picture that are whole screens of a phone or tablet.
  package var screens: [PreviewScreen]

  /// Creates a canvas.
  package init(
    kind: Kind,
    name: String,
    sizeClass: SizeClass,
    size: Size,
    frames: [Frame?],
    reasons: [String?],
    findings: [PreviewFinding],
    contentInsets: [Int: Double] = [:],
    isRightToLeft: Bool = false,
    screens: [PreviewScreen] = []
  ) {
    self.kind = kind
    self.name = name
    self.sizeClass = sizeClass
    self.size = size
    self.frames = frames
    self.reasons = reasons
    self.findings = findings
    self.contentInsets = contentInsets
    self.isRightToLeft = isRightToLeft
    self.screens = screens
  }
}

/// A screen of a phone or tablet, with what the system draws at its edges.
package struct PreviewScreen: Sendable, Equatable {
  /// The place in the picture.
  package var frame: Frame
  /// The height of the status bar in points; 0 if it is hidden.
  package var statusBar: Double
  /// The height reserved for the home indicator; 0 on devices with a button.
  package var homeIndicator: Double
  /// True for a phone with a notch or island, which parts the status bar.
  package var hasNotch: Bool

  /// Creates a screen.
  package init(frame: Frame, statusBar: Double, homeIndicator: Double = 0, hasNotch: Bool = false) {
    self.frame = frame
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.hasNotch = hasNotch
  }
}

/// A finding on a canvas.
package struct PreviewFinding: Sendable, Equatable {
  /// The kind's identifier.
  package var kind: String
  /// The severity.
  package var severity: Severity
  /// The index of the view to mark; nil if the finding is about no drawn view.
  package var view: Int?
  /// The message.
  package var message: String

  /// Creates a finding.
  package init(kind: String, severity: Severity, view: Int?, message: String) {
    self.kind = kind
    self.severity = severity
    self.view = view
    self.message = message
  }
}
