/// An unresolved conflict of a merge in a project. An edit resolves it.
public struct OpenConflict: Sendable, Equatable {
  /// The document's name.
  public var document: String
  /// The number of the conflict in its document, from 1.
  public var number: Int
  /// The conflict.
  public var conflict: MergeConflict
  /// The merged states.
  public var origin: Origin

  /// The states of a merge, each identified by its last edit; nil before the first edit.
  public struct Origin: Sendable, Equatable {
    /// The common base.
    public var base: EditID?
    /// The state that received the merge.
    public var ours: EditID?
    /// The state that was merged in.
    public var theirs: EditID?

    /// Creates an origin.
    package init(base: EditID?, ours: EditID?, theirs: EditID?) {
      self.base = base
      self.ours = ours
      self.theirs = theirs
    }
  }

  /// Creates a conflict.
  package init(document: String, number: Int, conflict: MergeConflict, origin: Origin) {
    self.document = document
    self.number = number
    self.conflict = conflict
    self.origin = origin
  }
}

extension MergeConflict {
  /// True if the conflict is about a value or a place that can be resolved on its own.
  ///
  /// A conflict about a deletion is resolved together with all others of its root. So is
  /// ``Kind/movedAndReferenced``.
  public var isIndependent: Bool {
    switch kind {
    case .bothChanged, .bothInstalled, .bothMoved, .bothReordered, .bothFilled: true
    case .deletedAndChanged, .deletedAndExtended, .deletedAndReferenced, .movedAndReferenced: false
    }
  }
}
