internal import LayoutEditing
internal import LayoutEngine
public import LayoutModel

/// Constraints that views lack, as the Editor menu adds them.
extension LayoutEditor {
  /// Adds constraints to views until nothing about them is ambiguous, as Add Missing Constraints
  /// does. First, it centers each view without constraints in its superview or pins it to its
  /// nearest neighbors. Then it adds the verified suggestions of the check.
  ///
  /// - Parameters:
  ///   - views: The views; nil for all views of the document.
  ///   - document: The document's name.
  /// - Returns: The views that are still ambiguous afterwards.
  /// - Throws: What ``apply(_:to:)`` throws.
  @discardableResult
  public func addMissingConstraints(
    to views: [ObjectID]?,
    in document: String
  ) throws -> Set<ObjectID> {
    try addMissingConstraints(to: views, in: document, at: nil)
  }

  /// - Parameter canvas: The frames at which views without constraints are pinned; nil for those of
  ///   the document as it is.
  @discardableResult
  private func addMissingConstraints(
    to views: [ObjectID]?,
    in document: String,
    at canvas: Frames?
  ) throws -> Set<ObjectID> {
    let before = try self.document(named: document)
    for view in before.unconstrained(among: views) {
      frames =
        canvas ?? before.canvasFrames(scene: view.scene)
      defer { frames = Frames() }
      for gesture in before.placing(view, as: frames) {
        try step(.gesture(gesture), in: document)
      }
    }
    let wanted = views.map(Set.init)
    return try addSuggestions(in: nil, of: document) { wanted?.contains($0) ?? true }
  }

  /// Adds the constraints that the check suggests for ambiguous views, until none is left or none is
  /// suggested.
  ///
  /// - Parameter isWanted: Returns true for the views to consider.
  /// - Returns: The wanted views that are still ambiguous.
  private func addSuggestions(
    in scene: ObjectID?,
    of document: String,
    to isWanted: (ObjectID) -> Bool
  ) throws -> Set<ObjectID> {
    var open: Set<ObjectID> = []
    for _ in 0..<LayoutEditor.maximumRounds {
      let now = try self.document(named: document)
      open = ambiguous(now, scene).filter(isWanted)
      let edits = open.isEmpty ? [] : now.suggestions(for: open)
      if edits.isEmpty { break }
      for edit in edits { try apply(edit, to: document) }
    }
    return open
  }

  /// The most rounds of suggestions: one that is added can reveal another ambiguity.
  private static let maximumRounds = 4

  /// Replaces the constraints of views with suggested ones, as Reset to Suggested Constraints does.
  ///
  /// Other views that the deleted constraints placed get constraints too. Where the suggestions
  /// leave a view ambiguous, it is pinned to its place on the canvas, unless that conflicts with
  /// another constraint.
  ///
  /// - Returns: The views that are ambiguous afterwards and were not before.
  /// - Throws: What ``apply(_:to:)`` throws.
  @discardableResult
  public func resetConstraints(of views: [ObjectID], in document: String) throws -> Set<ObjectID> {
    let before = try self.document(named: document)
    let known = ambiguous(before, nil).subtracting(views)
    let canvas = before.canvasFrames()
    givesMasks = false
    defer { givesMasks = true }
    try step(.gesture(.clearConstraints(views)), in: document)
    try addMissingConstraints(
      to: views + before.views(tiedTo: views),
      in: document,
      at: canvas
    )
    var open = ambiguous(try self.document(named: document), nil).subtracting(known)
    if open.isEmpty { return [] }
    try addMissingConstraints(to: open.sorted(), in: document, at: canvas)
    open = ambiguous(try self.document(named: document), nil).subtracting(known)
    return try pin(open, in: document, at: canvas).subtracting(known)
  }

  /// Pins the ambiguous edges and lengths of views as they are on the canvas. A pin that conflicts
  /// with another constraint is deleted again.
  ///
  /// - Returns: The views of the document that are ambiguous afterwards.
  private func pin(
    _ views: Set<ObjectID>,
    in document: String,
    at canvas: Frames
  ) throws -> Set<ObjectID> {
    let pins: [Finding.Quantity: Pin] = [
      .x: .edge(.leading, nil, toMargin: false), .y: .edge(.top, nil, toMargin: false),
      .width: .length(.horizontal, nil), .height: .length(.vertical, nil),
    ]
    var open = try layoutFindings(in: document)
    for view in views.sorted() {
      for quantity in Finding.Quantity.allCases {
        guard open.contains(where: { $0.isAmbiguity(of: view, in: quantity) }),
          let pin = pins[quantity]
        else { continue }
        frames = canvas
        defer { frames = Frames() }
        let result: LayoutEditResult
        do {
          result = try step(.gesture(.pin([view], [pin])), in: document)
        } catch NinefoldError.refusedEdit {
          continue
        }
        let now = try layoutFindings(in: document)
        if now.count(where: \.isConflict) > open.count(where: \.isConflict) {
          for id in result.added { try apply(.delete(id, from: .outline), to: document) }
        } else {
          open = now
        }
      }
    }
    return Set(open.lazy.filter { !$0.isConflict }.compactMap(\.object))
  }

  /// Returns the certain ambiguities and conflicts of views on the canvases of all size classes.
  ///
  /// - Parameter views: The views whose findings are returned; nil for all.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func layoutFindings(
    in document: String,
    of views: [ObjectID]? = nil
  ) throws -> [Finding] {
    let found = LayoutEngine(try self.document(named: document)).findings(onDevices: false)
    return found.filter { finding in
      (finding.kind == .ambiguous || finding.isConflict) && !finding.isUnsure
        && views.map { $0.contains { $0 == finding.object } } ?? true
    }
  }

  /// Adds the constraints that the check suggests for new ambiguities. Where these leave an
  /// ambiguity, pins views to their stored places.
  func settle(
    since before: Document,
    in scene: ObjectID?,
    of document: String
  ) throws {
    let known = ambiguous(before, scene)
    let new = try addSuggestions(in: scene, of: document) { !known.contains($0) }
    // The gesture adapted the stored frames to the new superviews, so they are the places.
    if !new.isEmpty { _ = try pin(new, in: document, at: Frames()) }
  }

  private func ambiguous(_ document: Document, _ scene: ObjectID?) -> Set<ObjectID> {
    let findings = LayoutEngine(document).findings(
      scene: scene,
      onDevices: false,
      kinds: [.ambiguous]
    )
    return Set(findings.lazy.filter { !$0.isUnsure }.compactMap(\.object))
  }
}

extension Finding {
  fileprivate func isAmbiguity(of view: ObjectID, in quantity: Quantity) -> Bool {
    kind == .ambiguous && object == view && quantities.contains(quantity)
  }
}

extension Document {
  /// Returns the gestures that place a view as the canvas shows it: on each axis at the center of
  /// its superview if it is there, otherwise beside its nearest neighbor.
  ///
  /// In 21 scenes of public histories, one commit replaced all constraints and left all frames. There
  /// 21 of 25 centered views have their center tied, except views that take most of their superview.
  fileprivate func placing(_ view: LayoutObject, as canvas: Frames) -> [LayoutGesture] {
    let superview = objects.first { $0.id == view.parent }
    let outer = superview.flatMap { $0.kind == "scrollView" ? nil : canvas[$0.id] }
    func isCentered(_ origin: Double?, _ length: Double?, in whole: Double?) -> Bool {
      guard let origin, let length, let whole, length < 0.8 * whole else { return false }
      return abs(origin + length / 2 - whole / 2) <= 0.5
    }
    let own = canvas[view.id]
    return [
      isCentered(own?.x, own?.width, in: outer?.width)
        ? .align([view.id], .horizontallyInContainer)
        : .pin([view.id], [.edge(.leading, nil, toMargin: false)]),
      isCentered(own?.y, own?.height, in: outer?.height)
        ? .align([view.id], .verticallyInContainer)
        : .pin([view.id], [.edge(.top, nil, toMargin: false)]),
    ]
  }

  /// Returns the views that constraints should place and that have none, in document order.
  fileprivate func unconstrained(among views: [ObjectID]?) -> [LayoutObject] {
    guard platform == .iOS || platform == .tvOS else { return [] }
    let wanted = views.map(Set.init)
    var tied: Set<ObjectID> = []
    var stacks: Set<ObjectID> = []
    for object in objects {
      if object.kind == "stackView" { stacks.insert(object.id) }
      guard object.role == .constraint else { continue }
      tied.formUnion(object.namedItems)
      if object.attribute("firstItem") == nil, let owner = object.parent { tied.insert(owner) }
    }
    return objects.filter { object in
      object.role == .view && object.container == MaskedContainer.subviews.path
        && object.isPlacedByConstraints && !tied.contains(object.id)
        && object.parent.map { !stacks.contains($0) } ?? false
        && wanted?.contains(object.id) ?? true
    }
  }

  /// Returns the other views that constraints tie to some views, in document order.
  fileprivate func views(tiedTo views: [ObjectID]) -> [ObjectID] {
    let known = Set(views)
    var tied: Set<ObjectID> = []
    for object in objects where object.role == .constraint {
      let items = object.namedItems
      if items.contains(where: known.contains) { tied.formUnion(items) }
    }
    return objects.map(\.id).filter { tied.contains($0) && !known.contains($0) }
  }

  /// Returns the edits that the check suggests for views, verified together.
  fileprivate func suggestions(for views: Set<ObjectID>) -> [LayoutEdit] {
    var options = CheckOptions()
    options.ignoresMarks = true
    options.readsProjects = false
    options.preset = .all
    options.kinds = [.ambiguous]
    let checked = check(named: "document", options: options, environment: AppEnvironment())
    var edits: [SuggestedEdit] = []
    for cause in checked.causes {
      let objects = Set(cause.findings.compactMap(\.object))
      guard !objects.isDisjoint(with: views) else { continue }
      for edit in cause.finding.suggestions where !edits.contains(edit) { edits.append(edit) }
    }
    return edits.map(\.edit)
  }
}
