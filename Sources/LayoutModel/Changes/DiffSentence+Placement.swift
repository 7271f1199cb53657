extension DiffSentence {
  /// Returns where an added object is, as it reads after `added`.
  static func addition(
    _ placement: LayoutChange.Placement,
    role: ObjectRole,
    _ diff: DocumentDiff
  ) -> [Part] {
    let words = installation(placement.installations)
    return place(placement, role: role, diff) + (words.map { [.words($0)] } ?? [])
  }

  /// Returns the parent and the preceding sibling. The order of constraints and connections has no
  /// meaning, and their sentence names the objects. The heading names the scene of a controller.
  private static func place(
    _ placement: LayoutChange.Placement,
    role: ObjectRole,
    _ diff: DocumentDiff
  ) -> [Part] {
    guard role == .view || role == .object, let parent = placement.parent,
      parent != Document.rootID, diff.labels[parent]?.kind != "scene"
    else { return [] }
    let name = named(parent.rawValue, diff)
    if let key = placement.key { return [.words("to"), .value("\(name) \(key)")] }
    let list = placement.container.rawValue.drop { $0 == ":" }
    let slot = list == "subviews" ? "" : " \(list)"
    let predecessor: [Part] =
      placement.predecessor.map { [.words("after"), .value(named($0.rawValue, diff))] }
      ?? [.words("at the first place")]
    return [.words("to"), .value(name + slot)] + predecessor
  }

  /// Returns the classes in which rows install an added object; nil if there are no rows.
  static func installation(_ rows: [Installation]) -> String? {
    func names(_ isInstalled: Bool) -> String? {
      let names = rows.filter { $0.isInstalled == isInstalled && !$0.variation.isBase }
        .map(\.variation.rawValue)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    let isInBase = rows.first { $0.variation.isBase }?.isInstalled ?? true
    switch (isInBase, names(true), names(false)) {
    case (false, nil, _): return "but not installed"
    case (false, let included?, nil): return "and installed only in \(included)"
    case (false, let included?, let excluded?):
      return "and installed only in \(included), not in \(excluded)"
    case (true, nil, nil): return nil
    case (true, nil, let excluded?): return "and uninstalled from \(excluded)"
    case (true, let included?, nil): return "and installed in \(included)"
    case (true, let included?, let excluded?):
      return "and uninstalled from \(excluded), installed in \(included)"
    }
  }
}
