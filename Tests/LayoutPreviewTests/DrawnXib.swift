import InterfaceBuilderFormat
import LayoutModel
import TestSupport

@testable import LayoutPreview

/// The drawing of views that are written as in a xib, at their stored frames.
struct DrawnXib {
  let drawing: Drawing
  let forms: [DrawnForm?]

  /// - Parameters:
  ///   - views: The elements of the top-level views.
  ///   - after: Elements that follow the objects, such as resources.
  ///   - isContainers: True if the first view is the bar of a container, which has no parent.
  init(
    _ views: String,
    after: String = "",
    isContainers: Bool = false,
    appearance: Appearance = .light,
    toolsVersion: Int = 21_507,
    resources: any DrawingResources = NoResources(),
    isInteractive: Bool = false,
    platform: Platform = .iOS
  ) throws {
    var text = Fixture.xib("    <objects>\n\(views)\n    </objects>\n\(after)")
    if platform == .macOS { text = text.replacing("CocoaTouch", with: "Cocoa") }
    var document = try DocumentReader.read(Array(text.utf8))
    if isContainers, let first = document.objects.firstIndex(where: { $0.role == .view }) {
      document.objects[first].parent = nil
    }
    let objects = document.objects.filter { $0.role == .view }
    let places = Dictionary(
      objects.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = SceneObjects(document.objects)
    func parent(_ object: LayoutObject) -> Int? {
      var above = object.parent
      while let id = above, places[id] == nil { above = all[id]?.parent }
      return above.flatMap { places[$0] }
    }
    var frames: [Frame?] = []
    for object in objects {
      let own = LookValues(object, in: .anyAny).record("frame").map { Frame($0) }
      let outer = parent(object).flatMap { frames[$0] }
      frames.append(own.map { $0.moved(x: outer?.x ?? 0, y: outer?.y ?? 0) })
    }
    let scene = PreviewScene(
      document: "A.xib",
      title: "A",
      objects: all,
      palette: Palette(
        document.objects,
        platform: platform,
        appearance: appearance,
        resources: resources
      ),
      toolsVersion: toolsVersion,
      views: objects.map {
        PreviewView(
          id: $0.id,
          kind: $0.kind,
          name: $0.kind,
          parent: parent($0),
          rows: [],
          winners: []
        )
      },
      canvases: []
    )
    let canvas = PreviewCanvas(
      kind: .canvas,
      name: "Canvas",
      sizeClass: .anyAny,
      size: Size(width: 400, height: 400),
      frames: frames,
      reasons: objects.map { _ in nil },
      findings: []
    )
    let picture = PreviewDrawing(scene, canvas: canvas, isInteractive: isInteractive)
    drawing = picture.drawing
    forms = picture.forms
  }

  /// Draws one view of 100 by 40.
  static func view(
    _ kind: String,
    _ attributes: String = "",
    _ children: String = "",
    width: Int = 100,
    height: Int = 40,
    appearance: Appearance = .light,
    toolsVersion: Int = 21_507,
    platform: Platform = .iOS,
    isContainers: Bool = false
  ) throws -> DrawnXib {
    try DrawnXib(
      """
          <\(kind) \(attributes) id="a">
              <rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>
              \(children)
          </\(kind)>
      """,
      isContainers: isContainers,
      appearance: appearance,
      toolsVersion: toolsVersion,
      platform: platform
    )
  }

  /// All items without their groups and views, in the order in which they are drawn, without the
  /// paper.
  var items: [DrawingItem] { DrawnXib.flat(Array(drawing.items.dropFirst())) }

  /// The texts in the order in which they are drawn.
  var texts: [TextRun] {
    items.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  /// The rectangles and ellipses that are filled, with their colors.
  var fills: [(frame: Frame, color: DrawingColor)] {
    items.compactMap { item in
      switch item {
      case .rectangle(let frame, _, let paint), .ellipse(let frame, let paint):
        paint.fill.map { (frame, $0) }
      default: nil
      }
    }
  }

  /// The colors of all lines and outlines.
  var strokes: [DrawingColor] {
    items.compactMap { item in
      switch item {
      case .rectangle(_, _, let paint), .ellipse(_, let paint), .path(_, let paint),
        .line(_, _, let paint):
        paint.stroke
      default: nil
      }
    }
  }

  /// The drawn views, superviews first.
  var views: [DrawnView] { DrawnXib.views(drawing.items) }

  private static func flat(_ items: [DrawingItem]) -> [DrawingItem] {
    items.flatMap { item -> [DrawingItem] in
      switch item {
      case .group(let group): flat(group.items)
      case .view(let view): flat(view.items + view.subviews + view.overlay)
      case .overlay(let overlay): flat(overlay.items)
      default: [item]
      }
    }
  }

  private static func views(_ items: [DrawingItem]) -> [DrawnView] {
    items.flatMap { item -> [DrawnView] in
      if case .view(let view) = item { [view] + views(view.subviews) } else { [] }
    }
  }
}
