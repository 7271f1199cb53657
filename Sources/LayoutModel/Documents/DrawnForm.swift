/// How faithful the drawing of a view is.
public enum DrawnForm: String, CaseIterable, Sendable {
  /// As the system draws it.
  case system
  /// The system draws nothing but a background, which is drawn. The class name is on a view whose
  /// content comes from code, such as a web page.
  case container
  /// A plate with the class name of a view of the system whose content is not in the document, such
  /// as a container of a scene in another document.
  case plate
  /// A plate with the name of the app's own class, whose look only its code knows.
  case custom
  /// Not drawn.
  case nothing
}
