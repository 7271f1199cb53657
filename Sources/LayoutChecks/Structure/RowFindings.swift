package import LayoutModel

/// Searches a document's rows for findings, without computed frames.
package struct RowFindings {
  let index: DocumentIndex
  let usesAutoLayout: Bool
  /// The indices of the constraints among the objects.
  let constraints: [Int]
  /// The indices of objects with a missing reference or a duplicate id.
  let broken: [Int]
  /// The constraints without varied values, by index among the objects.
  private(set) var plainConstraints: [TiedConstraint?]
  /// A cache of the constraints with varied values; nil for a missing item.
  var variedConstraints: [ObjectRows: TiedConstraint?] = [:]
  /// True for views that their masks place, by index among the objects. Nil if that varies by size
  /// class, and for other objects.
  let plainMasks: [Bool?]
  /// The indices of constraints with an invalid number in some class.
  let withInvalidNumbers: [Int]
  /// The ids of the objects that connections lead to.
  let destinations: Set<String>
  var meanings: ConstraintMeanings
  /// A cache of findings about uninstalled items, which are the same in all classes.
  private var absences: [UninstalledItem: Finding] = [:]
  /// True if some view has installations that vary by class.
  private let hasInstalledViews: Bool

  init(_ document: Document) {
    let index = DocumentIndex(document)
    self.index = index
    // Sorted, because which of two duplicates is reported must not depend on the order of the file.
    constraints = ConstraintOrder(index.objects, index.indexByID).sorted(
      index.objects.indices.filter { index.objects[$0].role == .constraint }
    )
    meanings = ConstraintMeanings(capacity: constraints.count)
    withInvalidNumbers = constraints.filter {
      index.objects[$0].properties.contains { RowFindings.problem(of: $0) != nil }
    }
    broken = index.objects.indices.filter(index.isBroken)
    plainConstraints = Array(repeating: nil, count: index.objects.count)
    plainMasks = index.objects.indices.map { number in
      guard index.objects[number].role == .view, !index.hasVariedPlacing(number) else { return nil }
      return index.isPlacedByMask(number, index.objects[number].properties)
    }
    destinations = Set(
      index.objects.indices.lazy.filter { index.objects[$0].role == .connection }
        .compactMap { index.objects[$0].attribute("destination") }
    )
    usesAutoLayout = DocumentHeader(document.objects).usesAutoLayout
    hasInstalledViews = index.objects.indices.contains {
      index.isInstalledByClass[$0] && index.objects[$0].role == .view
    }
    for number in constraints where !index.isVaried[number] {
      plainConstraints[number] = tiedConstraint(number, index.objects[number].properties)
    }
  }

  /// Returns the findings of a document.
  ///
  /// - Parameter classes: The size classes to check. The result has a finding for each size class
  ///   with the problem.
  /// - Returns: The findings by size class, then by kind, in document order.
  package static func of(
    _ document: Document,
    in classes: [SizeClass] = SizeClass.all
  ) -> [Finding] {
    var search = RowFindings(document)
    let varied = search.index.allVariedClasses
    var known: [SizeClassSet: [Finding]] = [:]
    var result: [Finding] = []
    for sizeClass in classes {
      // Classes with the same active rows share their findings.
      let rows = varied.active(in: sizeClass)
      if let same = known[rows] {
        result += same.map { $0.moved(to: sizeClass) }
        continue
      }
      let found = Finding.limited(search.findings(in: sizeClass), in: sizeClass)
      known[rows] = found
      result += found
    }
    return result + search.unusedRows(in: classes) + search.classTies(in: classes)
  }

  /// Returns the findings in one class.
  private mutating func findings(in sizeClass: SizeClass) -> [Finding] {
    let constraints = tiedConstraints(in: sizeClass)
    let holders = uninstalledHolders(in: sizeClass)
    let absent = uninstalledItems(holders, in: sizeClass)
    return [
      missingReferences(in: sizeClass), absent,
      wrongOwners(constraints, in: sizeClass), duplicates(constraints, holders, in: sizeClass),
      mixedMasks(constraints, in: sizeClass), invalidNumbers(in: sizeClass),
    ].flatMap { $0 }
  }

  /// Returns, for each object, the outermost uninstalled object that contains it, or itself; -1 for
  /// none.
  private func uninstalledHolders(in sizeClass: SizeClass) -> [Int] {
    let isUninstalled = index.objects.indices.map { number in
      index.isInstalledByClass[number]
        && index.objects[number].installations.deciding(in: sizeClass)?.isInstalled == false
    }
    var holders: [Int] = []
    holders.reserveCapacity(isUninstalled.count)
    // Parents come before their children.
    for number in index.objects.indices {
      let parent = index.parents[number]
      let holder = holders.indices.contains(parent) ? holders[parent] : -1
      holders.append(holder < 0 && isUninstalled[number] ? number : holder)
    }
    return holders
  }

  private mutating func uninstalledItems(
    _ holders: [Int],
    in sizeClass: SizeClass
  ) -> [Finding] {
    guard hasInstalledViews else { return [] }
    var found: [Finding] = []
    for number in constraints where holders[number] < 0 {
      let item = index.items[number].first { $0 >= 0 && holders[$0] >= 0 }
      guard let item else { continue }
      let absence = UninstalledItem(constraint: number, item: item, holder: holders[item])
      if let known = absences[absence] {
        found.append(known.moved(to: sizeClass))
      } else {
        let new = finding(absence, in: sizeClass)
        absences[absence] = new
        found.append(new)
      }
    }
    return found
  }

  private func finding(_ absence: UninstalledItem, in sizeClass: SizeClass) -> Finding {
    let id = index.objects[absence.item].id
    let reason =
      absence.holder == absence.item
      ? "is not installed" : "is in \(index.objects[absence.holder].id), which is not installed"
    let absent = finding(
      .uninstalledItem,
      absence.constraint,
      sizeClass,
      "The constraint is installed, but its item \"\(index.objects[absence.item].quotedName)\""
        + " (\(id)) \(reason): the constraint has no effect.",
      head: index.objects[absence.holder].id,
      constraints: [index.objects[absence.constraint].id]
    )
    return isChangeable(absence.constraint) ? absent.asUnsure() : absent
  }

  /// Returns true for a constraint that code can change: a connection leads to it, or it has an
  /// app's class.
  private func isChangeable(_ constraint: Int) -> Bool {
    destinations.contains(index.objects[constraint].id.rawValue)
      || index.objects[constraint].isOfAppClass
  }

  /// A constraint's item that is uninstalled because of an uninstalled object.
  private struct UninstalledItem: Hashable {
    let constraint: Int
    let item: Int
    let holder: Int
  }

  /// Creates a finding about an object.
  func finding(
    _ kind: Finding.Kind,
    _ object: Int,
    _ sizeClass: SizeClass,
    _ message: String,
    severity: Severity? = nil,
    head: ObjectID? = nil,
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
      head: head,
      constraints: constraints,
      path: path,
      fix: fix
    )
  }
}
