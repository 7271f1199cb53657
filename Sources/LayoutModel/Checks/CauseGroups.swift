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
    for (index, finding) in findings.enumerated() {
      for key in CauseGroups.keys(of: finding) {
        let owner = owners[key].map(head) ?? index
        let own = head(of: index)
        owners[key] = min(owner, own)
        links[max(owner, own)] = min(owner, own)
      }
    }
    var places: [Int: Int] = [:]
    var groups: [[Finding]] = []
    for (index, finding) in findings.enumerated() {
      let first = head(of: index)
      let place = places[first] ?? groups.count
      places[first] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(finding)
    }
    self.groups = groups
  }

  /// A property that findings with one cause share.
  private enum Key: Hashable {
    /// An object that is ambiguous, in conflict, uninstalled or cut off, or the root of misplaced
    /// views.
    case object(Finding.Kind, ObjectID)
    /// The document.
    case document(Finding.Kind)
    /// Only the finding's own identifier or location.
    case name(String)
  }

  /// Returns the keys of a finding.
  ///
  /// Conflicts with a common constraint, or with the mask of the same view, have one cause. So do
  /// views that are ambiguous together.
  private static func keys(of finding: Finding) -> [Key] {
    let kind = finding.kind
    switch kind {
    case .unusedRow: return [.document(kind)]
    case .unsatisfiable:
      return finding.namedObjects.map { .object(kind, $0) }
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
}
