extension Document {
  /// What is wrong with a document by its rows alone, without computing a frame: references that
  /// lead nowhere, constraints that repeat each other or lie with the wrong view, masks beside
  /// constraints, rows without effect.
  ///
  /// - Parameter classes: Where to look; what holds in each of them is told for each.
  /// - Returns: The findings by class, then kind, in document order.
  public func rowFindings(in classes: [SizeClass] = SizeClass.all) -> [Finding] {
    var search = RowFindings(self)
    let varied = variedClasses
    var known: [(rows: [SizeClass], findings: [Finding])] = []
    var result: [Finding] = []
    for sizeClass in classes {
      // Classes in which the same rows hold share their findings.
      let rows = varied.filter { $0.affects(sizeClass) }
      if let same = known.first(where: { $0.rows == rows }) {
        result += same.findings.map { $0.moved(to: sizeClass) }
        continue
      }
      let found = search.findings(in: sizeClass)
      known.append((rows, found))
      result += found
    }
    return result + search.unusedRows(in: classes) + search.classTies(in: classes)
  }

  /// The classes other than any-any for which some object has a row.
  var variedClasses: [SizeClass] {
    var keys: Set<VariationKey> = []
    for object in objects {
      for property in object.properties where !property.variation.isBase {
        keys.insert(property.variation)
      }
      for entry in object.installations { keys.insert(entry.variation) }
    }
    let classes = Set(keys.compactMap(\.sizeClass))
    return SizeClass.all.filter { $0 != .anyAny && classes.contains($0) }
  }
}

/// Looks for what rows alone can tell.
struct RowFindings {
  let index: DocumentIndex
  let usesAutoLayout: Bool
  /// The constraints, by their place among the objects.
  let constraints: [Int]
  /// The objects with a reference that leads nowhere, or with an id that another one has.
  let broken: [Int]
  /// The constraints that are the same in every class, by their place among the objects.
  private(set) var plainConstraints: [TiedConstraint?]
  /// Whether their masks place views that are the same in every class, by their place among the
  /// objects; nil for all others.
  let plainMasks: [Bool?]
  var meanings = ConstraintMeanings()
  /// True if some view is installed by class.
  private let hasInstalledViews: Bool

  init(_ document: Document) {
    let index = DocumentIndex(document)
    self.index = index
    constraints = index.objects.indices.filter { index.objects[$0].role == .constraint }
    broken = index.objects.indices.filter(index.isBroken)
    plainConstraints = Array(repeating: nil, count: index.objects.count)
    plainMasks = index.objects.indices.map { number in
      guard index.objects[number].role == .view, !index.isVaried[number] else { return nil }
      return index.isPlacedByMask(number, index.objects[number].properties)
    }
    let header = document.objects.first { $0.role == .document }
    usesAutoLayout = header?.attribute("useAutolayout") == "YES"
    hasInstalledViews = index.objects.indices.contains {
      index.isInstalledByClass[$0] && index.objects[$0].role == .view
    }
    for number in constraints where !index.isVaried[number] {
      plainConstraints[number] = tiedConstraint(number, index.objects[number].properties)
    }
  }

  /// The findings of one class.
  mutating func findings(in sizeClass: SizeClass) -> [Finding] {
    let constraints = tiedConstraints(in: sizeClass)
    let holders = uninstalledHolders(in: sizeClass)
    return missingReferences(in: sizeClass) + uninstalledItems(holders, in: sizeClass)
      + wrongOwners(constraints, in: sizeClass) + duplicates(constraints, holders, in: sizeClass)
      + mixedMasks(constraints, in: sizeClass)
  }

  /// For each object the outermost one that keeps it out of a class, itself included; -1 for none.
  private func uninstalledHolders(in sizeClass: SizeClass) -> [Int] {
    let isUninstalled = index.objects.indices.map { number in
      index.isInstalledByClass[number]
        && index.objects[number].installations.deciding(in: sizeClass)?.isInstalled == false
    }
    return index.objects.indices.map { number in
      var holder = -1
      var above = number
      while above >= 0 {
        if isUninstalled[above] { holder = above }
        above = index.parents[above]
      }
      return holder
    }
  }

  private func uninstalledItems(_ holders: [Int], in sizeClass: SizeClass) -> [Finding] {
    guard hasInstalledViews else { return [] }
    return constraints.compactMap { number in
      guard holders[number] < 0 else { return nil }
      for item in index.items[number] where item >= 0 && holders[item] >= 0 {
        let id = index.objects[item].id
        let reason =
          holders[item] == item
          ? "is not installed" : "is in \(index.objects[holders[item]].id), which is not"
        return finding(
          .uninstalledItem,
          number,
          sizeClass,
          "The constraint is installed, but its item \"\(index.objects[item].outlineName)\" (\(id))"
            + " \(reason): it does nothing here.",
          constraints: [index.objects[number].id]
        )
      }
      return nil
    }
  }

  /// Creates a finding about an object.
  func finding(
    _ kind: Finding.Kind,
    _ object: Int,
    _ sizeClass: SizeClass,
    _ message: String,
    severity: Severity? = nil,
    constraints: [ObjectID] = [],
    path: PropertyPath? = nil,
    fix: [LayoutEdit] = []
  ) -> Finding {
    Finding(
      sizeClass: sizeClass,
      kind: kind,
      severity: severity,
      object: index.objects[object].id,
      scene: index.objects[object].scene,
      message: message,
      constraints: constraints,
      path: path,
      fix: fix
    )
  }
}
