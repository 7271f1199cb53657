internal import Foundation
internal import LayoutModel
internal import Ninefold

/// The project that pages show and edit, with a cache of the scenes that they show.
actor StudioSession {
  /// The view of a page: a scene of a document at a revision, and a canvas.
  struct View: Sendable {
    var document: String
    var scene: String?
    /// The revision; nil for the current state.
    var revision: String?
    /// The canvas; nil for that of the editing class.
    var target: LayoutTarget?
    /// The appearance, language, text size and direction.
    var look = SceneLook()
  }

  private struct Key: Hashable {
    let document: String
    let edit: Int64
    let look: SceneLook
  }

  private nonisolated let project: Project
  private nonisolated let findingsCache: FindingsCache
  private var loaded: [(key: Key, scene: LoadedScene)] = []
  private var boards: [(key: Key, board: Task<LiveBoard, any Error>)] = []
  private var resources: [(document: String, names: [String], content: SceneResources)] = []
  private var beginning: (state: ProjectState, json: Data)?
  /// The maximum number of cached scenes. The page shows one scene, in the current and in past
  /// states.
  private let limit = 3
  /// The maximum number of cached boards, which have all objects of a document.
  private let boardLimit = 2
  /// The maximum number of documents whose images are cached.
  private let resourceLimit = 8

  init(_ project: Project) {
    self.project = project
    findingsCache = FindingsCache(project)
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

  /// Returns everything that a page needs to start, as JSON: the project, the scenes of the first
  /// document, and one of these scenes. Cached for each state of the project, because a page waits
  /// for it.
  func opening() async throws -> Data {
    let state = try ProjectState(of: project)
    if let beginning, beginning.state == state { return beginning.json }
    let json = try await answerForOpening().json()
    // Cache only if no other process edited the project in the meantime.
    if try ProjectState(of: project) == state { beginning = (state, json) }
    return json
  }

  private func answerForOpening() async throws -> OpeningAnswer {
    let project = try overview()
    guard let first = try firstDocument(of: project.documents) else {
      return OpeningAnswer(project: project, scenes: [], scene: nil, board: nil)
    }
    let view = View(document: first)
    let scenes = try scenes(of: view)
    let isSmall = (2...StudioSession.mostScenesAtOnce).contains(scenes.count)
    return OpeningAnswer(
      project: project,
      scenes: scenes,
      scene: try scene(view),
      board: isSmall ? try await board(view) : nil
    )
  }

  /// The largest number of scenes whose board is part of the opening. A page takes longer for more.
  static let mostScenesAtOnce = 80

  /// The number of storyboards whose scenes are read to find where the app starts.
  private static let mostCandidates = 20

  /// Returns the document that a page shows first: the storyboard with the usual name of an app's
  /// main storyboard, else one with an initial scene that is no launch screen, else the first.
  private func firstDocument(of names: [String]) throws -> String? {
    func file(_ name: String) -> Substring { name.split(separator: "/").last ?? name[...] }
    let storyboards = names.filter { $0.hasSuffix(".storyboard") }
    if let main = storyboards.first(where: { file($0) == "Main.storyboard" }) { return main }
    if let main = storyboards.first(where: { file($0).hasPrefix("Main") }) { return main }
    let candidates = storyboards.filter { !file($0).lowercased().contains("launch") }
    for name in candidates.prefix(StudioSession.mostCandidates)
    where try project.scenes(of: name).contains(where: \.isInitial) {
      return name
    }
    return names.first
  }

  /// Returns the board of the document that a page shows first; nil without a document.
  func firstBoard() async throws -> BoardAnswer? {
    guard let first = try firstDocument(of: project.documentNames()) else { return nil }
    return try await board(View(document: first))
  }

  /// Returns the board of a document, without the drawings of its scenes.
  func board(_ view: View) async throws -> BoardAnswer {
    let board = try await liveBoard(view)
    return BoardAnswer(board, of: view.document, at: try ProjectState(of: project))
  }

  /// Returns the drawings of scenes on a board, by id.
  func pictures(of scenes: [ObjectID], _ view: View) async throws -> [String: String] {
    let board = try await liveBoard(view)
    let pictures = await Task.detached {
      board.pictures(of: scenes, imageFolder: Routes.imageFolder)
    }.value
    return Dictionary(
      pictures.map { ($0.key.rawValue, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns an image of a drawing; nil if no drawing has it any more.
  func image(_ name: String) -> SceneResources.Image? {
    resources.lazy.compactMap { $0.content.image(name) }.first
  }

  func scenes(of view: View) throws -> [SceneEntry] {
    try state(view).scenes(of: view.document).map { scene in
      let title = scene.title ?? scene.customClass ?? scene.controllerName
      return SceneEntry(id: scene.id.rawValue, title: title ?? scene.id.rawValue)
    }
  }

  func scene(_ view: View) throws -> SceneAnswer {
    let loaded = try load(view)
    let canvas = loaded.canvas(on: try target(view))
    let effective = EffectiveLayout(of: loaded.members, in: canvas.sizeClass)
    return SceneAnswer(
      document: view.document,
      scene: loaded.scene.id?.rawValue,
      state: try ProjectState(of: project),
      conflicts: try project.conflictCount(),
      canvas: CanvasAnswer(canvas),
      svg: loaded.scene.drawing(of: canvas, imageFolder: Routes.imageFolder),
      objects: ObjectEntry.all(in: loaded.members, effective),
      constraints: effective.constraints.map(ConstraintEntry.init),
      notes: loaded.scene.notes
    )
  }

  func inspector(_ id: String, _ view: View) throws -> InspectorAnswer {
    // The object may be in a scene other than the one shown.
    let object =
      try load(view).members.first { $0.id.rawValue == id }
      ?? state(view).document(named: view.document, around: ObjectID(id)).objects
      .first { $0.id.rawValue == id }
    guard let object else { throw NinefoldError.unknownObject(id, suggestions: []) }
    return InspectorAnswer(of: object, document: view.document)
  }

  /// Returns the findings on the canvas, without blocking other requests.
  nonisolated func findings(_ view: View) async throws -> [FindingAnswer] {
    let key = try await FindingsCache.Key(
      document: view.document,
      scene: sceneID(of: view),
      edit: edit(view),
      target: target(view)
    )
    return try await findingsCache.findings(key, at: view.revision).map {
      FindingAnswer(
        kind: $0.kind.rawValue,
        severity: $0.severity.rawValue,
        object: $0.object?.rawValue,
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

  /// Returns the open conflicts.
  func conflicts() throws -> [ConflictAnswer] {
    try project.openClusters().flatMap { cluster in
      ConflictAnswer.all(in: cluster, try objects(about: cluster))
    }
  }

  /// Returns the objects of the scenes in which a cluster has conflicts.
  private func objects(about cluster: OpenCluster) throws -> [LayoutObject] {
    let scenes = Set(cluster.conflicts.map(\.conflict.scene))
    return try scenes.flatMap { scene in
      try project.outline(of: cluster.document, scene: scene)
    }
  }

  /// Returns the changes of a document between two revisions, without cosmetic ones.
  nonisolated func diff(of document: String, from old: String, to new: String) throws
    -> [ChangeEntry]
  {
    let diff = try project.diff(from: old, to: new).first { $0.document == document }?.diff
    return (diff?.meaningful ?? []).filter { $0.within == nil }.prefix(ChangeEntry.limit).map {
      ChangeEntry($0, named: diff?.labels[$0.object])
    }
  }

  /// Returns what an edit would move, without making the edit.
  func preview(_ request: EditRequest, _ view: View) throws -> PreviewAnswer {
    let loaded = try load(view)
    let target = try target(view)
    let after = try loaded.scene.applying(try request.edits(), in: try project.editingClass())
    let (before, canvas) = (loaded.canvas(on: target), after.canvas(on: target))
    let hasSameViews = after.hasSameViews(as: loaded.scene)
    return PreviewAnswer(
      from: before,
      to: canvas,
      shapes: hasSameViews ? after.shapes(of: canvas, resizedFrom: before) : [:]
    )
  }

  // MARK: - Editing

  func edit(_ request: EditRequest) throws -> EditAnswer {
    let edits = try request.edits()
    let place = try request.place()
    let result = try project.edit(message: request.message, place: place) { editor in
      for edit in edits { try editor.apply(edit, to: request.document) }
    }.result
    return EditAnswer(
      state: try ProjectState(of: project),
      edit: result.recorded.edit?.number.rawValue,
      meanings: result.steps.map(\.result.meaning),
      subject: result.steps.last?.result.subject.rawValue
    )
  }

  /// Makes a gesture as one edit.
  func perform(_ request: GestureRequest) throws -> GestureAnswer {
    let isDryRun = request.dryRun ?? false
    let edited = try project.edit(
      message: request.message,
      place: try request.editPlace(),
      isDryRun: isDryRun,
      request.perform
    )
    return GestureAnswer(
      state: try ProjectState(of: project),
      result: CommandAnswer(edit: edited.result, isDryRun: isDryRun),
      moved: MovedEntry.all(edited.value.moved),
      ambiguous: edited.value.ambiguous.sorted().map(\.rawValue)
    )
  }

  /// Copies objects as `ninefold copy` does.
  ///
  /// - Parameter revision: The state to copy from; nil for the present.
  func fragment(_ request: GestureRequest, at revision: String?) throws -> FragmentAnswer {
    let view = View(document: request.document, revision: revision)
    let fragment = try state(view).document(named: request.document)
      .fragment(of: request.ids, named: request.document)
    return FragmentAnswer(
      document: request.document,
      objects: fragment.roots.map(\.id.rawValue),
      xml: String(decoding: fragment.document.bytes, as: UTF8.self)
    )
  }

  /// Resolves conflicts as `ninefold resolve` does.
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
    return try answer(RecordedEdits(edits: [], affected: []))
  }

  private func answer(_ recorded: RecordedEdits) throws -> EditAnswer {
    EditAnswer(
      state: try ProjectState(of: project),
      edit: recorded.edit?.number.rawValue,
      meanings: recorded.edits.map(\.intent.meaning),
      subject: recorded.affected.first?.id.rawValue
    )
  }

  // MARK: - Memory

  private func target(_ view: View) throws -> LayoutTarget {
    if let target = view.target { return target }
    return .sizeClass(try project.editingClass())
  }

  /// Returns the edit whose state the view shows.
  private func edit(_ view: View) throws -> Int64 {
    if let revision = view.revision { return try project.editNumber(at: revision).rawValue }
    return try ProjectState(of: project).edit
  }

  /// Returns the project in the state that the view shows.
  private func state(_ view: View) throws -> Project {
    try view.revision.map(project.at) ?? project
  }

  private func load(_ view: View) throws -> LoadedScene {
    let key = Key(document: view.document, edit: try edit(view), look: view.look)
    let known = loaded.first { $0.key == key && $0.scene.names.contains(view.scene) }
    if let known { return known.scene }
    let wanted = try view.scene ?? initialScene(of: view)
    let part = try state(view).document(named: view.document, around: wanted.map { ObjectID($0) })
    let scene = try LoadedScene(part, of: view, wanted, resources(of: part, view.document))
    loaded = Array(([(key, scene)] + loaded).prefix(limit))
    return scene
  }

  private func sceneID(of view: View) throws -> ObjectID? { try load(view).scene.id }

  /// Returns the scene that the board marks as the start; nil without one, or for a reference to
  /// another storyboard.
  private func initialScene(of view: View) throws -> String? {
    let scene = try state(view).scenes(of: view.document).first(where: \.isInitial)
    let isReference = scene?.controllerKind.map(LayoutObject.isStoryboardReference) ?? false
    return isReference ? nil : scene?.id.rawValue
  }

  private func liveBoard(_ view: View) async throws -> LiveBoard {
    let key = Key(document: view.document, edit: try edit(view), look: view.look)
    if let known = boards.first(where: { $0.key == key }) { return try await known.board.value }
    let state = try state(view)
    let board = Task { try await placed(view, state) }
    boards = Array(([(key, board)] + boards).prefix(boardLimit))
    return try await board.value
  }

  /// Places the scenes of a document while other requests are answered.
  private func placed(_ view: View, _ state: Project) async throws -> LiveBoard {
    let document = try await Task.detached { try state.document(named: view.document) }.value
    let resources = resources(of: document, view.document)
    return try await Task.detached {
      try LiveBoard(of: document, named: view.document, look: view.look, resources: resources)
    }.value
  }

  /// Returns the colors and images of a document. They are read again if it names others.
  private func resources(of document: Document, _ name: String) -> SceneResources {
    let names = SceneResources.names(of: document)
    let known = resources.first { $0.document == name && $0.names == names }
    if let known { return known.content }
    let content = SceneResources(of: document, at: name)
    resources = Array(([(name, names, content)] + resources).prefix(resourceLimit))
    return content
  }
}
