/// How far undo goes back.
public enum UndoExtent: Sendable, Equatable {
  /// So many edits, or as many as there are.
  case count(Int)
  /// To the state right after an edit; nil for the empty project.
  case state(after: EditNumber?)
}
