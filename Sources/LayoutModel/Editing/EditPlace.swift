/// The place in Interface Builder where an edit would be made.
public enum EditPlace: String, CaseIterable, Sendable {
  /// The canvas.
  case canvas
  /// The document outline.
  case outline
  /// Anywhere else, such as an inspector.
  case inspector
}
