import ConstraintSolver
import LayoutModel

/// Safe areas, margins and their guides.
extension RootSystem {
  /// Returns the rectangle of a guide.
  mutating func guideSpan(_ guide: Int, _ owner: Int) -> PerAxis<Span> {
    if let known = guideSpans[guide] { return known }
    let result = makeGuideSpan(document.objects[guide], owner)
    guideSpans[guide] = result
    return result
  }

  private mutating func makeGuideSpan(_ guide: LayoutObject, _ owner: Int) -> PerAxis<Span> {
    guard let frame = spans[owner] else {
      return PerAxis(Span(origin: 0, length: 0), Span(origin: 0, length: 0))
    }
    switch (guide.kind, guide.key ?? guide.attribute("type")) {
    case ("viewControllerLayoutGuide", "top"):
      return PerAxis(
        frame.horizontal,
        Span(frame.vertical.origin, Coordinate(context.safeArea.top))
      )
    case ("viewControllerLayoutGuide", _):
      let height = context.safeArea.bottom
      return PerAxis(
        frame.horizontal,
        Span(frame.vertical.end - height, Coordinate(height))
      )
    case (_, "contentLayoutGuide"): return contentSpan(owner)
    case (_, "frameLayoutGuide"): return frame
    case (_, "layoutMargins"): return frame.inset(margins(of: owner))
    case (_, "safeArea"): return frame.inset(safeArea(of: owner))
    case (_, "keyboard"):
      // Without a keyboard, its guide has the height of the bottom safe area inset (measured).
      let bottom = safeArea(of: owner).bottom
      return PerAxis(
        frame.horizontal,
        Span(frame.vertical.end - bottom, Coordinate(bottom))
      )
    default:
      return PerAxis(
        Span(rows.variable(), rows.variable()),
        Span(rows.variable(), rows.variable())
      )
    }
  }

  /// Returns the safe area insets of a view: the part of the root's that overlaps it (measured).
  /// Inside scrolling views there are none.
  mutating func safeArea(of node: Int) -> Insets {
    if node == root { return context.safeArea }
    var above = tree.nodes[node].parent
    while above >= 0, above != root {
      if tree.nodes[above].facts.kind.hidesSafeArea { return .zero }
      above = tree.nodes[above].parent
    }
    if tree.nodes[root].facts.kind.hidesSafeArea || context.safeArea == .zero { return .zero }
    let insets = estimatedSafeArea(of: node)
    estimates.append(Estimated(kind: .safeArea, node: node, insets: insets))
    return insets
  }

  private mutating func estimatedSafeArea(of node: Int) -> Insets {
    guard let frame = estimate[node] else { return .zero }
    usesEstimate = true
    let safe = context.safeArea
    return Insets(
      top: overlap(safe.top - frame.y, frame.height),
      left: overlap(safe.left - frame.x, frame.width),
      bottom: overlap(
        frame.y + frame.height - (context.size.height - safe.bottom),
        frame.height
      ),
      right: overlap(frame.x + frame.width - (context.size.width - safe.right), frame.width)
    )
  }

  private func overlap(_ amount: Double, _ length: Double) -> Double {
    min(max(0, amount), max(0, length))
  }

  /// Returns the margins of a view.
  mutating func margins(of node: Int) -> Insets {
    if node == root { return context.margins }
    let view = tree.nodes[node].storage
    var insets = LayoutMargins.plain(view.facts)
    if view.facts.kind == .tableViewCellContentView, let content = contents[node] ?? spans[node] {
      usesScreen = true
      let width = content.horizontal.length.constant
      marginedContent = (node, width)
      return LayoutMargins.cellContent(tree, node, width: width, holders, environment)
    }
    if environment.usesSafeAreas, view.facts.insetsMarginsFromSafeArea {
      insets = insets + safeArea(of: node)
    }
    if view.facts.preservesSuperviewMargins {
      insets = preserving(insets, of: tree.nodes[node].parent, at: estimate[node])
    }
    if view.facts.followsReadableWidth, let width = estimate[node]?.width {
      usesEstimate = true
      insets = LayoutMargins.readable(insets, view.facts, width: width, environment)
    }
    if view.facts.preservesSuperviewMargins || view.facts.followsReadableWidth {
      estimates.append(Estimated(kind: .margins, node: node, insets: insets))
    }
    return insets
  }

  /// Returns margins that do not extend beyond the superview's.
  private mutating func preserving(
    _ own: Insets,
    of parent: Int,
    at frame: Frame?
  ) -> Insets {
    guard let frame,
      let outer = parent == root ? Frame.zero.resized(context.size) : estimate[parent]
    else { return own }
    usesEstimate = true
    let margins = margins(of: parent)
    return own.atLeast(
      Insets(
        top: margins.top - (frame.y - outer.y),
        left: margins.left - (frame.x - outer.x),
        bottom: margins.bottom - (outer.y + outer.height - frame.y - frame.height),
        right: margins.right - (outer.x + outer.width - frame.x - frame.width)
      )
    )
  }
}

extension Frame {
  func resized(_ size: Size) -> Frame {
    Frame(x: x, y: y, width: size.width, height: size.height)
  }
}

extension PerAxis where Value == Span {
  func inset(_ insets: Insets) -> PerAxis<Span> {
    PerAxis(
      horizontal.inset(near: insets.left, far: insets.right),
      vertical.inset(near: insets.top, far: insets.bottom)
    )
  }
}
