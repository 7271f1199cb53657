/// The place in Interface Builder where a delete command is given.
public enum DeletionPlace: String, CaseIterable, Sendable {
  /// The canvas.
  case canvas
  /// The document outline.
  case outline
  /// Anywhere else, such as an inspector.
  case inspector
}
