public import LayoutModel

/// The reason why code can't be generated.
public enum CodeError: Error, Equatable, Sendable {
  /// The style does not support this language.
  case language(CodeStyle, CodeLanguage)
  /// A WatchKit interface can't become code: it uses groups instead of constraints.
  case noConstraints
  /// The scene is a reference: its controller is in another storyboard, or it has another id. The
  /// values are the scene, the storyboard's name and the controller's storyboard id, if the document
  /// has them.
  case reference(ObjectID, storyboard: String?, identifier: String?)
}

extension CodeError {
  /// Creates the error of a scene that is a reference; nil for other scenes.
  init?(referenceIn document: Document, scene: ObjectID?) {
    let members = document.objects.filter {
      $0.scene == scene && $0.container.rawValue == ":objects"
    }
    guard let scene, let reference = members.first(where: \.isStoryboardReference),
      !members.contains(where: \.isOfControllerKind)
    else { return nil }
    self = .reference(
      scene,
      storyboard: reference.attribute("storyboardName"),
      identifier: reference.attribute("referencedIdentifier")
    )
  }
}

extension CodeError: CustomStringConvertible {
  /// The error, as a sentence without a period.
  public var description: String {
    switch self {
    case .language(let style, let language):
      "the style \(style.rawValue) does not support \(language.rawValue), only "
        + style.languages.map(\.rawValue).joined(separator: " and ")
    case .noConstraints:
      "a WatchKit interface can't become code: it uses groups instead of constraints"
    case .reference(let scene, let storyboard, let identifier):
      "the scene \(scene) has no code: it is a reference to "
        + (identifier.map { "the controller \($0)" } ?? "the initial controller")
        + (storyboard.map { " of the storyboard \($0)" } ?? "")
    }
  }
}
