public import LayoutModel
internal import SQLite

/// A plan for merging the changes between two states into the current state.
public struct MergePlan: Sendable {
  /// The documents that both sides changed in ways that can depend on each other. They must be
  /// merged object by object.
  public let documents: [String]
  /// The row changes that can be applied directly.
  let changes: [RowChange]

  /// True if there is nothing to merge.
  public var isEmpty: Bool { documents.isEmpty && changes.isEmpty }
}

extension ProjectStore {
  /// Plans how to merge the changes between two states into the current state.
  ///
  /// The row changes of a document are applied directly if only their side changed it, or if both
  /// sides changed only values and no value was changed by both. In that case no object is added,
  /// deleted or moved, so every reference keeps its target.
  /// - Throws: ``StoreError/openConflicts(_:)``, ``StoreError/conflictsThere``.
  public func mergePlan(from base: EditNumber?, to theirs: EditNumber?) throws -> MergePlan {
    try journalRead { names in
      let journal = names.journal
      let open = try journal.database.integer("SELECT count(*) FROM mergeConflict") ?? 0
      guard open == 0 else { throw StoreError.openConflicts(Int(open)) }
      let their = try journal.changes(from: base, to: theirs)
      let our = try journal.changes(from: base, to: names.current())
      guard MergePlan.hasNoOpenConflict(our, their) else { throw StoreError.conflictsThere }
      let ours = Dictionary(grouping: our, by: \.document)
      let joint = Dictionary(grouping: their, by: \.document).filter { document, their in
        ours[document].map { !MergePlan.areIndependent($0, their) } ?? false
      }
      return MergePlan(
        documents: try journal.documentNames(of: joint.flatMap(\.value)).values
          .sorted { $0.precedesAsBytes($1) },
        changes: their.filter { joint[$0.document] == nil }
      )
    }
  }
}

extension EditTransaction {
  /// Applies the row changes of a plan.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if the current state changed since the plan.
  public func adopt(_ plan: MergePlan) throws {
    for change in plan.changes { try recorder.apply(change) }
  }
}

extension MergePlan {
  /// Returns true if their state has no unresolved conflict. Our state must have none.
  fileprivate static func hasNoOpenConflict(_ ours: [RowChange], _ theirs: [RowChange]) -> Bool {
    // Conflicts that our changes delete are open in the base.
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

  /// Returns true if the changes of both sides to one document only change values, and no value is
  /// changed by both.
  fileprivate static func areIndependent(_ ours: [RowChange], _ theirs: [RowChange]) -> Bool {
    guard ours.allSatisfy(isOfValue), theirs.allSatisfy(isOfValue) else { return false }
    let their = Dictionary(grouping: theirs, by: \.object)
    for change in ours {
      for other in their[change.object] ?? [] where !areIndependent(change, other) { return false }
    }
    return true
  }

  /// Returns true if a change only sets values on which no values of other objects depend.
  private static func isOfValue(_ change: RowChange) -> Bool {
    switch change.table.name {
    case "attribute", "geometry", "color", "font", "autoresizingMask": true
    case "layoutConstraint":
      // A constraint's items determine its owner, and which other constraints are duplicates of it.
      change.operation == .update
        && change.new.indices.allSatisfy {
          change.new[$0] == nil || valueColumns.contains(change.table.columns[$0])
        }
    default: false
    }
  }

  private static let valueColumns: Set = ["multiplier", "priority", "constant"]

  /// Returns true if two changes of one object can both be applied, in any order.
  private static func areIndependent(_ left: RowChange, _ right: RowChange) -> Bool {
    // The attributes of the document element describe one program, so they are merged together.
    guard left.object != Document.rootID.rawValue, left.operation == .update,
      right.operation == .update
    else { return false }
    guard left.key == right.key else { return true }
    return left.table.name == "layoutConstraint"
      && left.new.indices.allSatisfy { left.new[$0] == nil || right.new[$0] == nil }
  }
}
