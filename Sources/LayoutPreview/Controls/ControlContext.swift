internal import LayoutModel

/// The inputs of the drawing of a view.
struct ControlContext {
  /// The view's object.
  let object: LayoutObject
  /// Its values in the size class.
  let values: LookValues
  /// Its size in points.
  let size: Size
  /// The values that all views of the scene share.
  let surroundings: Surroundings
  /// The values that its superviews pass on.
  let inherited: Inherited
  /// True if the view has subviews.
  let hasSubviews: Bool
  /// The distance by which bars move the content of a scroll view or of a navigation bar down.
  var contentInset = 0.0
  /// The frames of the subviews of a table or a split view in it; empty for other views.
  var places: [ObjectID: Frame] = [:]

  /// The values that all views of a drawing share.
  struct Surroundings {
    let objects: SceneObjects
    /// The colors in the appearance of the view.
    var palette: Palette
    let sizeClass: SizeClass
    let era: Era
    /// True if text runs from right to left.
    var isRightToLeft = false
    /// The titles of navigation bars, and the names of controllers in bars without a title.
    var namesInBars: Set<String> = []
  }

  /// The values that a view passes on to its subviews.
  struct Inherited {
    var tint: DrawingColor
    /// The color behind the view, as far as it is known.
    var backdrop: DrawingColor
    /// The appearance that the nearest view with one of its own sets; nil for that of the scene.
    var appearance: Appearance?
    /// The style of the table around the view; nil outside of tables.
    var table: TableLook?
    /// The app's own class of the controller that shows the view; nil if it is one of the system.
    var controllerClass: String?
    /// The name of the controller that shows the view, as ``PreviewView/controllerName``.
    var controllerName: String?
    /// A detail of that controller, as ``PreviewView/controllerDetail``.
    var controllerDetail: String?
  }

  /// The name of the controller that shows the view, for an annotation in the view; nil without one, and
  /// if the navigation bar has it.
  var nameToShow: String? {
    let name = inherited.controllerName ?? inherited.controllerClass
    return name.flatMap { surroundings.namesInBars.contains($0) ? nil : $0 }
  }

  /// The detail of the controller of ``nameToShow``; nil if the navigation bar shows it.
  var detailToShow: String? {
    inherited.controllerDetail.flatMap { surroundings.namesInBars.contains($0) ? nil : $0 }
  }

  var palette: Palette { surroundings.palette }
  var tint: DrawingColor { color("tintColor") ?? inherited.tint }
  var era: Era { surroundings.era }
  var bounds: Frame { Frame(x: 0, y: 0, width: size.width, height: size.height) }

  /// Returns a color of the view's values; nil if it has none.
  func color(_ path: String) -> DrawingColor? { palette.color(values.record(path)) }

  /// The background of the view: that of the document, or else that which the runtime attribute
  /// `fillColor` sets, a name that libraries of designable views share.
  var background: DrawingColor? {
    color("backgroundColor").flatMap { $0.alpha > 0 ? $0 : nil }
      ?? palette.color(values.runtimeColor("fillColor"))
  }

  /// The background of a view to which the system gives one: that of the document, which can be clear, or
  /// else the system's; nil for a clear one.
  func background(ofSystem standard: DrawingColor) -> DrawingColor? {
    if let background { return background }
    return color("backgroundColor") == nil ? standard : nil
  }

  /// Returns a font of the view's values.
  func font(_ path: String = "fontDescription", default standard: DrawingFont) -> DrawingFont {
    // On macOS, the text style is an attribute beside the name of the font.
    values.literal(path + "/textStyle").flatMap(DrawingFont.macTextStyle)
      ?? values.record(path).map { DrawingFont($0, default: standard.size) } ?? standard
  }

  /// True unless the control is disabled.
  var isEnabled: Bool { values.flag("enabled") != false }

  /// True if the colors behind the view are dark.
  var isOnDark: Bool { inherited.backdrop.luminance < 0.45 }
}

/// The generations of the system whose controls look different.
enum Era: Comparable {
  /// iOS 7 to 12: flat controls with outlines in the tint color.
  case flat
  /// iOS 13 and later: dynamic colors and filled controls.
  case dynamic

  init(toolsVersion: Int) {
    // Xcode 11 is the first that draws iOS 13. A document without a version is a new one.
    self = toolsVersion > 0 && toolsVersion < 15_000 ? .flat : .dynamic
  }
}

/// The drawing of a control.
struct ControlDrawing {
  /// The items below the subviews.
  var items: [DrawingItem]
  /// The items above the subviews.
  var overlay: [DrawingItem] = []
  /// How faithful the drawing is.
  var form = DrawnForm.system
  /// True if the items include the view's background.
  var ownsBackground = false
  /// True if subviews are not drawn outside of the view.
  var clips = false
  /// The radius of the corners; nil for that of the view's values.
  var radius: Double?

  init(_ items: [DrawingItem] = []) {
    self.items = items
  }

  /// Returns a drawing that includes the view's background.
  static func withBackground(_ items: [DrawingItem]) -> ControlDrawing {
    var result = ControlDrawing(items)
    result.ownsBackground = true
    return result
  }
}
