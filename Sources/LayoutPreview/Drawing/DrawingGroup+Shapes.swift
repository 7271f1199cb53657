internal import LayoutModel

extension DrawingGroup {
  /// The rectangle around the shapes of the group in the coordinates of its superview; nil without shapes.
  ///
  /// Texts, images and inner groups do not count.
  var shapeBox: Frame? {
    let boxes = items.compactMap { item -> Frame? in
      switch item {
      case .rectangle(let frame, _, _), .ellipse(let frame, _): frame
      case .path(let path, _): path.box
      default: nil
      }
    }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.moved(x: origin.x, y: origin.y)
  }

  /// The color of the group's first shape.
  var shapeColor: DrawingColor? {
    for item in items {
      switch item {
      case .rectangle(_, _, let paint), .ellipse(_, let paint), .path(_, let paint):
        return paint.fill ?? paint.stroke
      default: continue
      }
    }
    return nil
  }
}

extension DrawingPath {
  /// The rectangle around the positions of the path; nil without one.
  fileprivate var box: Frame? {
    let points = steps.flatMap { step -> [DrawingPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
