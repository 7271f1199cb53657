internal import LayoutModel

/// Embeds views in a stack view.
///
/// The axis, the alignment and the spacing follow the places of the views. The stack view replaces
/// the constraints among the views that place them. Constraints from the outermost views to objects
/// outside lead from the stack view instead.
struct StackEmbedder: EditPart {
  let state: EditState

  func embed(_ views: [ObjectID]) throws(EditError) -> CompletedEdit {
    let embedder = Embedder(state: state)
    guard usesAutoLayout else {
      throw .badSelection("a stack view needs Auto Layout, which the document does not use")
    }
    let selection = try embedder.selection(views)
    let editingClass = state.context.editingClass
    state.context.editingClass = .anyAny
    defer { state.context.editingClass = editingClass }
    let arrangement = StackArrangement(selection)
    // A stack view places its views by constraints.
    for view in selection.views where !selection.hasConstraints { geometry.leaveMask(of: view) }
    let id = try embedder.wrap(selection, in: "stackView", order: arrangement.views)
    for (name, literal) in arrangement.attributes {
      rowWriter.setAttribute(PropertyPath(name), literal, of: id)
    }
    if selection.hasConstraints { try moveConstraints(selection, arrangement, id) }
    return CompletedEdit(
      kind: .embed,
      meaning: "embedded \(gestureEditor.names(views)) in \(name(id))",
      subject: id
    )
  }

  private func moveConstraints(
    _ selection: Embedder.Selection,
    _ arrangement: StackArrangement,
    _ id: ObjectID
  ) throws(EditError) {
    let embedder = Embedder(state: state)
    let members = Set(selection.views)
    let inner = tieEditor.ties(of: members).filter { tie in
      guard let second = tie.second else { return false }
      return places(tie.first, beside: second, members)
        || places(second, beside: tie.first, members)
    }
    tieEditor.delete(inner.map(\.id))
    try transferEdges(selection, arrangement, to: id)
    removeRepetitions(of: id)
    // Constraints of the views to what is around the stack view would contradict it.
    let replaced = tieEditor.ties(of: members).filter { tie in
      let items = [tie.first.item, tie.second?.item].compactMap { $0 }
      guard let view = items.first(where: members.contains),
        let attribute = tie.attribute(of: view), StackEmbedder.placing.contains(attribute),
        let other = tie.other(than: view), !embedder.isMember(other.item, members),
        let holder = constraintAdder.view(of: other.item)
      else { return false }
      return holder == id || gestureEditor.isInside(id, holder)
    }
    tieEditor.delete(replaced.map(\.id))
  }

  /// True if a constraint places a member beside another member or something in one.
  private func places(
    _ anchor: Tie.Anchor,
    beside other: Tie.Anchor,
    _ members: Set<ObjectID>
  ) -> Bool {
    members.contains(anchor.item) && StackEmbedder.placing.contains(anchor.attribute)
      && Embedder(state: state).isMember(other.item, members.subtracting([anchor.item]))
  }

  /// Lets constraints of the views to objects outside lead from the stack view.
  ///
  /// Two edges of an axis, or an edge and the center, determine it. Equations of further views for
  /// the same axis can contradict them on other screens, so they are deleted.
  private func transferEdges(
    _ selection: Embedder.Selection,
    _ arrangement: StackArrangement,
    to id: ObjectID
  ) throws(EditError) {
    let embedder = Embedder(state: state)
    let members = Set(selection.views)
    if arrangement.views.count > 1 {
      deleteRivals(selection, arrangement, ["leading", "trailing"], "centerX")
      deleteRivals(selection, arrangement, ["top", "bottom"], "centerY")
    }
    for view in arrangement.views {
      let same = arrangement.attributes(of: view, sharedWith: selection)
      try embedder.transfer(same, of: view, to: id, members: members)
    }
  }

  /// Deletes the equations of an axis beyond the first two.
  private func deleteRivals(
    _ selection: Embedder.Selection,
    _ arrangement: StackArrangement,
    _ edges: Set<String>,
    _ center: String
  ) {
    let embedder = Embedder(state: state)
    let members = Set(selection.views)
    var known: Set<String> = []
    for attributes in [edges, [center]] {
      for view in arrangement.views {
        let same = arrangement.attributes(of: view, sharedWith: selection)
        var own: Set<String> = []
        for tie in tieEditor.ties(of: [view]) where tie.isDefinition {
          guard let attribute = tie.attribute(of: view), attributes.contains(attribute),
            same.contains(attribute), let other = tie.other(than: view),
            !embedder.isMember(other.item, members)
          else { continue }
          let isNew = own.contains(attribute) || known.union(own).count < 2
          if known.contains(attribute) || !isNew {
            tieEditor.delete([tie.id])
          } else {
            own.insert(attribute)
          }
        }
        known.formUnion(own)
      }
    }
  }

  /// Deletes constraints of the stack view that say the same as others.
  private func removeRepetitions(of id: ObjectID) {
    var seen: [Tie] = []
    var repeated: [ObjectID] = []
    for tie in tieEditor.ties(of: [id]) {
      let isKnown = seen.contains { known in
        known.first == tie.first && known.second == tie.second && known.relation == tie.relation
          && known.multiplier == tie.multiplier && known.constant == tie.constant
          || known.first == tie.second && known.second == tie.first && known.multiplier == 1
            && tie.multiplier == 1 && known.relation == tie.relation.reversed
            && known.constant == -tie.constant
      }
      if isKnown { repeated.append(tie.id) } else { seen.append(tie) }
    }
    tieEditor.delete(repeated)
  }

  /// The attributes of a view's place, without its size.
  static let placing: Set<String> = [
    "leading", "trailing", "left", "right", "top", "bottom", "centerX", "centerY", "baseline",
    "firstBaseline", "lastBaseline",
  ]
}

/// The axis, the order, the alignment and the spacing of views in a stack view, from their places.
struct StackArrangement {
  let axis: LayoutAxis
  /// The views along the axis.
  let views: [ObjectID]
  /// The value of `alignment`; nil for the usual one, which fills.
  let alignment: String?
  let spacing: Double

  init(_ selection: Embedder.Selection) {
    let boxes = selection.boxes
    let ids = selection.views
    func sorted(_ axis: LayoutAxis) -> [ObjectID] {
      ids.sorted { left, right in
        guard let a = boxes[left], let b = boxes[right] else { return false }
        return axis == .horizontal
          ? (a.minX, a.minY) < (b.minX, b.minY) : (a.minY, a.minX) < (b.minY, b.minX)
      }
    }
    func gaps(_ axis: LayoutAxis) -> [Double] {
      let row = sorted(axis).compactMap { boxes[$0] }
      return zip(row, row.dropFirst()).map {
        axis == .horizontal ? $1.minX - $0.maxX : $1.minY - $0.maxY
      }
    }
    // Views that don't overlap along one axis are a row or a column.
    let overlaps = LayoutAxis.allCases.map { gaps($0).reduce(0) { $0 + min(0, $1) } }
    let isVertical =
      overlaps[0] != overlaps[1]
      ? overlaps[1] > overlaps[0] : selection.box.height > selection.box.width
    axis = ids.count > 1 && isVertical ? .vertical : .horizontal
    views = sorted(axis)
    let found = gaps(axis)
    let mean = found.isEmpty ? 0 : found.reduce(0, +) / Double(found.count)
    spacing = max(0, mean.rounded())
    alignment = StackArrangement.alignment(axis, views.compactMap { boxes[$0] })
  }

  /// Returns the alignment that the edges across the axis show.
  private static func alignment(_ axis: LayoutAxis, _ boxes: [Box]) -> String? {
    func isSame(_ attribute: String) -> Bool {
      let places = boxes.compactMap { $0.position(attribute) }
      return (places.max() ?? 0) - (places.min() ?? 0) < 1.01
    }
    let edges =
      axis == .vertical ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"]
    if isSame(edges[0]), isSame(edges[1]) { return nil }
    // The file names the edges across both axes top and bottom.
    if isSame(edges[2]) { return "center" }
    if isSame(edges[0]) { return "top" }
    if isSame(edges[1]) { return "bottom" }
    return axis == .horizontal ? "center" : nil
  }

  /// The attributes of the stack view.
  var attributes: [(String, String)] {
    var result: [(String, String)] = []
    if axis == .vertical { result.append(("axis", "vertical")) }
    if let alignment { result.append(("alignment", alignment)) }
    if spacing != 0 { result.append(("spacing", TieEditor.text(spacing))) }
    return result
  }

  /// The attributes of a view that are those of the stack view too.
  func attributes(of view: ObjectID, sharedWith selection: Embedder.Selection) -> Set<String> {
    var result: Set<String> = []
    let (near, far) = axis == .vertical ? ("top", "bottom") : ("leading", "trailing")
    if view == views.first { result.insert(near) }
    if view == views.last { result.insert(far) }
    // The center of a lone view along the axis is that of the stack view.
    if views.count == 1 { result.insert(axis == .vertical ? "centerY" : "centerX") }
    let across =
      axis == .vertical ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"]
    for attribute in across.prefix(2) {
      guard let edge = selection.box.position(attribute),
        let own = selection.boxes[view]?.position(attribute), abs(own - edge) < 1.01
      else { continue }
      result.insert(attribute)
    }
    if alignment == nil || alignment == "center" { result.insert(across[2]) }
    return result
  }
}
