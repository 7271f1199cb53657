extension EffectiveLayout {
  /// Works out what holds for some objects in a size class.
  ///
  /// - Parameter objects: The objects of a document or of one scene, parents before their children.
  ///   What lies outside counts as installed.
  public init(of objects: [LayoutObject], in sizeClass: SizeClass) {
    let evaluation = Evaluation(objects, sizeClass)
    var views: [EffectiveView] = []
    var constraints: [EffectiveConstraint] = []
    views.reserveCapacity(objects.count / 2)
    constraints.reserveCapacity(objects.count / 2)
    // By index: a whole object in a variable costs a count for each text that it holds.
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
  /// The rows that hold in a size class: for each property those of the most specific class.
  ///
  /// A property is a first path segment: a class's row for a child element replaces the whole child.
  public func effectiveProperties(in sizeClass: SizeClass) -> [Property] {
    if !isVaried { return properties }
    let ranks = properties.ranks(in: sizeClass)
    // Few properties vary, so that looking through them takes less than hashing.
    var winners: [(root: String, rank: Int)] = []
    for (property, rank) in zip(properties, ranks) where property.isVariedValue {
      guard let rank else { continue }
      let root = property.path.root
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

  /// True if some property has a row for another class than any-any.
  private var isVaried: Bool { properties.indices.contains { !properties[$0].variation.isBase } }

  /// True for an object with values for other classes than any-any; masks say nothing of the object
  /// itself.
  package var hasVariedValues: Bool {
    // Without a closure, which would copy the object.
    for index in properties.indices where properties[index].isVariedValue { return true }
    return false
  }

  /// The installation that decides in a size class; nil if no row matches.
  public func installation(in sizeClass: SizeClass) -> Installation? {
    installations.deciding(in: sizeClass)
  }
}

extension [Property] {
  /// The rank of each property's row in a size class; nil where it does not hold.
  fileprivate func ranks(in sizeClass: SizeClass) -> [Int?] {
    var last: (key: VariationKey, rank: Int?)?
    return map { property in
      if property.variation.isBase { return 0 }
      // The rows of a class stand together.
      if let last, last.key == property.variation { return last.rank }
      let rank = property.variation.rank(in: sizeClass)
      last = (property.variation, rank)
      return rank
    }
  }
}

extension [Installation] {
  /// The entry that decides in a size class; nil if none matches.
  package func deciding(in sizeClass: SizeClass) -> Installation? {
    var best: (rank: Int, entry: Installation)?
    for entry in self {
      guard let rank = entry.variation.rank(in: sizeClass), rank >= best?.rank ?? 0 else {
        continue
      }
      best = (rank, entry)
    }
    return best?.entry
  }
}

extension Property {
  /// True for a value of a class's block; false for the object's own rows, for the block's own
  /// element, and for its masks, whose entries are installations of other objects.
  var isVariedValue: Bool {
    !variation.isBase && !path.isObject && !MaskedContainer.isMask(path.root)
  }
}

extension VariationKey {
  /// The rank by which this row overrides others in a size class; nil if it does not hold there.
  ///
  /// 0 the object itself, 1 `default`, 2 height only, 3 width only, 5 both; 4 is both, written in
  /// the unusual order.
  public func rank(in sizeClass: SizeClass) -> Int? {
    if isBase { return 0 }
    guard let own = self.sizeClass, own.affects(sizeClass) else { return nil }
    switch own.specificity {
    case 0: return 1
    case 1: return 2
    case 2: return 3
    default: return VariationKey(own) == self ? 5 : 4
    }
  }
}

/// The install states of some objects in one size class.
private struct Evaluation {
  private let objects: [LayoutObject]
  private let sizeClass: SizeClass
  private let indexByID: [ObjectID: Int]
  /// The index of each object's parent; -1 where it lies outside.
  private var parents: [Int] = []
  private var installed: [Bool] = []
  private var decidedBy: [VariationKey] = []
  /// The outermost object that keeps each one out of the hierarchy; -1 for none.
  private var blockers: [Int] = []

  init(_ objects: [LayoutObject], _ sizeClass: SizeClass) {
    self.objects = objects
    self.sizeClass = sizeClass
    var indexByID: [ObjectID: Int] = [:]
    indexByID.reserveCapacity(objects.count)
    parents.reserveCapacity(objects.count)
    installed.reserveCapacity(objects.count)
    decidedBy.reserveCapacity(objects.count)
    blockers.reserveCapacity(objects.count)
    for index in objects.indices {
      indexByID[objects[index].id] = index
      let parent = objects[index].parent.flatMap { indexByID[$0] } ?? -1
      let entry = objects[index].installation(in: sizeClass)
      let isInstalled = entry?.isInstalled ?? true
      parents.append(parent)
      installed.append(isInstalled)
      decidedBy.append(entry?.variation ?? .base)
      let above = parent >= 0 ? blockers[parent] : -1
      blockers.append(above >= 0 ? above : isInstalled ? -1 : index)
    }
    self.indexByID = indexByID
  }

  /// The index of the nearest view that holds an object.
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
