import LayoutModel

extension Frame {
  func origin(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// True if no number has a fraction.
  var isWhole: Bool {
    x == x.rounded() && y == y.rounded() && width == width.rounded() && height == height.rounded()
  }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Insets {
  /// Returns the inset at the left or top edge.
  func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// Returns the inset at the right or bottom edge.
  func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
