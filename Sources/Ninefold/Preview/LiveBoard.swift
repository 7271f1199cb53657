public import LayoutModel
internal import LayoutPreview

/// The board of a storyboard, for a page that requests the drawing of a scene when it comes into
/// sight.
///
/// ```swift
/// let board = try LiveBoard(of: document, named: "Main.storyboard")
/// board.pictures(of: board.scenes.prefix(4).map(\.id))
/// ```
public struct LiveBoard: Sendable {
  /// A scene at its place on the board.
  public struct Scene: Sendable {
    /// The scene's id.
    public let id: ObjectID
    /// The title.
    public let title: String
    /// The frame on the board, in points.
    public let frame: Frame
    /// True for the initial scene.
    public let isInitial: Bool
    /// True if ``pictures(of:imageFolder:)`` has a drawing of the scene. False for scenes that appear
    /// as plates with a name, such as storyboard references.
    public let hasPicture: Bool
  }

  /// The size of the board, in points.
  public let size: Size
  /// The scenes, in document order.
  public let scenes: [Scene]
  /// The content of an `svg` element, with the titles and plates of scenes and the links, but
  /// without the drawings of scenes. An element with the attribute `data-scene`, the index in
  /// ``scenes``, stands for a scene. Its child of the CSS class `face` is for the drawing.
  public let content: String
  /// Messages about what the board does not show as Interface Builder does, as sentences.
  public let notes: [String]
  /// The pictures of the scenes, by id.
  private let pictures: [ObjectID: Picture]

  private struct Picture: Sendable {
    let composer: PreviewComposer
    let canvas: PreviewCanvas
  }

  /// Places the scenes of a document.
  ///
  /// - Parameters:
  ///   - name: The document's name. Its translations are beside this path.
  ///   - look: The appearance, language, text size and direction.
  ///   - resources: The colors and images.
  /// - Throws: ``NinefoldError/noScenes(document:)``, and the errors of
  ///   ``ShownDocument/init(_:at:as:)``.
  public init(
    of document: Document,
    named name: String,
    look: SceneLook = SceneLook(),
    resources: SceneResources = SceneResources()
  ) throws {
    guard document.objects.contains(where: { $0.role == .scene }) else {
      throw NinefoldError.noScenes(document: name)
    }
    let source = PreviewSource(
      try ShownDocument(document, at: name, as: look.texts),
      name: name,
      appearance: look.appearance,
      resources: resources.content
    )
    let graph = source.graph
    let pictures = ThreadPool().map(graph.scenes) { scene -> Picture? in
      guard scene.reference == nil,
        let composer = try? PreviewComposer(source, scene: scene.id)
      else { return nil }
      return Picture(composer: composer, canvas: composer.canvas(.canvas))
    }
    let board = Board(
      title: name,
      graph: graph,
      pictures: zip(graph.scenes, pictures).map { scene, picture in
        picture.map { BoardPicture(size: $0.canvas.size, drawing: "<g class=\"face\"/>") }
          ?? (scene.reference == nil ? .plate : .reference)
      }
    )
    let drawing = BoardDrawing(board)
    size = drawing.size
    content = drawing.content
    notes =
      (source.notes + pictures.compactMap { $0?.composer.notes }.flatMap { $0 } + drawing.notes
      + graph.danglingReferences.map(\.message)).unique
    scenes = graph.scenes.enumerated().map { index, scene in
      Scene(
        id: scene.id,
        title: scene.title,
        frame: drawing.frames[index],
        isInitial: scene.isInitial,
        hasPicture: pictures[index] != nil
      )
    }
    self.pictures = Dictionary(
      zip(graph.scenes, pictures).compactMap { scene, picture in picture.map { (scene.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the drawings of scenes as `svg` elements, by id.
  ///
  /// - Parameter imageFolder: The folder of the images' URLs, as in
  ///   ``LiveScene/drawing(of:imageFolder:)``.
  public func pictures(of scenes: [ObjectID], imageFolder: String? = nil) -> [ObjectID: String] {
    let known = scenes.compactMap { id in pictures[id].map { (id, $0) } }
    let drawings = ThreadPool().map(known) { id, picture in
      let drawing = PreviewDrawing(
        picture.composer.scene(with: picture.canvas),
        canvas: picture.canvas,
        showsInactive: false,
        showsFindings: false
      )
      return (id, imageFolder.map { drawing.element(imageFolder: $0) } ?? drawing.element)
    }
    return Dictionary(drawings, uniquingKeysWith: { first, _ in first })
  }

  /// The CSS style sheet of boards.
  public static var style: String { BoardDrawing.style }
}
