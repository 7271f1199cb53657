public import LayoutModel
internal import LayoutPreview

extension Document {
  /// Draws the board of a storyboard: all scenes at their places on the canvas, with the links
  /// between them.
  ///
  /// - Parameters:
  ///   - name: The document's name, which the board shows. Translations are beside this path.
  ///   - scale: The number of pixels for each point in a PNG; other formats ignore it.
  ///   - appearance: The appearance, light or dark, of the scenes.
  ///   - texts: The language, text size and direction of texts.
  ///   - resourceFolders: The folders of the app's images and colors, as in
  ///     ``PreviewOptions/resourceFolders``.
  /// - Throws: ``NinefoldError/noScenes(document:)``, ``NinefoldError/missingTool(_:advice:)`` if
  ///   the tool that makes PNGs is missing, or the errors of ``ShownDocument/init(_:at:as:)``.
  public func board(
    named name: String,
    as format: PreviewFormat,
    scale: Double = 0.5,
    appearance: Appearance = .light,
    texts: TextVariant = TextVariant(),
    resourceFolders: [String]? = nil
  ) throws -> Preview {
    guard objects.contains(where: { $0.role == .scene }) else {
      throw NinefoldError.noScenes(document: name)
    }
    let source = PreviewSource(
      try ShownDocument(self, at: name, as: texts),
      name: name,
      appearance: appearance,
      resourceFolders: resourceFolders,
      largestImage: BoardComposer.largestImage
    )
    let board = BoardComposer(source).board()
    let notes =
      source.notes + board.pictures.flatMap(\.notes).unique
      + board.graph.danglingReferences.map(\.message)
    if format == .html {
      let page = BoardPage(board).html(hash: base64Digest)
      return Preview(bytes: Array(page.utf8), notes: notes, census: [])
    }
    let drawing = BoardDrawing(board)
    let file = try PictureFile(Array(drawing.document.utf8), as: format, scale: scale)
    return Preview(bytes: file.bytes, notes: notes + drawing.notes + file.notes, census: [])
  }
}

extension Sequence<String> {
  /// The strings without repetitions, in order.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
