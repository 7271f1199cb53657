import LayoutModel

/// What the layout needs to know about a view, read from the rows that hold in a size class.
struct ViewFacts: Sendable {
  var kind: ViewKind
  /// The stored frame; nil where the file gives none.
  var frame: Frame?
  var mask = AutoresizingMask()
  /// True for a view that is placed by its mask and not by constraints.
  var translatesMask = true
  var isFixedFrame = false
  var isHidden = false
  var hugging = PerAxis(250.0, 250.0)
  var compression = PerAxis(750.0, 750.0)
  var placeholder = PerAxis<IntrinsicPlaceholder>(.none, .none)
  /// The intrinsic size that the view's own code told the canvas.
  var designedSize: Size?
  var stack = StackFacts()
  /// Margins that the view gives itself.
  var margins: Insets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var followsReadableWidth = false
  var hasImage = false
  /// True for an image view with an image from the system's catalogue of symbols.
  var showsSymbol = false
  /// The name of an image view's image.
  var imageName: String?
  /// The height of the image by its width, as the document lists a symbol's.
  var symbolAspect: Double?
  var isScrollEnabled = true
  var text = TextFacts()
  var cell = CellFacts()
  var bars = SimulatedBars()
  var mac = MacFacts()
  var marks = CanvasMarks()
}

/// Keeps the many facts of a view in one place, so that nodes are cheap to hand around.
final class FactsStorage: Sendable {
  let facts: ViewFacts

  init(_ facts: ViewFacts) {
    self.facts = facts
  }
}

/// An intrinsic length that stands in for the view's own on the canvas.
enum IntrinsicPlaceholder: Sendable, Equatable {
  case none
  case length(Double)
  /// The view is said to have no intrinsic length.
  case infinite
}

/// Which parts of an axis give way when the superview's size changes.
struct AutoresizingMask: Sendable {
  var near = PerAxis(false, false)
  var size = PerAxis(false, false)
  var far = PerAxis(false, false)
}

/// The settings of a stack view.
struct StackFacts: Sendable, Equatable {
  var axis = Axis.horizontal
  /// Nil where the file gives none: fill on iOS, gravity areas on macOS.
  var distribution: Distribution?
  var alignment = Alignment.fill
  /// Nil where the file gives none: 0 on iOS, 8 on macOS.
  var spacing: Double?
  var usesStandardSpacing = false
  /// True if the gap of a vertical stack view lies between baselines.
  var spacesBaselines = false

  /// The gap between two arranged views.
  func gap(isMac: Bool) -> Double {
    usesStandardSpacing ? 8 : spacing ?? (isMac ? 8 : 0)
  }

  enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    /// Groups at the beginning, middle and end, of macOS.
    case gravityAreas
  }

  enum Alignment: String, Sendable {
    case fill, top, leading, center, bottom, trailing, firstBaseline, lastBaseline
    // macOS
    case centerX, centerY, width, height
  }
}

/// What decides how a text is drawn.
struct TextFacts: Sendable, Equatable {
  var text: String?
  var title: String?
  var userLabel: String?
  var numberOfLines = 1
  var pointSize: Double?
  var isSystemFont = true
  var textStyle: String?
  var fontName: String?
  var preferredMaxWidth: Double?
}

/// The settings of a table view and of its cells.
struct CellFacts: Sendable, Equatable {
  var rowHeight: Double?
  var separatorStyle: String?
  var accessory: String?
  var cellStyle: String?
}

/// The settings that only macOS has.
struct MacFacts: Sendable, Equatable {
  var bezelStyle: String?
  var buttonType: String?
  var borderStyle: String?
  var controlSize: String?
  var isEditable = false
  var hasImage = false
  var boxType: String?
  var hasTitle = true
  var indicatorStyle: String?
  var detachesHiddenViews = false
  /// The size of the cell's font.
  var pointSize: Double?
}

/// The marks that Interface Builder left about its own layout.
struct CanvasMarks: Sendable, Equatable {
  var isAmbiguous = false
  var isMisplaced = false
  var verifyAmbiguity: String?

  /// True if the author switched the warning off.
  var isSilenced: Bool { verifyAmbiguity == "off" }
}

/// The bars that a controller or a xib's view is shown with.
struct SimulatedBars: Sendable, Equatable {
  enum Bar: Sendable, Equatable {
    /// Left to what the segues say.
    case inferred
    case none
    case navigation
    case tab
    case tool
  }

  var top = Bar.inferred
  /// How a navigation bar at the top looks.
  var isTopTranslucent = true
  var hasTopPrompt = false
  var bottom = Bar.inferred
  /// False if the status bar is switched off.
  var hasStatusBar = true
  var isFreeform = false
  /// The screen that is simulated in place of the document's canvas.
  var screen: Size?
  var isLandscape = false
}
