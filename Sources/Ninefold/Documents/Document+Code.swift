internal import LayoutCode
public import LayoutModel

extension Project {
  /// Code that builds a scene's views and constraints.
  ///
  /// - Parameters:
  ///   - document: The document's name.
  ///   - scene: The scene's id, its controller's, or that of any object in it; nil for the initial
  ///     scene, and in a xib.
  ///   - style: The notation of the constraints.
  ///   - language: One of the style's languages; nil for its usual one.
  /// - Throws: ``ProjectError`` if there is no such document or scene, or `CodeError`.
  public func code(
    of document: String,
    scene: String? = nil,
    style: CodeStyle,
    language: CodeLanguage? = nil
  ) throws -> SceneCode {
    let content = try self.document(named: document)
    return try content.code(named: document, scene: scene, style, language)
  }
}

extension PlainFiles {
  /// Code that builds a scene of a file, as ``Project/code(of:scene:style:language:)``.
  /// - Throws: ``ProjectError`` if the file is refused or has no such scene, or `CodeError`.
  public static func code(
    of path: String,
    scene: String? = nil,
    style: CodeStyle,
    language: CodeLanguage? = nil
  ) throws -> SceneCode {
    guard let document = try read([path]).first else {
      throw ProjectError.missingFile(path: path)
    }
    let name = DocumentFiles.name(of: path)
    return try document.code(named: name, scene: scene, style, language)
  }
}

extension Document {
  fileprivate func code(
    named name: String,
    scene: String?,
    _ style: CodeStyle,
    _ language: CodeLanguage?
  ) throws -> SceneCode {
    let found = try PreviewComposer.scene(scene, in: self, name: name)
    return try SceneCode(
      of: self,
      named: name,
      scene: found?.id,
      style: style,
      language: language
    )
  }
}
