public import LayoutModel

/// A step of an edit, with its document and its result.
public struct EditStep: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The result of the step.
  public let result: LayoutEditResult
}

/// The result of an edit of a project, with the recorded edit and the result of each step.
public struct EditingResult: Sendable, Equatable {
  /// The recorded edit, and all objects that changed.
  public let recorded: RecordedEdits
  /// The steps with an effect, in order.
  public let steps: [EditStep]
  /// The size class that was edited.
  public let sizeClass: SizeClass
}

/// The result of an edit, with the value that its body returned.
public struct Edited<Value> {
  /// The value that the body of the edit returned.
  public let value: Value
  /// The result of the edit.
  public let result: EditingResult
}

extension Edited: Sendable where Value: Sendable {}
