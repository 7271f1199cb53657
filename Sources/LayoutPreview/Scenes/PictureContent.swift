internal import LayoutModel

/// The content of a picture other than backgrounds, as rectangles in its coordinates. Annotations
/// must not cover it.
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
  /// True to leave out the names that the picture adds.
  private let leavesOutAnnotations: Bool
  /// The number of marks that opaque areas may examine, so that any drawing takes a bounded time.
  private var budget = 100_000

  /// The share of a room from which on an area is a background.
  private static let background = 0.4
  /// The maximum number of marks.
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
    items.visit { add($0, at: $1) }
  }

  private mutating func add(_ item: DrawingItem, at place: DrawingPlace) -> DrawingVisit {
    switch item {
    case .rectangle(let frame, _, let paint):
      add(place.frame(frame), filled: paint, isOpaque: place.isOpaque)
    case .ellipse(let frame, _): add(.shape, place.frame(frame))
    case .image(let image):
      let frame = place.frame(image.frame)
      if isBackground(frame), artworks.count < PictureContent.mostMarks { artworks.append(frame) }
      add(.image, frame)
    case .text(let run):
      if run.text.contains(where: { !$0.isWhitespace }), run.color.isVisible {
        add(.text, place.frame(run.box))
      }
    case .line(let from, let to, _): addLine(from, to, at: place)
    case .overlay(let overlay):
      return leavesOutAnnotations && overlay.kind == .annotation ? .past : .inside
    case .group(let group) where group.axis != nil && group.isUpright:
      // A symbol.
      if let box = group.shapeBox { add(.image, place.frame(box)) }
    case .group(let group) where group.isUpright: return .inside
    case .group(let group):
      add(.image, place.frame(Frame(x: group.origin.x, y: group.origin.y, width: 24, height: 24)))
    case .view(let view) where view.state == .active && view.isVisible:
      if isSample || !samples.contains(view.index) { return .inside }
      isSample = true
      item.visitContents(at: place) { add($0, at: $1) }
      isSample = false
    case .path, .view, .mark: break
    }
    return .past
  }

  private mutating func addLine(_ from: DrawingPoint, _ to: DrawingPoint, at place: DrawingPlace) {
    let frame = Frame(
      x: min(from.x, to.x),
      y: min(from.y, to.y),
      width: abs(from.x - to.x),
      height: abs(from.y - to.y)
    )
    // Plates cover separators.
    if frame.width < room.width / 2 { add(.shape, place.frame(frame)) }
  }

  private mutating func add(_ frame: Frame, filled paint: Paint, isOpaque: Bool) {
    if isOpaque, paint.isOpaque { uncover(frame) }
    guard isBackground(frame) else { return add(.shape, frame) }
    // Only the edges of a large area are visible, unless they are those of the room.
    guard paint.stroke != nil || paint.fill?.isVisible ?? false else { return }
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
