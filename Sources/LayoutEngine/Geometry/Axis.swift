import LayoutModel

/// An axis of a layout.
enum Axis: CaseIterable, Sendable {
  case horizontal
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct PerAxis<Value: Sendable>: Sendable {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension Axis {
  /// The quantity that is the length of a view on the axis.
  var lengthQuantity: Finding.Quantity { self == .horizontal ? .width : .height }
}

extension Finding.Quantity {
  /// The axis of the quantity.
  var axis: Axis {
    switch self {
    case .x, .width, .contentWidth: .horizontal
    case .y, .height, .contentHeight: .vertical
    }
  }
}
