internal import LayoutEditing
internal import LayoutEngine
public import LayoutModel

extension LayoutEditor {
  /// Performs a gesture of Interface Builder's Editor menu. If ``LayoutGesture/keepsPlaces`` is
  /// true, the method verifies that no other view moves. For embedding, unembedding, changing a
  /// kind and updating constants, it also verifies that no conflict or ambiguity is new. Aligning,
  /// distributing and pinning note the conflicts that they add in ``LayoutEditResult/notes``.
  ///
  /// The gesture uses the frames on the document's canvas, and stores the frames that it changes,
  /// as Interface Builder does. If embedding leaves an ambiguity, the suggested constraints are
  /// added.
  ///
  /// - Parameters:
  ///   - document: The document's name.
  ///   - isForced: True to accept that other views move, and that the gesture adds conflicts and
  ///     ambiguities.
  /// - Returns: The views that the gesture moves besides those that it is about.
  /// - Throws: ``NinefoldError/movedViews(document:_:)`` if ``LayoutGesture/keepsPlaces`` is true
  ///   and the gesture moves other views in a size class; ``NinefoldError/unsettledLayout(_:)`` if
  ///   it adds a conflict or an ambiguity; or what ``apply(_:to:)`` throws.
  @discardableResult
  public func perform(
    _ gesture: LayoutGesture,
    in document: String,
    isForced: Bool = false
  ) throws -> [MovedView] {
    let before = try self.document(named: document)
    if before.isOfScenes(gesture) {
      return try performOnScenes(gesture, before, in: document, isForced: isForced)
    }
    let scene = before.scene(reachedBy: gesture)
    let canvas = before.canvasFrames(scene: scene)
    frames = canvas
    defer { frames = Frames() }
    let result = try step(.gesture(gesture), in: document)
    guard !result.isEmpty else { return [] }
    if case .embed(_, .containerView) = gesture {
      try releaseFarEdges(of: result.added, in: document)
    }
    if case .embed(let views, .stackView) = gesture {
      try releasePlaces(of: views, in: scene, of: document)
    }
    if gesture.opensPlaces { try settle(since: before, in: scene, of: document) }
    let after = try self.document(named: document)
    if gesture.addsConstraints { noteConflicts(after, since: before, in: scene, of: document) }
    let proof = PlacementProof(before, after, scene: scene)
    let moved =
      gesture.keepsContent
      ? proof.moved(besides: gesture.containers.union(result.added), andContent: false)
      : proof.moved(besides: Set(gesture.views).union(result.added))
    if gesture.keepsPlaces, !moved.isEmpty, !isForced {
      throw NinefoldError.movedViews(document: document, moved)
    }
    try storeFrames(from: before, canvas, in: scene, of: document)
    // Stored frames remove marks of misplaced views, and with them what the marks say is unsure.
    if gesture.staysSettled, !isForced {
      let settled = try self.document(named: document)
      try requireSettled(settled, since: before, in: scene, of: document)
    }
    return moved
  }

  /// Performs a gesture about scenes. Views in these scenes can move, because they get below bars.
  /// Views in other scenes must stay.
  private func performOnScenes(
    _ gesture: LayoutGesture,
    _ before: Document,
    in document: String,
    isForced: Bool
  ) throws -> [MovedView] {
    let result = try step(.gesture(gesture), in: document)
    let proof = PlacementProof(before, try self.document(named: document), scene: nil)
    let moved = proof.moved(besides: Set(result.added))
    let named = Set(gesture.views + [result.subject])
    let scenes = Set(before.objects.lazy.filter { named.contains($0.id) }.compactMap(\.scene))
      .union(before.scenesOfChildren(of: gesture.views))
    let inside = Set(
      before.objects.lazy.filter { $0.scene.map(scenes.contains) ?? false }.map(\.id)
    )
    let others = moved.filter { !inside.contains($0.id) }
    guard others.isEmpty || isForced else {
      throw NinefoldError.movedViews(document: document, others)
    }
    return moved
  }

  /// Stores the frames of views that the gesture moves on the canvas, if they were stored before.
  private func storeFrames(
    from before: Document,
    _ canvas: Frames,
    in scene: ObjectID?,
    of document: String
  ) throws {
    let after = try self.document(named: document)
    let computed = after.canvasFrames(scene: scene)
    let old = Dictionary(before.objects.map { ($0.id, $0) }) { first, _ in first }
    let stale = after.objects.filter { view in
      // The gesture itself wrote the stored frames of views with masks, which determine their
      // places.
      guard view.role == .view, view.isPlacedByConstraints, let frame = computed[view.id],
        let stored = view.storedFrame, frame.distance(to: stored) > 0.01
      else { return false }
      guard let was = old[view.id]?.storedFrame, let placed = canvas[view.id] else { return true }
      // A frame that was misplaced before stays, because the author may want it.
      return placed.distance(to: was) < 0.01
    }.map(\.id)
    guard !stale.isEmpty else { return }
    frames = computed
    try step(.gesture(.updateFrames(stale)), in: document)
  }
}

extension LayoutGesture {
  /// True if the gesture changes the container or the kind of views, so that these can lose
  /// constraints that determine their places.
  fileprivate var opensPlaces: Bool {
    switch self {
    case .embed, .unembed, .changeKind: true
    default: false
    }
  }

  /// True if the gesture adds the constraints that its author asks for, also if they contradict
  /// others.
  fileprivate var addsConstraints: Bool {
    switch self {
    case .align, .distribute, .pin: true
    default: false
    }
  }

  /// True if the gesture changes constraints and must leave no new conflict or ambiguity.
  fileprivate var staysSettled: Bool {
    if case .updateConstants = self { true } else { opensPlaces }
  }

  /// True if the views in the container must keep their places too. This excludes stack views,
  /// which arrange their views.
  fileprivate var keepsContent: Bool {
    switch self {
    case .embed(_, .view), .embed(_, .scrollView), .unembed: true
    default: false
    }
  }

  /// The containers that the gesture removes.
  fileprivate var containers: Set<ObjectID> {
    if case .unembed(let view) = self { [view] } else { [] }
  }
}

extension Document {
  /// Returns the scene that a gesture changes; nil if it also changes others, which container views
  /// embed.
  fileprivate func scene(reachedBy gesture: LayoutGesture) -> ObjectID? {
    if case .embed(_, .containerView) = gesture { return nil }
    let view = objects.first { $0.id == gesture.views.first }
    if case .changeKind = gesture, view?.kind == "containerView" { return nil }
    return view?.scene
  }

  /// Returns true if a gesture is about controllers and their scenes.
  fileprivate func isOfScenes(_ gesture: LayoutGesture) -> Bool {
    switch gesture {
    case .embed(_, let container): container.holdsScenes
    case .unembed(let id):
      objects.contains {
        $0.id == id && ["navigationController", "tabBarController"].contains($0.kind)
      }
    default: false
    }
  }

  /// Returns the scenes that relationships of controllers lead to.
  fileprivate func scenesOfChildren(of controllers: [ObjectID]) -> Set<ObjectID> {
    let holders = Set(controllers)
    let ends = Set(
      objects.lazy.filter { object in
        object.kind == "segue" && object.attribute("kind") == "relationship"
          && object.parent.map(holders.contains) ?? false
      }.compactMap { $0.attribute("destination").map { ObjectID($0) } }
    )
    return Set(objects.lazy.filter { ends.contains($0.id) }.compactMap(\.scene))
  }
}
