import LayoutModel

/// Selects the changes that affect one size class.
struct ClassFilter {
  private let sizeClass: SizeClass
  private let joined: MatchedObjects
  private let states: [[ObjectID: InstallState]]

  init(_ joined: MatchedObjects, _ documents: [Document], _ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    self.joined = joined
    states = documents.map { document in
      let layout = EffectiveLayout(of: document.objects, in: sizeClass)
      var states: [ObjectID: InstallState] = [:]
      states.reserveCapacity(layout.views.count + layout.constraints.count)
      for view in layout.views { states[view.id] = view.state }
      for constraint in layout.constraints { states[constraint.id] = constraint.state }
      return states
    }
  }

  /// True if the change affects the layout in the class.
  func isSeen(_ change: LayoutChange) -> Bool {
    guard let number = joined.number(of: change.object) else { return false }
    let (wasActive, isActive) = (isActive(number, 0), isActive(number, 1))
    guard wasActive || isActive else { return false }
    switch change.kind {
    case .installed, .uninstalled: return wasActive != isActive
    case .changed where !change.path.isObject && change.path.rawValue != ":comment":
      let (old, new) = (values(number, 0, change.path), values(number, 1, change.path))
      // A row counts if it wins before or after the change.
      return (old + new).contains { $0.variation == change.variation }
        && old.map(\.value) != new.map(\.value)
    default: return true
    }
  }

  /// True if the object is active. An object without a state has that of its nearest ancestor with
  /// one, and is active if there is none.
  private func isActive(_ number: Int, _ version: Int) -> Bool {
    let table = joined.tables[version]
    guard table.contains(number) else { return false }
    var next = number
    while next >= 0 {
      if let state = states[version][joined.ids[next]] { return state.isActive }
      next = table.parents[next]
    }
    return true
  }

  /// The effective values of a property in the class.
  private func values(_ number: Int, _ version: Int, _ path: PropertyPath) -> [Property] {
    let properties = joined.tables[version].object(number)?.effectiveProperties(in: sizeClass)
    return (properties ?? []).filter { $0.path.root == path.root }
  }
}
