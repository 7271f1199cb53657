public import LayoutModel
internal import LayoutPreview

/// A scene in memory for a live editor: it can be drawn, and edited for a look ahead, many times a
/// second. The project does not change.
///
/// ```swift
/// let scene = try LiveScene(of: document, named: "Main.storyboard")
/// let wider = try scene.applying([.set(constraint, "constant", "24")])
/// wider.canvas(on: .sizeClass(.anyAny)).frames
/// ```
public struct LiveScene: Sendable {
  private let document: Document
  private let name: String
  private let composer: PreviewComposer

  /// Prepares a scene of a document.
  ///
  /// - Parameters:
  ///   - name: The document's name.
  ///   - scene: The scene's id, or its controller's; nil for the initial one, or the first with views.
  /// - Throws: ``ProjectError/unknownScene(_:document:suggestions:)``.
  public init(of document: Document, named name: String, scene: String? = nil) throws {
    self.document = document
    self.name = name
    composer = try PreviewComposer(document, name: name, scene: scene)
  }

  /// The scene's id; nil in a xib.
  public var id: ObjectID? { composer.sceneID }

  /// Where the views are on a canvas.
  public func canvas(on target: LayoutTarget) -> LiveCanvas {
    LiveCanvas(composer.canvas(target), composer.viewIDs)
  }

  /// The scene on a canvas as an `svg` element, whose views carry their place in
  /// ``LiveCanvas/views`` as `data-view`; ``style`` says how its parts look.
  public func drawing(of canvas: LiveCanvas) -> String {
    PreviewDrawing(composer.scene(with: canvas.preview), canvas: canvas.preview).element
  }

  /// The style sheet of drawings.
  public static var style: String { PreviewDrawing.style }

  /// The scene as it would be after edits.
  /// - Throws: ``ProjectError/refusedEdit(document:reason:suggestions:)``.
  public func applying(_ edits: [LayoutEdit], in sizeClass: SizeClass = .anyAny) throws -> LiveScene
  {
    let shared = document.objects.filter { $0.scene == id || $0.role == .document }
    var slice = LayoutSlice(shared)
    var context = EditingContext(editingClass: sizeClass, ids: IdentifierSource(seed: 0))
    var affected: Set<ObjectID> = []
    for edit in edits {
      do throws(EditError) {
        affected.formUnion(try apply(edit, to: &slice, context: &context).affected)
      } catch {
        throw ProjectError.refusedEdit(document: name, reason: error, suggestions: [])
      }
    }
    var changed = document
    for index in changed.objects.indices {
      let id = changed.objects[index].id
      if affected.contains(id), let object = slice[id] { changed.objects[index] = object }
    }
    return try LiveScene(of: changed, named: name, scene: id?.rawValue)
  }
}

/// Where the views of a ``LiveScene`` are on a canvas.
public struct LiveCanvas: Sendable {
  let preview: PreviewCanvas
  /// The views that are drawn, parents before their subviews, subviews back to front.
  public let views: [ObjectID]

  init(_ preview: PreviewCanvas, _ views: [ObjectID]) {
    self.preview = preview
    self.views = views
  }

  /// The class's name, or the screen's.
  public var name: String { preview.name }
  /// The class whose rows hold.
  public var sizeClass: SizeClass { preview.sizeClass }
  /// The size in points.
  public var size: Size { preview.size }
  /// The place of each view on the canvas; nil for views that nothing places.
  public var frames: [Frame?] { preview.frames }
  /// Why a view is not in the layout; nil for those that are.
  public var reasons: [String?] { preview.reasons }
}
