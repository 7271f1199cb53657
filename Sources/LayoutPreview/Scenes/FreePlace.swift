internal import LayoutModel

/// Finds a place in a picture where its views draw nothing but backgrounds.
///
/// The room is divided into cells. A cell is taken if a text, an image or a small shape lies in it.
struct FreePlace {
  private let room: Frame
  private let columns: Int
  private let rows: Int
  private let step: Size
  /// The numbers of the cells that are not free, counted row by row.
  private var taken: Set<Int> = []

  /// The most cells in a row or column.
  private static let mostCells = 96

  /// Marks the cells of a room that items take.
  init(in room: Frame, around items: [DrawingItem]) {
    self.room = room
    columns = FreePlace.count(room.width)
    rows = FreePlace.count(room.height)
    step = Size(width: room.width / Double(columns), height: room.height / Double(rows))
    for item in items { mark(item, at: .zero) }
  }

  private static func count(_ length: Double) -> Int {
    min(mostCells, max(1, (length / 8).rounded(.down).whole ?? 1))
  }

  // MARK: - Marking

  private mutating func mark(_ item: DrawingItem, at origin: DrawingPoint) {
    switch item {
    case .rectangle(let frame, _, _), .ellipse(let frame, _): take(frame, at: origin)
    case .image(let image): take(image.frame, at: origin)
    case .text(let run): take(run.box, at: origin)
    case .line(let from, let to, _):
      let place = Frame(
        x: min(from.x, to.x),
        y: min(from.y, to.y),
        width: abs(from.x - to.x),
        height: abs(from.y - to.y)
      )
      // Separators lie behind a plate.
      if place.width < room.width / 2 { take(place, at: origin) }
    case .overlay(let overlay): for item in overlay.items { mark(item, at: origin) }
    case .group(let group) where group.scale == 1 && group.rotation == 0:
      let inner = DrawingPoint(origin.x + group.origin.x, origin.y + group.origin.y)
      for item in group.items { mark(item, at: inner) }
    case .group(let group):
      let place = Frame(x: group.origin.x, y: group.origin.y, width: 24, height: 24)
      take(place, at: origin)
    case .view(let view) where view.state == .active:
      let inner = DrawingPoint(origin.x + view.frame.x, origin.y + view.frame.y)
      for item in view.items { mark(item, at: inner) }
      for item in view.subviews { mark(item, at: inner) }
      for item in view.overlay { mark(item, at: inner) }
    case .path, .view, .mark: break
    }
  }

  /// Takes the cells of a rectangle, unless it is so large that it is a background.
  private mutating func take(_ frame: Frame, at origin: DrawingPoint) {
    let x = frame.x + origin.x - room.x
    let y = frame.y + origin.y - room.y
    guard frame.width * frame.height < room.width * room.height * 0.4,
      let left = (max(0, x) / step.width).rounded(.down).whole,
      let top = (max(0, y) / step.height).rounded(.down).whole,
      let right = (min(room.width, x + frame.width) / step.width).rounded(.up).whole,
      let bottom = (min(room.height, y + frame.height) / step.height).rounded(.up).whole,
      left < min(right, columns), top < min(bottom, rows)
    else { return }
    for row in top..<min(bottom, rows) {
      for column in left..<min(right, columns) { taken.insert(row * columns + column) }
    }
  }

  // MARK: - Searching

  /// Returns the free rectangle that holds most of a size; of several, the largest. Without a free
  /// rectangle it is the lower end of the room.
  func best(for wanted: Size) -> Frame {
    var heights = Array(repeating: 0, count: columns)
    var best: (score: Double, area: Double, frame: Frame)?
    for row in 0..<rows {
      heights = heights.enumerated().map { column, height in
        taken.contains(row * columns + column) ? 0 : height + 1
      }
      for frame in rectangles(under: heights, endingAt: row + 1) {
        let (width, height) = (min(frame.width, wanted.width), min(frame.height, wanted.height))
        guard width >= 40, height >= 12 else { continue }
        let (score, area) = (width * height, frame.width * frame.height)
        if best.map({ ($0.score, $0.area) < (score, area) }) ?? true { best = (score, area, frame) }
      }
    }
    let height = min(room.height, wanted.height)
    return best?.frame
      ?? Frame(x: room.x, y: room.y + room.height - height, width: room.width, height: height)
  }

  /// Returns the maximal rectangles below the columns of a histogram.
  private func rectangles(under heights: [Int], endingAt row: Int) -> [Frame] {
    var result: [Frame] = []
    var open: [(start: Int, height: Int)] = []
    for (column, height) in (heights + [0]).enumerated() {
      var start = column
      while let last = open.last, last.height > height {
        _ = open.popLast()
        start = last.start
        result.append(
          Frame(
            x: room.x + Double(last.start) * step.width,
            y: room.y + Double(row - last.height) * step.height,
            width: Double(column - last.start) * step.width,
            height: Double(last.height) * step.height
          )
        )
      }
      if height > (open.last?.height ?? 0) { open.append((start, height)) }
    }
    return result
  }
}
