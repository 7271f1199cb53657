internal import LayoutModel

/// What a picture shows besides backgrounds, as rectangles in its coordinates: what names that the app
/// does not show must not cover.
struct PictureContent {
  /// A rectangle of a text, an image or a shape.
  struct Mark {
    let frame: Frame
    let kind: Kind
  }

  /// The kinds of marks.
  enum Kind {
    /// A text of the app, or a name that the picture adds.
    case text
    case image
    /// A filled or outlined area, or a line.
    case shape
  }

  /// The marks, back to front.
  private(set) var marks: [Mark] = []
  /// The images that are backgrounds, which no opaque area hides.
  private(set) var artworks: [Frame] = []
  private let room: Frame
  /// The views whose texts and images count as areas.
  private let samples: Set<Int>
  /// True inside of one of ``samples``.
  private var isSample = false
  /// True inside of a view or group that is not opaque.
  private var isClear = false
  /// True to leave out the names that the picture adds.
  private let leavesOutAnnotations: Bool
  /// The number of marks that opaque areas may examine, so that any drawing takes a bounded time.
  private var budget = 100_000

  /// The part of a room from which on an area is a background.
  private static let background = 0.4
  /// The most marks.
  private static let mostMarks = 20_000

  /// - Parameters:
  ///   - room: The part of the picture whose backgrounds do not count.
  ///   - samples: The views whose texts and images only stand for others, by index.
  ///   - leavesOutAnnotations: True to leave out the names that the picture adds.
  init(
    of items: [DrawingItem],
    in room: Frame,
    samples: Set<Int> = [],
    leavesOutAnnotations: Bool = false
  ) {
    self.room = room
    self.samples = samples
    self.leavesOutAnnotations = leavesOutAnnotations
    for item in items { add(item, at: .zero) }
  }

  private mutating func add(_ item: DrawingItem, at origin: DrawingPoint) {
    switch item {
    case .rectangle(let frame, _, let paint):
      add(frame.moved(x: origin.x, y: origin.y), filled: paint)
    case .ellipse(let frame, _): add(.shape, frame.moved(x: origin.x, y: origin.y))
    case .image(let image):
      let frame = image.frame.moved(x: origin.x, y: origin.y)
      if isBackground(frame), artworks.count < PictureContent.mostMarks { artworks.append(frame) }
      add(.image, frame)
    case .text(let run):
      if run.text.contains(where: { !$0.isWhitespace }), run.color.alpha > 0.02 {
        add(.text, run.box.moved(x: origin.x, y: origin.y))
      }
    case .line(let from, let to, _):
      let place = Frame(
        x: min(from.x, to.x),
        y: min(from.y, to.y),
        width: abs(from.x - to.x),
        height: abs(from.y - to.y)
      )
      // Separators lie behind a plate.
      if place.width < room.width / 2 { add(.shape, place.moved(x: origin.x, y: origin.y)) }
    case .overlay(let overlay):
      if leavesOutAnnotations, overlay.kind == .annotation { return }
      for item in overlay.items { add(item, at: origin) }
    case .group(let group) where group.scale == 1 && group.rotation == 0:
      let inner = DrawingPoint(origin.x + group.origin.x, origin.y + group.origin.y)
      let wasClear = isClear
      isClear = wasClear || group.opacity < 0.99
      defer { isClear = wasClear }
      for item in group.items { add(item, at: inner) }
    case .group(let group):
      let place = Frame(x: group.origin.x, y: group.origin.y, width: 24, height: 24)
      add(.image, place.moved(x: origin.x, y: origin.y))
    case .view(let view) where view.state == .active && view.opacity > 0.02:
      let inner = DrawingPoint(origin.x + view.frame.x, origin.y + view.frame.y)
      let (wasSample, wasClear) = (isSample, isClear)
      isSample = wasSample || samples.contains(view.index)
      isClear = wasClear || view.opacity < 0.99
      defer { (isSample, isClear) = (wasSample, wasClear) }
      for item in view.items { add(item, at: inner) }
      for item in view.subviews { add(item, at: inner) }
      for item in view.overlay { add(item, at: inner) }
    case .path, .view, .mark: break
    }
  }

  private mutating func add(_ frame: Frame, filled paint: Paint) {
    if !isClear, paint.fill.map({ $0.alpha > 0.99 }) ?? false { uncover(frame) }
    guard isBackground(frame) else { return add(.shape, frame) }
    // Of a large area only the edges are seen, unless they are those of the room.
    guard paint.stroke != nil || paint.fill.map({ $0.alpha > 0.02 }) ?? false else { return }
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let rows = [frame.y, bottom].filter { $0 > room.y + 1 && $0 < room.y + room.height - 1 }
    let columns = [frame.x, right].filter { $0 > room.x + 1 && $0 < room.x + room.width - 1 }
    for y in rows { add(.shape, Frame(x: frame.x, y: y - 0.5, width: frame.width, height: 1)) }
    for x in columns { add(.shape, Frame(x: x - 0.5, y: frame.y, width: 1, height: frame.height)) }
  }

  private mutating func add(_ kind: Kind, _ frame: Frame) {
    guard marks.count < PictureContent.mostMarks, kind == .text || !isBackground(frame) else {
      return
    }
    marks.append(Mark(frame: frame, kind: isSample ? .shape : kind))
  }

  /// Removes what an opaque area hides.
  private mutating func uncover(_ frame: Frame) {
    guard !(marks.isEmpty && artworks.isEmpty), budget > 0 else { return }
    budget -= marks.count + artworks.count
    artworks.removeAll { frame.contains($0.intersection(room)) }
    marks.removeAll { frame.contains($0.frame) }
  }

  private func isBackground(_ frame: Frame) -> Bool {
    frame.width * frame.height >= room.width * room.height * PictureContent.background
  }
}

extension Frame {
  /// Returns true for a rectangle inside this one.
  func contains(_ other: Frame) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Returns true for a rectangle that shares more than an edge with this one.
  func overlaps(_ other: Frame) -> Bool {
    other.x < x + width && x < other.x + other.width && other.y < y + height
      && y < other.y + other.height
  }

  /// Returns the smallest rectangle around this one and another one.
  func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }

  /// Returns the part that lies in another rectangle; empty without one.
  func intersection(_ other: Frame) -> Frame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Frame(
      x: left,
      y: top,
      width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top)
    )
  }
}
