extension EffectiveLayout {
  /// Computes the effective layout of some objects in a size class.
  ///
  /// - Parameter objects: The objects of a document or of one scene, parents before their children.
  ///   An ancestor that is not in the list counts as installed.
  public init(of objects: [LayoutObject], in sizeClass: SizeClass) {
    let evaluation = Evaluation(objects, sizeClass)
    var views: [EffectiveView] = []
    var constraints: [EffectiveConstraint] = []
    views.reserveCapacity(objects.count / 2)
    constraints.reserveCapacity(objects.count / 2)
    // Index access avoids a retain and release for every string of the object.
    for index in objects.indices {
      switch objects[index].role {
      case .view:
        views.append(
          EffectiveView(
            id: objects[index].id,
            kind: objects[index].kind,
            scene: objects[index].scene,
            parent: evaluation.viewAbove(index).map { objects[$0].id },
            state: evaluation.state(of: index),
            properties: objects[index].effectiveProperties(in: sizeClass)
          )
        )
      case .constraint:
        constraints.append(evaluation.constraint(index))
      default:
        break
      }
    }
    self.init(sizeClass: sizeClass, views: views, constraints: constraints)
  }
}

extension LayoutObject {
  /// Returns the rows that win in a size class: for each property, those of the most specific
  /// matching size class.
  ///
  /// Rows whose paths have the same first segment override each other, so a row for a child element
  /// replaces the whole child.
  public func effectiveProperties(in sizeClass: SizeClass) -> [Property] {
    if !hasRowsBesideBase { return properties }
    let ranks = properties.ranks(in: sizeClass)
    // Few properties vary, so a linear search is faster than hashing.
    var winners: [(root: String, rank: Int)] = []
    for index in properties.indices where properties[index].isVariedValue {
      guard let rank = ranks[index] else { continue }
      let root = properties[index].path.root
      if let place = winners.firstIndex(where: { $0.root == root }) {
        winners[place].rank = max(winners[place].rank, rank)
      } else {
        winners.append((root, rank))
      }
    }
    var result: [Property] = []
    result.reserveCapacity(properties.count)
    for (index, rank) in ranks.enumerated() {
      guard let rank, rank == 0 || properties[index].isVariedValue else { continue }
      let winner = winners.first { properties[index].path.isPart(of: $0.root) }?.rank ?? 0
      if rank == winner { result.append(properties[index]) }
    }
    return result
  }

  /// True if some property has a row for a class other than any-any.
  private var hasRowsBesideBase: Bool {
    properties.indices.contains { !properties[$0].variation.isBase }
  }

  /// True if the object has values for classes other than any-any. Masks do not count, since their
  /// entries concern other objects.
  package var hasVariedValues: Bool {
    // A closure would copy the object.
    for index in properties.indices where properties[index].isVariedValue { return true }
    return false
  }

  /// Returns the entry that wins in a size class, which is the most specific one; nil if none
  /// applies.
  public func installation(in sizeClass: SizeClass) -> Installation? {
    installations.deciding(in: sizeClass)
  }
}

extension [Property] {
  /// Returns the rank of each property's row in a size class; nil if the row does not apply.
  fileprivate func ranks(in sizeClass: SizeClass) -> [Int?] {
    var last: (key: VariationKey, rank: Int?)?
    return indices.map { index in
      let variation = self[index].variation
      if variation.isBase { return 0 }
      // Rows of the same class are adjacent.
      if let last, last.key == variation { return last.rank }
      let rank = variation.rank(in: sizeClass)
      last = (variation, rank)
      return rank
    }
  }
}

extension [Installation] {
  /// Returns the most specific entry that applies in a size class; nil if none applies.
  package func deciding(in sizeClass: SizeClass) -> Installation? {
    winner(in: sizeClass) { $0.variation }
  }
}

extension Property {
  /// True for a value in a variation block. False for the object's own rows, for the block element
  /// itself and for masks, whose entries are installations of other objects.
  package var isVariedValue: Bool {
    !variation.isBase && !path.isObject && !MaskedContainer.isMask(path.root)
  }
}

/// The installation states of some objects in one size class.
private struct Evaluation {
  private let objects: [LayoutObject]
  private let sizeClass: SizeClass
  private let indexByID: ObjectIndex
  /// The index of each object's parent; -1 if the parent is not among the objects before it.
  private var parents: [Int] = []
  private var installed: [Bool] = []
  private var decidedBy: [VariationKey] = []
  /// The outermost uninstalled object above each object, or the object itself; -1 for none.
  private var blockers: [Int] = []

  init(_ objects: [LayoutObject], _ sizeClass: SizeClass) {
    self.objects = objects
    self.sizeClass = sizeClass
    indexByID = ObjectIndex(objects)
    parents.reserveCapacity(objects.count)
    installed.reserveCapacity(objects.count)
    decidedBy.reserveCapacity(objects.count)
    blockers.reserveCapacity(objects.count)
    for index in objects.indices {
      let entry = objects[index].installation(in: sizeClass)
      let isInstalled = entry?.isInstalled ?? true
      // A later parent could form a cycle.
      let parent = objects[index].parent.flatMap { indexByID[$0] }.flatMap { $0 < index ? $0 : nil }
      parents.append(parent ?? -1)
      installed.append(isInstalled)
      decidedBy.append(entry?.variation ?? .base)
      let above = parent.map { blockers[$0] } ?? -1
      blockers.append(above >= 0 ? above : isInstalled ? -1 : index)
    }
  }

  /// Returns the index of the nearest enclosing view.
  func viewAbove(_ index: Int) -> Int? {
    var above = parents[index]
    while above >= 0 {
      if objects[above].role == .view { return above }
      above = parents[above]
    }
    return nil
  }

  func state(of index: Int) -> InstallState {
    InstallState(
      isInstalled: installed[index],
      decidedBy: decidedBy[index],
      inactive: inactivity(of: index)
    )
  }

  private func inactivity(of index: Int) -> Inactivity? {
    if !installed[index] { return .notInstalled }
    return blockers[index] >= 0 ? .holderNotInstalled(objects[blockers[index]].id) : nil
  }

  func constraint(_ index: Int) -> EffectiveConstraint {
    let properties = objects[index].effectiveProperties(in: sizeClass)
    var inactive = inactivity(of: index)
    for property in properties where inactive == nil {
      let name = property.path.rawValue
      if name == "firstItem" || name == "secondItem", let item = property.value.literal {
        inactive = inactivity(ofItem: ObjectID(item))
      }
    }
    return EffectiveConstraint(
      id: objects[index].id,
      scene: objects[index].scene,
      owner: objects[index].parent ?? objects[index].id,
      state: InstallState(
        isInstalled: installed[index],
        decidedBy: decidedBy[index],
        inactive: inactive
      ),
      properties: properties
    )
  }

  private func inactivity(ofItem item: ObjectID) -> Inactivity? {
    guard let index = indexByID[item] else { return .itemMissing(item) }
    return blockers[index] >= 0 ? .itemNotActive(item) : nil
  }
}
