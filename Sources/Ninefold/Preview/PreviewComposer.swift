internal import LayoutEngine
internal import LayoutModel
internal import LayoutPreview

/// Composes the preview of a document's scene.
struct PreviewComposer {
  private(set) var document: Document
  private let name: String
  private let scene: LayoutObject?
  private var engine: LayoutEngine
  /// The indices of the scene's objects in the document.
  let memberIndices: [Int]
  /// The indices of the drawn views in the document, parents first.
  private let drawn: [Int]
  private let parents: [Int?]
  /// The positions of the drawn views in `drawn`.
  private let placeByID: [ObjectID: Int]
  /// The indices of all objects in the document.
  private let indexByID: [ObjectID: Int]
  private let isMac: Bool

  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``.
  init(_ document: Document, name: String, scene: ObjectID?) throws(NinefoldError) {
    self.document = document
    self.name = name
    engine = LayoutEngine(document)
    self.scene = try document.sceneObject(scene, in: name)
    let sceneID = self.scene?.id
    memberIndices = document.objects.indices.filter {
      sceneID == nil || document.objects[$0].scene == sceneID
    }
    indexByID = PreviewComposer.places(document.objects.map(\.id))
    (drawn, parents) = PreviewComposer.tree(of: document, scene: sceneID, indexByID)
    placeByID = PreviewComposer.places(drawn.map { document.objects[$0].id })
    isMac = document.platform == .macOS
  }

  /// Returns the same scene with changed objects, by index in the document; nil if more than values
  /// changed.
  func replacing(_ changes: [Int: LayoutObject]) -> PreviewComposer? {
    guard let engine = engine.replacing(changes) else { return nil }
    var result = self
    result.engine = engine
    for (index, object) in changes { result.document.objects[index] = object }
    return result
  }

  // MARK: - Scenes

  private static func places(_ ids: [ObjectID]) -> [ObjectID: Int] {
    Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Collects the views below a controller's view, or below all top-level views of a xib.
  private static func tree(
    of document: Document,
    scene: ObjectID?,
    _ indexByID: [ObjectID: Int]
  ) -> ([Int], [Int?]) {
    var drawn: [Int] = []
    var parents: [Int?] = []
    var placeByObject: [Int: Int] = [:]
    for (index, object) in document.objects.enumerated()
    where object.role == .view && object.scene == scene {
      var above = object.parent.flatMap { indexByID[$0] }
      while let holder = above, document.objects[holder].role == .object,
        document.objects[holder].key != nil
      {
        above = document.objects[holder].parent.flatMap { indexByID[$0] }
      }
      let parent = above.flatMap { placeByObject[$0] }
      let isRoot = scene == nil ? parent == nil : object.key == "view" && parent == nil
      guard parent != nil || isRoot else { continue }
      placeByObject[index] = drawn.count
      drawn.append(index)
      parents.append(parent)
    }
    return (drawn, parents)
  }

  private var title: String {
    guard let scene else { return name }
    let controller = document.objects.first {
      $0.scene == scene.id && $0.container.rawValue == ":objects"
    }
    return scene.comment ?? controller?.attribute("customClass")
      ?? controller.map { $0.outlineName } ?? scene.id.rawValue
  }

  // MARK: - Canvases

  /// The maximum number of objects on a page, summed over its canvases.
  ///
  /// This is five times the largest scene seen in an app (1,000 objects on 50 canvases). A page
  /// with ten times as many takes browsers more than a minute.
  static let maximumObjectsOnPage = 250_000

  /// Returns the scene with one canvas, and the canvas.
  func scene(
    on target: LayoutTarget?,
    findings showsFindings: Bool
  ) -> (PreviewScene, PreviewCanvas) {
    let target = target ?? .canvas
    var options = CheckOptions()
    options.target = target
    options.onDevices = false
    let found = showsFindings ? document.findings(options, scene: scene?.id) : []
    let environment = target.environment(of: document)
    let frames = engine.frames(in: environment, scene: scene?.id)
    let canvas = canvas(kind(of: target), label(of: target), environment, frames, found)
    var scene = scene(with: canvas)
    scene.notes = (frames.unsolvedNote.map { [$0] } ?? []) + notes(of: found)
    return (scene, canvas)
  }

  /// Returns the scene with an existing canvas.
  func scene(with canvas: PreviewCanvas) -> PreviewScene {
    PreviewScene(document: name, title: title, views: views, canvases: [canvas])
  }

  /// Returns a canvas with the positions of the views, without their looks.
  func canvas(_ target: LayoutTarget) -> PreviewCanvas {
    let environment = target.environment(of: document)
    let frames = engine.frames(in: environment, scene: scene?.id)
    return canvas(kind(of: target), label(of: target), environment, frames, [])
  }

  /// The ids of the drawn views, in the order of a canvas's frames.
  var viewIDs: [ObjectID] { drawn.map { document.objects[$0].id } }

  /// The id of the drawn scene; nil in a xib.
  var sceneID: ObjectID? { scene?.id }

  /// Returns the scene with all canvases: the document's own, the nine classes, and the screens of
  /// devices.
  ///
  /// A scene that is too large has fewer canvases, and a note about the others.
  func scene(findings showsFindings: Bool) -> PreviewScene {
    let found = showsFindings ? document.findings(CheckOptions(), scene: scene?.id) : []
    let (shown, note) = shownCanvases
    let frames = engine.frames(in: shown.map(\.environment), scene: scene?.id)
    let canvases = zip(shown, frames).map { shown, frames in
      let here = found.filter { finding in
        finding.sizeClass == shown.environment.sizeClass
          && (finding.screens.isEmpty
            || shown.kind == .device && finding.screens.contains(shown.name))
      }
      return canvas(shown.kind, shown.name, shown.environment, frames, here)
    }
    return PreviewScene(
      document: name,
      title: title,
      views: views,
      canvases: canvases,
      notes: [note, frames.lazy.compactMap(\.unsolvedNote).first].compactMap { $0 }
        + notes(of: found)
    )
  }

  private typealias ShownCanvas = (
    kind: PreviewCanvas.Kind, name: String, environment: LayoutEnvironment
  )

  /// The canvases of a page, limited by ``maximumObjectsOnPage``, and a note if some are omitted.
  private var shownCanvases: ([ShownCanvas], note: String?) {
    let own: [ShownCanvas] = [(.canvas, "Canvas", LayoutTarget.canvas.environment(of: document))]
    let classes: [ShownCanvas] = SizeClass.all.map { sizeClass in
      let environment = LayoutTarget.sizeClass(sizeClass).environment(of: document)
      return (.sizeClass, sizeClass.description, environment)
    }
    let devices: [ShownCanvas] = engine.screens.map { (.device, $0.name, $0.environment) }
    let room = PreviewComposer.maximumObjectsOnPage / max(1, memberIndices.count)
    func note(_ left: String) -> String {
      "The scene has \(memberIndices.count) objects, too many for a page with every canvas. \(left)"
    }
    if room >= own.count + classes.count + devices.count { return (own + classes + devices, nil) }
    if room >= own.count + classes.count {
      return (own + classes, note("The screens of devices are left out."))
    }
    return (own, note("The size classes and the screens of devices are left out."))
  }

  private func kind(of target: LayoutTarget) -> PreviewCanvas.Kind {
    switch target {
    case .canvas: .canvas
    case .sizeClass: .sizeClass
    case .device, .share: .device
    }
  }

  private func label(of target: LayoutTarget) -> String {
    switch target {
    case .canvas: "Canvas"
    case .sizeClass(let sizeClass): sizeClass.description
    case .device(let device, let orientation): "\(device), \(orientation.rawValue)"
    case .share(let share): share.description
    }
  }

  private func canvas(
    _ kind: PreviewCanvas.Kind,
    _ label: String,
    _ environment: LayoutEnvironment,
    _ computed: Frames,
    _ findings: [Finding]
  ) -> PreviewCanvas {
    let effective = EffectiveLayout(of: members, in: environment.sizeClass)
    var states: [ObjectID: InstallState] = [:]
    for view in effective.views { states[view.id] = view.state }
    let frames = frames(computed, environment.sizeClass)
    var size = Size(width: 0, height: 0)
    for (place, parent) in parents.enumerated() where parent == nil {
      guard let frame = frames[place] else { continue }
      size.width = max(size.width, frame.x + frame.width)
      size.height = max(size.height, frame.y + frame.height)
    }
    return PreviewCanvas(
      kind: kind,
      name: label,
      sizeClass: environment.sizeClass,
      size: Size(width: min(max(size.width, 1), 20_000), height: min(max(size.height, 1), 20_000)),
      frames: frames,
      reasons: drawn.map { states[document.objects[$0].id]?.inactive?.sentence },
      findings: findings.filter { $0.scene == scene?.id }.map(shown)
    )
  }

  private var members: [LayoutObject] { memberIndices.map { document.objects[$0] } }

  /// Returns the frames of all views in the canvas's coordinates. Views that aren't in the layout
  /// have their stored frames. Top-level views of a xib are placed side by side.
  private func frames(_ computed: Frames, _ sizeClass: SizeClass) -> [Frame?] {
    var result: [Frame?] = []
    var nextX = 0.0
    for (place, index) in drawn.enumerated() {
      let object = document.objects[index]
      guard var frame = computed[object.id] ?? stored(object, sizeClass) else {
        result.append(nil)
        continue
      }
      if let parent = parents[place] {
        guard let outer = result[parent] else {
          result.append(nil)
          continue
        }
        if isMac { frame.y = outer.height - frame.y - frame.height }
        frame.x += outer.x
        frame.y += outer.y
      } else {
        (frame.x, frame.y) = (nextX, 0)
        nextX += frame.width + 20
      }
      result.append(frame)
    }
    return result
  }

  private func stored(_ object: LayoutObject, _ sizeClass: SizeClass) -> Frame? {
    let rows = object.effectiveProperties(in: sizeClass)
    guard case .record(let record)? = rows.first(where: { $0.path.rawValue == "frame" })?.value
    else { return nil }
    func number(_ name: String) -> Double? { record[name].flatMap(Double.init) }
    guard let width = number("width"), let height = number("height") else { return nil }
    return Frame(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
  }

  // MARK: - Findings

  /// Returns the findings about the document as a whole, which no canvas shows.
  private func notes(of findings: [Finding]) -> [String] {
    var seen: Set<String> = []
    return findings.filter { $0.object == Document.rootID && seen.insert($0.message).inserted }
      .map(\.sentence)
  }

  private func shown(_ finding: Finding) -> PreviewFinding {
    PreviewFinding(
      kind: finding.kind.rawValue,
      severity: finding.severity,
      view: finding.object.flatMap(place),
      message: finding.sentence
    )
  }

  /// Returns the view at which a finding is drawn: its object, or the first view of its constraint.
  private func place(of id: ObjectID) -> Int? {
    if let place = placeByID[id] { return place }
    guard let object = indexByID[id].map({ document.objects[$0] }), object.role == .constraint
    else { return nil }
    let items = ["firstItem", "secondItem"].compactMap { object.attribute($0) }.map { ObjectID($0) }
    let holders = items + (object.parent.map { [$0] } ?? [])
    return holders.compactMap { placeByID[$0] }.min()
  }

  // MARK: - Views

  private var views: [PreviewView] {
    zip(drawn, parents).map { index, parent in
      let object = document.objects[index]
      let (rows, winners) = PreviewRow.all(of: object)
      return PreviewView(
        id: object.id,
        kind: object.kind,
        name: object.outlineName,
        parent: parent,
        rows: rows,
        looks: SizeClass.all.map { PreviewLook(object, in: $0) },
        winners: winners
      )
    }
  }
}
