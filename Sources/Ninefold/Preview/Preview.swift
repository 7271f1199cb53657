internal import Foundation
public import LayoutModel
internal import LayoutPreview
internal import LayoutStore

extension Document {
  /// Draws a scene as a picture of one canvas, or as a page with all size classes.
  ///
  /// - Parameter name: The document's name, which the page shows. Translations are beside this
  ///   path.
  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``,
  ///   ``NinefoldError/missingTool(_:advice:)`` if the tool that makes PNGs is missing, or the
  ///   errors of ``ShownDocument/init(_:at:as:)``.
  public func preview(
    named name: String,
    as format: PreviewFormat,
    options: PreviewOptions = PreviewOptions()
  ) throws -> Preview {
    let source = PreviewSource(
      try ShownDocument(self, at: name, as: options.texts),
      name: name,
      appearance: options.appearance,
      resourceFolders: options.resourceFolders
    )
    let composer = try PreviewComposer(source, scene: options.scene)
    if format == .html {
      let scene = composer.scene(findings: options.showsFindings)
      let page = PreviewPage(scene)
      return Preview(
        bytes: Array(page.html(hash: base64Digest).utf8),
        notes: scene.notes + source.notes + page.drawingNotes,
        census: []
      )
    }
    let (scene, canvas) = composer.scene(on: options.target, findings: options.showsFindings)
    let drawing = PreviewDrawing(
      scene,
      canvas: canvas,
      showsInactive: options.showsInactive,
      showsAnnotations: options.showsAnnotations
    )
    let file = try PictureFile(Array(drawing.document.utf8), as: format, scale: options.scale)
    return Preview(
      bytes: file.bytes,
      notes: scene.notes + source.notes + drawing.notes + file.notes,
      census: census(scene, drawing.forms),
      annotations: drawing.annotations
    )
  }

  private func census(_ scene: PreviewScene, _ forms: [DrawnForm?]) -> [DrawnCount] {
    var counts: [String: Int] = [:]
    for (view, form) in zip(scene.views, forms) {
      if let form { counts["\(view.kind) \(form.rawValue)", default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.compactMap { key, count in
      let parts = key.split(separator: " ").map(String.init)
      guard parts.count == 2, let form = DrawnForm(rawValue: parts[1]) else { return nil }
      return DrawnCount(kind: parts[0], form: form, count: count)
    }
  }
}

/// Returns the SHA-256 of a text in the form that a content security policy uses.
func base64Digest(_ text: String) -> String {
  var hash = SHA256()
  hash.update(Array(text.utf8))
  return Data(hash.finish()).base64EncodedString()
}
