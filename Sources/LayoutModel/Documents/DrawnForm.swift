/// The form in which a view is drawn, which says how faithful the drawing is.
public enum DrawnForm: String, CaseIterable, Sendable {
  /// The view as the system draws it.
  case system
  /// A background as the system draws it, without content. If code adds the content, as to a web
  /// view, the background shows the class name.
  case container
  /// A plate with the class name of a view of the system whose content is not in the document. An
  /// example is the container of a scene in another document.
  case plate
  /// A plate with the name of the app's own class, whose look only its code knows.
  case custom
}
