/// A position in points.
package struct DrawingPoint: Sendable, Hashable {
  package var x: Double
  package var y: Double

  /// Creates a position.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = DrawingPoint(0, 0)
}

/// A path of lines and curves.
package struct DrawingPath: Sendable, Equatable {
  /// A step of a path.
  package enum Step: Sendable, Equatable {
    case move(DrawingPoint)
    case line(DrawingPoint)
    case curve(DrawingPoint, DrawingPoint, to: DrawingPoint)
    case close
  }

  /// The steps in order.
  package var steps: [Step]

  /// Creates a path.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Creates straight lines through positions.
  package init(through points: [DrawingPoint], isClosed: Bool = false) {
    steps = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
    if isClosed { steps.append(.close) }
  }
}
