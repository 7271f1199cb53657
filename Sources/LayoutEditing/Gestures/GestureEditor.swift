internal import LayoutModel

/// Makes gestures of Interface Builder's Editor menu.
struct GestureEditor: EditPart {
  let state: EditState

  /// Makes a gesture.
  func perform(_ gesture: LayoutGesture) throws(EditError) -> CompletedEdit {
    guard let first = gesture.views.first else { throw .badSelection("no view is selected") }
    var seen: Set<ObjectID> = []
    let isOfScenes = isOfScenes(gesture)
    for id in gesture.views where !isOfScenes {
      guard try object(id).role == .view else { throw .badSelection("\(name(id)) is not a view") }
      guard seen.insert(id).inserted else { throw .badSelection("\(name(id)) is named twice") }
    }
    try requirePlatform(for: gesture)
    switch gesture {
    case .embed(let views, .view): return try ViewEmbedder(state: state).embed(views)
    case .embed(let views, .stackView): return try StackEmbedder(state: state).embed(views)
    case .embed(let views, .scrollView): return try ScrollEmbedder(state: state).embed(views)
    case .embed(let views, .containerView):
      return try ContainerEmbedder(state: state).embed(views)
    case .changeKind(let view, let kind):
      var changer = KindChanger(state: state)
      return try changer.change(view, to: kind)
    case .embed(let ids, let container):
      return try ControllerEmbedder(state: state).embed(ids, in: container)
    case .unembed(let id) where isOfScenes: return try ControllerEmbedder(state: state).unembed(id)
    case .unembed(let view): return try Unembedder(state: state).unembed(view)
    case .arrange(let views, let arrangement): return try arrange(views, arrangement)
    case .align(let views, let alignment):
      return try ConstraintGestures(state: state).align(views, alignment)
    case .distribute(let views, let axis, let spacing):
      return try ConstraintGestures(state: state).distribute(views, axis, spacing)
    case .pin(let views, let pins): return try ConstraintGestures(state: state).pin(views, pins)
    case .updateFrames(let views): updateFrames(views)
    case .updateConstants(let views): try updateConstants(views)
    case .clearConstraints(let views): clearConstraints(of: views)
    }
    return done(gesture, first)
  }

  /// True if a gesture is about controllers and their scenes.
  private func isOfScenes(_ gesture: LayoutGesture) -> Bool {
    switch gesture {
    case .embed(_, let container): container.holdsScenes
    case .unembed(let id):
      ["navigationController", "tabBarController"].contains(slice[id]?.kind ?? "")
    default: false
    }
  }

  private func done(_ gesture: LayoutGesture, _ first: ObjectID) -> CompletedEdit {
    let (kind, verb): (EditKind, String) =
      switch gesture {
      case .updateFrames: (.updateFrames, "updated the frames of")
      case .updateConstants: (.updateConstants, "updated the constraint constants of")
      default: (.clearConstraints, "cleared the constraints of")
      }
    return CompletedEdit(kind: kind, meaning: "\(verb) \(names(gesture.views))", subject: first)
  }

  /// Returns the names of views for use in messages.
  func names(_ views: [ObjectID]) -> String {
    views.count > 3
      ? "\(views.count) views" : views.map { name($0) }.joined(separator: ", ")
  }

  private func requirePlatform(for gesture: LayoutGesture) throws(EditError) {
    switch gesture {
    case .arrange, .clearConstraints, .updateFrames: return
    default: break
    }
    // On macOS, y grows upwards and stack views have other parts; WatchKit has no constraints.
    guard order.platform == .iOS || order.platform == .tvOS else {
      throw .badSelection("this edit is only possible in documents for iOS and tvOS")
    }
  }

  // MARK: - Order

  private func arrange(
    _ views: [ObjectID],
    _ arrangement: Arrangement
  ) throws(EditError) -> CompletedEdit {
    let (parent, siblings) = try siblings(views)
    var order = siblings
    let chosen = Set(views)
    switch arrangement {
    case .front: order = order.filter { !chosen.contains($0) } + order.filter(chosen.contains)
    case .back: order = order.filter(chosen.contains) + order.filter { !chosen.contains($0) }
    case .forward:
      for place in order.indices.dropLast().reversed()
      where chosen.contains(order[place]) && !chosen.contains(order[place + 1]) {
        order.swapAt(place, place + 1)
      }
    case .backward:
      for place in order.indices.dropFirst()
      where chosen.contains(order[place]) && !chosen.contains(order[place - 1]) {
        order.swapAt(place, place - 1)
      }
    }
    if order != siblings {
      let positions = siblings.compactMap { slice[$0]?.position }
      for (id, position) in zip(order, positions) {
        state.slice.update(id) { $0.position = position }
      }
    }
    let place =
      switch arrangement {
      case .front: "to the front"
      case .back: "to the back"
      case .forward: "forward"
      case .backward: "backward"
      }
    return CompletedEdit(
      kind: .arrange,
      meaning: "moved \(names(views)) \(place) in \(name(parent))",
      subject: views.first ?? parent
    )
  }

  /// Returns the superview of views and all its subviews, from back to front.
  /// - Throws: ``EditError/badSelection(_:)`` if they aren't subviews of one view.
  func siblings(_ views: [ObjectID]) throws(EditError) -> (ObjectID, [ObjectID]) {
    let container = MaskedContainer.subviews.path
    guard let first = views.first, let parent = slice[first]?.parent,
      slice[parent]?.role == .view
    else { throw .badSelection("\(views.first.map { name($0) } ?? "the view") has no superview") }
    let siblings = slice.children(of: parent, in: container).map(\.id)
    for view in views where !siblings.contains(view) {
      throw .badSelection("\(name(first)) and \(name(view)) are not subviews of one view")
    }
    return (parent, siblings)
  }

  // MARK: - Frames and constants

  /// Stores the computed frames.
  private func updateFrames(_ views: [ObjectID]) {
    for view in views {
      guard let frame = state.context.frames[view] else { continue }
      rowWriter.removeAttribute(GestureEditor.misplaced, of: view)
      guard let stored = geometry.storedFrame(of: view), frame.distance(to: stored) > 0.01 else {
        continue
      }
      geometry.store(frame, of: view)
    }
  }

  /// The mark of a view whose stored frame is not that of its constraints. Interface Builder removes
  /// it with the difference (14 of 14 commits in public histories).
  private static let misplaced = PropertyPath("misplaced")

  /// The least change of a constant. Stored frames are rounded to half points, so the distance of two
  /// centers can be a quarter point off.
  private static let leastChange = 0.26

  /// Sets the constants so that the stored frames satisfy the constraints.
  private func updateConstants(_ views: [ObjectID]) throws(EditError) {
    for view in views { rowWriter.removeAttribute(GestureEditor.misplaced, of: view) }
    for tie in tieEditor.ties(of: Set(views)) {
      guard tie.relation == .equal, let value = storedConstant(of: tie),
        abs(value - tie.constant) > GestureEditor.leastChange
      else { continue }
      var new = tie
      new.constant = value
      // The standard spacing becomes a number.
      rowWriter.removeAttribute(PropertyPath("symbolic"), of: tie.id)
      _ = try tieEditor.rewrite(tie, as: new)
    }
  }

  /// Deletes the constraints of views. A view that no constraint places any more gets a mask that
  /// keeps its frame, as Interface Builder writes it (6 of 6 commits in public histories).
  private func clearConstraints(of views: [ObjectID]) {
    let ties = tieEditor.ties(of: Set(views))
    let tied = Set(ties.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
    tieEditor.delete(ties.map(\.id))
    guard state.context.givesMasks, order.platform == .iOS || order.platform == .tvOS else {
      return
    }
    for view in tied.sorted() where geometry.hasConstraints(view) && canHaveMask(view) {
      if tieEditor.ties(of: [view]).isEmpty { geometry.giveMask(to: view) }
    }
  }

  /// True if nothing but constraints or a mask places a view.
  private func canHaveMask(_ id: ObjectID) -> Bool {
    guard let view = slice[id], view.role == .view,
      view.container == MaskedContainer.subviews.path, let parent = view.parent
    else { return false }
    return slice[parent]?.kind != "stackView"
  }

  /// Returns the constant with which the stored frames satisfy a constraint; nil if they don't say.
  private func storedConstant(of tie: Tie) -> Double? {
    func place(_ anchor: Tie.Anchor, beside other: ObjectID?) -> Double? {
      guard slice[anchor.item]?.role == .view else { return nil }
      let box =
        other.map { isInside($0, anchor.item) } == true
        ? geometry.bounds(of: anchor.item, isStored: true)
        : geometry.box(of: anchor.item, isStored: true)
      return box?.position(anchor.attribute)
    }
    guard let first = place(tie.first, beside: tie.second?.item) else { return nil }
    guard let anchor = tie.second else { return first }
    guard let second = place(anchor, beside: tie.first.item) else { return nil }
    return first - tie.multiplier * second
  }

  /// True if a view is below another one.
  func isInside(_ view: ObjectID, _ other: ObjectID) -> Bool {
    var above = constraintAdder.viewAbove(view)
    while let next = above {
      if next == other { return true }
      above = constraintAdder.viewAbove(next)
    }
    return false
  }
}
