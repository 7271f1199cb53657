internal import LayoutModel

/// Draws one canvas of a scene as SVG.
///
/// Each view is an `svg` element that is placed by four attributes. Moving a view to another canvas
/// changes only these attributes.
public struct PreviewDrawing: Sendable {
  private let scene: PreviewScene
  private let canvas: PreviewCanvas
  private let showsInactive: Bool
  private let showsFindings: Bool

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - showsInactive: True to draw views that are not in the layout as ghosts.
  ///   - showsFindings: True to mark views with findings.
  public init(
    _ scene: PreviewScene,
    canvas: PreviewCanvas,
    showsInactive: Bool = true,
    showsFindings: Bool = true
  ) {
    self.scene = scene
    self.canvas = canvas
    self.showsInactive = showsInactive
    self.showsFindings = showsFindings
  }

  /// A standalone SVG document, including the style.
  public var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element(style: PreviewDrawing.style)
  }

  /// The `svg` element alone, for a page that includes ``style``.
  public var element: String { element(style: nil) }

  /// Returns the `svg` element with a style; nil if the page includes the style.
  func element(style: String?) -> String {
    let (width, height) = (Markup.number(canvas.size.width), Markup.number(canvas.size.height))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" class="canvas" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">

      """
    text += "<title>\(Markup.escaped("\(scene.title), \(canvas.name)"))</title>\n"
    if let style { text += "<style>\(style)</style>\n" }
    text += "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
    for index in scene.views.indices { text += view(index) }
    if showsFindings { text += canvas.findings.map(mark).joined() }
    return text + "</svg>\n"
  }

  // MARK: - Views

  private func view(_ index: Int) -> String {
    let isActive = canvas.reasons[index] == nil
    guard let frame = canvas.frames[index], isActive || showsInactive else { return "" }
    let view = scene.views[index]
    let look = look(of: view)
    var classes = "view"
    if !isActive { classes += " ghost" }
    if look.isHidden { classes += " hidden" }
    return "<svg class=\"\(classes)\" data-view=\"\(index)\" \(PreviewDrawing.place(frame))>"
      + "<title>\(Markup.escaped("\(view.name) (\(view.kind) \(view.id))"))</title>"
      + PreviewDrawing.shape(view.kind, look) + PreviewDrawing.text(look) + "</svg>\n"
  }

  private func look(of view: PreviewView) -> PreviewLook {
    let place = SizeClass.all.firstIndex(of: canvas.sizeClass) ?? 0
    return place < view.looks.count ? view.looks[place] : PreviewLook()
  }

  private static func place(_ frame: Frame) -> String {
    "x=\"\(Markup.number(frame.x))\" y=\"\(Markup.number(frame.y))\""
      + " width=\"\(Markup.number(max(0, frame.width)))\""
      + " height=\"\(Markup.number(max(0, frame.height)))\""
  }

  private static func shape(_ kind: String, _ look: PreviewLook) -> String {
    let paint = look.background.map {
      "<rect class=\"paint\" width=\"100%\" height=\"100%\" fill=\"\(Markup.escaped($0))\"/>"
    }
    let box = (paint ?? "") + "<rect class=\"\(style(of: kind))\" width=\"100%\" height=\"100%\""
    switch kind {
    case "imageView":
      return box + "/><line class=\"cross\" x1=\"0\" y1=\"0\" x2=\"100%\" y2=\"100%\"/>"
        + "<line class=\"cross\" x1=\"100%\" y1=\"0\" x2=\"0\" y2=\"100%\"/>"
    case "textField", "searchBar", "segmentedControl", "popUpButton", "comboBox", "button",
      "switch":
      return box + " rx=\"6\"/>"
    case "slider", "progressView", "progressIndicator":
      return box + "/><line class=\"track\" x1=\"0\" y1=\"50%\" x2=\"100%\" y2=\"50%\"/>"
    default:
      return box + "/>"
    }
  }

  /// Returns the style class of a kind of view: text, control or container.
  private static func style(of kind: String) -> String {
    switch kind {
    case "label", "textView": "plain"
    case "button", "switch", "segmentedControl", "slider", "stepper", "textField", "searchBar",
      "popUpButton", "comboBox", "datePicker", "pickerView", "pageControl":
      "control"
    case "imageView": "image"
    case "stackView": "stack"
    case "scrollView", "tableView", "collectionView", "tableViewCell", "collectionViewCell":
      "scroll"
    default: "box"
    }
  }

  private static func text(_ look: PreviewLook) -> String {
    let fill = Markup.escaped(look.foreground ?? "#222222")
    let x =
      switch look.alignment {
      case .start: "2"
      case .middle: "50%"
      case .end: "100%"
      }
    return "<text x=\"\(x)\" y=\"50%\" dy=\"0.35em\" text-anchor=\"\(look.alignment.rawValue)\""
      + " font-size=\"\(Markup.number(min(max(look.pointSize, 1), 400)))\" fill=\"\(fill)\">"
      + Markup.escaped(look.text ?? "") + "</text>"
  }

  // MARK: - Findings

  /// Returns the outline around a view with a finding.
  private func mark(_ finding: PreviewFinding) -> String {
    guard let view = finding.view, let frame = canvas.frames[view] else { return "" }
    return "<rect class=\"finding \(finding.severity.rawValue)\" data-finding-view=\"\(view)\""
      + " \(PreviewDrawing.place(frame))>"
      + "<title>\(Markup.escaped("\(finding.kind): \(finding.message)"))</title></rect>\n"
  }

  /// The CSS of drawings. Pages use it too.
  public static let style = """
    .canvas{font-family:-apple-system,"Helvetica Neue",Helvetica,Arial,sans-serif}
    .paper{fill:#fff}
    .box{fill:#5b6ee1;fill-opacity:.06;stroke:#7f8bb8;stroke-width:1}
    .plain{fill:#000;fill-opacity:.02;stroke:#b9bec9;stroke-dasharray:3 2}
    .control{fill:#2f6fed;fill-opacity:.14;stroke:#2f6fed}
    .image{fill:#2a9d5c;fill-opacity:.12;stroke:#2a9d5c}
    .stack{fill:none;stroke:#9a63c9;stroke-dasharray:6 3}
    .scroll{fill:#d08a1d;fill-opacity:.08;stroke:#d08a1d}
    .cross,.track{stroke:#8a93a5;stroke-width:1;fill:none}
    .ghost{opacity:.28}
    .ghost .paint{fill:none}
    .ghost rect{stroke:#888;stroke-dasharray:2 3}
    .hidden{opacity:.35}
    .finding{fill:#f4b400;fill-opacity:.14;stroke:#f4b400;stroke-width:2;pointer-events:none}
    .finding.error{fill:#d93025;stroke:#d93025}
    .finding.note{fill:none;stroke:#1a73e8;stroke-width:1.5;stroke-dasharray:5 3}
    """
}
