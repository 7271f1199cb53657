public import LayoutModel
internal import LocalizedStrings

extension SceneCode {
  /// Writes the code of a scene.
  ///
  /// Equal objects give equal code. The code omits placeholder constraints, because Xcode removes
  /// them at build time.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The document's name, for the first line and for a class without another name.
  ///   - scene: The scene's id; nil for a xib.
  ///   - style: The notation of the constraints.
  ///   - language: One of the style's ``CodeStyle/languages``; nil for the style's default.
  ///   - isLocalized: True if the code looks texts up in the document's strings file.
  /// - Throws: ``CodeError/language(_:_:)`` if the style does not support the language;
  ///   ``CodeError/noConstraints`` for a WatchKit document;
  ///   ``CodeError/reference(_:storyboard:identifier:)`` for a reference to another storyboard.
  public init(
    of document: Document,
    named name: String,
    scene: ObjectID?,
    style: CodeStyle,
    language: CodeLanguage? = nil,
    isLocalized: Bool = false
  ) throws(CodeError) {
    let language = language ?? style.languages[0]
    guard style.languages.contains(language) else { throw .language(style, language) }
    if document.platform == .watchOS { throw .noConstraints }
    if let reference = CodeError(referenceIn: document, scene: scene) { throw reference }
    let reader = SceneReader(
      document.objects,
      scene: scene,
      document: name,
      keys: isLocalized ? TextKeys(of: document) : nil
    )
    let writer = PartsWriter(reader, style, Syntax(language: language))
    let used = UsedClasses(reader, writer).all
    self.init(
      scene: scene,
      className: reader.scene.classes[0].container.name,
      style: style,
      language: language,
      text: language == .swift
        ? SwiftFile(reader, writer).text
        : ObjectiveCFile(reader, writer, used).text,
      names: reader.scene.names,
      omissions: reader.ledger.omissions + reader.documentOmissions,
      usedClasses: used,
      account: reader.ledger.account
    )
  }
}
