/// A constraint of a class whose items are all there.
struct TiedConstraint {
  /// Where it stands among the document's objects.
  let object: Int
  /// The view that holds it.
  let owner: Int
  /// The items, the first first.
  let items: [Int]
  /// The views that the items lie in.
  let views: [Int]
  let effective: EffectiveConstraint

  /// Reads a constraint from the properties that it has in a class; nil if an item is missing.
  init?(_ number: Int, in index: DocumentIndex, _ properties: [Property]) {
    let object = index.objects[number]
    owner = index.parents[number]
    guard owner >= 0 else { return nil }
    effective = EffectiveConstraint(
      id: object.id,
      scene: object.scene,
      owner: index.objects[owner].id,
      state: InstallState(isInstalled: true, decidedBy: .base, inactive: nil),
      properties: properties
    )
    let ids = [effective.firstItem] + (effective.secondItem.map { [$0] } ?? [])
    items = ids.compactMap { index.indexByID[$0] }
    views = items.compactMap(index.view(ofItem:))
    guard views.count == ids.count else { return nil }
    self.object = number
  }
}

extension RowFindings {
  /// The constraints that are installed in a class and whose items are views and guides.
  func tiedConstraints(in sizeClass: SizeClass) -> [TiedConstraint] {
    constraints.compactMap { number in
      let object = index.objects[number]
      guard object.installation(in: sizeClass)?.isInstalled != false else { return nil }
      if object.properties.allSatisfy(\.variation.isBase) { return plainConstraints[number] }
      return TiedConstraint(number, in: index, object.effectiveProperties(in: sizeClass))
    }
  }

  // MARK: - Owners

  /// Constraints that the nearest common ancestor of their items does not hold (Auto Layout Guide;
  /// the words for an item out of reach are those of the system's exception).
  func wrongOwners(_ constraints: [TiedConstraint], in sizeClass: SizeClass) -> [Finding] {
    constraints.compactMap { constraint in
      guard index.objects[constraint.owner].role == .view else { return nil }
      let nearest = index.nearestCommonAncestor(of: constraint.views)
      guard nearest != constraint.owner, nearest.flatMap(keptByCell) != constraint.owner else {
        return nil
      }
      let owner = index.objects[constraint.owner]
      let id = index.objects[constraint.object].id
      let reachesAll = constraint.views.allSatisfy {
        index.chain(from: $0).contains(constraint.owner)
      }
      if reachesAll, let nearest {
        return finding(
          .wrongOwner,
          constraint.object,
          sizeClass,
          "The constraint lies with \"\(owner.outlineName)\" (\(owner.id)); the nearest common"
            + " ancestor of its items is \"\(index.objects[nearest].outlineName)\""
            + " (\(index.objects[nearest].id)).",
          severity: .warning,
          constraints: [id]
        )
      }
      return finding(
        .wrongOwner,
        constraint.object,
        sizeClass,
        "Unable to install constraint on view \"\(owner.outlineName)\" (\(owner.id)): it references"
          + " something from outside the subtree of the view.",
        constraints: [id]
      )
    }
  }

  /// The cell of a content view without an id of its own: Interface Builder keeps the constraints of
  /// such contents with the cell (19 of 19 measured).
  private func keptByCell(_ view: Int) -> Int? {
    let object = index.objects[view]
    guard object.key == "contentView", object.idPosition == nil else { return nil }
    return index.viewAbove(view)
  }

  // MARK: - Duplicates

  /// What a constraint says, whichever way round it is written.
  private struct Meaning: Hashable {
    var first: ObjectID
    var firstAttribute: String
    var relation: String
    var second: ObjectID?
    var secondAttribute: String?
    var multiplier: Double
    var constant: Double
    var priority: Double
    var isSymbolic: Bool

    init(_ constraint: EffectiveConstraint) {
      first = constraint.firstItem
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      second = constraint.secondItem
      secondAttribute = constraint.secondAttribute
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      isSymbolic = constraint.attribute("symbolic") == "YES"
      guard let second, let secondAttribute, multiplier == 1 else { return }
      let isOrdered =
        first == second ? firstAttribute <= secondAttribute : first < second
      if !isOrdered { turn(second, secondAttribute) }
    }

    /// `a = b + c` as `b = a - c`.
    private mutating func turn(_ second: ObjectID, _ secondAttribute: String) {
      (self.second, self.secondAttribute) = (first, firstAttribute)
      (first, firstAttribute) = (second, secondAttribute)
      constant = constant == 0 ? 0 : -constant
      switch relation {
      case "greaterThanOrEqual": relation = "lessThanOrEqual"
      case "lessThanOrEqual": relation = "greaterThanOrEqual"
      default: break
      }
    }
  }

  /// Constraints that say what one before them says.
  func duplicates(_ constraints: [TiedConstraint], in sizeClass: SizeClass) -> [Finding] {
    var known: [Meaning: Int] = [:]
    var found: [Finding] = []
    for constraint in constraints where !constraint.effective.isPlaceholder {
      guard uninstalledHolder(of: constraint.object, in: sizeClass) == nil else { continue }
      let meaning = Meaning(constraint.effective)
      guard let original = known[meaning] else {
        known[meaning] = constraint.object
        continue
      }
      let copy = index.objects[constraint.object]
      let first = index.objects[original]
      found.append(
        finding(
          .duplicateConstraint,
          constraint.object,
          sizeClass,
          "The constraint says the same as \(first.id).",
          constraints: [first.id, copy.id],
          fix: isRedundant(copy, beside: first) ? [.delete(copy.id, from: .outline)] : []
        )
      )
    }
    return found
  }

  /// True if a constraint can go: it says in no class what the other does not, and nothing refers
  /// to it.
  private func isRedundant(_ copy: LayoutObject, beside original: LayoutObject) -> Bool {
    guard copy.installations.isEmpty, original.installations.isEmpty,
      copy.properties.allSatisfy(\.variation.isBase),
      original.properties.allSatisfy(\.variation.isBase), copy.attribute("identifier") == nil
    else { return false }
    return !index.objects.contains { object in
      object.role == .connection && object.attribute("destination") == copy.id.rawValue
    }
  }

  // MARK: - Masks

  /// Views that constraints tie to their superview, or give a size, while their autoresizing mask
  /// is turned into constraints as well.
  func mixedMasks(_ constraints: [TiedConstraint], in sizeClass: SizeClass) -> [Finding] {
    guard usesAutoLayout else { return [] }
    var tied: [Int: [ObjectID]] = [:]
    var placed: [Int: Bool] = [:]
    for constraint in constraints where constraint.effective.priority >= 1000 {
      guard !constraint.effective.isPlaceholder else { continue }
      for view in constraint.views {
        let isPlaced = placed[view] ?? isPlacedByMask(view, in: sizeClass)
        placed[view] = isPlaced
        guard isPlaced else { continue }
        let others = constraint.views.filter { $0 != view }
        guard others.allSatisfy({ $0 == index.viewAbove(view) }) else { continue }
        let id = index.objects[constraint.object].id
        if tied[view]?.last != id { tied[view, default: []].append(id) }
      }
    }
    return tied.keys.sorted().map { view in
      finding(
        .mixedWithMask,
        view,
        sizeClass,
        "\"\(index.objects[view].outlineName)\" has constraints, but its autoresizing mask is"
          + " translated into constraints too; translatesAutoresizingMaskIntoConstraints is not NO.",
        constraints: tied[view] ?? []
      )
    }
  }

  private func isPlacedByMask(_ view: Int, in sizeClass: SizeClass) -> Bool {
    let object = index.objects[view]
    guard object.container == MaskedContainer.subviews.path, index.parents[view] >= 0,
      index.objects[index.parents[view]].kind != "stackView"
    else { return false }
    let rows = object.effectiveProperties(in: sizeClass)
    func literal(_ name: String) -> String? {
      rows.first { $0.path.rawValue == name }?.value.literal
    }
    return literal("translatesAutoresizingMaskIntoConstraints") != "NO"
      || literal("fixedFrame") == "YES"
  }
}
