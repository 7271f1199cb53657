public import LayoutModel
internal import LayoutPreview

/// The scenes that look different in two versions of some documents, with their pictures.
///
/// A scene looks different if its drawing differs on the document's canvas or in one of the nine
/// size classes. Invisible changes, such as a renamed outlet or a scene's new place on the canvas,
/// don't count.
public struct VisibleDifference: Sendable {
  /// The two versions of a document. A version without objects stands for one that does not exist.
  public struct Pair: Sendable {
    /// The document's name.
    public let document: String
    /// The old version.
    public let old: Document
    /// The new version.
    public let new: Document

    /// Creates a pair.
    public init(document: String, old: Document, new: Document) {
      self.document = document
      self.old = old
      self.new = new
    }
  }

  /// The changed scenes.
  public let scenes: [ChangedScene]
  /// Messages about what the pictures leave out, as sentences.
  public let notes: [String]

  /// The number of bytes of drawings after which scenes are only named.
  private static let mostBytes = 24_000_000

  /// Compares documents, and draws the scenes that look different.
  ///
  /// - Parameter resourceFolders: The folders of the app's images and colors, which both versions
  ///   show, as in ``PreviewOptions/resourceFolders``.
  public init(of pairs: [Pair], resourceFolders: [String]? = nil) {
    var all: [ChangedScene] = []
    var reasons: [String] = []
    for pair in pairs {
      let composer = ChangeComposer(
        pair.document,
        old: pair.old,
        new: pair.new,
        resourceFolders: resourceFolders
      )
      let scenes = composer.scenes()
      all += scenes
      if !scenes.isEmpty { reasons += composer.notes }
    }
    var shown: [ChangedScene] = []
    var bytes = 0
    var images: Set<String> = []
    for scene in all {
      for picture in scene.variants.flatMap({ [$0.before, $0.after] }).compactMap(\.self) {
        bytes += picture.drawing.utf8.count
        for (id, image) in picture.images where images.insert(id).inserted {
          bytes += image.utf8.count
        }
      }
      if bytes > VisibleDifference.mostBytes { break }
      shown.append(scene)
    }
    scenes = shown
    let left = all.dropFirst(shown.count)
    notes =
      reasons.unique
      + (left.isEmpty
        ? []
        : [
          "\(left.count) more scenes look different and are left out: "
            + left.prefix(20).map(\.title).joined(separator: ", ")
        ])
  }

  /// Draws all changed scenes before and after, as an HTML page or as one picture.
  ///
  /// - Parameter scale: The number of pixels for each point in a PNG; other formats ignore it.
  /// - Throws: ``NinefoldError/missingTool(_:advice:)`` if the tool that makes PNGs is missing.
  public func preview(titled title: String, as format: PreviewFormat, scale: Double = 1) throws
    -> Preview
  {
    let style = PreviewDrawing.style
    if format == .html {
      let page = ChangePage(scenes, title: title, style: style, notes: notes)
      return Preview(bytes: Array(page.html(hash: base64Digest).utf8), notes: notes, census: [])
    }
    let drawing = ChangeDrawing(scenes, title: title, style: style)
    let file = try PictureFile(Array(drawing.document.utf8), as: format, scale: scale)
    let lacking = [drawing.note].compactMap { $0 } + file.notes
    return Preview(bytes: file.bytes, notes: notes + lacking, census: [])
  }
}
