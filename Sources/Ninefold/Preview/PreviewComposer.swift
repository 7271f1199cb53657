internal import LayoutEngine
internal import LayoutModel
internal import LayoutPreview

/// Composes the preview of a document's scene.
struct PreviewComposer {
  private(set) var source: PreviewSource
  private let scene: LayoutObject?
  private let parts: SceneParts
  /// The indices of the objects of all drawn scenes in the document.
  let memberIndices: [Int]
  /// The positions of the drawn views among the nodes of the picture.
  private let placeByID: [ObjectID: Int]

  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``.
  init(_ source: PreviewSource, scene: ObjectID?) throws(NinefoldError) {
    self.source = source
    self.scene = try source.document.sceneObject(scene, in: source.name)
    let parts = SceneParts(source, scene: self.scene?.id)
    self.parts = parts
    // Bars have items of the controllers around a scene.
    let holders = parts.parts.flatMap(\.containers).map { source.document.objects[$0].scene }
    let scenes = Set(parts.parts.map(\.scene) + holders + [self.scene?.id])
    memberIndices = scenes.flatMap { source.members[$0] ?? [] }.sorted()
    placeByID = Dictionary(
      parts.nodes.enumerated().map { (parts.object($1.object, in: source.document).id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The document with the scene.
  var document: Document { source.document }

  /// Returns the same scene with changed objects, by index in the document; nil if more than values
  /// changed.
  func replacing(_ changes: [Int: LayoutObject]) -> PreviewComposer? {
    guard let source = source.replacing(changes) else { return nil }
    var result = self
    result.source = source
    return result
  }

  /// The scenes with views in the picture.
  var scenes: Set<ObjectID?> { Set(parts.parts.map(\.scene) + [scene?.id]) }

  /// Messages about what the picture leaves out.
  var notes: [String] { parts.notes }

  /// The title of the scene; the document's name for a xib.
  var title: String {
    source.graphScene(scene?.id)?.title ?? scene?.id.rawValue ?? source.name
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
    var options = CheckOptions.unfiltered(in: target)
    options.onDevices = false
    let found = showsFindings ? document.findings(Checker(options), scene: scene?.id) : []
    let environment = source.environment(target)
    let frames = PartFrames(of: parts, source, in: environment)
    let canvas = canvas(kind(of: target), label(of: target), environment, frames, found)
    var scene = scene(with: canvas)
    scene.notes += (frames.unsolvedNote.map { [$0] } ?? []) + notes(of: found)
    return (scene, canvas)
  }

  /// Returns the scene with an existing canvas.
  func scene(with canvas: PreviewCanvas) -> PreviewScene {
    preview([canvas], withRows: false)
  }

  /// - Parameter withRows: True if the scene is for a page, which shows the rows of each view.
  private func preview(_ canvases: [PreviewCanvas], withRows: Bool) -> PreviewScene {
    let named = named
    return PreviewScene(
      document: source.name,
      title: title,
      objects: SceneObjects(memberIndices.map { document.objects[$0] } + parts.standIns),
      palette: source.palette,
      toolsVersion: source.toolsVersion,
      subject: named.name,
      subjectTells: named.tells,
      details: named.details,
      views: views(withRows: withRows),
      canvases: canvases,
      notes: parts.notes
    )
  }

  /// The name of the scene, and what else the document knows about it.
  private var named: SceneName {
    let view = parts.nodes.first.map { parts.object($0.object, in: document) }
    let containers = parts.parts.first?.containers ?? []
    return SceneName(of: scene?.id, inside: containers, firstView: view, in: source)
  }

  /// Returns a canvas with the positions of the views, without their looks.
  func canvas(_ target: LayoutTarget) -> PreviewCanvas {
    let environment = source.environment(target)
    let frames = PartFrames(of: parts, source, in: environment)
    return canvas(kind(of: target), label(of: target), environment, frames, [])
  }

  /// The ids of the drawn views, in the order of a canvas's frames.
  var viewIDs: [ObjectID] { parts.nodes.map { parts.object($0.object, in: document).id } }

  /// The id of the drawn scene; nil in a xib.
  var sceneID: ObjectID? { scene?.id }

  /// Returns the scene with all canvases: the document's own, the nine size classes, and the
  /// screens of devices.
  ///
  /// A scene that is too large has fewer canvases, and a note about the others.
  func scene(findings showsFindings: Bool) -> PreviewScene {
    let found = showsFindings ? document.findings(Checker(.unfiltered()), scene: scene?.id) : []
    let (shown, note) = shownCanvases
    // The engine lays out a scene in all environments at once.
    let computed = source.frames(
      in: shown.map(\.environment),
      scene: parts.parts.first?.scene
    )
    let isColumn = parts.parts.first?.column != nil
    let frames = zip(shown, computed).map { shown, computed in
      PartFrames(of: parts, source, in: shown.environment, computed: isColumn ? nil : computed)
    }
    let canvases = zip(shown, frames).map { shown, frames in
      let here = found.filter { finding in
        finding.sizeClass == shown.environment.sizeClass
          && (finding.screens.isEmpty
            || shown.kind == .device && finding.screens.contains(shown.name))
      }
      return canvas(shown.kind, shown.name, shown.environment, frames, here)
    }
    var result = preview(canvases, withRows: true)
    result.notes +=
      [note, frames.lazy.compactMap(\.unsolvedNote).first].compactMap { $0 } + notes(of: found)
    return result
  }

  private typealias ShownCanvas = (
    kind: PreviewCanvas.Kind, name: String, environment: LayoutEnvironment
  )

  /// The canvases of a page, limited by ``maximumObjectsOnPage``, and a note if some are omitted.
  private var shownCanvases: ([ShownCanvas], note: String?) {
    let own: [ShownCanvas] = [(.canvas, "Canvas", source.environment(.canvas))]
    let classes: [ShownCanvas] = SizeClass.all.map { sizeClass in
      let environment = source.environment(.sizeClass(sizeClass))
      return (.sizeClass, sizeClass.description, environment)
    }
    let devices: [ShownCanvas] = source.engine.screens.map {
      (.device, $0.name, source.texts.directed($0.environment))
    }
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
    _ frames: PartFrames,
    _ findings: [Finding]
  ) -> PreviewCanvas {
    // Only the states of views are shown.
    let members = memberIndices.filter { document.objects[$0].role != .constraint }
      .map { document.objects[$0] }
    let effective = EffectiveLayout(of: members, in: environment.sizeClass)
    var states: [ObjectID: InstallState] = [:]
    for view in effective.views { states[view.id] = view.state }
    let size = frames.size
    return PreviewCanvas(
      kind: kind,
      name: label,
      sizeClass: environment.sizeClass,
      size: Size(width: min(max(size.width, 1), 20_000), height: min(max(size.height, 1), 20_000)),
      frames: frames.frames,
      reasons: viewIDs.map { states[$0]?.inactive?.sentence },
      findings: findings.filter { $0.scene == scene?.id }.map(shown),
      contentInsets: frames.contentInsets,
      isRightToLeft: source.texts.isRightToLeft,
      screens: frames.screens
    )
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
    guard let object = source.indexByID[id].map({ document.objects[$0] }),
      object.role == .constraint
    else { return nil }
    let holders = object.namedItems + (object.parent.map { [$0] } ?? [])
    return holders.compactMap { placeByID[$0] }.min()
  }

  // MARK: - Views

  private func views(withRows: Bool) -> [PreviewView] {
    // The parts of a picture have few controllers.
    let names = parts.parts.map { part in
      SceneName(of: part.scene, inside: part.containers, firstView: nil, in: source)
    }
    let appearances = windowAppearances
    return parts.nodes.enumerated().map { number, node in
      let object = parts.object(node.object, in: document)
      let (rows, winners) = withRows ? PreviewRow.all(of: object) : ([], [])
      let isTopmost = node.parent == parts.parts[node.part].host
      let name = names[node.part]
      return PreviewView(
        id: object.id,
        kind: object.kind,
        name: object.outlineName,
        parent: node.parent,
        rows: rows,
        winners: winners,
        controllerClass: isTopmost ? name.ownClass : nil,
        controllerName: isTopmost && !name.name.isEmpty ? name.line : nil,
        controllerDetail: isTopmost && name.tells ? name.details.first : nil,
        isPlaceholder: node.standIn == .plate,
        windowAppearance: appearances[number]
      )
    }
  }

  /// The appearances that windows have for themselves, by the node of the view in the window.
  private var windowAppearances: [Int: Appearance] {
    var result: [Int: Appearance] = [:]
    for node in parts.nodes {
      guard case .titleBar(let view, _, _)? = node.standIn,
        let name = parts.object(node.object, in: document).attribute("appearanceType")
      else { continue }
      result[view] = MacAppearance.named(name)
    }
    return result
  }
}
