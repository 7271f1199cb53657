extension Document {
  /// What is wrong with a document by its rows alone, without computing a frame: references that
  /// lead nowhere, constraints that repeat each other or lie with the wrong view, masks beside
  /// constraints, rows without effect.
  ///
  /// - Parameter classes: Where to look; what holds in each of them is told for each.
  /// - Returns: The findings by class, then kind, in document order.
  public func rowFindings(in classes: [SizeClass] = SizeClass.all) -> [Finding] {
    let search = RowFindings(self)
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
  let plainConstraints: [TiedConstraint?]
  /// True if some view is installed by class.
  private let hasInstalledViews: Bool

  init(_ document: Document) {
    let index = DocumentIndex(document)
    self.index = index
    constraints = index.objects.indices.filter { index.objects[$0].role == .constraint }
    broken = index.objects.indices.filter(index.isBroken)
    plainConstraints = index.objects.indices.map { number in
      let object = index.objects[number]
      guard object.role == .constraint, object.properties.allSatisfy(\.variation.isBase) else {
        return nil
      }
      return TiedConstraint(number, in: index, object.properties)
    }
    let header = document.objects.first { $0.role == .document }
    usesAutoLayout = header?.attribute("useAutolayout") == "YES"
    hasInstalledViews = document.objects.contains {
      $0.role == .view && !$0.installations.isEmpty
    }
  }

  /// The findings of one class.
  func findings(in sizeClass: SizeClass) -> [Finding] {
    let constraints = tiedConstraints(in: sizeClass)
    return missingReferences(in: sizeClass) + uninstalledItems(in: sizeClass)
      + wrongOwners(constraints, in: sizeClass) + duplicates(constraints, in: sizeClass)
      + mixedMasks(constraints, in: sizeClass)
  }

  /// The views that keep an object out of a class, the object itself included; nil if none does.
  func uninstalledHolder(of object: Int, in sizeClass: SizeClass) -> Int? {
    var blocker: Int?
    var above = object
    while above >= 0 {
      if index.isInstalledByClass[above],
        index.objects[above].installation(in: sizeClass)?.isInstalled == false
      {
        blocker = above
      }
      above = index.parents[above]
    }
    return blocker
  }

  private func uninstalledItems(in sizeClass: SizeClass) -> [Finding] {
    guard hasInstalledViews else { return [] }
    return constraints.compactMap { number in
      let constraint = index.objects[number]
      guard uninstalledHolder(of: number, in: sizeClass) == nil else { return nil }
      for name in ["firstItem", "secondItem"] {
        guard let id = constraint.attribute(name), let item = index.indexByID[ObjectID(id)],
          let blocker = uninstalledHolder(of: item, in: sizeClass)
        else { continue }
        let reason =
          blocker == item ? "is not installed" : "is in \(index.objects[blocker].id), which is not"
        return finding(
          .uninstalledItem,
          number,
          sizeClass,
          "The constraint is installed, but its item \"\(index.objects[item].outlineName)\" (\(id))"
            + " \(reason): it does nothing here.",
          constraints: [constraint.id]
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
