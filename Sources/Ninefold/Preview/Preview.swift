internal import Foundation
internal import LayoutModel
internal import LayoutPreview
internal import LayoutStore

extension Project {
  /// A picture or a page of a document's scene.
  /// - Throws: ``ProjectError`` if there is no such document or scene, or no tool makes pixels.
  public func preview(
    of document: String,
    as format: PreviewFormat,
    options: PreviewOptions = PreviewOptions()
  ) throws -> Preview {
    try self.document(named: document).preview(named: document, as: format, options)
  }
}

extension PlainFiles {
  /// A picture or a page of a scene of a file.
  /// - Throws: ``ProjectError`` if the file is refused, has no such scene, or no tool makes pixels.
  public static func preview(
    of path: String,
    as format: PreviewFormat,
    options: PreviewOptions = PreviewOptions()
  ) throws -> Preview {
    let document = try read([path])[0]
    return try document.preview(named: DocumentFiles.name(of: path), as: format, options)
  }
}

extension Document {
  fileprivate func preview(
    named name: String,
    as format: PreviewFormat,
    _ options: PreviewOptions
  ) throws -> Preview {
    let composer = try PreviewComposer(self, name: name, scene: options.scene)
    if format == .html {
      let scene = composer.scene(findings: options.showsFindings)
      let page = PreviewPage(scene).html(hash: base64Digest)
      return Preview(bytes: Array(page.utf8), notes: scene.notes)
    }
    let (scene, canvas) = composer.scene(on: options.target, findings: options.showsFindings)
    let drawing = PreviewDrawing(scene, canvas: canvas, showsInactive: options.showsInactive)
    let svg = Array(drawing.document.utf8)
    let bytes = format == .svg ? svg : try Rasterizer.png(svg, scale: options.scale)
    return Preview(bytes: bytes, notes: scene.notes)
  }
}

/// The SHA-256 of a text as a content security policy names it.
private func base64Digest(_ text: String) -> String {
  var hash = SHA256()
  hash.update(Array(text.utf8))
  return Data(hash.finish()).base64EncodedString()
}
