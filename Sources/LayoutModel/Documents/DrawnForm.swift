/// How true the drawing of a view is.
public enum DrawnForm: String, CaseIterable, Sendable {
  /// As the system draws it.
  case system
  /// The system draws nothing but a background, which is drawn.
  case container
  /// A plate with the class name, since its content is not in the document.
  case plate
  /// Not drawn.
  case nothing
}
