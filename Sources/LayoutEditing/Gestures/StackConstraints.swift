internal import LayoutModel

/// The arrangement of a stack view as constraints.
struct StackConstraints: EditPart {
  let state: EditState

  /// Adds constraints that place the views as the stack view does.
  func spellOut(_ id: ObjectID, _ views: [ObjectID]) throws(EditError) {
    guard let stack = slice[id], usesAutoLayout else { return }
    let isVertical = stack.attribute("axis") == "vertical"
    let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    let shown = views.filter { slice[$0]?.attribute("hidden") != "YES" }
    guard let first = shown.first, let last = shown.last else { return }
    let spacing = stack.attribute("spacing").flatMap(Double.init) ?? 0
    try tieEditor.addUnlessSaid(anchor(first, near), anchor(id, near))
    for (left, right) in zip(shown, shown.dropFirst()) {
      let gap = isEvenlySpaced(stack) ? canvasGap(left, right, isVertical) ?? spacing : spacing
      try tieEditor.addUnlessSaid(anchor(right, near), anchor(left, far), constant: gap)
    }
    try tieEditor.addUnlessSaid(anchor(id, far), anchor(last, far))
    if stack.attribute("distribution") == "fillEqually" {
      for view in shown.dropFirst() {
        let length = isVertical ? "height" : "width"
        try tieEditor.addUnlessSaid(anchor(view, length), anchor(first, length))
      }
    }
    for view in shown { try alignAcross(view, stack, isVertical) }
  }

  private func isEvenlySpaced(_ stack: LayoutObject) -> Bool {
    ["equalSpacing", "equalCentering"].contains(stack.attribute("distribution"))
  }

  private func canvasGap(_ left: ObjectID, _ right: ObjectID, _ isVertical: Bool) -> Double? {
    guard let a = geometry.frame(of: left), let b = geometry.frame(of: right) else { return nil }
    return isVertical ? b.y - a.y - a.height : b.x - a.x - a.width
  }

  private func alignAcross(
    _ view: ObjectID,
    _ stack: LayoutObject,
    _ isVertical: Bool
  ) throws(EditError) {
    let (near, far, center) =
      isVertical ? ("leading", "trailing", "centerX") : ("top", "bottom", "centerY")
    let attributes: [String] =
      switch stack.attribute("alignment") {
      case nil, "fill": [near, far]
      case "top", "leading": [near]
      case "bottom", "trailing": [far]
      case "center": [center]
      default: [near]
      }
    for attribute in attributes {
      try tieEditor.addUnlessSaid(anchor(view, attribute), anchor(stack.id, attribute))
    }
    // A stack view is as long across as its longest view.
    if attributes.count == 1 {
      if attributes[0] != far {
        try tieEditor.add(anchor(stack.id, far), .greaterThanOrEqual, anchor(view, far))
      }
      if attributes[0] != near {
        try tieEditor.add(anchor(view, near), .greaterThanOrEqual, anchor(stack.id, near))
      }
    }
  }

  private func anchor(_ item: ObjectID, _ attribute: String) -> Tie.Anchor {
    Tie.Anchor(item: item, attribute: attribute)
  }
}
