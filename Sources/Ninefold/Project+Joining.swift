internal import LayoutMerge
public import LayoutModel
internal import LayoutStore

/// What a merge, a revert or a cherry-pick did.
public struct JoinReport: Sendable, Equatable {
  /// The edit that it made; none if there is nothing new.
  public let receipt: EditReceipt
  /// What the two sides want differently, by document; the project has our side of it until somebody
  /// settles it.
  public let conflicts: [OpenConflict]

  init(_ receipt: EditReceipt, _ conflicts: [OpenConflict] = []) {
    self.receipt = receipt
    self.conflicts = conflicts
  }

  fileprivate static let nothing = JoinReport(EditReceipt(edits: [], affected: []))
}

extension Project {
  /// Takes one edit back whatever came after it, as one edit.
  ///
  /// - Parameter choice: What holds where later edits stand against it; nil to leave conflicts.
  /// - Throws: `StoreError.openConflicts` if conflicts are open; the project is then as it was.
  public func revert(
    _ revision: String,
    settling choice: ConflictChoice? = nil,
    isDryRun: Bool = false
  ) throws -> JoinReport {
    let edit = try store.edit(atRevision: revision)
    return try join(
      EditIntent(.revert, meaning: "revert edit \(edit)"),
      from: edit,
      to: try store.edit(before: edit),
      settling: choice,
      isDryRun: isDryRun
    )
  }

  /// Makes one edit of another branch here too, as one edit.
  ///
  /// - Parameter choice: What holds where edits here stand against it; nil to leave conflicts.
  /// - Throws: `StoreError.openConflicts` if conflicts are open; the project is then as it was.
  public func cherryPick(
    _ revision: String,
    settling choice: ConflictChoice? = nil,
    isDryRun: Bool = false
  ) throws -> JoinReport {
    let edit = try store.edit(atRevision: revision)
    return try join(
      EditIntent(.cherryPick, meaning: "pick edit \(edit)"),
      from: try store.edit(before: edit),
      to: edit,
      settling: choice,
      isDryRun: isDryRun
    )
  }

  /// Brings in what another branch or revision has, as one edit; none if there is nothing new.
  ///
  /// Where the two can't both hold the project keeps this side and a conflict, a row that
  /// ``resolve(_:choosing:isDryRun:)`` settles. The edit, its conflicts included, can be undone.
  ///
  /// - Parameter choice: What holds where the two conflict; nil to leave conflicts.
  /// - Throws: `StoreError.openConflicts` if conflicts are open, ``NinefoldError/conflict(_:)``;
  ///   the project is then as it was.
  public func merge(
    _ revision: String,
    settling choice: ConflictChoice? = nil,
    isDryRun: Bool = false
  ) throws -> JoinReport {
    let theirs = try store.edit(atRevision: revision)
    guard let ours = try store.currentEdit() else { return .nothing }
    let base = try store.mergeBase(ours, theirs)
    if base == theirs { return .nothing }
    return try join(
      EditIntent(.merge, meaning: "merge \(revision)"),
      from: base,
      to: theirs,
      merged: theirs,
      settling: choice,
      isDryRun: isDryRun
    )
  }

  /// Makes here what changed between two states.
  ///
  /// Rows are taken as they are where that is sure to be right; other documents are merged object by
  /// object.
  private func join(
    _ intent: EditIntent,
    from base: EditNumber?,
    to theirs: EditNumber?,
    merged: EditNumber? = nil,
    settling choice: ConflictChoice?,
    isDryRun: Bool
  ) throws -> JoinReport {
    let plan = try store.joinPlan(from: base, to: theirs)
    if plan.isEmpty, merged == nil { return .nothing }
    let origin = try store.origin(base: base, theirs: theirs)
    var joined: [(name: String, old: Document, new: MergeResult)] = []
    for name in plan.documents {
      let present = try store.documentIfAny(named: name)
      let other = try store.document(named: name, at: theirs)
      guard !present.objects.isEmpty, !other.objects.isEmpty else {
        throw NinefoldError.conflict(.deletedDocument(name))
      }
      let result = ThreeWayMerge.merge(
        base: try store.document(named: name, at: base),
        ours: present,
        theirs: other,
        choosing: { _ in choice }
      )
      joined.append((name, present, result))
    }
    var conflicts: [OpenConflict] = []
    let receipt = try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
      transaction.mergedEdit = merged
      try transaction.adopt(plan)
      for (name, old, new) in joined {
        try transaction.update(name, from: old, to: new.document)
        // A choice leaves conflicts only where it uncovered others; then ours holds.
        guard choice == nil else { continue }
        try transaction.leave(new.conflicts, in: name, from: origin)
        conflicts += new.conflicts.enumerated().map { place, conflict in
          OpenConflict(document: name, number: place + 1, conflict: conflict, origin: origin)
        }
      }
    }.outcome
    return JoinReport(receipt, conflicts)
  }
}
