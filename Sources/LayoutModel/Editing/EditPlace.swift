/// The place in Interface Builder where an edit would be made. It decides what the Delete key does.
public enum EditPlace: String, CaseIterable, Sendable {
  /// The canvas.
  case canvas
  /// The document outline.
  case outline
  /// Anywhere else, such as an inspector.
  case inspector
}
