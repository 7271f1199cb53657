internal import LayoutModel

extension RowFindings {
  /// Returns rows of a class that change nothing in any class that they affect.
  func unusedRows(in classes: [SizeClass]) -> [Finding] {
    index.objects.indices.flatMap { number in
      (index.isVaried[number] ? unusedValues(of: number, classes) : [])
        + (index.isInstalledByClass[number] ? unusedInstallations(of: number, classes) : [])
    }
  }

  private func unusedValues(of number: Int, _ classes: [SizeClass]) -> [Finding] {
    let object = index.objects[number]
    return variedRoots(of: object).compactMap { variation, root in
      guard let sizeClass = variation.sizeClass, classes.contains(sizeClass) else { return nil }
      let rows = object.properties.indices.filter { object.properties[$0].path.isPart(of: root) }
      let isUnused = sizeClass.affected.allSatisfy { affected in
        object.isSame(rows, without: variation, in: affected)
      }
      guard isUnused else { return nil }
      return finding(
        .unusedRow,
        number,
        sizeClass,
        "The \(sizeClass) row of \"\(root)\" has no effect, because it repeats the value that it"
          + " overrides.",
        path: PropertyPath(root),
        fix: [.unset(object.id, PropertyPath(root), in: variation)]
      )
    }
  }

  private func unusedInstallations(of number: Int, _ classes: [SizeClass]) -> [Finding] {
    let object = index.objects[number]
    return object.installations.compactMap { entry in
      guard let sizeClass = entry.variation.sizeClass, classes.contains(sizeClass) else {
        return nil
      }
      let others = object.installations.filter { $0.variation != entry.variation }
      let isUnused = sizeClass.affected.allSatisfy { affected in
        object.installation(in: affected)?.isInstalled ?? true
          == others.deciding(in: affected)?.isInstalled ?? true
      }
      guard isUnused else { return nil }
      return finding(
        .unusedRow,
        number,
        sizeClass,
        "The \(sizeClass) row of \"installed\" has no effect, because it repeats the value that it"
          + " overrides.",
        path: .installed,
        fix: [.unset(object.id, .installed, in: entry.variation)]
      )
    }
  }

  // MARK: - Ties

  /// Returns classes in which a height-only and a width-only row differ, so that only the rule of
  /// ``SizeClass/specificity`` decides.
  func classTies(in classes: [SizeClass]) -> [Finding] {
    index.objects.indices.flatMap { number -> [Finding] in
      guard index.isInstalledByClass[number] || index.isVaried[number] else { return [] }
      let object = index.objects[number]
      var rows = SizeClassSet()
      rows.insertRows(of: object)
      return classes.filter { $0.isFinal && rows.mayTie(in: $0) }.flatMap { sizeClass in
        tiedRoots(of: object, in: sizeClass).map { root in
          finding(
            .classTie,
            number,
            sizeClass,
            "The width-only and height-only rows of \"\(root)\" differ; the width-only row is"
              + " assumed to win.",
            path: PropertyPath(root)
          )
        }
      }
    }
  }

  private func tiedRoots(of object: LayoutObject, in sizeClass: SizeClass) -> [String] {
    let width = VariationKey(SizeClass(width: sizeClass.width, height: .any))
    let height = VariationKey(SizeClass(width: .any, height: sizeClass.height))
    let both = VariationKey(sizeClass)
    func rows(_ variation: VariationKey, _ root: String) -> [Int] {
      object.properties.indices.filter {
        object.properties[$0].variation == variation && object.properties[$0].path.isPart(of: root)
          && object.properties[$0].isVariedValue
      }
    }
    func entry(_ variation: VariationKey) -> Bool? {
      object.installations.first { $0.variation == variation }?.isInstalled
    }
    var roots = variedRoots(of: object).filter { $0.variation == width }.map(\.root)
    roots.removeAll { root in
      let other = rows(height, root)
      return other.isEmpty || !rows(both, root).isEmpty
        || object.hasSameValues(rows(width, root), other)
    }
    if let one = entry(width), let other = entry(height), one != other, entry(both) == nil {
      roots.append(PropertyPath.installed.rawValue)
    }
    return roots
  }

  /// Returns the varied properties of an object, by class, in order.
  private func variedRoots(
    of object: LayoutObject
  ) -> [(variation: VariationKey, root: String)] {
    var found: [(variation: VariationKey, root: String)] = []
    for index in object.properties.indices
    where object.properties[index].isVariedValue && !object.properties[index].path.isNested {
      found.append((object.properties[index].variation, object.properties[index].path.root))
    }
    return found
  }
}

extension LayoutObject {
  /// Returns true if a property has the same value in a class without the rows of a variation.
  fileprivate func isSame(
    _ rows: [Int],
    without variation: VariationKey,
    in sizeClass: SizeClass
  ) -> Bool {
    let others = rows.filter { properties[$0].variation != variation }
    return hasSameValues(deciding(rows, in: sizeClass), deciding(others, in: sizeClass))
  }

  /// Returns the most specific rows of a property that apply in a class.
  private func deciding(_ rows: [Int], in sizeClass: SizeClass) -> [Int] {
    let winner = rows.winner(in: sizeClass) { properties[$0].variation }
    guard let winner, let best = properties[winner].variation.rank(in: sizeClass) else { return [] }
    return rows.filter { properties[$0].variation.rank(in: sizeClass) == best }
  }

  /// Returns true if two lists of rows have the same paths and values in any order.
  fileprivate func hasSameValues(_ left: [Int], _ right: [Int]) -> Bool {
    func sorted(_ rows: [Int]) -> [Int] {
      rows.count < 2 ? rows : rows.sorted { properties[$0].path < properties[$1].path }
    }
    return left.count == right.count
      && zip(sorted(left), sorted(right)).allSatisfy {
        properties[$0].path == properties[$1].path && properties[$0].value == properties[$1].value
      }
  }
}

extension SizeClassSet {
  /// Returns true if the set contains the width-only and the height-only class of a class.
  fileprivate func mayTie(in sizeClass: SizeClass) -> Bool {
    contains(SizeClass(width: sizeClass.width, height: .any))
      && contains(SizeClass(width: .any, height: sizeClass.height))
  }
}
