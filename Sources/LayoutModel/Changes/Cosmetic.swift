/// What Interface Builder derives, or what only its canvas shows: data that changes without anyone
/// having meant it, and that never is a conflict.
public enum Cosmetic: String, CaseIterable, Sendable {
  /// The document line's versions, `device`, `dependencies`, simulated metrics, fonts in use.
  case header
  /// Frames that Auto Layout computes; `misplaced`, `ambiguous`, the screen of a macOS window.
  case frame
  /// The place of a scene or a view on the canvas; a scene's comment.
  case canvas
  /// Images and colors that the document lists because it uses them.
  case resource
  /// Other spelling, other order of attributes, containers that hold nothing.
  case formatting
}
