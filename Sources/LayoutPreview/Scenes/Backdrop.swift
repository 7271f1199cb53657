internal import LayoutModel

/// Finds the color behind a point of a drawing.
///
/// What an image shows is told by its upper edge, as far as that is known, and elsewhere by the texts on it, since
/// designers choose colors that can be read: light texts are on a dark image. Of an image without both it is not
/// known, and it counts as what lies behind it.
struct Backdrop {
  private let point: DrawingPoint
  private var color: DrawingColor
  /// The image at the point, unless something opaque covers it.
  private var image: Frame?
  /// The areas on the image that give texts another ground.
  private var grounds: [Frame] = []
  /// The luminance of each text on the image.
  private var inks: [Double] = []

  /// The most texts and areas on an image.
  private static let most = 200

  private init(_ point: DrawingPoint, _ ground: DrawingColor) {
    (self.point, color) = (point, ground)
  }

  /// Returns the color at a point, without texts.
  static func color(
    at point: DrawingPoint,
    in items: [DrawingItem],
    over ground: DrawingColor
  ) -> DrawingColor {
    var backdrop = Backdrop(point, ground)
    for item in items { backdrop.add(item, at: .zero, opacity: 1) }
    return backdrop.result
  }

  private var result: DrawingColor {
    guard image != nil, !inks.isEmpty else { return color }
    let mean = inks.reduce(0, +) / Double(inks.count)
    return mean > 0.6 ? DrawingColor(0x2c2c2e) : mean < 0.4 ? .white : color
  }

  private mutating func add(_ item: DrawingItem, at origin: DrawingPoint, opacity: Double) {
    switch item {
    case .rectangle(let frame, _, let paint):
      guard let fill = paint.fill?.faded(opacity) else { break }
      let place = frame.moved(x: origin.x, y: origin.y)
      if place.contains(point) {
        color = fill.over(color)
        if fill.alpha > 0.8 { image = nil }
      } else if image != nil, fill.alpha > 0.5, grounds.count < Backdrop.most {
        grounds.append(place)
      }
    case .image(let placed) where placed.tint == nil && opacity > 0.5:
      let place = placed.frame.moved(x: origin.x, y: origin.y)
      guard place.contains(point) else { break }
      (image, grounds, inks) = (place, [], [])
      if let edge = placed.resource.edge {
        color = edge
        // Near the edge, its color is known.
        if placed.source == nil, point.y < place.y + place.height * 0.1 { image = nil }
      }
    case .text(let run): add(run, at: origin)
    case .group(let group) where group.scale == 1 && group.rotation == 0:
      let inner = DrawingPoint(origin.x + group.origin.x, origin.y + group.origin.y)
      let clip = group.clip?.frame.moved(x: inner.x, y: inner.y)
      if let clip, !clip.contains(point) { break }
      for item in group.items { add(item, at: inner, opacity: opacity * group.opacity) }
    case .view(let view) where view.state == .active:
      let frame = view.frame.moved(x: origin.x, y: origin.y)
      let isOutside = view.clipRadius != nil && !frame.contains(point)
      // Texts inside the image are read everywhere on it.
      if isOutside, image == nil { break }
      let inner = DrawingPoint(frame.x, frame.y)
      for item in view.items + view.subviews + view.overlay {
        add(item, at: inner, opacity: opacity * view.opacity)
      }
    default: break
    }
  }

  private mutating func add(_ run: TextRun, at origin: DrawingPoint) {
    guard let image, inks.count < Backdrop.most else { return }
    let box = run.box.moved(x: origin.x, y: origin.y)
    let middle = DrawingPoint(box.x + box.width / 2, box.y + box.height / 2)
    guard image.contains(middle), !grounds.contains(where: { $0.contains(middle) }) else { return }
    inks.append(run.color.luminance)
  }
}

extension Frame {
  /// Returns true for a point inside the rectangle.
  func contains(_ point: DrawingPoint) -> Bool {
    point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height
  }
}
