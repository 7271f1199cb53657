/// How faithful the drawing of a view is.
public enum DrawnForm: String, CaseIterable, Sendable {
  /// As the system draws it.
  case system
  /// Only a background, as the system draws it. The class name stands on it if code adds the
  /// content, as in a web page.
  case container
  /// A plate with the class name of a view of the system, if the document does not have its content.
  /// An example is the container of a scene in another document.
  case plate
  /// A plate with the name of the app's own class, whose look only its code knows.
  case custom
}
