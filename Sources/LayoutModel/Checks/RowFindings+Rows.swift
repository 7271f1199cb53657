extension RowFindings {
  /// Rows of a class that change nothing in any class they affect.
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
      let rows = object.properties.filter { $0.path.isPart(of: root) }
      let others = rows.filter { $0.variation != variation }
      let isUnused = sizeClass.affected.allSatisfy { affected in
        hasSameValues(values(of: rows, affected), values(of: others, affected))
      }
      guard isUnused else { return nil }
      return finding(
        .unusedRow,
        number,
        sizeClass,
        "The \(sizeClass) row of \"\(root)\" equals what it overrides.",
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
        "The \(sizeClass) row of \"installed\" equals what it overrides.",
        path: .installed,
        fix: [.unset(object.id, .installed, in: entry.variation)]
      )
    }
  }

  // MARK: - Ties

  /// Classes in which a row for the height alone and one for the width alone say different things,
  /// so that only the rule of ``SizeClass/specificity`` decides.
  func classTies(in classes: [SizeClass]) -> [Finding] {
    index.objects.indices.flatMap { number -> [Finding] in
      guard index.isInstalledByClass[number] || index.isVaried[number] else { return [] }
      let object = index.objects[number]
      return classes.filter(\.isFinal).flatMap { sizeClass in
        tiedRoots(of: object, in: sizeClass).map { root in
          finding(
            .classTie,
            number,
            sizeClass,
            "The rows of \"\(root)\" for the width alone and for the height alone differ; the"
              + " width's is taken to win.",
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
    func values(_ variation: VariationKey, _ root: String) -> [Property] {
      object.properties.filter {
        $0.variation == variation && $0.path.isPart(of: root) && $0.isVariedValue
      }
    }
    func entry(_ variation: VariationKey) -> Bool? {
      object.installations.first { $0.variation == variation }?.isInstalled
    }
    var roots = variedRoots(of: object).filter { $0.variation == width }.map(\.root)
    roots.removeAll { root in
      let other = values(height, root)
      return other.isEmpty || !values(both, root).isEmpty
        || hasSameValues(values(width, root), other)
    }
    if let one = entry(width), let other = entry(height), one != other, entry(both) == nil {
      roots.append(PropertyPath.installed.rawValue)
    }
    return roots
  }

  // MARK: - Values

  /// The properties that have a row of their own, by class, in order.
  private func variedRoots(
    of object: LayoutObject
  ) -> [(variation: VariationKey, root: String)] {
    var found: [(variation: VariationKey, root: String)] = []
    for property in object.properties where property.isVariedValue && !property.path.isNested {
      found.append((property.variation, property.path.root))
    }
    return found
  }

  /// What a property's rows come to in a class.
  private func values(of rows: [Property], _ sizeClass: SizeClass) -> [Property] {
    let ranked = rows.compactMap { row in
      row.variation.rank(in: sizeClass).map { (rank: $0, row: row) }
    }
    let best = ranked.map(\.rank).max()
    return ranked.filter { $0.rank == best }.map(\.row)
  }

  /// True if two rows hold the same, wherever they are written.
  private func hasSameValues(_ left: [Property], _ right: [Property]) -> Bool {
    func sorted(_ properties: [Property]) -> [Property] {
      properties.sorted { $0.path < $1.path }
    }
    return left.count == right.count
      && zip(sorted(left), sorted(right)).allSatisfy { $0.path == $1.path && $0.value == $1.value }
  }
}
