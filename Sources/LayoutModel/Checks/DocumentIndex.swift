/// A document's objects, found by id, with the tree of its views.
struct DocumentIndex {
  let objects: [LayoutObject]
  let indexByID: [ObjectID: Int]
  /// The index of each object's parent; -1 for none.
  let parents: [Int]
  /// True for objects with rows that say in which classes they are installed.
  let isInstalledByClass: [Bool]
  /// The view that each controller shows, by the controller's index.
  private let rootViews: [Int: Int]

  init(_ document: Document) {
    objects = document.objects
    var indexByID: [ObjectID: Int] = [:]
    indexByID.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() { indexByID[object.id] = index }
    self.indexByID = indexByID
    isInstalledByClass = objects.map { !$0.installations.isEmpty }
    parents = objects.map { object in object.parent.flatMap { indexByID[$0] } ?? -1 }
    var rootViews: [Int: Int] = [:]
    for (index, object) in objects.enumerated()
    where object.role == .view && object.container.isObject && parents[index] >= 0 {
      rootViews[parents[index]] = rootViews[parents[index]] ?? index
    }
    self.rootViews = rootViews
  }

  /// True for an object that refers to what is not in the document, or whose id is given twice.
  func isBroken(_ number: Int) -> Bool {
    let object = objects[number]
    return object.properties.contains { property in
      guard let literal = property.value.literal else { return false }
      switch (property.path.rawValue, object.role) {
      case ("id", _): return indexByID[ObjectID(literal)] != nil
      case ("firstItem", .constraint), ("secondItem", .constraint), ("destination", .connection),
        ("target", .connection):
        return indexByID[ObjectID(literal)] == nil
      default: return false
      }
    }
  }

  subscript(id: ObjectID) -> LayoutObject? { indexByID[id].map { objects[$0] } }

  /// The view that an item of a constraint lies in: itself, a guide's view, or that of the guide's
  /// controller; nil if it is neither view nor guide.
  func view(ofItem item: Int) -> Int? {
    switch objects[item].role {
    case .view: return item
    case .guide:
      let holder = parents[item]
      guard holder >= 0 else { return nil }
      return objects[holder].role == .view ? holder : rootViews[holder]
    default: return nil
    }
  }

  /// The nearest view above another; nil for a topmost one.
  func viewAbove(_ index: Int) -> Int? {
    var above = parents[index]
    while above >= 0 {
      switch objects[above].role {
      case .view: return above
      case .scene, .document: return nil
      default: above = parents[above]
      }
    }
    return nil
  }

  /// A view and all views above it, the nearest first.
  func chain(from view: Int) -> [Int] {
    var chain = [view]
    while let last = chain.last, let above = viewAbove(last) { chain.append(above) }
    return chain
  }

  /// The lowest view that holds all of some views.
  func nearestCommonAncestor(of views: [Int]) -> Int? {
    guard let first = views.first else { return nil }
    let others = views.dropFirst().map { Set(chain(from: $0)) }
    return chain(from: first).first { view in others.allSatisfy { $0.contains(view) } }
  }
}
