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
  ) throws -> [UInt8] {
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
  ) throws -> [UInt8] {
    guard let document = try read([path]).first else { return [] }
    return try document.preview(named: DocumentFiles.name(of: path), as: format, options)
  }
}

extension Document {
  fileprivate func preview(
    named name: String,
    as format: PreviewFormat,
    _ options: PreviewOptions
  ) throws -> [UInt8] {
    let composer = try PreviewComposer(self, name: name, scene: options.scene)
    if format == .html {
      let scene = composer.scene(findings: options.showsFindings)
      return Array(PreviewPage(scene).html(hash: base64Digest).utf8)
    }
    let scene = composer.scene(on: options.target, findings: options.showsFindings)
    guard let canvas = scene.canvases.first else { return [] }
    let drawing = PreviewDrawing(scene, canvas: canvas, showsInactive: options.showsInactive)
    let svg = Array(drawing.document.utf8)
    return format == .svg ? svg : try Rasterizer.png(svg, scale: options.scale)
  }
}

/// The SHA-256 of a text as a content security policy names it.
private func base64Digest(_ text: String) -> String {
  var hash = SHA256()
  hash.update(Array(text.utf8))
  return Data(hash.finish()).base64EncodedString()
}
