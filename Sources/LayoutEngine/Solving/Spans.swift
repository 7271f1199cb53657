import LayoutModel

/// Where the views of a root lie, by node.
///
/// Apart from the system, which is large: every function of a value gets a copy of it.
struct Spans: Sendable {
  private var horizontal: RunTable<Span?>
  private var vertical: RunTable<Span?>
  /// How far alignment rectangles lie inside frames.
  private(set) var insets: RunTable<Insets>

  /// No view has a place yet.
  init(for nodes: Range<Int>) {
    horizontal = RunTable(nil, for: nodes)
    vertical = horizontal
    insets = RunTable(.zero, for: nodes)
  }

  /// The frame of a node; nil for one without a place in the root.
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

  /// The frame of a node on an axis.
  subscript(node: Int, axis: Axis) -> Span? {
    axis == .horizontal ? horizontal[node] : vertical[node]
  }

  /// True for a node with a place in the root.
  func contains(_ node: Int) -> Bool { horizontal[node] != nil }

  /// Notes how far a node's alignment rectangle lies inside its frame.
  mutating func inset(_ node: Int, by insets: Insets) {
    self.insets[node] = insets
  }

  /// The alignment rectangle of a node on an axis.
  func alignment(of node: Int, _ axis: Axis) -> Span {
    guard let span = self[node, axis] else { return Span(origin: 0, length: 0) }
    return span.inset(near: insets[node].near(axis), far: insets[node].far(axis))
  }

  /// The alignment rectangle of a node on an axis, from where text begins.
  func flowing(_ node: Int, _ axis: Axis, _ direction: LayoutEnvironment.Direction) -> Span {
    alignment(of: node, axis).flowing(axis, direction)
  }

  /// The frame of a node for the values of variables.
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
