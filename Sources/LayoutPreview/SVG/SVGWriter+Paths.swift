internal import LayoutModel

/// The data of paths.
extension SVGWriter {
  static func data(_ path: DrawingPath) -> String {
    func at(_ point: DrawingPoint) -> String {
      "\(Markup.number(point.x)) \(Markup.number(point.y))"
    }
    return path.steps.map { step in
      switch step {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .curve(let first, let second, let end): "C\(at(first)) \(at(second)) \(at(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
