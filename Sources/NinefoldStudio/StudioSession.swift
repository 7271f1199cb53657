internal import LayoutModel
internal import Ninefold

/// What pages look at and edit: a project, and its documents in memory as long as they are current.
actor StudioSession {
  /// What a page looks at: a scene of a document in a state of the project, and a canvas.
  struct View: Sendable {
    var document: String
    var scene: String?
    /// A revision; nil for the present.
    var revision: String?
    /// The canvas; nil for that of the editing class.
    var target: LayoutTarget?
  }

  private struct Key: Hashable {
    let document: String
    let edit: Int64
  }

  private struct LoadedScene {
    let key: Key
    let name: String?
    let scene: LiveScene
  }

  private nonisolated let project: Project
  private nonisolated let desk: FindingsDesk
  private var documents: [(key: Key, document: Document)] = []
  private var lastScene: LoadedScene?
  /// Documents stay in memory up to this number: the one shown, in the present and in the past.
  private let documentLimit = 3

  init(_ project: Project) {
    self.project = project
    desk = FindingsDesk(project)
  }

  // MARK: - Looking

  func overview() throws -> ProjectAnswer {
    ProjectAnswer(
      name: project.path.split(separator: "/").last.map(String.init) ?? project.path,
      state: try ProjectState(of: project),
      documents: try project.documentNames(),
      classes: SizeClass.all.map(ClassAnswer.init),
      devices: Device.all.map(DeviceAnswer.init)
    )
  }

  func scenes(of view: View) throws -> [SceneEntry] {
    let objects = try document(view).objects
    var controllers: [ObjectID: LayoutObject] = [:]
    for object in objects where object.container.rawValue == ":objects" {
      if let scene = object.scene, controllers[scene] == nil { controllers[scene] = object }
    }
    return objects.filter { $0.role == .scene }.map { scene in
      let controller = controllers[scene.id]
      let title = scene.comment ?? controller?.attribute("customClass") ?? controller?.outlineName
      return SceneEntry(id: scene.id.rawValue, title: title ?? scene.id.rawValue)
    }
  }

  func scene(_ view: View) throws -> SceneAnswer {
    let document = try document(view)
    let scene = try liveScene(view)
    let canvas = scene.canvas(on: try target(view))
    let members = document.objects.filter { $0.scene == scene.id }
    let effective = EffectiveLayout(of: members, in: canvas.sizeClass)
    return SceneAnswer(
      document: view.document,
      scene: scene.id?.rawValue,
      state: try ProjectState(of: project),
      conflicts: try project.conflictCount(),
      canvas: CanvasAnswer(canvas),
      svg: scene.drawing(of: canvas),
      objects: ObjectEntry.all(in: members, effective),
      constraints: effective.constraints.map(ConstraintEntry.init)
    )
  }

  func inspector(_ id: String, _ view: View) throws -> InspectorAnswer {
    guard let object = try document(view).objects.first(where: { $0.id.rawValue == id }) else {
      throw ProjectError.unknownObject(id, suggestions: [])
    }
    return InspectorAnswer(of: object, document: view.document)
  }

  /// What is wrong on the canvas; nobody else waits for it.
  nonisolated func findings(_ view: View) async throws -> [FindingAnswer] {
    let scene = try await liveScene(view).id
    let key = try await FindingsDesk.Key(
      document: view.document,
      edit: key(view).edit,
      target: target(view)
    )
    return try await desk.findings(key, at: view.revision)
      .filter { $0.scene == scene }
      .map {
        FindingAnswer(
          kind: $0.kind.rawValue,
          severity: $0.severity.rawValue,
          object: $0.object.rawValue,
          constraints: $0.constraints.map(\.rawValue),
          message: $0.sentence
        )
      }
  }

  func history(limit: Int) throws -> [HistoryEntry] {
    try project.log(EditFilter(limit: limit)).map {
      HistoryEntry(
        number: $0.number.rawValue,
        meaning: $0.intent.message ?? $0.intent.meaning,
        author: $0.author,
        timeMs: $0.timeMs,
        sizeClass: $0.intent.sizeClass.description
      )
    }
  }

  /// What merges left to be decided.
  func conflicts() throws -> [ConflictAnswer] {
    try project.openClusters().flatMap { cluster in
      let view = View(document: cluster.document)
      return ConflictAnswer.all(in: cluster, try document(view).objects)
    }
  }

  /// What changed in a document from one revision to another, without what means nothing.
  nonisolated func diff(of document: String, from old: String, to new: String) throws
    -> [ChangeEntry]
  {
    let diff = try project.diff(from: old, to: new).first { $0.document == document }?.diff
    return (diff?.meaningful ?? []).filter { $0.within == nil }.prefix(ChangeEntry.limit).map {
      ChangeEntry($0, named: diff?.labels[$0.object])
    }
  }

  /// Where views would be after an edit that is not made.
  func preview(_ request: EditRequest, _ view: View) throws -> CanvasAnswer {
    let edits = try request.edits()
    let scene = try liveScene(view)
    let after = try scene.applying(edits, in: try project.editingClass())
    return CanvasAnswer(after.canvas(on: try target(view)))
  }

  // MARK: - Editing

  func edit(_ request: EditRequest) throws -> EditAnswer {
    let edits = try request.edits()
    let place = try request.place()
    let (_, report) = try project.edit(message: request.message, place: place) { editor in
      for edit in edits { try editor.apply(edit, to: request.document) }
    }
    return EditAnswer(
      state: try ProjectState(of: project),
      edit: report.receipt.edit?.number.rawValue,
      meanings: report.steps.map(\.outcome.meaning),
      subject: report.steps.last?.outcome.subject.rawValue
    )
  }

  /// Settles conflicts as `ninefold resolve` does.
  func resolve(_ request: ResolveRequest) throws -> EditAnswer {
    let conflicts = try project.conflicts(
      at: "\(request.document):\(request.root)",
      path: request.path.map { PropertyPath($0) },
      in: request.sizeClass.map(VariationKey.init(rawValue:))
    )
    return try answer(project.resolve(conflicts, with: try request.resolution()))
  }

  func undo() throws -> EditAnswer { try answer(project.undo()) }

  func redo() throws -> EditAnswer { try answer(project.redo()) }

  func use(_ sizeClass: SizeClass) throws -> EditAnswer {
    try project.use(sizeClass)
    return try answer(EditReceipt(edits: [], affected: []))
  }

  private func answer(_ receipt: EditReceipt) throws -> EditAnswer {
    EditAnswer(
      state: try ProjectState(of: project),
      edit: receipt.edit?.number.rawValue,
      meanings: receipt.edits.map(\.intent.meaning),
      subject: receipt.affected.first?.id.rawValue
    )
  }

  // MARK: - Memory

  private func target(_ view: View) throws -> LayoutTarget {
    if let target = view.target { return target }
    return .sizeClass(try project.editingClass())
  }

  private func key(_ view: View) throws -> Key {
    let edit = try view.revision.map { try project.edit(atRevision: $0).rawValue }
    return Key(document: view.document, edit: try edit ?? ProjectState(of: project).edit)
  }

  private func document(_ view: View) throws -> Document {
    let key = try key(view)
    if let known = documents.first(where: { $0.key == key }) { return known.document }
    let project = try view.revision.map(project.at) ?? project
    let document = try project.document(named: view.document)
    documents = Array(([(key, document)] + documents).prefix(documentLimit))
    return document
  }

  private func liveScene(_ view: View) throws -> LiveScene {
    let key = try key(view)
    if let lastScene, lastScene.key == key, lastScene.name == view.scene { return lastScene.scene }
    let scene = try LiveScene(of: document(view), named: view.document, scene: view.scene)
    lastScene = LoadedScene(key: key, name: view.scene, scene: scene)
    return scene
  }
}
