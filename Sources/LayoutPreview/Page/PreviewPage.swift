internal import LayoutModel

/// A scene as one self-contained HTML page.
///
/// The page shows the nine size classes, the devices, the values of each view with the class that
/// each value comes from, the findings, and the transition between two classes.
package struct PreviewPage: Sendable {
  private let scene: PreviewScene
  private let shapes: PageShapes
  /// Messages about what the page adds to the views.
  package var drawingNotes: [String] { shapes.notes }

  /// Creates a page.
  package init(_ scene: PreviewScene) {
    self.scene = scene
    shapes = PageShapes(scene)
  }

  /// Returns the page as HTML.
  ///
  /// Its content security policy allows only its own script and style, by their hashes.
  ///
  /// - Parameter hash: A function that returns the SHA-256 hash of a text in Base64.
  package func html(hash: (String) -> String) -> String {
    let style = PreviewDrawing.style + PreviewPage.style
    let policy = PagePolicy.text(script: hash(PreviewPage.script), style: hash(style))
    let title = Markup.escaped("\(scene.title) in \(scene.document)")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      <header><h1>\(Markup.escaped(scene.title))</h1><p>\(Markup.escaped(scene.document))</p>
      <label><input type="checkbox" id="ghosts" checked> not installed</label>
      <label><input type="checkbox" id="marks" checked> findings</label></header>
      <main>
      <nav aria-label="Canvases">
      <h2>Size classes</h2><div id="grid"></div>
      <h2>Devices</h2><div id="devices"></div>
      </nav>
      <section id="stage">
      <h2 id="name"></h2>
      <div id="drawing">\(shapes.drawing)</div>
      <div id="transition">
      <label>from <select id="from"></select></label>
      <input type="range" id="slider" min="0" max="1000" value="0" aria-label="transition">
      <label>to <select id="to"></select></label>
      <button id="play">Play</button>
      </div>
      </section>
      <aside><h2 id="viewName">Point at a view</h2><div id="view"></div>
      <h2>Findings</h2>\(notes)<div id="findings"></div></aside>
      </main>
      <svg id="images" aria-hidden="true"><defs>\(shapes.images)</defs></svg>
      <template id="shapes"><svg>\(shapes.markup)</svg></template>
      <script type="application/json" id="data">\(data)</script>
      <script>\(PreviewPage.script)</script>
      </body>
      </html>

      """
  }

  private var notes: String {
    (scene.notes + shapes.notes)
      .map { "<div class=\"item note\">\(Markup.escaped($0))</div>" }.joined()
  }

  // MARK: - Data

  /// The script's data. It contains no `<`, which could end the enclosing element.
  private var data: String {
    let views = scene.views.map { view in
      PreviewPage.object([
        ("id", PreviewPage.text(view.id.rawValue)), ("kind", PreviewPage.text(view.kind)),
        ("name", PreviewPage.text(view.name)),
        (
          "rows",
          PreviewPage.list(
            view.rows.map {
              PreviewPage.list([
                PreviewPage.text($0.variation), PreviewPage.text($0.path),
                PreviewPage.text($0.value),
              ])
            }
          )
        ),
        ("wins", PreviewPage.list(view.winners.map { PreviewPage.list($0.map(String.init)) })),
        ("parent", String(view.parent ?? -1)),
      ])
    }
    return PreviewPage.object([
      ("classes", PreviewPage.list(SizeClass.all.map { PreviewPage.text($0.description) })),
      ("views", PreviewPage.list(views)),
      (
        "canvases",
        PreviewPage.list(zip(scene.canvases, shapes.numbers).map(PreviewPage.canvas))
      ),
    ])
  }

  private static func canvas(_ canvas: PreviewCanvas, _ shapes: [Int]) -> String {
    object([
      ("kind", text(canvas.kind.rawValue)), ("name", text(canvas.name)),
      ("class", String(SizeClass.all.firstIndex(of: canvas.sizeClass) ?? 0)),
      ("width", Markup.number(canvas.size.width)), ("height", Markup.number(canvas.size.height)),
      (
        "frames",
        list(
          canvas.frames.map { frame in
            guard let frame else { return "0" }
            return list([frame.x, frame.y, frame.width, frame.height].map(Markup.number))
          }
        )
      ),
      ("reasons", list(canvas.reasons.map { $0.map(text) ?? "0" })),
      ("shapes", list(shapes.map(String.init))),
      (
        "findings",
        list(
          canvas.findings.map {
            list([
              text($0.kind), text($0.severity.rawValue), $0.view.map(String.init) ?? "-1",
              text($0.message),
            ])
          }
        )
      ),
    ])
  }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  static func list(_ items: [String]) -> String {
    "[" + items.joined(separator: ",") + "]"
  }

  /// Returns a JSON string without characters that are special in HTML.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "'", "\u{2028}", "\u{2029}": result += escape(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
