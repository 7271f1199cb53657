/// A rectangle in points. The frame of a view is relative to its superview, unless stated
/// otherwise.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge; the bottom edge on macOS, where y grows upwards.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The width and height.
  public var size: Size { Size(width: width, height: height) }

  /// Returns the largest of the absolute differences of x, y, width and height, in points.
  public func distance(to other: Frame) -> Double {
    max(
      abs(x - other.x),
      abs(y - other.y),
      abs(width - other.width),
      abs(height - other.height)
    )
  }
}

extension Frame {
  /// The rectangle as a document stores it. A number that is not finite becomes 0.
  public var record: Record {
    Record(
      kind: .rect,
      fields: [x, y, width, height].map { $0.isFinite ? NumberText.component($0) : "0.0" }
    )
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The distances from the edges of a rectangle in points, positive inwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance from all edges.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The insets of 0 points.
  public static let zero = Insets()

  /// Returns the sums of the distances, edge by edge.
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }
}
