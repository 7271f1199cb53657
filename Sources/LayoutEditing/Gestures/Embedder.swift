internal import LayoutModel

/// Puts sibling views into a new container. The parts that all containers share.
struct Embedder: EditPart {
  let state: EditState

  /// The selection, with its place.
  struct Selection {
    let parent: ObjectID
    /// The views from back to front.
    let views: [ObjectID]
    /// The places of the views in their superview.
    let boxes: [ObjectID: Box]
    /// The rectangle around the views.
    let box: Box
    /// True if constraints place the views; false for frames and masks.
    let hasConstraints: Bool
  }

  /// Checks a selection.
  /// - Throws: ``EditError/badSelection(_:)`` if one container can't stand for the views.
  func selection(_ views: [ObjectID]) throws(EditError) -> Selection {
    let (parent, siblings) = try gestureEditor.siblings(views)
    let chosen = Set(views)
    let ordered = siblings.filter(chosen.contains)
    var boxes: [ObjectID: Box] = [:]
    for view in ordered {
      guard let frame = geometry.frame(of: view) else {
        throw .badSelection("\(name(view)) has no frame")
      }
      boxes[view] = Box(frame)
    }
    guard let first = ordered.first, let box = ordered.compactMap({ boxes[$0] }).first else {
      throw .badSelection("no view is selected")
    }
    let entries = slice[first]?.installations ?? []
    for view in ordered where !hasSameEntries(slice[view]?.installations ?? [], entries) {
      throw .badSelection(
        "\(name(first)) and \(name(view)) are installed in different size classes; first install both in the same ones"
      )
    }
    let isTied = geometry.hasConstraints(first)
    for view in ordered where geometry.hasConstraints(view) != isTied {
      throw .badSelection(
        "constraints place only some of the views; add the missing constraints of the others first"
      )
    }
    if slice[parent]?.kind == "stackView", ordered.count > 1, !isConsecutive(ordered, siblings) {
      throw .badSelection("the views are not next to each other in \(name(parent))")
    }
    return Selection(
      parent: parent,
      views: ordered,
      boxes: boxes,
      box: boxes.values.reduce(box) { $0.union($1) },
      hasConstraints: isTied
    )
  }

  private func isConsecutive(_ views: [ObjectID], _ siblings: [ObjectID]) -> Bool {
    guard let first = views.first, let start = siblings.firstIndex(of: first) else { return false }
    return Array(siblings[start...].prefix(views.count)) == views
  }

  private func hasSameEntries(_ left: [Installation], _ right: [Installation]) -> Bool {
    left.count == right.count
      && left.allSatisfy { entry in
        right.contains { $0.variation == entry.variation && $0.isInstalled == entry.isInstalled }
      }
  }

  /// Adds the container in front of the views, moves them into it, and leaves them in their places.
  ///
  /// - Parameter order: The views in the order that they get in the container.
  func wrap(
    _ selection: Selection,
    in kind: String,
    order views: [ObjectID]
  ) throws(EditError) -> ObjectID {
    guard let template = ObjectTemplate.of(kind, on: order.platform) else {
      throw .unknownKind(kind, platform: order.platform.rawValue)
    }
    let last = selection.views.last ?? selection.parent
    let id = try objectAdder.insert(
      template,
      into: selection.parent,
      MaskedContainer.subviews.path,
      key: nil,
      .after(last)
    )
    geometry.store(selection.box.frame, of: id)
    if !selection.hasConstraints { copyPlacement(of: selection.views, to: id) }
    let preserves = PropertyPath("preservesSuperviewLayoutMargins")
    if views.contains(where: { slice[$0]?.attribute(preserves.rawValue) == "YES" }) {
      // The margins of the views depend on those of the views around them.
      rowWriter.setAttribute(preserves, "YES", of: id)
    }
    let entries = views.first.flatMap { slice[$0]?.installations } ?? []
    for entry in entries { installationWriter.restore(entry, of: id) }
    for view in views {
      _ = try objectMover.reparent(view, into: id, MaskedContainer.subviews.path, .last)
      geometry.shift(view, x: -selection.box.minX, y: -selection.box.minY)
    }
    return id
  }

  /// Places a container by its frame. Around a single view it has the view's mask; around several it
  /// keeps its size.
  private func copyPlacement(of views: [ObjectID], to id: ObjectID) {
    rowWriter.removeAttribute(PropertyPath("translatesAutoresizingMaskIntoConstraints"), of: id)
    let fixed = PropertyPath("fixedFrame")
    let mask = PropertyPath("autoresizingMask")
    guard let only = views.first.flatMap({ slice[$0] }), views.count == 1 else {
      let isFixed = views.contains { slice[$0]?.attribute("fixedFrame") == "YES" }
      if isFixed { rowWriter.setAttribute(fixed, "YES", of: id) }
      let record = Record(.autoresizingMask, ["flexibleMaxX": "YES", "flexibleMaxY": "YES"])
      rowWriter.setElement(mask, .record(record), of: id)
      return
    }
    for name in ["fixedFrame", "translatesAutoresizingMaskIntoConstraints"] {
      guard let literal = only.attribute(name) else { continue }
      rowWriter.setAttribute(PropertyPath(name), literal, of: id)
    }
    guard let value = only.property(mask)?.value else { return }
    rowWriter.setElement(mask, value, of: id)
    let inner = Record(.autoresizingMask, ["widthSizable": "YES", "heightSizable": "YES"])
    if only.attribute("fixedFrame") != "YES" {
      rowWriter.replaceValue(mask, .base, .record(inner), of: only.id)
    }
  }

  /// Lets a container stand for one view in the constraints of an edge to objects outside.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the view that are those of the container.
  ///   - members: The views in the container.
  func transfer(
    _ attributes: Set<String>,
    of view: ObjectID,
    to container: ObjectID,
    members: Set<ObjectID>
  ) throws(EditError) {
    for tie in tieEditor.ties(of: [view]) {
      guard let attribute = tie.attribute(of: view), attributes.contains(attribute),
        let other = tie.other(than: view), !isMember(other.item, members), other.item != container
      else { continue }
      try replace(view, by: container, in: tie)
    }
  }

  /// Replaces an item of a constraint by another with the same place.
  func replace(
    _ item: ObjectID,
    by other: ObjectID,
    in tie: Tie
  ) throws(EditError) {
    var new = tie
    if new.first.item == item { new.first.item = other }
    if new.second?.item == item { new.second?.item = other }
    try tieEditor.put(new, for: tie)
  }

  /// True for a member of a container, or an object in one.
  func isMember(_ item: ObjectID, _ members: Set<ObjectID>) -> Bool {
    var above: ObjectID? = constraintAdder.view(of: item) ?? item
    while let id = above {
      if members.contains(id) { return true }
      above = constraintAdder.viewAbove(id)
    }
    return false
  }

  /// Returns the view whose edge is that of the rectangle around the views, preferably one whose
  /// edge a constraint ties to an object outside.
  func edgeView(
    _ edge: String,
    among views: [ObjectID],
    _ selection: Selection
  ) -> ObjectID? {
    let wanted = selection.box.position(edge) ?? 0
    let near = views.filter { view in
      selection.boxes[view]?.position(edge).map { abs($0 - wanted) < 0.5 } ?? false
    }
    let members = Set(views)
    return near.first { view in
      tieEditor.ties(of: [view]).contains { tie in
        tie.attribute(of: view) == edge && tie.relation == .equal
          && tie.other(than: view).map { !isMember($0.item, members) } == true
      }
    } ?? near.first
  }
}

extension Embedder {
  /// The attributes of a view that depend only on its frame.
  static let places: Set<String> = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY",
  ]
}
