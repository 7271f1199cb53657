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
  ///   - showsAnnotations: True to name what the document does not show, such as the controller of an
  ///     empty screen.
  ///   - isInteractive: True to draw hidden views faintly, and to give each view an area that
  ///     receives the pointer.
  package init(
    _ scene: PreviewScene,
    canvas: PreviewCanvas,
    showsInactive: Bool = true,
    showsFindings: Bool = true,
    showsAnnotations: Bool = true,
    isInteractive: Bool = false
  ) {
    let painter = ScenePainter(
      scene,
      on: canvas,
      showsInactive: showsInactive,
      showsHidden: isInteractive
    )
    let painting = painter.painting()
    let paper = Frame(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let ground = painter.paper
    var items: [DrawingItem] = [.rectangle(paper, paint: .fill(ground))]
    items += painting.roots
    for screen in canvas.screens {
      items += ScreenEdgeDrawing.items(of: screen, above: painting.roots, ground)
    }
    items += SceneAnnotation(scene, canvas, painting.roots, ground: ground).items
    if showsFindings { items += canvas.findings.compactMap { PreviewDrawing.mark($0, canvas) } }
    drawing = Drawing(
      size: canvas.size,
      title: "\(scene.title), \(canvas.name)",
      items: showsAnnotations ? items : items.withoutAnnotations
    )
    forms = painting.forms
    notes = painting.notes
    self.isInteractive = isInteractive
  }

  /// The texts of the annotations, in the order of the drawing.
  package var annotations: [String] { drawing.items.annotationLabels }

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
    .annotation,.screen{pointer-events:none}
    .ghost{opacity:.45}
    .hidden{opacity:.3}
    .hit{fill:none;pointer-events:all}
    .finding{fill:#f4b400;fill-opacity:.07;stroke:#f4b400;stroke-width:1.5;pointer-events:none}
    .finding.error{fill:#d93025;stroke:#d93025}
    .finding.note{fill:none;stroke:#1a73e8;stroke-width:1;stroke-dasharray:5 3}
    """
}
