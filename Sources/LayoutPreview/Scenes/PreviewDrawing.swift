package import LayoutModel

/// Draws one canvas of a scene.
///
/// Each view is an `svg` element inside that of its superview, placed by four attributes.
package struct PreviewDrawing: Sendable {
  /// The picture of the canvas.
  package let drawing: Drawing
  /// The form of each of the scene's views that is part of the layout; nil for others.
  package let forms: [DrawnForm?]
  /// Messages about what the picture adds to the views.
  package let notes: [String]
  private let isInteractive: Bool

  /// Draws a canvas.
  ///
  /// - Parameters:
  ///   - showsInactive: True to outline views that are not in the layout.
  ///   - showsFindings: True to mark views with findings.
  ///   - isInteractive: True to draw hidden views faintly, and to give each view an area that
  ///     receives the pointer.
  package init(
    _ scene: PreviewScene,
    canvas: PreviewCanvas,
    showsInactive: Bool = true,
    showsFindings: Bool = true,
    isInteractive: Bool = false
  ) {
    let painting = ScenePainter(
      scene,
      on: canvas,
      showsInactive: showsInactive,
      showsHidden: isInteractive
    ).painting()
    let paper = Frame(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let ground = scene.palette.system(
      scene.palette.platform == .macOS ? "windowBackgroundColor" : "systemBackgroundColor"
    )
    var items: [DrawingItem] = [.rectangle(paper, paint: .fill(ground))]
    items += painting.roots
    let bars = PreviewDrawing.bars(of: scene)
    let contents = painting.roots.filter { item in
      if case .view(let view) = item { !bars.contains(view.index) } else { true }
    }
    let backdrop = PreviewDrawing.backdrop(of: scene, contents) ?? ground
    if !Visibility(paper: backdrop).isSeen(contents) {
      let room = PreviewDrawing.room(in: paper, between: bars.compactMap { canvas.frames[$0] })
      items += PreviewDrawing.emptyPlate(scene, room, backdrop)
    }
    if showsFindings { items += canvas.findings.compactMap { PreviewDrawing.mark($0, canvas) } }
    drawing = Drawing(
      size: canvas.size,
      title: "\(scene.title), \(canvas.name)",
      items: items
    )
    forms = painting.forms
    notes = painting.notes
    self.isInteractive = isInteractive
  }

  /// Returns the background of the only topmost view, a plain view of the app's own controller; nil if
  /// it has none, and for other views.
  private static func backdrop(of scene: PreviewScene, _ contents: [DrawingItem]) -> DrawingColor? {
    guard contents.count == 1, case .view(let view)? = contents.first,
      scene.views[view.index].kind == "view", scene.views[view.index].controllerClass != nil,
      case .rectangle(let frame, _, let paint)? = view.items.first, let fill = paint.fill,
      fill.alpha > 0.99, view.opacity > 0.99, frame.width >= view.frame.width,
      frame.height >= view.frame.height
    else { return nil }
    return fill
  }

  /// Returns the views that are bars of the scene's containers or of its window.
  private static func bars(of scene: PreviewScene) -> Set<Int> {
    let kinds = ["navigationBar", "tabBar", "toolbar", "titleBar", "tabView"]
    return Set(
      scene.views.indices.filter { index in
        let view = scene.views[index]
        return view.id.rawValue.hasPrefix(":") && kinds.contains(view.kind)
      }
    )
  }

  /// Returns the part of a rectangle between bars at its top and at its bottom.
  private static func room(in paper: Frame, between bars: [Frame]) -> Frame {
    let middle = paper.height / 2
    let top = bars.filter { $0.y < middle }.map { $0.y + $0.height }.max() ?? 0
    let bottom = bars.filter { $0.y >= middle }.map(\.y).min() ?? paper.height
    return Frame(x: 0, y: top, width: paper.width, height: max(0, bottom - top))
  }

  /// Returns the plate of a scene that shows nothing: its class, and that it is empty.
  private static func emptyPlate(
    _ scene: PreviewScene,
    _ paper: Frame,
    _ ground: DrawingColor
  ) -> [DrawingItem] {
    let what = scene.views.isEmpty ? "no view in the document" : "empty view"
    let title = scene.subject.isEmpty ? scene.title : scene.subject
    return PlateControl.plate(
      title,
      "square.dashed",
      in: paper.inset(by: min(8, paper.width / 8, paper.height / 8)),
      on: ground,
      palette: scene.palette,
      note: what
    )
  }

  /// A standalone SVG document, including the style.
  package var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + SVGWriter.element(drawing, style: PreviewDrawing.style, isInteractive: isInteractive)
  }

  /// The `svg` element alone, for a page that includes ``style``.
  package var element: String { SVGWriter.element(drawing, isInteractive: isInteractive) }

  /// Returns the `svg` element with images whose URLs are in a folder, for a page that includes
  /// ``style``. The URL of an image ends with ``ImageResource/digest``.
  package func element(imageFolder: String) -> String {
    SVGWriter.element(drawing, isInteractive: isInteractive, imageFolder: imageFolder)
  }

  /// The `svg` element without the definitions of its images, and these by their ids.
  package var parts: (element: String, images: [String: String]) { SVGWriter.parts(drawing) }

  /// Returns some views of an interactive drawing without their subviews and places, as
  /// ``SVGWriter/shape(of:)`` does.
  package static func shapes(
    of indices: Set<Int>,
    in scene: PreviewScene,
    on canvas: PreviewCanvas
  ) -> [Int: String] {
    let painter = ScenePainter(scene, on: canvas, showsInactive: true, showsHidden: true)
    let shapes = painter.views(indices).map { ($0.index, SVGWriter.shape(of: $0)) }
    return Dictionary(shapes, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the outline around a view with a finding.
  private static func mark(_ finding: PreviewFinding, _ canvas: PreviewCanvas) -> DrawingItem? {
    guard let view = finding.view, canvas.frames.indices.contains(view),
      let frame = canvas.frames[view]
    else { return nil }
    return .mark(
      FindingMark(
        view: view,
        frame: frame,
        severity: finding.severity,
        title: "\(finding.kind): \(finding.message)"
      )
    )
  }

  /// The CSS of drawings. Pages use it too.
  package static let style = """
    .ghost{opacity:.45}
    .hidden{opacity:.3}
    .hit{fill:none;pointer-events:all}
    .finding{fill:#f4b400;fill-opacity:.07;stroke:#f4b400;stroke-width:1.5;pointer-events:none}
    .finding.error{fill:#d93025;stroke:#d93025}
    .finding.note{fill:none;stroke:#1a73e8;stroke-width:1;stroke-dasharray:5 3}
    """
}
