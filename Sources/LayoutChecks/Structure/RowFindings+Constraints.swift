internal import LayoutModel

extension RowFindings {
  /// Returns the constraints that are installed in a class and whose items are views and guides.
  mutating func tiedConstraints(in sizeClass: SizeClass) -> [TiedConstraint] {
    var tied: [TiedConstraint] = []
    tied.reserveCapacity(constraints.count)
    for number in constraints {
      if index.isInstalledByClass[number],
        index.objects[number].installations.deciding(in: sizeClass)?.isInstalled == false
      {
        continue
      }
      let constraint =
        index.isVaried[number]
        ? variedConstraint(number, in: sizeClass) : plainConstraints[number]
      if let constraint { tied.append(constraint) }
    }
    return tied
  }

  /// Returns a constraint that varies by class. It is read once for each combination of rows.
  private mutating func variedConstraint(
    _ number: Int,
    in sizeClass: SizeClass
  ) -> TiedConstraint? {
    let rows = ObjectRows(number, index.variedClasses[number].active(in: sizeClass))
    if let known = variedConstraints[rows] { return known }
    let read = tiedConstraint(number, index.objects[number].effectiveProperties(in: sizeClass))
    variedConstraints[rows] = .some(read)
    return read
  }

  /// Returns a constraint with the properties of a class; nil if an item is missing.
  mutating func tiedConstraint(_ number: Int, _ properties: [Property]) -> TiedConstraint? {
    let owner = index.parents[number]
    guard owner >= 0 else { return nil }
    let effective = EffectiveConstraint(
      index.objects[number],
      ownedBy: index.objects[owner].id,
      properties: properties
    )
    guard let first = tiedItem(effective.firstItem) else { return nil }
    var (items, views) = ([first.item], [first.view])
    if let second = effective.secondItem {
      guard let second = tiedItem(second) else { return nil }
      (items, views) = ([first.item, second.item], [first.view, second.view])
    }
    return TiedConstraint(
      object: number,
      owner: owner,
      views: views,
      contents: zip(items, views).filter { isContent($0.0) }.map(\.1),
      isRequired: effective.priority >= 1000,
      isPlaceholder: effective.isPlaceholder,
      meaning: meanings.number(of: effective, items: items),
      hasValidOwner: hasValidOwner(owner, views)
    )
  }

  /// Returns the index of an item and of its view; nil if the id names no view or guide.
  private func tiedItem(_ id: ObjectID) -> (item: Int, view: Int)? {
    guard let item = index.indexByID[id], let view = index.view(ofItem: item) else { return nil }
    return (item, view)
  }

  private func isContent(_ item: Int) -> Bool { index.objects[item].key == "contentLayoutGuide" }

  // MARK: - Owners

  /// Returns true if the owner contains all items, or if it is not a view.
  ///
  /// The owner need not be the nearest common ancestor. Interface Builder itself stores constraints
  /// in a cell instead of its content view, and in views further up (44 of 30,000 constraints).
  private func hasValidOwner(_ owner: Int, _ views: [Int]) -> Bool {
    index.objects[owner].role != .view
      || views.allSatisfy { index.isView(owner, aboveOrSameAs: $0) }
  }

  /// Returns constraints whose owner does not contain all of their items. The message is that of
  /// the system's exception.
  func wrongOwners(_ constraints: [TiedConstraint], in sizeClass: SizeClass) -> [Finding] {
    constraints.compactMap { constraint in
      guard !constraint.hasValidOwner, !constraint.isPlaceholder else { return nil }
      let owner = index.objects[constraint.owner]
      return finding(
        .wrongOwner,
        constraint.object,
        sizeClass,
        "Unable to install constraint on view \"\(owner.quotedName)\" (\(owner.id)): it references"
          + " something from outside the subtree of the view.",
        constraints: [index.objects[constraint.object].id]
      )
    }
  }

  // MARK: - Duplicates

  /// Returns constraints that are equivalent to another one, which stays: the one that is installed in
  /// the most classes, because deleting it would change those in which the other one is not. Of several,
  /// the one that an outlet or code uses stays, or else the first. If either has an app's class, the
  /// finding is unsure, because the two may differ at run time.
  ///
  /// Each finding lists all constraints of its group, so that the findings of three equal constraints
  /// do not depend on which one is first.
  func duplicates(
    _ constraints: [TiedConstraint],
    _ holders: [Int],
    in sizeClass: SizeClass
  ) -> [Finding] {
    var originals = Array(repeating: -1, count: meanings.count)
    var groups: [Int: [Int]] = [:]
    for constraint in constraints where !constraint.isPlaceholder {
      guard holders[constraint.object] < 0 else { continue }
      let original = originals[constraint.meaning]
      if original < 0 {
        originals[constraint.meaning] = constraint.object
      } else {
        groups[constraint.meaning, default: [original]].append(constraint.object)
      }
    }
    return groups.values.sorted { $0[0] < $1[0] }.flatMap { group -> [Finding] in
      let counts = group.map(installedClassCount)
      let most = counts.max() ?? 0
      let candidates = zip(group, counts).filter { $0.1 == most }.map(\.0)
      let kept = candidates.first { isUsed(index.objects[$0]) } ?? candidates[0]
      return group.filter { $0 != kept }.map { duplicate($0, of: kept, among: group, sizeClass) }
    }
  }

  private func duplicate(
    _ number: Int,
    of kept: Int,
    among group: [Int],
    _ sizeClass: SizeClass
  ) -> Finding {
    let (copy, first) = (index.objects[number], index.objects[kept])
    let duplicate = finding(
      .duplicateConstraint,
      number,
      sizeClass,
      "The constraint duplicates \(first.id).",
      constraints: group.map { index.objects[$0].id },
      fix: isRedundant(copy, beside: first) ? [.delete(copy.id, from: .outline)] : []
    )
    return copy.isOfAppClass || first.isOfAppClass ? duplicate.asUnsure() : duplicate
  }

  /// Returns the number of classes in which an object is installed by its own rows.
  private func installedClassCount(_ number: Int) -> Int {
    guard index.isInstalledByClass[number] else { return SizeClass.all.count }
    let installations = index.objects[number].installations
    return SizeClass.all.count { installations.deciding(in: $0)?.isInstalled != false }
  }

  /// Returns true if an outlet leads to a constraint, or if it has an identifier for code.
  private func isUsed(_ constraint: LayoutObject) -> Bool {
    destinations.contains(constraint.id.rawValue) || constraint.attribute("identifier") != nil
  }

  /// Returns true if a duplicate can be deleted: neither constraint varies by class, and nothing
  /// uses the duplicate.
  private func isRedundant(_ copy: LayoutObject, beside original: LayoutObject) -> Bool {
    copy.installations.isEmpty && original.installations.isEmpty
      && copy.properties.allSatisfy(\.variation.isBase)
      && original.properties.allSatisfy(\.variation.isBase) && !isUsed(copy)
  }

  // MARK: - Masks

  /// Returns views that have constraints to their superview or for their size, while their
  /// autoresizing mask is translated into constraints too. The mask says nothing about their content.
  func mixedMasks(_ constraints: [TiedConstraint], in sizeClass: SizeClass) -> [Finding] {
    guard usesAutoLayout else { return [] }
    var tied: [Int: [ObjectID]] = [:]
    var placed = plainMasks
    for constraint in constraints where constraint.isRequired && !constraint.isPlaceholder {
      for view in constraint.views {
        let isPlaced = placed[view] ?? isPlacedByMask(view, in: sizeClass)
        placed[view] = isPlaced
        guard isPlaced, !constraint.contents.contains(view) else { continue }
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
        "\"\(index.objects[view].quotedName)\" has constraints, but its autoresizing mask is"
          + " translated into constraints too; translatesAutoresizingMaskIntoConstraints is not NO.",
        constraints: tied[view] ?? []
      )
    }
  }

  private func isPlacedByMask(_ view: Int, in sizeClass: SizeClass) -> Bool {
    index.isPlacedByMask(view, index.objects[view].effectiveProperties(in: sizeClass))
  }
}
