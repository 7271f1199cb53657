import LayoutModel

/// The spans of the views of a root, by node.
///
/// They are separate from the system, which is large, because calling a method of a value copies
/// it.
struct Spans: Sendable {
  private var horizontal: RangeTable<Span?>
  private var vertical: RangeTable<Span?>
  /// The insets from frames to alignment rectangles.
  private(set) var insets: RangeTable<Insets>

  /// Creates a table in which no view has a span.
  init(for nodes: Range<Int>) {
    horizontal = RangeTable(nil, for: nodes)
    vertical = horizontal
    insets = RangeTable(.zero, for: nodes)
  }

  /// The span of a node on each axis; nil for a node outside the root.
  subscript(node: Int) -> PerAxis<Span>? {
    get {
      guard let across = horizontal[node], let down = vertical[node] else { return nil }
      return PerAxis(across, down)
    }
    set {
      horizontal[node] = newValue?.horizontal
      vertical[node] = newValue?.vertical
    }
  }

  /// The span of a node on an axis.
  subscript(node: Int, axis: Axis) -> Span? {
    axis == .horizontal ? horizontal[node] : vertical[node]
  }

  /// Returns true for a node with a span in the root.
  func contains(_ node: Int) -> Bool { horizontal[node] != nil }

  /// Sets the insets from a node's frame to its alignment rectangle.
  mutating func inset(_ node: Int, by insets: Insets) {
    self.insets[node] = insets
  }

  /// Returns the alignment rectangle of a node on an axis.
  func alignment(of node: Int, _ axis: Axis) -> Span {
    guard let span = self[node, axis] else { return Span(origin: 0, length: 0) }
    return span.inset(near: insets[node].near(axis), far: insets[node].far(axis))
  }

  /// Returns the alignment rectangle of a node on an axis, in text direction.
  func flowing(_ node: Int, _ axis: Axis, _ direction: LayoutEnvironment.Direction) -> Span {
    alignment(of: node, axis).flowing(axis, direction)
  }

  /// Returns the frame of a node.
  ///
  /// - Parameter values: The values of the variables, indexed by number.
  func frame(of node: Int, _ values: [Double]) -> Frame? {
    guard let across = horizontal[node], let down = vertical[node] else { return nil }
    return Frame(
      x: across.origin.value(values),
      y: down.origin.value(values),
      width: across.length.value(values),
      height: down.length.value(values)
    )
  }
}
