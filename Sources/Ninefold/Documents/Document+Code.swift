internal import LayoutCode
public import LayoutModel

extension Document {
  /// Returns code that creates a scene: its controller, views, constraints and connections.
  ///
  /// - Parameters:
  ///   - name: The document's name. The class that builds a xib is named after it.
  ///   - scene: The scene's id. Nil for ``firstScene`` of a storyboard, or for a xib.
  ///   - style: The notation of the constraints.
  ///   - language: One of the style's languages; nil for its default.
  ///   - isLocalized: True if the code looks up texts in the document's strings file.
  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``, or ``CodeError``.
  public func code(
    named name: String,
    scene: ObjectID? = nil,
    style: CodeStyle,
    language: CodeLanguage? = nil,
    isLocalized: Bool = false
  ) throws -> SceneCode {
    try SceneCode(
      of: self,
      named: name,
      scene: sceneObject(scene, in: name)?.id,
      style: style,
      language: language,
      isLocalized: isLocalized
    )
  }
}
