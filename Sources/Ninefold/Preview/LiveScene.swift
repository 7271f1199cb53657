internal import LayoutEditing
public import LayoutModel
internal import LayoutPreview

/// A scene in memory for a live editor, which can draw and edit it many times a second. Edits
/// return a new scene and don't change the document.
///
/// ```swift
/// let scene = try LiveScene(of: document, named: "Main.storyboard")
/// let wider = try scene.applying([.set(constraint, "constant", "24")])
/// wider.canvas(on: .sizeClass(.anyAny)).frames
/// ```
public struct LiveScene: Sendable {
  private let name: String
  /// The document in its own language and text size.
  private let original: Document
  private let look: SceneLook
  private let resources: SceneResources
  private var composer: PreviewComposer
  /// Messages about texts and images that don't appear as in the app, as sentences.
  public let notes: [String]

  /// Prepares a scene of a document.
  ///
  /// - Parameters:
  ///   - name: The document's name. Its translations are beside this path.
  ///   - scene: The scene's id; nil for ``Document/firstScene``.
  ///   - look: The appearance, language, text size and direction.
  ///   - resources: The colors and images.
  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``, and the errors of
  ///   ``ShownDocument/init(_:at:as:)``.
  public init(
    of document: Document,
    named name: String,
    scene: ObjectID? = nil,
    look: SceneLook = SceneLook(),
    resources: SceneResources = SceneResources()
  ) throws {
    let source = PreviewSource(
      try ShownDocument(document, at: name, as: look.texts),
      name: name,
      appearance: look.appearance,
      resources: resources.content
    )
    composer = try PreviewComposer(source, scene: scene)
    self.name = name
    original = document
    self.look = look
    self.resources = resources
    notes = (source.notes + composer.notes).unique
  }

  /// The scene's id; nil in a xib.
  public var id: ObjectID? { composer.sceneID }

  /// Computes the frames of the views on a canvas.
  public func canvas(on target: LayoutTarget) -> LiveCanvas {
    LiveCanvas(composer.canvas(target), composer.viewIDs)
  }

  /// Returns the scene on a canvas as an `svg` element, which needs the style sheet ``style``. The
  /// attribute `data-view` of a view is its index in ``LiveCanvas/views``.
  ///
  /// - Parameter imageFolder: The folder of the images' URLs. ``SceneResources/image(_:)`` takes
  ///   the last component of such a URL. Nil to include the images' bytes.
  public func drawing(of canvas: LiveCanvas, imageFolder: String? = nil) -> String {
    let drawing = PreviewDrawing(
      composer.scene(with: canvas.preview),
      canvas: canvas.preview,
      isInteractive: true
    )
    return imageFolder.map { drawing.element(imageFolder: $0) } ?? drawing.element
  }

  /// Returns drawings of the views whose size differs from that on another canvas, by index in
  /// ``LiveCanvas/views``. A drawing is an `svg` element without a position. Its group of the CSS
  /// class `inner` is for the subviews.
  public func shapes(of canvas: LiveCanvas, resizedFrom other: LiveCanvas) -> [Int: String] {
    let resized = zip(canvas.frames, other.frames).enumerated()
      .filter { $0.element.0?.size != $0.element.1?.size }.map(\.offset)
    if resized.isEmpty { return [:] }
    let scene = composer.scene(with: canvas.preview)
    return PreviewDrawing.shapes(of: Set(resized), in: scene, on: canvas.preview)
  }

  /// Returns true if another scene has the same views in the same order. Their indices in
  /// ``LiveCanvas/views`` then agree.
  public func hasSameViews(as other: LiveScene) -> Bool {
    composer.viewIDs == other.composer.viewIDs
  }

  /// The CSS style sheet of the drawings.
  public static var style: String { PreviewDrawing.style }

  /// Returns the scene after edits.
  ///
  /// If the edits only change values, the time depends on the size of the scene and not on that of
  /// the document.
  /// - Throws: ``NinefoldError/refusedEdit(document:reason:suggestions:)``.
  public func applying(_ edits: [LayoutEdit], in sizeClass: SizeClass = .anyAny) throws -> LiveScene
  {
    let change = try change(of: composer.document, by: edits, in: sizeClass)
    if change.isOnlyValues, let composer = composer.replacing(change.changed) {
      var scene = self
      scene.composer = composer
      return scene
    }
    // Not the shown document, whose texts are translated.
    let whole = try self.change(of: original, by: edits, in: sizeClass)
    return try LiveScene(
      of: original.replacing(whole.affected, by: whole.slice),
      named: name,
      scene: id,
      look: look,
      resources: resources
    )
  }

  /// The effect of edits on a scene.
  private struct Change {
    let affected: Set<ObjectID>
    let slice: LayoutSlice
    /// The changed objects of the scene, by their indices in the document.
    let changed: [Int: LayoutObject]

    /// True if no objects are added, removed or in other scenes.
    var isOnlyValues: Bool { affected.count == changed.count }
  }

  private func change(of document: Document, by edits: [LayoutEdit], in sizeClass: SizeClass) throws
    -> Change
  {
    let members = composer.memberIndices
    let root = document.objects.first { $0.role == .document }
    var slice = LayoutSlice(members.map { document.objects[$0] } + (root.map { [$0] } ?? []))
    var context = EditingContext(editingClass: sizeClass, ids: IdentifierSource(seed: 0))
    var affected: Set<ObjectID> = []
    for edit in edits {
      do throws(EditError) {
        affected.formUnion(try apply(edit, to: &slice, context: &context).affected)
      } catch {
        throw NinefoldError.refusedEdit(document: name, reason: error, suggestions: [])
      }
    }
    var changes: [Int: LayoutObject] = [:]
    for index in members where affected.contains(document.objects[index].id) {
      changes[index] = slice[document.objects[index].id]
    }
    return Change(affected: affected, slice: slice, changed: changes)
  }
}

extension Document {
  /// Returns the document with some objects replaced by those of a slice. Objects may be added or
  /// removed.
  fileprivate func replacing(_ ids: Set<ObjectID>, by slice: LayoutSlice) -> Document {
    var result = self
    var left = ids
    result.objects = objects.compactMap { object in
      guard left.remove(object.id) != nil else { return object }
      return slice[object.id]
    }
    result.objects += slice.objects.filter { left.contains($0.id) }
    return result
  }
}

/// The frames of the views of a ``LiveScene`` on a canvas.
public struct LiveCanvas: Sendable {
  let preview: PreviewCanvas
  /// The drawn views, parents before their subviews, subviews back to front.
  public let views: [ObjectID]

  init(_ preview: PreviewCanvas, _ views: [ObjectID]) {
    self.preview = preview
    self.views = views
  }

  /// The name of the size class or screen.
  public var name: String { preview.name }
  /// The size class whose rows apply.
  public var sizeClass: SizeClass { preview.sizeClass }
  /// The size of the canvas, in points.
  public var size: Size { preview.size }
  /// The frame of each view in points, in the coordinates of the canvas; nil for a view without a
  /// position. The order is that of ``views``.
  public var frames: [Frame?] { preview.frames }
  /// The reason why each view is not active; nil for an active view. The order is that of
  /// ``views``.
  public var reasons: [String?] { preview.reasons }
}
