import LayoutModel

/// Selects the changes that affect one size class.
struct ClassFilter {
  private let sizeClass: SizeClass
  private let matched: MatchedObjects
  private let old: State
  private let new: State

  /// A document in the class.
  private struct State {
    let table: ObjectTable
    let installed: [ObjectID: InstallState]

    init(_ table: ObjectTable, _ sizeClass: SizeClass) {
      self.table = table
      let layout = EffectiveLayout(of: table.objects, in: sizeClass)
      var installed: [ObjectID: InstallState] = [:]
      installed.reserveCapacity(layout.views.count + layout.constraints.count)
      for view in layout.views { installed[view.id] = view.state }
      for constraint in layout.constraints { installed[constraint.id] = constraint.state }
      self.installed = installed
    }
  }

  init(_ finder: DifferenceFinder, _ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    matched = finder.matched
    old = State(finder.old, sizeClass)
    new = State(finder.new, sizeClass)
  }

  /// Returns true if the change affects the layout in the class.
  func isSeen(_ change: LayoutChange) -> Bool {
    guard let number = matched.number(of: change.object) else { return false }
    let (wasActive, isActive) = (isActive(number, in: old), isActive(number, in: new))
    guard wasActive || isActive else { return false }
    switch change.kind {
    case .installed, .uninstalled: return wasActive != isActive
    case .changed where !change.path.isObject && change.path.rawValue != ":comment":
      let (old, new) = (values(number, old, change.path), values(number, new, change.path))
      // A row counts if it wins before or after the change.
      return (old + new).contains { $0.variation == change.variation }
        && old.map(\.value) != new.map(\.value)
    default: return true
    }
  }

  /// Returns true if the object is active. An object without a state has that of its nearest
  /// ancestor with one, and is active if there is none.
  private func isActive(_ number: Int, in document: State) -> Bool {
    guard document.table.contains(number) else { return false }
    var next = number
    while next >= 0 {
      if let state = document.installed[matched.ids[next]] { return state.isActive }
      next = document.table.parents[next]
    }
    return true
  }

  /// Returns the effective values of a property in the class.
  private func values(_ number: Int, _ document: State, _ path: PropertyPath) -> [Property] {
    let properties = document.table.object(number)?.effectiveProperties(in: sizeClass)
    return (properties ?? []).filter { $0.path.root == path.root }
  }
}
