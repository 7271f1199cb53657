internal import LayoutMerge
public import LayoutModel
internal import LayoutStore

/// The conflicts of one root object in one document. One decision can resolve them all. Those whose
/// ``MergeConflict/isIndependent`` is true can also be resolved one by one.
public struct OpenCluster: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The topmost object that one side deleted, or the object that both sides changed.
  public let root: ObjectID
  /// The conflicts in document order; at least one.
  public let conflicts: [OpenConflict]
}

/// The way to resolve a conflict.
public enum Resolution: Sendable, Equatable {
  /// Uses the version of one side or of the common ancestor.
  case choice(ConflictChoice)
  /// Uses another value, in the readable notation of ``EditValue/text(_:)``.
  case value(String)
}

extension Project {
  /// Returns the open conflicts, sorted by document and then in document order.
  /// - Throws: `StoreError` if the project can't be read.
  public func conflicts() throws -> [OpenConflict] { try store.conflicts.all() }

  /// Returns the number of open conflicts.
  /// - Throws: `StoreError` if the project can't be read.
  public func conflictCount() throws -> Int { try store.conflicts.count() }

  /// Returns the open conflicts, grouped by document and root object.
  /// - Throws: `StoreError` if the project can't be read.
  public func openClusters() throws -> [OpenCluster] {
    let conflicts = try store.conflicts.all()
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

  /// Finds open conflicts by the id of their root or object, given as `ID` or `DOCUMENT:ID`.
  ///
  /// - Parameters:
  ///   - path: The path of the only value whose conflicts are returned; nil for all.
  ///   - variation: The size class of the only row whose conflicts are returned; nil for all.
  /// - Throws: ``NinefoldError/conflict(_:)`` if none matches, if several documents have matches,
  ///   or if a match can only be resolved together with others.
  public func conflicts(
    at name: String,
    path: PropertyPath? = nil,
    in variation: VariationKey? = nil
  ) throws -> [OpenConflict] {
    let all = try store.conflicts.all()
    let found = all.filter { entry in
      [entry.conflict.root, entry.conflict.object].contains { id in
        name == id.rawValue || name == "\(entry.document):\(id.rawValue)"
      }
    }
    guard let first = found.first else {
      throw NinefoldError.conflict(.none(name, roots: all.rootNames))
    }
    guard found.allSatisfy({ $0.document == first.document }) else {
      throw NinefoldError.conflict(.ambiguous(name, candidates: found.rootNames))
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
      throw NinefoldError.conflict(
        .none(name, roots: cluster.map { "\($0.conflict.path.rawValue)" })
      )
    }
    guard chosen.count == cluster.count || cluster.allSatisfy(\.conflict.isIndependent) else {
      throw NinefoldError.conflict(.together(name))
    }
    return chosen
  }

  /// Resolves conflicts and removes them from the list of open conflicts, as one edit.
  ///
  /// The chosen version is merged into the current state, so later edits stay. If a later edit
  /// changed the same value, ``ConflictChoice/ours`` keeps that edit, and any other choice replaces
  /// it.
  ///
  /// - Parameter conflicts: Open conflicts of one document, as ``conflicts(at:path:in:)`` returns
  ///   them.
  /// - Throws: ``NinefoldError/conflict(_:)``, or `StoreError.unknownEdit` if this copy of the
  ///   project lacks the state that was merged.
  public func resolve(
    _ conflicts: [OpenConflict],
    with resolution: Resolution,
    isDryRun: Bool = false
  ) throws -> RecordedEdits {
    guard let first = conflicts.first else { return RecordedEdits(edits: [], affected: []) }
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
  ) throws -> RecordedEdits {
    let name = first.document
    let versions = try versions(of: name, from: first.origin)
    let (base, ours, theirs) = (versions.base, versions.ours, versions.theirs)
    let open = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
    let wanted = conflicts.map(\.conflict)
    guard choice == .ours || wanted.allSatisfy(open.conflicts.contains) else {
      throw NinefoldError.conflict(.changed(first.conflict.root))
    }
    let settled = ThreeWayMerge.settle(base: base, ours: ours, theirs: theirs) { conflict in
      wanted.contains(conflict) ? choice : nil
    }
    let present = try store.documentIfAny(named: name)
    // Keep the edits since the merge that don't touch the conflict.
    let result = ThreeWayMerge.merge(
      base: open.document,
      ours: present,
      theirs: settled.document,
      choosing: { _ in choice == .ours ? .ours : .theirs }
    )
    let intent = EditIntent(.resolve, meaning: "\(meaning(of: conflicts, first)) to \(choice)")
    return try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
      let new = result.document.keepingPositions(of: present)
      try transaction.update(name, from: present, to: new)
      try transaction.settle(conflicts)
    }.recorded
  }

  private func resolve(
    _ conflicts: [OpenConflict],
    _ first: OpenConflict,
    _ value: String,
    _ isDryRun: Bool
  ) throws -> RecordedEdits {
    let conflict = first.conflict
    guard conflicts.count == 1, conflict.kind == .bothChanged, !conflict.path.isObject,
      !conflict.path.rawValue.hasPrefix(":")
    else { throw NinefoldError.conflict(.noValue(conflict.root, count: conflicts.count)) }
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
      }.recorded
    }
  }

  private func meaning(of conflicts: [OpenConflict], _ first: OpenConflict) -> String {
    let conflict = first.conflict
    let path = conflicts.count == 1 && !conflict.path.isObject ? " \(conflict.path)" : ""
    return "resolve \(conflicts.count == 1 ? conflict.object : conflict.root)\(path)"
  }
}

extension [OpenConflict] {
  /// The names of the conflicts' roots, without repetitions.
  fileprivate var rootNames: [String] {
    var names: [String] = []
    for conflict in self {
      let name = "\(conflict.document):\(conflict.conflict.root.rawValue)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
