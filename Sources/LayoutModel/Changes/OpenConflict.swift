/// A conflict that a merge left open in a project until an edit resolves it.
public struct OpenConflict: Sendable, Equatable {
  /// The document's name.
  public var document: String
  /// The number of the conflict in its document, from 1.
  public var number: Int
  /// The conflict.
  public var conflict: MergeConflict
  /// The states that were merged.
  public var origin: Origin

  /// The states of a merge. The id of its last edit identifies a state; nil is the empty project.
  public struct Origin: Sendable, Equatable {
    /// The common ancestor.
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
  /// True if the conflict can be resolved without others.
  ///
  /// Conflicts about a deletion, and those of the kind ``Kind/movedAndReferenced``, are resolved
  /// together with all others of their root.
  public var isIndependent: Bool {
    switch kind {
    case .bothChanged, .bothInstalled, .bothMoved, .bothReordered, .bothFilled: true
    case .deletedAndChanged, .deletedAndExtended, .deletedAndReferenced, .movedAndReferenced: false
    }
  }
}
