/// A kind of data that Interface Builder derives, or that matters only on its canvas.
///
/// Such data changes without an author's intent. It never causes a conflict in a merge.
public enum Cosmetic: String, CaseIterable, Sendable {
  /// The document element's versions, `device`, `dependencies`, simulated metrics and fonts in use.
  case header
  /// Frames that Auto Layout or the style of a table view cell computes, autoresizing masks of views
  /// that constraints place, the `misplaced` and `ambiguous` marks, and a macOS window's screen.
  case frame
  /// The position of a scene or a view on the canvas; a scene's comment.
  case canvas
  /// Images and colors that the document lists because it uses them.
  case resource
  /// Spelling, the order of attributes, and empty containers.
  case formatting
}
