internal import LayoutModel

/// Puts a gray background behind texts and icons that have nearly the color of what is behind them.
///
/// The app gives them another background, by code or by an image that is not found. That background
/// is unknown, so the gray one stands for it.
struct Legibility {
  /// The color of the background. Both white and black are readable on it.
  static let ground = DrawingColor(0x8e8e93)

  /// The texts with such a background.
  private(set) var texts: [String] = []
  /// The number of icons with such a background.
  private(set) var icons = 0
  /// The areas drawn so far, back to front. The color of images is nil.
  private var surfaces: [(frame: Frame, color: DrawingColor?)] = []
  /// The number of surfaces that all searches may still visit, so that a drawing of any size takes
  /// a bounded time.
  private var budget = 300_000
  /// The color behind all items; nil if it is unknown.
  private let paper: DrawingColor?
  /// The visible part of the picture; nil if all of it is. Texts and icons outside of it don't count.
  private let room: Frame?

  init(on paper: DrawingColor? = nil, in room: Frame? = nil) {
    self.paper = paper
    self.room = room
  }

  /// Messages about the texts and icons with such a background.
  var notes: [String] { textNotes + iconNotes }

  private var iconNotes: [String] {
    switch icons {
    case 0: []
    case 1:
      [
        "An icon has nearly the same color as its background. The picture shows it on a gray background."
      ]
    default:
      [
        "\(icons) icons have nearly the same color as their backgrounds."
          + " The picture shows them on gray backgrounds."
      ]
    }
  }

  private var textNotes: [String] {
    guard let first = texts.first else { return [] }
    if texts.count == 1 {
      return [
        "The text “\(first)” has nearly the same color as its background."
          + " The picture shows it on a gray background."
      ]
    }
    return [
      "\(texts.count) texts, such as “\(first)”, have nearly the same color as their backgrounds."
        + " The picture shows them on gray backgrounds."
    ]
  }

  /// Returns the items with backgrounds behind the texts and icons that need one.
  mutating func grounded(
    _ items: [DrawingItem],
    at place: DrawingPlace = .picture
  ) -> [DrawingItem] {
    var result: [DrawingItem] = []
    result.reserveCapacity(items.count)
    for (number, item) in items.enumerated() {
      switch item {
      case .rectangle(let frame, _, let paint), .ellipse(let frame, let paint):
        if let fill = paint.fill {
          surfaces.append((place.frame(frame), fill.faded(place.opacity)))
        }
      case .image(let image):
        if let tint = image.tint {
          result += iconGround(image.frame, tint.faded(place.opacity), at: place)
        }
        surfaces.append((place.frame(image.frame), nil))
      case .text(let run):
        guard let area = Legibility.area(of: run),
          isLost(run.color.faded(place.opacity), in: place.frame(area)),
          !isShadow(run, before: items.dropFirst(number + 1)),
          !isOnShadow(run, in: items.prefix(number), at: place)
        else { break }
        texts.append(run.text)
        result.append(.rectangle(area, radius: 3, paint: .fill(Legibility.ground)))
      case .group(let group):
        let inner = place.inside(group)
        if group.axis != nil, let box = group.shapeBox, let color = group.shapeColor {
          result += iconGround(box, color.faded(inner.opacity), at: place)
        }
        result.append(.group(grounded(group, at: inner)))
        continue
      case .view(let view):
        result.append(.view(grounded(view, at: place.inside(view))))
        continue
      default: break
      }
      result.append(item)
    }
    return result
  }

  private mutating func grounded(_ group: DrawingGroup, at inner: DrawingPlace) -> DrawingGroup {
    // A rotated or scaled group has no texts of views.
    guard group.isUpright else { return group }
    var result = group
    result.items = grounded(group.items, at: inner)
    return result
  }

  private mutating func grounded(_ view: DrawnView, at inner: DrawingPlace) -> DrawnView {
    guard view.state == .active else { return view }
    var result = view
    result.items = grounded(view.items, at: inner)
    result.subviews = grounded(view.subviews, at: inner)
    result.overlay = grounded(view.overlay, at: inner)
    return result
  }

  /// The longest side of an icon.
  private static let largestIcon = 64.0

  /// Returns the background of an icon; nothing if the icon is visible, faint or a picture.
  private mutating func iconGround(
    _ box: Frame,
    _ color: DrawingColor,
    at place: DrawingPlace
  ) -> [DrawingItem] {
    guard max(box.width, box.height) <= Legibility.largestIcon, color.alpha >= 0.5,
      isLost(color, in: place.frame(box))
    else { return [] }
    icons += 1
    return [.rectangle(box.inset(by: -3), radius: 3, paint: .fill(Legibility.ground))]
  }

  /// Returns true for the shadow of a text that follows it.
  private mutating func isShadow(_ run: TextRun, before items: ArraySlice<DrawingItem>) -> Bool {
    Legibility.copy(of: run, in: items, &budget) != nil
  }

  /// Returns true for a text above its own shadow, which makes it readable unless the shadow can't be seen either.
  private mutating func isOnShadow(
    _ run: TextRun,
    in items: ArraySlice<DrawingItem>,
    at place: DrawingPlace
  ) -> Bool {
    guard let shadow = Legibility.copy(of: run, in: items, &budget) else { return false }
    guard let area = Legibility.area(of: shadow) else { return false }
    return !isLost(shadow.color.faded(place.opacity), in: place.frame(area))
  }

  /// Returns the first text among some items that has the same letters at nearly the same place.
  private static func copy(
    of run: TextRun,
    in items: ArraySlice<DrawingItem>,
    _ budget: inout Int
  ) -> TextRun? {
    guard budget > 0 else { return nil }
    budget -= items.count
    let reach = run.font.size * 0.75
    return items.lazy.compactMap { item -> TextRun? in
      guard case .text(let other) = item, other.text == run.text, abs(other.x - run.x) < reach,
        abs(other.baseline - run.baseline) < reach
      else { return nil }
      return other
    }.first
  }

  /// Returns the rectangle of a text; nil for an invisible text.
  private static func area(of run: TextRun) -> Frame? {
    guard run.color.alpha >= 0.3, run.text.contains(where: { !$0.isWhitespace }) else { return nil }
    let box = run.box
    return Frame(x: box.x - 3, y: box.y, width: box.width + 6, height: box.height)
  }

  /// Returns true if a color is nearly the color behind the middle of a rectangle that is in the picture.
  private mutating func isLost(_ color: DrawingColor, in frame: Frame) -> Bool {
    if let room, !frame.overlaps(room) { return false }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    var above: [DrawingColor] = []
    for surface in surfaces.reversed() {
      budget -= 1
      if budget < 0 { return false }
      let area = surface.frame
      guard x >= area.x, x <= area.x + area.width, y >= area.y, y <= area.y + area.height else {
        continue
      }
      guard let fill = surface.color else { return false }
      above.append(fill)
      if fill.isOpaque { break }
    }
    guard let deepest = above.last.flatMap({ $0.isOpaque ? $0 : nil }) ?? paper else {
      return false
    }
    let ground = above.reversed().reduce(deepest) { $1.over($0) }
    let seen = color.over(ground)
    let distance =
      abs(seen.red - ground.red) + abs(seen.green - ground.green) + abs(seen.blue - ground.blue)
    return distance < 0.42
  }
}
