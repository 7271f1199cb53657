/// How far undo goes back.
public enum UndoExtent: Sendable, Equatable {
  /// This many edits, or all if there are fewer.
  case count(Int)
  /// To the state right after an edit; nil for the empty project.
  case state(after: EditNumber?)
}
