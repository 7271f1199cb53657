public import LayoutModel

/// One step of an edit: its document and its outcome.
public struct EditStep: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The outcome of the step.
  public let outcome: EditOutcome
}

/// What an edit did.
public struct EditingReport: Sendable, Equatable {
  /// The row of the journal, and all objects that changed.
  public let receipt: EditReceipt
  /// The steps that changed something, in order.
  public let steps: [EditStep]
  /// The size class that was edited.
  public let sizeClass: SizeClass
}

/// What the body of an edit returned, and what the edit did.
public struct EditingResult<Result> {
  /// The result of the body of the edit.
  public let result: Result
  /// What the edit did.
  public let report: EditingReport
}
