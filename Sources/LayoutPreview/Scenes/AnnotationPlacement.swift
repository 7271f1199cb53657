internal import LayoutModel

/// Moves the names that a picture adds to views away from the texts and images of the app, and from each other.
///
/// If a view has no room for its name, the picture omits the name and keeps the outline of the
/// view.
struct AnnotationPlacement {
  private let views: [PreviewView]
  private let paper: Frame
  private let marks: [PictureContent.Mark]
  /// The topmost drawn views.
  private let items: [DrawingItem]
  /// What can cover names, from the first name on.
  private var covers: NameCovers?
  /// The names that have no room.
  private(set) var leftOut: [String] = []
  /// The places of the names that are placed.
  private var names: [Frame] = []
  /// The number of comparisons that are left for all names, so that a drawing of any size takes a
  /// bounded time.
  private var budget = 200_000
  /// The number of names that may be moved, for the same reason.
  private var moves = 40

  /// - Parameters:
  ///   - views: The views of the scene.
  ///   - paper: The whole picture.
  ///   - items: The topmost drawn views.
  init(of views: [PreviewView], in paper: Frame, around items: [DrawingItem]) {
    self.views = views
    self.paper = paper
    marks =
      PictureContent(
        of: AnnotationPlacement.withoutLines(items, views),
        in: paper,
        leavesOutAnnotations: true
      ).marks
    self.items = items
  }

  /// Returns the items without the lines of placeholders, which are names too.
  private static func withoutLines(_ items: [DrawingItem], _ views: [PreviewView])
    -> [DrawingItem]
  {
    guard views.contains(where: \.isPlaceholder) else { return items }
    return items.map { item in
      guard case .view(var view) = item else { return item }
      let isPlaceholder = views.indices.contains(view.index) && views[view.index].isPlaceholder
      view.subviews = isPlaceholder ? [] : withoutLines(view.subviews, views)
      return .view(view)
    }
  }

  /// Messages about the names that have no room.
  var notes: [String] {
    guard let first = leftOut.first else { return [] }
    return leftOut.count == 1
      ? ["The name “\(first)” has no place between texts and images, and is left out."]
      : [
        "\(leftOut.count) names, such as “\(first)”, have no place between texts and images, and are"
          + " left out."
      ]
  }

  // MARK: - Placing

  /// Returns the items with their names in free places.
  mutating func placed(_ items: [DrawingItem]) -> [DrawingItem] {
    items.map { item in
      if case .view(let view) = item { .view(placed(view, at: .picture)) } else { item }
    }
  }

  private mutating func placed(_ view: DrawnView, at place: DrawingPlace) -> DrawnView {
    guard view.state == .active else { return view }
    let (frame, inner) = (place.frame(view.frame), place.inside(view))
    var result = view
    result.items = placed(view.items, in: frame, of: view.index)
    if views.indices.contains(view.index), views[view.index].isPlaceholder {
      result.subviews = lines(view.subviews, in: frame, of: view.index)
    } else {
      result.subviews = view.subviews.map { item in
        if case .view(let view) = item { .view(placed(view, at: inner)) } else { item }
      }
    }
    result.overlay = placed(view.overlay, in: frame, of: nil)
    return result
  }

  /// Returns what a view draws itself, with its names in free places.
  ///
  /// - Parameter view: The view, by its index, if its subviews are in front of the items.
  private mutating func placed(_ items: [DrawingItem], in frame: Frame, of view: Int?)
    -> [DrawingItem]
  {
    guard items.contains(where: { if case .overlay = $0 { true } else { false } }) else {
      return items
    }
    let covers = covers(of: view, in: frame)
    return items.compactMap { item in
      guard case .overlay(var overlay) = item, overlay.kind == .annotation else { return item }
      let isOutline = { (item: DrawingItem) in
        if case .rectangle(_, _, let paint) = item { paint.stroke != nil } else { false }
      }
      let outline = Array(overlay.items.prefix(while: isOutline))
      let name = Array(overlay.items.dropFirst(outline.count))
      let texts = name.filter { if case .text = $0 { true } else { false } }
      let sets = [name, texts, Array(texts.prefix(1))]
      guard let shown = free(sets, in: frame, behind: covers) else {
        leftOut.append(overlay.label)
        overlay.label = ""
        overlay.items = outline
        return outline.isEmpty ? nil : .overlay(overlay)
      }
      overlay.items = outline + shown
      return .overlay(overlay)
    }
  }

  /// Returns the lines of a placeholder in a free place.
  private mutating func lines(_ lines: [DrawingItem], in frame: Frame, of view: Int)
    -> [DrawingItem]
  {
    let covers = covers(of: view, in: frame)
    if let shown = free([lines, Array(lines.prefix(1))], in: frame, behind: covers) {
      return shown
    }
    if case .view(let first)? = lines.first {
      let texts = first.items.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
      leftOut += texts.prefix(1)
    }
    return []
  }

  /// Returns the parts of a view that its subviews and the views in front of it cover.
  private mutating func covers(of view: Int?, in frame: Frame) -> [Frame] {
    guard let view else { return [] }
    let known = covers ?? NameCovers(in: items)
    covers = known
    return known.inFront(ofView: view, in: frame)
  }

  /// Returns the first of some sets of items that has room in a view, at its place or moved to another one; nil
  /// if none has room.
  private mutating func free(_ sets: [[DrawingItem]], in frame: Frame, behind covers: [Frame])
    -> [DrawingItem]?
  {
    guard let first = sets.first, let box = AnnotationPlacement.box(of: first) else {
      return sets.first
    }
    let place = box.moved(x: frame.x, y: frame.y)
    if isFree(place, in: frame, behind: covers) {
      names.append(place)
      return first
    }
    guard moves > 0 else { return nil }
    moves -= 1
    let room = frame.intersection(paper)
    guard room.width >= 40, room.height >= 12 else { return nil }
    let around = marks.filter { $0.kind != .shape && !isBehind($0, frame) }
    let places = FreePlace(
      in: room,
      around: around + (names + covers).map { PictureContent.Mark(frame: $0, kind: .text) }
    )
    for items in sets {
      guard let box = AnnotationPlacement.box(of: items),
        let found = places.place(for: Size(width: box.width + 4, height: box.height + 4))
      else { continue }
      let new = found.centered(box.size)
      names.append(new)
      let (dx, dy) = (new.x - frame.x - box.x, new.y - frame.y - box.y)
      return items.map { AnnotationPlacement.moved($0, dx, dy) }
    }
    return nil
  }

  /// Returns true if a place covers no text, no image and no other name, and nothing in front covers a part of it.
  private mutating func isFree(_ place: Frame, in view: Frame, behind covers: [Frame]) -> Bool {
    budget -= marks.count + names.count
    if budget < 0 { return false }
    let inside = place.inset(by: 1)
    // A name that is hidden as a whole stays hidden.
    return !names.contains { $0.overlaps(inside) }
      && !covers.contains { $0.overlaps(inside) && !$0.contains(inside) }
      && !marks.contains { mark in
        mark.kind != .shape && mark.frame.overlaps(inside) && !isBehind(mark, view)
      }
  }

  /// Returns true for an image that is the background of a view.
  private func isBehind(_ mark: PictureContent.Mark, _ view: Frame) -> Bool {
    mark.kind == .image && mark.frame.inset(by: -1).contains(view)
  }

  // MARK: - Boxes

  /// Returns the smallest rectangle around the texts and emblems of some items; nil without them.
  private static func box(of items: [DrawingItem]) -> Frame? {
    items.reduce(nil) { box, item in
      let own: Frame? =
        switch item {
        case .text(let run): run.box
        case .rectangle(let frame, _, _), .ellipse(let frame, _): frame
        case .group(let group):
          self.box(of: group.items).map {
            Frame(
              x: group.origin.x + $0.x * group.scale,
              y: group.origin.y + $0.y * group.scale,
              width: $0.width * group.scale,
              height: $0.height * group.scale
            )
          }
        case .view(let view):
          self.box(of: view.items)?.moved(x: view.frame.x, y: view.frame.y)
        default: nil
        }
      guard let own else { return box }
      return box.map { $0.union(own) } ?? own
    }
  }

  private static func moved(_ item: DrawingItem, _ dx: Double, _ dy: Double) -> DrawingItem {
    switch item {
    case .rectangle(let frame, let radius, let paint):
      return .rectangle(frame.moved(x: dx, y: dy), radius: radius, paint: paint)
    case .text(var run):
      run.x += dx
      run.baseline += dy
      return .text(run)
    case .group(var group):
      group.origin = DrawingPoint(group.origin.x + dx, group.origin.y + dy)
      return .group(group)
    case .view(var view):
      view.frame = view.frame.moved(x: dx, y: dy)
      return .view(view)
    default: return .group(DrawingGroup([item], origin: DrawingPoint(dx, dy)))
    }
  }
}
