/// The extent of an undo.
public enum UndoExtent: Sendable, Equatable {
  /// This number of edits, or all if there are fewer.
  case count(Int)
  /// All edits after this one; nil for all edits of the project.
  case state(after: EditNumber?)
}
