import LayoutModel

/// Views whose size the app determines at run time, because the document lacks their content.
///
/// These are image views without an image, empty stack views and scroll views, and views of a custom
/// class. In 18
/// shipped apps, 27 of 35 marked ambiguities that readers judged harmless involve such a view, and
/// 1 of 13 that they judged useful.
enum RunTimeContent {
  /// Returns true if the app's code can resolve the ambiguity of a view.
  ///
  /// Content never resolves an ambiguous position. The content of a scroll view whose subviews have
  /// only frames gets its size from code (9 of 9 that a reader judged).
  ///
  /// - Parameter arranges: True if constraints place a subview of the view, or determine its content.
  static func settles(
    _ quantities: [Finding.Quantity],
    of node: ViewNode,
    _ object: LayoutObject,
    arranges: Bool,
    isMac: Bool
  ) -> Bool {
    if node.facts.kind == .scrollView, !arranges {
      return quantities.allSatisfy { $0 == .contentWidth || $0 == .contentHeight }
    }
    let isOpen = quantities.contains { quantity in
      guard quantity == .width || quantity == .height else { return false }
      return node.facts.placeholder[quantity.axis] == .none
        && !IntrinsicSizes.hasIntrinsic(node.facts, quantity.axis, isMac: isMac)
    }
    guard isOpen else { return false }
    switch node.facts.kind {
    case .imageView: return true
    case .stackView where node.children.isEmpty: return true
    default: return object.attribute("customClass") != nil
    }
  }
}

extension RootSystem {
  /// Returns true if constraints place a subview of a view, or mention its content.
  func arrangesContent(of node: Int) -> Bool {
    contents[node] != nil || tree.nodes[node].children.contains(where: isConstrained)
  }

  /// Returns true if constraints place a view, not its autoresizing mask.
  func isConstrained(_ node: Int) -> Bool { spans.contains(node) && isSolved[node] }
}
