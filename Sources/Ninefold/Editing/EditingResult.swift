public import LayoutModel

/// One step of an edit: its document and its result.
public struct EditStep: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The result of the step.
  public let result: LayoutEditResult
}

/// What an edit did.
public struct EditingResult: Sendable, Equatable {
  /// The row of the journal, and all objects that changed.
  public let recorded: RecordedEdits
  /// The steps that changed something, in order.
  public let steps: [EditStep]
  /// The size class that was edited.
  public let sizeClass: SizeClass
}

/// What the body of an edit returned, and what the edit did.
public struct Edited<Value> {
  /// The value that the body of the edit returned.
  public let value: Value
  /// What the edit did.
  public let result: EditingResult
}

extension EditingResult: Sendable where Result: Sendable {}
