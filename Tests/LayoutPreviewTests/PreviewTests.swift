import LayoutModel
import LayoutPreview
import Testing

struct PreviewTests {
  private static let hostile = "</script><img src=x onerror=alert(1)>\"'&\u{0}\u{2028}]]>"

  private func scene(text: String = "Hello", name: String = "Label") -> PreviewScene {
    let objects = ["root", "a", "b"].enumerated().map { number, id in
      LayoutObject(
        id: ObjectID(id),
        kind: number == 0 ? "view" : "label",
        role: .view,
        parent: number == 0 ? nil : "root",
        properties: [Property(path: "text", position: 0, value: .attribute(text))]
      )
    }
    let views = ["root", "a", "b"].enumerated().map { number, id in
      PreviewView(
        id: ObjectID(id),
        kind: number == 0 ? "view" : "label",
        name: name,
        parent: number == 0 ? nil : 0,
        rows: [PreviewRow(variation: "any-any", path: "text", value: text)],
        winners: SizeClass.all.map { _ in [0] }
      )
    }
    func canvas(_ kind: PreviewCanvas.Kind, _ sizeClass: SizeClass) -> PreviewCanvas {
      PreviewCanvas(
        kind: kind,
        name: kind == .sizeClass ? sizeClass.description : name,
        sizeClass: sizeClass,
        size: Size(width: 100, height: 200),
        frames: [
          Frame(x: 0, y: 0, width: 100, height: 200), Frame(x: 10, y: 20.25, width: 30, height: 40),
          Frame(x: .nan, y: -.infinity, width: -5, height: 1e300),
        ],
        reasons: [nil, nil, "not installed"],
        findings: [
          PreviewFinding(kind: "ambiguous", severity: .warning, view: 1, message: text),
          PreviewFinding(kind: "unused-row", severity: .note, view: nil, message: text),
        ]
      )
    }
    return PreviewScene(
      document: name,
      title: name,
      objects: SceneObjects(objects),
      palette: Palette(objects, platform: .iOS, appearance: .light),
      views: views,
      canvases: [canvas(.canvas, .anyAny)] + SizeClass.all.map { canvas(.sizeClass, $0) }
    )
  }

  private func drawing(_ scene: PreviewScene, inactive: Bool = true) -> String {
    PreviewDrawing(scene, canvas: scene.canvases[0], showsInactive: inactive).document
  }

  @Test func `a view lies where its frame says, in the superview's coordinates`() {
    var scene = scene()
    scene.views[2].parent = 1
    scene.canvases[0].frames[2] = Frame(x: 12, y: 30, width: 5, height: 6)
    scene.canvases[0].reasons[2] = nil
    let text = drawing(scene)

    #expect(text.contains("data-view=\"1\" x=\"10\" y=\"20.25\" width=\"30\" height=\"40\""))
    #expect(text.contains("data-view=\"2\" x=\"2\" y=\"9.75\" width=\"5\" height=\"6\""))
  }

  @Test func `numbers that can't be drawn are zero`() {
    #expect(
      drawing(scene()).contains("data-view=\"2\" x=\"0\" y=\"0\" width=\"0.01\" height=\"0\"")
    )
  }

  @Test func `a view that is not in the layout is a ghost, or left out`() {
    #expect(drawing(scene()).contains("class=\"view ghost\" data-view=\"2\""))
    #expect(!drawing(scene(), inactive: false).contains("data-view=\"2\""))
  }

  @Test func `a finding is drawn at its view`() {
    let text = drawing(scene())

    #expect(text.contains("class=\"finding warning\" data-finding-view=\"1\" x=\"10\" y=\"20.25\""))
    #expect(!text.contains("finding note\""))
  }

  @Test func `no text of a document becomes markup`() {
    let scene = scene(text: PreviewTests.hostile, name: PreviewTests.hostile)

    for text in [drawing(scene), PreviewPage(scene).html { _ in "hash" }] {
      #expect(!text.contains("<img"))
      #expect(!text.contains("\u{0}"))
      #expect(!text.contains("onerror=alert(1)>\""))
    }
  }

  @Test func `the data can't end its element`() {
    let page = PreviewPage(scene(text: PreviewTests.hostile)).html { _ in "hash" }

    #expect(page.split(separator: "</script>").count == 3)
    #expect(page.split(separator: "<template").count == 2)
    let data = page.split(separator: "id=\"data\">")[1].split(separator: "</script>")[0]
    #expect(data.contains("\\u003c/script\\u003e"))
    #expect(!data.contains("\u{2028}"))
    #expect(!data.contains("<"))
  }

  @Test func `the policy names the page's own script and style and lets nothing load`() {
    var hashed: [String] = []
    let page = PreviewPage(scene()).html { text in
      hashed.append(text)
      return "hash\(hashed.count)"
    }

    #expect(
      page.contains("default-src 'none'; script-src 'sha256-hash1'; style-src 'sha256-hash2'")
    )
    #expect(page.contains("<script>\(hashed[0])</script>"))
    #expect(page.contains("<style>\(hashed[1])</style>"))
    for word in ["http://", "https://", "url(", "@import", " style=\"", "innerHTML", "eval("] {
      let found = page.split(separator: "http://www.w3.org/2000/svg").contains { $0.contains(word) }
      #expect(!found, "\(word)")
    }
  }
}
