import LayoutModel

/// The properties of a view that affect layout, read from the rows that apply in a size class.
struct ViewFacts: Sendable {
  var kind: ViewKind
  /// The stored frame; nil if the file has none.
  var frame: Frame?
  var mask = AutoresizingMask()
  /// True if the autoresizing mask, not constraints, positions the view.
  var translatesMask = true
  var isFixedFrame = false
  var isHidden = false
  /// True for an activity indicator that is hidden while it does not turn.
  var hidesWhenStopped = false
  /// True for an activity indicator that turns.
  var isAnimating = false
  var hugging = PerAxis(250.0, 250.0)
  var compression = PerAxis(750.0, 750.0)
  var placeholder = PerAxis<IntrinsicPlaceholder>(.none, .none)
  /// The intrinsic content size that the view's own code reported to the canvas.
  var designedSize: Size?
  var stack = StackFacts()
  /// The layout margins stored for the view.
  var margins: Insets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var followsReadableWidth = false
  var hasImage = false
  /// True for a button with an image behind its title.
  var hasBackgroundImage = false
  /// True for a button with a configuration.
  var hasConfiguration = false
  /// True for an image view with a system symbol image.
  var showsSymbol = false
  /// True for an image view or a button whose image element refers to a system symbol.
  var refersToSymbol = false
  /// True for an image view with a system symbol, or a button whose image element refers to one.
  var hasSymbol: Bool { showsSymbol || refersToSymbol }
  /// The name of the image of an image view or a button.
  var imageName: String?
  /// The size of that image in the document's image list. For a symbol, the list has only the right
  /// proportions.
  var imageSize: Size?
  /// The height of a symbol image divided by its width.
  var symbolAspect: Double? { hasSymbol ? imageSize.map { $0.height / $0.width } : nil }
  /// The weight of an image view's symbol, such as `bold`.
  var symbolWeight: String?
  /// The scale of the symbol to which an image view's image element refers, such as `large`.
  var referredScale: String?
  /// The scale of an image view's symbol configuration.
  var configuredScale: String?
  /// The scale of an image view's symbol. That of the image element wins (8 of 8 views of 3 apps).
  var symbolScale: String? { referredScale ?? configuredScale }
  /// The font to which the symbol of an image view is fitted.
  var symbolText = TextFacts()
  var isScrollEnabled = true
  var text = TextFacts()
  var cell = CellFacts()
  var bars = SimulatedBars()
  var mac = MacFacts()
  var marks = CanvasMarks()
}

/// Shared storage of a view's facts, so that nodes are cheap to copy.
final class FactsStorage: Sendable {
  let facts: ViewFacts

  init(_ facts: ViewFacts) {
    self.facts = facts
  }
}

/// A placeholder for a view's own intrinsic length on the canvas.
enum IntrinsicPlaceholder: Sendable, Equatable {
  case none
  case length(Double)
  /// The view has no intrinsic length.
  case infinite
}

/// The parts of each axis that are flexible when the superview's size changes.
struct AutoresizingMask: Sendable {
  var near = PerAxis(false, false)
  var size = PerAxis(false, false)
  var far = PerAxis(false, false)
}

/// The settings of a stack view.
struct StackFacts: Sendable, Equatable {
  var axis = Axis.horizontal
  /// Nil if the file has none: fill on iOS, gravity areas on macOS.
  var distribution: Distribution?
  var alignment = Alignment.fill
  /// Nil if the file has none: 0 on iOS, 8 on macOS.
  var spacing: Double?
  var usesStandardSpacing = false
  /// True if a vertical stack view measures its gaps between baselines.
  var spacesBaselines = false

  /// Returns the gap between two arranged views, in points.
  func gap(isMac: Bool) -> Double {
    usesStandardSpacing ? 8 : spacing ?? (isMac ? 8 : 0)
  }

  enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    /// Groups at the beginning, middle and end; macOS only.
    case gravityAreas
  }

  enum Alignment: String, Sendable {
    case fill, top, leading, center, bottom, trailing, firstBaseline, lastBaseline
    // macOS
    case centerX, centerY, width, height
  }
}

/// The properties that determine how a text is drawn.
struct TextFacts: Sendable, Equatable {
  var text: String?
  var title: String?
  var numberOfLines = 1
  var pointSize: Double?
  var isSystemFont = true
  /// True if the font is bold by its type, weight, style or name.
  var isBold = false
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

/// The settings that exist only on macOS.
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
  /// The font size of the control's cell.
  var pointSize: Double?
}

/// The marks that Interface Builder saved about its own layout.
struct CanvasMarks: Sendable, Equatable {
  var isAmbiguous = false
  var isMisplaced = false
  var verifyAmbiguity: String?

  /// True if the author turned Interface Builder's ambiguity warning off.
  var isSuppressed: Bool { verifyAmbiguity == "off" }
}

/// The simulated bars of a controller or a xib's view.
struct SimulatedBars: Sendable, Equatable {
  enum Bar: Sendable, Equatable {
    /// Inferred from the segues.
    case inferred
    case none
    case navigation
    case tab
    case tool
  }

  var top = Bar.inferred
  /// Whether a navigation bar at the top is translucent.
  var isTopTranslucent = true
  var hasTopPrompt = false
  var bottom = Bar.inferred
  /// False if the status bar is hidden.
  var hasStatusBar = true
  var isFreeform = false
  /// The simulated screen, which replaces the document's canvas.
  var screen: Size?
  var isLandscape = false
}
