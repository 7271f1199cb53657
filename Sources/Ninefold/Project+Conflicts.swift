internal import LayoutMerge
public import LayoutModel
internal import LayoutStore

/// Conflicts of one root in one document, which are settled together or one by one.
public struct OpenCluster: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The topmost object that one side deleted, or the object that both sides changed.
  public let root: ObjectID
  /// The conflicts, in document order; at least one.
  public let conflicts: [OpenConflict]
}

/// How a conflict is settled.
public enum Resolution: Sendable, Equatable {
  /// One of the versions holds.
  case choice(ConflictChoice)
  /// Another value holds, as `set` takes it.
  case value(String)
}

extension Project {
  /// The conflicts that merges left, by document and in document order.
  public func conflicts() throws -> [OpenConflict] { try store.conflicts() }

  /// How many conflicts are open.
  public func conflictCount() throws -> Int { try store.conflictCount() }

  /// The open conflicts by what they come down to.
  public func openClusters() throws -> [OpenCluster] {
    let conflicts = try store.conflicts()
    var order: [ObjectReference] = []
    let clusters = Dictionary(grouping: conflicts) { conflict in
      ObjectReference(document: conflict.document, id: conflict.conflict.root)
    }
    for conflict in conflicts {
      let root = ObjectReference(document: conflict.document, id: conflict.conflict.root)
      if !order.contains(root) { order.append(root) }
    }
    return order.map { root in
      OpenCluster(document: root.document, root: root.id, conflicts: clusters[root] ?? [])
    }
  }

  /// Finds the conflicts that somebody names: by the id of their root or object, as `ID` or
  /// `DOCUMENT:ID`.
  ///
  /// - Parameters:
  ///   - path: Leaves only those about this value; nil for all.
  ///   - variation: Leaves only those about this class's row; nil for all.
  /// - Throws: ``ConflictError``.
  public func conflicts(
    at name: String,
    path: PropertyPath? = nil,
    in variation: VariationKey? = nil
  ) throws -> [OpenConflict] {
    let all = try store.conflicts()
    let found = all.filter { entry in
      [entry.conflict.root, entry.conflict.object].contains { id in
        name == id.rawValue || name == "\(entry.document):\(id.rawValue)"
      }
    }
    guard let first = found.first else {
      throw ConflictError.none(name, roots: ConflictError.names(of: all))
    }
    guard found.allSatisfy({ $0.document == first.document }) else {
      throw ConflictError.ambiguous(name, candidates: ConflictError.names(of: found))
    }
    let roots = Set(found.map(\.conflict.root))
    let cluster = all.filter {
      $0.document == first.document && roots.contains($0.conflict.root)
    }
    if path == nil, variation == nil { return cluster }
    let chosen = cluster.filter { entry in
      path.map { $0 == entry.conflict.path } ?? true
        && variation.map { $0 == entry.conflict.variation } ?? true
    }
    guard !chosen.isEmpty else {
      throw ConflictError.none(name, roots: cluster.map { "\($0.conflict.path.rawValue)" })
    }
    guard chosen.count == cluster.count || cluster.allSatisfy(\.conflict.standsAlone) else {
      throw ConflictError.together(name)
    }
    return chosen
  }

  /// Settles conflicts, as one edit, and takes their rows away.
  ///
  /// A choice brings the difference that it makes to the merge into the present state, so what was
  /// edited since stays; where that edit is about the same value, ``ConflictChoice/ours`` keeps it
  /// and any other choice replaces it.
  ///
  /// - Parameter conflicts: Open conflicts of one document, as ``conflicts(at:path:in:)`` gives them.
  /// - Throws: ``ConflictError``; `StoreError.unknownEdit` if a merged state never came to this copy.
  public func resolve(
    _ conflicts: [OpenConflict],
    with resolution: Resolution,
    isDryRun: Bool = false
  ) throws -> EditReceipt {
    guard let first = conflicts.first else { return EditReceipt(edits: [], affected: []) }
    switch resolution {
    case .choice(let choice): return try resolve(conflicts, first, choice, isDryRun)
    case .value(let value): return try resolve(conflicts, first, value, isDryRun)
    }
  }

  private func resolve(
    _ conflicts: [OpenConflict],
    _ first: OpenConflict,
    _ choice: ConflictChoice,
    _ isDryRun: Bool
  ) throws -> EditReceipt {
    let name = first.document
    let edits = try store.edits(of: first.origin)
    let base = try store.document(named: name, at: edits.base)
    let ours = try store.document(named: name, at: edits.ours)
    let theirs = try store.document(named: name, at: edits.theirs)
    let open = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
    let wanted = conflicts.map(\.conflict)
    guard choice == .ours || wanted.allSatisfy(open.conflicts.contains) else {
      throw ConflictError.changed(first.conflict.root)
    }
    let settled = ThreeWayMerge.settle(base: base, ours: ours, theirs: theirs) { conflict in
      wanted.contains(conflict) ? choice : nil
    }
    let present = try store.documentIfAny(named: name)
    // What was edited since the merge beside the conflict stays.
    let result = ThreeWayMerge.merge(
      base: open.document,
      ours: present,
      theirs: settled.document,
      choosing: { _ in choice == .ours ? .ours : .theirs }
    )
    let intent = EditIntent(.resolve, meaning: "\(meaning(of: conflicts, first)) to \(choice)")
    return try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
      try transaction.update(name, from: present, to: result.document)
      try transaction.settle(conflicts)
    }.outcome
  }

  private func resolve(
    _ conflicts: [OpenConflict],
    _ first: OpenConflict,
    _ value: String,
    _ isDryRun: Bool
  ) throws -> EditReceipt {
    let conflict = first.conflict
    guard conflicts.count == 1, conflict.kind == .bothChanged, !conflict.path.isObject,
      !conflict.path.rawValue.hasPrefix(":")
    else { throw ConflictError.noValue(conflict.root, count: conflicts.count) }
    let what = "\(meaning(of: conflicts, first)) to \(value)"
    let intent = EditIntent(.resolve, meaning: what)
    return try namingDocuments {
      try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
        let editor = LayoutEditor(
          transaction,
          sizeClass: try transaction.editingClass(),
          seed: environment.idSeed
        )
        try editor.apply(
          .set(conflict.object, conflict.path, .text(value), in: conflict.variation),
          to: first.document
        )
        try transaction.settle(conflicts)
      }.outcome
    }
  }

  private func meaning(of conflicts: [OpenConflict], _ first: OpenConflict) -> String {
    let conflict = first.conflict
    let path = conflicts.count == 1 && !conflict.path.isObject ? " \(conflict.path)" : ""
    return "resolve \(conflicts.count == 1 ? conflict.object : conflict.root)\(path)"
  }
}

/// Why conflicts can't be settled as asked; the project is as it was.
public enum ConflictError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No conflict is open there.
  case none(String, roots: [String])
  /// Several documents have conflicts at an object of this id.
  case ambiguous(String, candidates: [String])
  /// Conflicts about a deletion are settled together.
  case together(String)
  /// The conflict is not about one value, so no other value can settle it.
  case noValue(ObjectID, count: Int)
  /// One side deleted a document that the other edited.
  case deletedDocument(String)
  /// The merge finds other conflicts than those that were left.
  case changed(ObjectID)

  /// One sentence.
  public var description: String {
    switch self {
    case .none(let name, let roots):
      roots.isEmpty
        ? "no conflict at \(name): none is open"
        : "no conflict at \(name); there are conflicts at \(roots.joined(separator: ", "))"
    case .ambiguous(let name, let candidates):
      "several documents have conflicts at \(name): \(candidates.joined(separator: ", "))"
    case .together(let name):
      "the conflicts at \(name) are about a deletion: settle them together, without --path and --class"
    case .noValue(let root, let count):
      count == 1
        ? "the conflict at \(root) is not about one value: take ours, theirs or base"
        : "there are \(count) conflicts at \(root): say which value, with --path and --class"
    case .deletedDocument(let name):
      "one side deleted \(name), the other edited it: delete it or bring it back on both sides first"
    case .changed(let root):
      "the merge no longer finds the conflict at \(root): take ours, or undo the merge and merge again"
    }
  }

  fileprivate static func names(of conflicts: [OpenConflict]) -> [String] {
    var names: [String] = []
    for conflict in conflicts {
      let name = "\(conflict.document):\(conflict.conflict.root.rawValue)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension Project {
  /// True if an error says that something can't be done while conflicts are open.
  public static func isAboutOpenConflicts(_ error: any Error) -> Bool {
    switch error as? StoreError {
    case .openConflicts, .conflictsThere: true
    default: false
    }
  }
}
