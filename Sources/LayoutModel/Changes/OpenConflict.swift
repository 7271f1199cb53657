/// A conflict that a merge in a project left, to be settled by an edit.
public struct OpenConflict: Sendable, Equatable {
  /// The document's name.
  public var document: String
  /// Its place among the conflicts of the document, from 1.
  public var number: Int
  /// What the two sides want.
  public var conflict: MergeConflict
  /// The states that were merged.
  public var origin: Origin

  /// The states that a merge joined, by the edits that led to them; nil before the first.
  public struct Origin: Sendable, Equatable {
    /// What both sides started from.
    public var base: EditID?
    /// The state that the merge was made on.
    public var ours: EditID?
    /// The state that came in.
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
  /// True if the conflict is about values or places that can be settled one by one; conflicts about a
  /// deletion are settled with all others of their root.
  public var standsAlone: Bool {
    switch kind {
    case .bothChanged, .bothInstalled, .bothMoved, .bothReordered, .bothFilled: true
    case .deletedAndChanged, .deletedAndExtended, .deletedAndReferenced, .movedAndReferenced: false
    }
  }
}
