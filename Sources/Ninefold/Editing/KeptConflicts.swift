import LayoutModel

/// Recognizes conflicts in which an edit exchanged constraints.
///
/// An edit that puts a container around views can replace a constraint of a conflict by a chain of
/// constraints through the container. The system then breaks another one of them, so the finding is
/// about another object although the conflict is the same.
struct KeptConflicts {
  private let gone: [Finding]
  private let before: Set<ObjectID>
  private let after: Set<ObjectID>

  /// - Parameter gone: The findings that only the old state has.
  init(_ gone: [Finding], from before: Document, to after: Document) {
    self.gone = gone.filter { $0.kind == .unsatisfiable }
    self.before = Set(before.objects.lazy.filter { $0.role == .constraint }.map(\.id))
    self.after = Set(after.objects.lazy.filter { $0.role == .constraint }.map(\.id))
  }

  /// Returns the old conflicts that a new one continues.
  ///
  /// It has all of their constraints that the edit left, and otherwise only constraints that the edit
  /// added.
  func origins(of finding: Finding) -> [Finding] {
    guard finding.kind == .unsatisfiable else { return [] }
    let members = Set(finding.constraints)
    return gone.filter { old in
      let survivors = after.intersection(old.constraints)
      return old.sizeClass == finding.sizeClass && !survivors.isEmpty
        && survivors.isSubset(of: members)
        && members.subtracting(old.constraints).isDisjoint(with: before)
    }
  }
}
