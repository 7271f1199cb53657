/// The result of one ``LayoutEdit``.
public struct LayoutEditResult: Sendable, Equatable {
  /// The kind of edit that the journal records.
  public let kind: EditKind
  /// A description of the edit in one sentence, without a period.
  public let meaning: String
  /// The edited object, or the new object if the edit created one.
  public let subject: ObjectID
  /// The added objects, sorted by id.
  public let added: [ObjectID]
  /// The objects whose own rows changed, sorted by id.
  public let changed: [ObjectID]
  /// The deleted objects, sorted by id.
  public let deleted: [ObjectID]
  /// The resources that these objects no longer refer to, sorted by id. If nothing else in the
  /// document refers to one, the caller removes it.
  package let released: [ResourceReference]
  /// Messages about what the edit left out or guessed, as sentences.
  public let notes: [String]

  /// Creates a result.
  package init(
    kind: EditKind,
    meaning: String,
    subject: ObjectID,
    added: [ObjectID],
    changed: [ObjectID],
    deleted: [ObjectID],
    released: [ResourceReference],
    notes: [String] = []
  ) {
    self.kind = kind
    self.meaning = meaning
    self.subject = subject
    self.added = added
    self.changed = changed
    self.deleted = deleted
    self.released = released
    self.notes = notes
  }

  /// Returns the result with further notes.
  package func adding(notes new: [String]) -> LayoutEditResult {
    LayoutEditResult(
      kind: kind,
      meaning: meaning,
      subject: subject,
      added: added,
      changed: changed,
      deleted: deleted,
      released: released,
      notes: notes + new
    )
  }

  /// All objects that were added, changed or deleted, sorted by id.
  public var affected: [ObjectID] { (added + changed + deleted).sorted() }
  /// True if the edit changed nothing. The journal does not record such an edit.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && deleted.isEmpty }
}
