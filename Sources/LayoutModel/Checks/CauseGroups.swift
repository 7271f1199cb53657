/// Groups findings by cause. Findings with a common key have the same cause.
struct CauseGroups {
  /// The findings of each cause, in the order of the first finding of each cause.
  let groups: [[Finding]]

  init(_ findings: [Finding]) {
    var links = Array(findings.indices)
    func head(of index: Int) -> Int {
      var index = index
      while links[index] != index {
        // Path halving keeps the chains short.
        links[index] = links[links[index]]
        index = links[index]
      }
      return index
    }
    var owners: [Key: Int] = [:]
    let cores = CauseGroups.cores(of: findings)
    // Indices, because a finding is slow to copy.
    for index in findings.indices {
      if findings.repeatsProblem(at: index) {
        links[index] = head(of: findings.index(before: index))
        continue
      }
      for key in CauseGroups.keys(of: findings[index], among: cores) {
        let owner = owners[key].map(head) ?? index
        let own = head(of: index)
        owners[key] = min(owner, own)
        links[max(owner, own)] = min(owner, own)
      }
    }
    var places: [Int: Int] = [:]
    var groups: [[Finding]] = []
    for index in findings.indices {
      let first = head(of: index)
      let place = places[first] ?? groups.count
      places[first] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(findings[index])
    }
    self.groups = groups
  }

  /// A property that findings with one cause share.
  private enum Key: Hashable {
    /// An object that is ambiguous, in conflict, uninstalled or cut off, or the root of misplaced
    /// views.
    case object(Finding.Kind, ObjectID)
    /// A constraint that is in conflict on a screen of a size; without screens, the size is nil.
    case constraint(ObjectID, Size?)
    /// The constraints of a conflict.
    case core(Set<ObjectID>)
    /// The document.
    case document(Finding.Kind)
    /// Only the finding's own identifier or location.
    case name(String)
  }

  /// Returns the distinct conflicts of findings, by each of their constraints.
  private static func cores(of findings: [Finding]) -> [ObjectID: Set<Set<ObjectID>>] {
    var cores: [ObjectID: Set<Set<ObjectID>>] = [:]
    for index in findings.indices where findings[index].kind == .unsatisfiable {
      let core = Set(findings[index].constraints)
      for constraint in core { cores[constraint, default: []].insert(core) }
    }
    return cores
  }

  /// Returns the keys of a finding.
  ///
  /// - Parameter cores: The conflicts of all findings, by constraint.
  private static func keys(
    of finding: Finding,
    among cores: [ObjectID: Set<Set<ObjectID>>]
  ) -> [Key] {
    let kind = finding.kind
    switch kind {
    case .unusedRow: return [.document(kind)]
    case .unsatisfiable: return conflictKeys(of: finding, among: cores)
    case .ambiguous, .uninstalledItem:
      let objects = kind == .ambiguous ? [finding.object, finding.head] : [finding.head]
      return objects.compactMap { $0 }.map { .object(kind, $0) }
    // Frames of one layout are stale together, because one command updates them all.
    case .misplaced: return finding.head.map { [.object(kind, $0)] } ?? [.name(finding.id)]
    case .clipped, .offScreen: return finding.object.map { [.object(.clipped, $0)] } ?? []
    case .classTie, .overDeterminedAxis:
      let path = finding.path?.rawValue ?? ""
      return [.name("\(kind.rawValue):\(finding.object?.rawValue ?? ""):\(path)")]
    default: return [.name(finding.id)]
    }
  }

  /// Returns the keys of a conflict.
  ///
  /// Conflicts with a common constraint on a common screen have one cause: to the author they are one
  /// problem there. On different screens they are two, unless one contains the other, the system
  /// breaks the same constraint, or they are with the mask of the same view.
  private static func conflictKeys(
    of finding: Finding,
    among cores: [ObjectID: Set<Set<ObjectID>>]
  ) -> [Key] {
    var keys = [finding.object, finding.head].compactMap { $0 }.map {
      Key.object(finding.kind, $0)
    }
    let sizes: Set<Size?> = finding.sizes.isEmpty ? [nil] : Set(finding.sizes)
    for constraint in finding.constraints + finding.otherConstraints {
      keys += sizes.map { .constraint(constraint, $0) }
    }
    let own = Set(finding.constraints)
    guard let first = finding.constraints.first else { return keys }
    keys += (cores[first] ?? []).filter(own.isSubset).map { .core($0) }
    return keys
  }
}

extension [Finding] {
  /// Returns true if a finding is about the same problem as the one before it, in another class. The
  /// findings of a problem in several classes are usually adjacent, so they share one lookup.
  ///
  /// False for every conflict, because the causes of conflicts depend on more than their objects.
  func repeatsProblem(at index: Int) -> Bool {
    guard index > startIndex, self[index].kind != .unsatisfiable else { return false }
    // Indices, because a finding is slow to copy.
    let before = self.index(before: index)
    return self[before].kind == self[index].kind && self[before].object == self[index].object
      && self[before].head == self[index].head && self[before].path == self[index].path
      && self[before].subject == self[index].subject
      && self[before].constraints == self[index].constraints
      && self[before].otherConstraints == self[index].otherConstraints
  }
}
