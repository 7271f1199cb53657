package import LayoutModel

/// The findings of a document before edits that add constraints and change priorities.
///
/// A conflict is a minimal set of constraints that can't be satisfied together. Such edits remove no
/// constraint, so every conflict stays. But the system may then break another of its constraints, and
/// name another conflict of the same constraints. It is new only if it has a constraint that an edit
/// added.
package struct KnownFindings {
  private let statements: Set<FindingStatement>
  /// The members of all conflicts.
  private let members: Set<Member>
  private let constraints: Set<ObjectID>

  /// A constraint of a conflict in a class.
  private struct Member: Hashable {
    let constraint: ObjectID
    let sizeClass: SizeClass?
  }

  /// - Parameter objects: The objects of the document before the edits.
  package init(_ findings: [Finding], in objects: [LayoutObject]) {
    statements = Set(findings.map(FindingStatement.init))
    members = Set(
      findings.lazy.filter { $0.kind == .unsatisfiable }.flatMap { finding in
        finding.constraints.map { Member(constraint: $0, sizeClass: finding.sizeClass) }
      }
    )
    constraints = Set(objects.lazy.filter { $0.role == .constraint }.map(\.id))
  }

  /// Returns true if a finding after the edits was there before them.
  package func contains(_ finding: Finding) -> Bool {
    let isStated = statements.contains(FindingStatement(finding))
    guard finding.kind == .unsatisfiable else { return isStated }
    guard constraints.isSuperset(of: finding.constraints) else { return false }
    return isStated
      || finding.constraints.contains {
        members.contains(Member(constraint: $0, sizeClass: finding.sizeClass))
      }
  }
}
