internal import LayoutModel

/// Adds constraints, and finds their items and owner.
struct ConstraintAdder: EditPart {
  let state: EditState

  /// Adds a constraint to the nearest common ancestor of its items.
  ///
  /// It is installed in the current class only, and there only where its items are: elsewhere it has
  /// no effect.
  func add(_ new: NewConstraint) throws(EditError) -> CompletedEdit {
    guard usesAutoLayout else {
      throw .springsAndStruts(
        Document.rootID,
        reason: "the document does not use Auto Layout, so it can't have constraints"
      )
    }
    let relation = new.relation
    if let objection = ConstraintRules.objection(
      relation.first.attribute,
      relation.second?.attribute
    ) {
      throw .badConstraint(objection)
    }
    try requireMultiplier(relation.multiplier)
    try installationWriter.requireVariations(currentVariation)
    let (first, second) = try items(of: relation)
    if let second, first == second, relation.first.attribute == relation.second?.attribute {
      throw .badConstraint("a constraint can't relate \(relation.first) to itself")
    }
    let owner = try nearestCommonAncestor(of: [first] + (second.map { [$0] } ?? []))
    // The file omits `firstItem` if it is the owner, so the owner needs no id.
    if first != owner { _ = try referenceTarget(first) }
    if let second { _ = try referenceTarget(second) }
    if let given = new.owner, given != owner {
      throw .wrongOwner(given: given, nearest: owner)
    }
    try refuseMasks([first] + (second.map { [$0] } ?? []), owner: owner)
    let id = insertConstraint(new, first, second, owner)
    let classes = effectiveClasses(of: [first] + (second.map { [$0] } ?? []), in: owner)
    if currentVariation.sizeClass != nil, !classes.isEmpty {
      installationWriter.limit(id, to: classes)
    }
    return CompletedEdit(
      kind: .addConstraint,
      meaning: "added constraint \(id) to \(name(owner)): \(relation)",
      subject: id
    )
  }

  /// Requires that a literal is a multiplier; nil stands for 1.
  func requireMultiplier(_ literal: String?) throws(EditError) {
    guard let literal, NumberText.multiplier(literal) == nil else { return }
    throw .badValue(
      path: "multiplier",
      value: literal,
      expected: ValueKind.multiplier.expectation
    )
  }

  /// Returns the size classes in which a new constraint of an owner has an effect: those of the
  /// current class in which its items are installed.
  func effectiveClasses(of items: [ObjectID], in owner: ObjectID) -> Set<SizeClass> {
    let current = Set((currentVariation.sizeClass ?? .anyAny).affected)
    return items.reduce(current) { $0.intersection(installationWriter.classes(of: $1, in: owner)) }
  }

  private func insertConstraint(
    _ new: NewConstraint,
    _ first: ObjectID,
    _ second: ObjectID?,
    _ owner: ObjectID
  ) -> ObjectID {
    let relation = new.relation
    // No `firstItem` means the owner; `secondItem` is always written.
    let attributes: [(String, String?)] = [
      ("firstItem", first == owner ? nil : first.rawValue),
      ("firstAttribute", relation.first.attribute),
      ("relation", relation.relation == .equal ? nil : relation.relation.rawValue),
      ("secondItem", second?.rawValue),
      ("secondAttribute", relation.second?.attribute),
      ("multiplier", relation.multiplier),
      ("priority", relation.priority.map { "\($0)" }),
      ("constant", relation.constant),
      ("identifier", new.identifier),
    ]
    let container = MaskedContainer.constraints.path
    let constraint = connectionEditor.newElement(
      "constraint",
      .constraint,
      in: owner,
      container,
      attributes
    )
    let id = constraint.id
    rowWriter.insert(constraint)
    resourceWriter.addFeatures(ofConstraint: id)
    installationWriter.installInCurrentClassOnly(id)
    return id
  }

  // MARK: - Items

  private func items(
    of relation: ConstraintNotation
  ) throws(EditError) -> (ObjectID, ObjectID?) {
    guard let second = relation.second else {
      return (try item(relation.first.item, beside: nil), nil)
    }
    if case .named = relation.first.item {
      let first = try item(relation.first.item, beside: nil)
      return (first, try item(second.item, beside: first))
    }
    let other = try item(second.item, beside: nil)
    return (try item(relation.first.item, beside: other), other)
  }

  private func item(
    _ item: ConstraintNotation.Item,
    beside other: ObjectID?
  ) throws(EditError) -> ObjectID {
    switch item {
    case .named(let name):
      if let object = slice[ObjectID(name)] { return object.id }
      let labelled = slice.unordered.filter {
        ($0.role == .view || $0.role == .guide) && $0.attribute("userLabel") == name
      }
      guard let only = labelled.first, labelled.count == 1 else {
        throw .unknownObject(ObjectID(name))
      }
      return only.id
    case .superview:
      guard let other, let view = view(of: other), let superview = viewAbove(view) else {
        throw .badConstraint("the other item has no superview")
      }
      return superview
    case .safeArea:
      var above = other.flatMap { view(of: $0) }.flatMap { viewAbove($0) }
      while let view = above {
        if let guide = slice.children(of: view).first(where: { $0.key == "safeArea" }) {
          return guide.id
        }
        above = viewAbove(view)
      }
      throw .badConstraint(
        "neither \(other?.rawValue ?? "the item") nor a view around it has a safe area"
      )
    }
  }

  /// The view of an item: the item itself, a guide's view, or the view of the guide's controller.
  func view(of item: ObjectID) -> ObjectID? {
    guard let object = slice[item] else { return nil }
    if object.role == .view { return item }
    guard object.role == .guide, let parent = object.parent, let holder = slice[parent] else {
      return nil
    }
    if holder.role == .view { return parent }
    return slice.children(of: parent).first { $0.role == .view && $0.container.isObject }?.id
  }

  /// The nearest ancestor of a view that is a view, within the same scene.
  func viewAbove(_ id: ObjectID) -> ObjectID? {
    var above = slice[id]?.parent
    while let parent = above, let object = slice[parent] {
      if object.role == .view { return parent }
      if object.role == .scene || object.role == .document { return nil }
      above = object.parent
    }
    return nil
  }

  /// Returns the required owner of a constraint on these items: the view itself for
  /// one item, otherwise the nearest common ancestor.
  func nearestCommonAncestor(of items: [ObjectID]) throws(EditError) -> ObjectID {
    var common: [ObjectID]?
    for item in items {
      _ = try object(item)
      guard var view = view(of: item) else {
        throw .badConstraint("\(item) is neither a view nor a layout guide")
      }
      var chain = [view]
      while let above = viewAbove(view) {
        chain.append(above)
        view = above
      }
      common = common.map { $0.filter(chain.contains) } ?? chain
    }
    guard let owner = common?.first else {
      throw .badConstraint("the items have no common ancestor view")
    }
    return owner
  }

  /// Throws if springs and struts already determine the frames of all items. They never determine the
  /// content of a scroll view.
  private func refuseMasks(_ items: [ObjectID], owner: ObjectID) throws(EditError) {
    if items.contains(where: { slice[$0]?.key == "contentLayoutGuide" }) { return }
    let views = items.compactMap { slice[$0] }.filter { $0.role == .view && $0.id != owner }
    let tied = views.isEmpty ? [owner].compactMap { slice[$0] } : views
    let masked = tied.filter { object in
      object.container == MaskedContainer.subviews.path && !object.isPlacedByConstraints
    }
    if let first = masked.first, masked.count == tied.count {
      throw .springsAndStruts(
        first.id,
        reason: "the view has an autoresizing mask, and a constraint would conflict with it; "
          + "set translatesAutoresizingMaskIntoConstraints to NO first"
      )
    }
  }
}
