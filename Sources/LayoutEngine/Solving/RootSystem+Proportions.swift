import ConstraintSolver
import LayoutModel

/// Stack views that distribute their views proportionally.
extension RootSystem {
  /// Divides a stack view's length in proportion to the intrinsic lengths of its arranged views.
  mutating func addProportions(
    _ stack: Int,
    _ arranged: [Int],
    _ inner: [Span],
    _ outer: Span,
    _ spacing: Double
  ) {
    let axis = tree.nodes[stack].facts.stack.axis
    // For container views, the stored length substitutes for an intrinsic length.
    let lengths = arranged.map {
      intrinsicLength($0, axis) ?? fittingLength($0, axis) ?? containerLength($0, axis)
    }
    let total = lengths.compactMap { $0 }.reduce(0, +) + spacing * Double(arranged.count - 1)
    guard total > 0 else { return }
    for (index, length) in lengths.enumerated() {
      guard let length else { continue }
      rows.equate(
        inner[index].length,
        (length / total) * outer.length,
        999 - Double(min(index, 200)),
        .stack(stack)
      )
    }
  }

  /// Returns the stored length of a view with subviews; nil for a view without.
  private func containerLength(_ node: Int, _ axis: Axis) -> Double? {
    tree.nodes[node].children.isEmpty
      ? nil : tree.nodes[node].facts.frame?.size.length(axis)
  }

  /// Returns the fitting length of a nested stack view; nil for views without intrinsic length.
  ///
  /// A view without intrinsic length counts with the length that a constraint of its own requires
  /// (12 views of one root).
  private func fittingLength(_ node: Int, _ axis: Axis) -> Double? {
    let facts = tree.nodes[node].facts
    guard facts.kind == .stackView else { return nil }
    let lengths = arrangedViews(node).compactMap {
      intrinsicLength($0, axis) ?? fittingLength($0, axis)
        ?? constrained.arrangedLengths[$0]?[axis]
    }
    guard !lengths.isEmpty else { return nil }
    let spacing = facts.stack.gap(isMac: isMac)
    return facts.stack.axis == axis
      ? lengths.reduce(0, +) + spacing * Double(lengths.count - 1) : lengths.max()
  }
}
