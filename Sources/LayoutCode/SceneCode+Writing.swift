public import LayoutModel

extension SceneCode {
  /// Writes the code of a scene.
  ///
  /// Equal objects give equal code. Placeholder constraints are left out, because Xcode removes
  /// them at build time.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The document's name, for the first line and for a class without another name.
  ///   - scene: The scene's id; nil for a xib.
  ///   - style: The notation of the constraints.
  ///   - language: One of the style's ``CodeStyle/languages``; nil for the style's default.
  /// - Throws: ``CodeError/language(_:_:)`` if the style does not support the language;
  ///   ``CodeError/noConstraints`` for a WatchKit document.
  public init(
    of document: Document,
    named name: String,
    scene: ObjectID?,
    style: CodeStyle,
    language: CodeLanguage? = nil
  ) throws(CodeError) {
    let language = language ?? style.languages[0]
    guard style.languages.contains(language) else { throw .language(style, language) }
    if document.platform == .watchOS { throw .noConstraints }
    let code = SceneReader(document.objects, scene: scene, document: name).scene
    self.init(
      scene: scene,
      className: code.container.name,
      style: style,
      language: language,
      text: language == .swift
        ? SwiftFile(code, style).text : ObjectiveCFile(code, style).text,
      names: code.names,
      omissions: code.omissions
    )
  }
}
