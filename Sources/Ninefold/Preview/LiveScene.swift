internal import LayoutEditing
public import LayoutModel
internal import LayoutPreview

/// A scene in memory for a live editor. It can be drawn and edited many times a second, without
/// changes to the project.
///
/// ```swift
/// let scene = try LiveScene(of: document, named: "Main.storyboard")
/// let wider = try scene.applying([.set(constraint, "constant", "24")])
/// wider.canvas(on: .sizeClass(.anyAny)).frames
/// ```
public struct LiveScene: Sendable {
  private let name: String
  private let composer: PreviewComposer

  /// Prepares a scene of a document.
  ///
  /// - Parameters:
  ///   - name: The document's name.
  ///   - scene: The scene's id; nil for ``Document/firstScene``.
  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``.
  public init(
    of document: Document,
    named name: String,
    scene: ObjectID? = nil
  ) throws {
    self.name = name
    composer = try PreviewComposer(document, name: name, scene: scene)
  }

  private init(_ composer: PreviewComposer, named name: String) {
    self.composer = composer
    self.name = name
  }

  /// The scene's id; nil in a xib.
  public var id: ObjectID? { composer.sceneID }

  /// Returns the positions of the views on a canvas.
  public func canvas(on target: LayoutTarget) -> LiveCanvas {
    LiveCanvas(composer.canvas(target), composer.viewIDs)
  }

  /// Returns the scene on a canvas as an `svg` element, which needs the style sheet ``style``. The
  /// attribute `data-view` of a view is its index in ``LiveCanvas/views``.
  public func drawing(of canvas: LiveCanvas) -> String {
    drawn(canvas).element
  }

  private func drawn(_ canvas: LiveCanvas) -> PreviewDrawing {
    PreviewDrawing(
      composer.scene(with: canvas.preview),
      canvas: canvas.preview,
      isInteractive: true
    )
  }

  /// Returns the drawings of the views whose size differs from that on another canvas, by index: an
  /// `svg` element without its place, whose group of the class `inner` is for the subviews.
  public func shapes(of canvas: LiveCanvas, resizedFrom other: LiveCanvas) -> [Int: String] {
    let resized = zip(canvas.frames, other.frames).enumerated()
      .filter { $0.element.0?.size != $0.element.1?.size }.map(\.offset)
    return resized.isEmpty ? [:] : drawn(canvas).shapes(of: Set(resized))
  }

  /// Returns true if another scene has the same views in the same order, so that their indices
  /// agree.
  public func hasSameViews(as other: LiveScene) -> Bool {
    composer.viewIDs == other.composer.viewIDs
  }

  /// The style sheet of the drawings.
  public static var style: String { PreviewDrawing.style }

  /// Returns the scene after edits.
  ///
  /// If the edits only change values, the cost depends on the scene and not on the document.
  /// - Throws: ``NinefoldError/refusedEdit(document:reason:suggestions:)``.
  public func applying(_ edits: [LayoutEdit], in sizeClass: SizeClass = .anyAny) throws -> LiveScene
  {
    let document = composer.document
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
    if affected.count == changes.count, let composer = composer.replacing(changes) {
      return LiveScene(composer, named: name)
    }
    return try LiveScene(
      of: document.replacing(affected, by: slice),
      named: name,
      scene: id
    )
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

/// The positions of the views of a ``LiveScene`` on a canvas.
public struct LiveCanvas: Sendable {
  let preview: PreviewCanvas
  /// The drawn views, parents before their subviews, subviews back to front.
  public let views: [ObjectID]

  init(_ preview: PreviewCanvas, _ views: [ObjectID]) {
    self.preview = preview
    self.views = views
  }

  /// The name of the class or screen.
  public var name: String { preview.name }
  /// The size class whose rows apply.
  public var sizeClass: SizeClass { preview.sizeClass }
  /// The size in points.
  public var size: Size { preview.size }
  /// The frame of each view in the canvas's coordinates; nil for views without a position.
  public var frames: [Frame?] { preview.frames }
  /// Why each view isn't in the layout; nil for views that are.
  public var reasons: [String?] { preview.reasons }
}
