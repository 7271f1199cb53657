internal import LayoutModel

/// An index of a document's objects by id, with the view hierarchy.
struct DocumentIndex {
  let objects: [LayoutObject]
  let indexByID: ObjectIndex
  /// The index of each object's parent; -1 for none.
  let parents: [Int]
  /// True for objects with rows that install or uninstall them in classes.
  let isInstalledByClass: [Bool]
  /// The items in each constraint's own rows; -1 for a missing item.
  let items: [[Int]]
  /// True for objects with values for classes other than any-any.
  let isVaried: [Bool]
  /// The classes for which each object has varied values.
  let variedClasses: [SizeClassSet]
  /// The nearest view around each object; -1 for none.
  private let viewsAbove: [Int]
  /// Each controller's root view, by the controller's index.
  private let rootViews: [Int: Int]

  init(_ document: Document) {
    let objects = document.objects
    self.objects = objects
    let indexByID = ObjectIndex(objects)
    self.indexByID = indexByID
    isInstalledByClass = objects.indices.map { !objects[$0].installations.isEmpty }
    let isVaried = objects.indices.map { objects[$0].hasVariedValues }
    self.isVaried = isVaried
    variedClasses = objects.indices.map {
      isVaried[$0] ? objects[$0].variedClasses : SizeClassSet()
    }
    let parents = indexByID.parents(of: objects)
    self.parents = parents
    viewsAbove = DocumentIndex.viewsAbove(objects, parents)
    items = objects.indices.map { number in
      guard objects[number].role == .constraint else { return [] }
      return objects[number].namedItems.map { indexByID[$0] ?? -1 }
    }
    var rootViews: [Int: Int] = [:]
    for index in objects.indices
    where objects[index].role == .view && objects[index].container.isObject && parents[index] >= 0 {
      rootViews[parents[index]] = rootViews[parents[index]] ?? index
    }
    self.rootViews = rootViews
  }

  /// The classes for which some object has a row.
  var allVariedClasses: SizeClassSet {
    var classes = SizeClassSet()
    for number in objects.indices where isVaried[number] || isInstalledByClass[number] {
      classes.insertRows(of: objects[number])
    }
    return classes
  }

  /// Returns true for an object with a missing reference or a duplicate id.
  func isBroken(_ number: Int) -> Bool {
    if items[number].contains(-1) || has("id", of: number) == true { return true }
    guard objects[number].role == .connection else { return false }
    return has("destination", of: number) == false || has("target", of: number) == false
  }

  /// Returns true if the object that an attribute names exists; nil without the attribute.
  private func has(_ attribute: String, of number: Int) -> Bool? {
    objects[number].attribute(attribute).map { indexByID[ObjectID($0)] != nil }
  }

  subscript(id: ObjectID) -> LayoutObject? { indexByID[id].map { objects[$0] } }

  /// Returns the view of a constraint's item: the item itself, the guide's view, or the root view
  /// of the guide's controller; nil for other items.
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

  /// Returns the nearest view around an object; nil for a topmost view.
  func viewAbove(_ index: Int) -> Int? { viewsAbove[index] < 0 ? nil : viewsAbove[index] }

  private static func viewsAbove(_ objects: [LayoutObject], _ parents: [Int]) -> [Int] {
    parents.map { parent in
      var above = parent
      while above >= 0 {
        switch objects[above].role {
        case .view: return above
        case .scene, .document: return -1
        default: above = parents[above]
        }
      }
      return -1
    }
  }

  /// Returns true if a view's rows place it by its autoresizing mask.
  func isPlacedByMask(_ view: Int, _ rows: [Property]) -> Bool {
    parents[view] >= 0 && objects[view].isPlacedByMask(in: objects[parents[view]], rows)
  }

  /// Returns true if the rows of some classes may change whether a view is placed by its mask.
  func hasVariedPlacing(_ view: Int) -> Bool {
    isVaried[view]
      && objects[view].properties.contains { property in
        !property.variation.isBase
          && property.path.root == "translatesAutoresizingMaskIntoConstraints"
      }
  }

  /// Returns true if a view contains another one or is the same.
  func isView(_ holder: Int, aboveOrSameAs view: Int) -> Bool {
    var above = view
    while above >= 0, above != holder { above = viewsAbove[above] }
    return above == holder
  }
}
