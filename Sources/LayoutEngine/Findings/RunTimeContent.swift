import LayoutModel

/// Views whose size the app decides at run time, because the document does not have their content.
///
/// In 18 shipped apps, 28 of 31 ambiguities that people judged harmless had such a view among the open
/// ones: an image view without an image, an empty stack view, or a view of a class of the app.
enum RunTimeContent {
  /// True if the app's code can settle what is open of a view.
  ///
  /// A position alone is never settled by content.
  static func settles(
    _ quantities: [Finding.Quantity],
    of node: ViewNode,
    _ object: LayoutObject,
    isMac: Bool
  ) -> Bool {
    let hasContent = { (axis: Axis) in
      isMac
        ? IntrinsicSizes.hasMacIntrinsic(node.facts, axis)
        : IntrinsicSizes.hasIntrinsic(node.facts, axis)
    }
    let openAxes = Axis.allCases.filter {
      quantities.contains($0 == .horizontal ? .width : .height)
        && node.facts.placeholder[$0] == .none && !hasContent($0)
    }
    if openAxes.isEmpty { return false }
    switch node.facts.kind {
    case .imageView: return true
    case .stackView where node.children.isEmpty: return true
    default: return object.attribute("customClass") != nil
    }
  }
}
