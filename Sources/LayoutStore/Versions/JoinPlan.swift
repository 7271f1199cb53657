public import LayoutModel
internal import SQLite

/// How what changed between two states is brought to the present one.
public struct JoinPlan: Sendable {
  /// Documents of which both sides changed more than rows of their own, so that they are to be merged
  /// object by object.
  public let documents: [String]
  /// Changes that hold here as they are.
  let changes: [RowChange]

  /// True if nothing is to be done.
  public var isEmpty: Bool { documents.isEmpty && changes.isEmpty }
}

extension ProjectStore {
  /// Finds out how what changed between two states can be brought to the present one.
  ///
  /// The rows of documents that did not change here since the first state are taken as they are. So
  /// are those of documents of which both sides changed only values, each other ones: nothing came,
  /// went or moved, so every reference still has its target.
  /// - Throws: ``StoreError/openConflicts(_:)``, ``StoreError/conflictsThere``.
  public func joinPlan(from base: EditNumber?, to theirs: EditNumber?) throws -> JoinPlan {
    try journalRead { names in
      let journal = names.journal
      let open = try journal.database.integer("SELECT count(*) FROM mergeConflict") ?? 0
      guard open == 0 else { throw StoreError.openConflicts(Int(open)) }
      let their = try journal.changes(from: base, to: theirs)
      let our = try journal.changes(from: base, to: names.current())
      guard JoinPlan.settlesAll(our, their) else { throw StoreError.conflictsThere }
      let ours = Dictionary(grouping: our, by: \.document)
      let joint = Dictionary(grouping: their, by: \.document).filter { document, their in
        ours[document].map { !JoinPlan.areIndependent($0, their) } ?? false
      }
      return JoinPlan(
        documents: try journal.documentNames(of: joint.flatMap(\.value)).values
          .sorted { $0.precedesAsBytes($1) },
        changes: their.filter { joint[$0.document] == nil }
      )
    }
  }
}

extension EditTransaction {
  /// Makes the changes of a plan that hold as they are.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if the present state is no more that of the plan.
  public func adopt(_ plan: JoinPlan) throws {
    for change in plan.changes { try recorder.apply(change) }
  }
}

extension JoinPlan {
  /// True if no conflict is open in their state, given that none is in ours.
  fileprivate static func settlesAll(_ ours: [RowChange], _ theirs: [RowChange]) -> Bool {
    // Open in the base are those that we settled since.
    var open: Set<RowKey> = []
    for (changes, isOurs) in [(ours, true), (theirs, false)] {
      for change in changes where change.table.name == RowTable.conflict {
        if (change.operation == .delete) == isOurs {
          open.insert(change.key)
        } else {
          open.remove(change.key)
        }
      }
    }
    return open.isEmpty
  }

  /// True if two sides' changes of one document touch values only, and neither the other's.
  fileprivate static func areIndependent(_ ours: [RowChange], _ theirs: [RowChange]) -> Bool {
    guard ours.allSatisfy(isOfValue), theirs.allSatisfy(isOfValue) else { return false }
    let their = Dictionary(grouping: theirs, by: \.object)
    for change in ours {
      for other in their[change.object] ?? [] where !areIndependent(change, other) { return false }
    }
    return true
  }

  /// True if a change sets values that other objects' values do not depend on.
  private static func isOfValue(_ change: RowChange) -> Bool {
    switch change.table.name {
    case "attribute", "geometry", "color", "font", "autoresizingMask": true
    case "layoutConstraint":
      // Its items decide who owns it, and which other constraint says the same.
      change.operation == .update
        && change.new.indices.allSatisfy {
          change.new[$0] == nil || valueColumns.contains(change.table.columns[$0])
        }
    default: false
    }
  }

  private static let valueColumns: Set = ["multiplier", "priority", "constant"]

  /// True if two changes of one object can both hold, whatever their order.
  private static func areIndependent(_ left: RowChange, _ right: RowChange) -> Bool {
    // The header's attributes tell of one program together.
    guard left.object != Document.rootID.rawValue, left.operation == .update,
      right.operation == .update
    else { return false }
    guard left.key == right.key else { return true }
    return left.table.name == "layoutConstraint"
      && left.new.indices.allSatisfy { left.new[$0] == nil || right.new[$0] == nil }
  }
}
