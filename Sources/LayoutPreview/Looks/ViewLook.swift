internal import LayoutModel

/// The look that all views share: background, corners, border, opacity and clip.
struct ViewLook {
  /// The background; nil for none.
  let background: DrawingColor?
  /// The view's own tint; nil if it inherits one.
  let tint: DrawingColor?
  /// The opacity, from 0 to 1.
  let opacity: Double
  /// True if the view is hidden.
  let isHidden: Bool
  /// True if the document cuts subviews at the view's edges.
  let clips: Bool
  /// The radius of the corners.
  let radius: Double
  /// The width and the color of the border; nil for none.
  let border: (width: Double, color: DrawingColor)?

  init(_ context: ControlContext) {
    let values = context.values
    background = context.background
    tint = context.color("tintColor")
    opacity = min(max(values.number("alpha") ?? values.number("alphaValue") ?? 1, 0), 1)
    isHidden = values.flag("hidden") == true
    radius = context.roundness
    clips =
      values.flag("clipsSubviews") == true
      || values.runtimeFlag("layer.masksToBounds") == true
      || values.runtimeFlag("clipsToBounds") == true
    let width = values.runtimeNumber("layer.borderWidth", "borderWidth") ?? 0
    let edge = context.palette.color(
      values.runtimeColor(
        "layer.borderColor",
        "borderColor",
        "layer.borderUIColor",
        "layer.borderColorFromUIColor"
      )
    )
    border = width > 0 ? (min(width, 200), edge ?? .black) : nil
  }

  /// Returns the background and the border, unless the control draws its own background.
  func background(of drawing: ControlDrawing, _ context: ControlContext) -> [DrawingItem] {
    var items: [DrawingItem] = []
    let radius = drawing.radius ?? radius
    if let background, !drawing.ownsBackground {
      items.append(.rectangle(context.bounds, radius: radius, paint: .fill(background)))
    }
    return items
  }

  /// Returns the border, which lies above the subviews.
  func border(_ context: ControlContext) -> [DrawingItem] {
    guard let border else { return [] }
    return [
      .rectangle(
        context.bounds.inset(by: border.width / 2),
        radius: max(0, radius - border.width / 2),
        paint: .stroke(border.color, width: border.width)
      )
    ]
  }
}
