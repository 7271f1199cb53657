internal import LayoutEngine
internal import LayoutModel

/// Compares the result of a merge with both sides.
///
/// Each side can be valid while the result is not: two constraints contradict each other, or two objects
/// have one identifier. Frames are computed only for scenes that have edits of both sides, so the
/// cost follows the merge.
struct MergeReview {
  private let result: Document
  private let sides: [Document]

  init(of result: Document, _ versions: DocumentVersions) {
    self.result = result
    sides = [versions.ours, versions.theirs]
  }

  /// Returns the problems that only the result has, in document order.
  func problems() -> [MergeProblem] {
    guard !sides.contains(result), !result.objects.isEmpty else { return [] }
    let pool = ThreadPool()
    let scenes = jointScenes()
    let frames = MergeReview.frameFindings(in: result, scenes, by: pool)
    let found = MergeReview.rowFindings(in: result) + frames
    let touched = scenes.filter(Set(frames.map(\.scene)).contains)
    let known = found.isEmpty ? [] : knownFindings(in: touched, pool)
    var seen: Set<String> = []
    let new = found.filter { finding in
      !known.contains(Identity(finding)) && seen.insert(finding.id).inserted
    }
    return identifierProblems() + new.map(problem)
  }

  /// Returns the findings of both sides: those of all rows, and of the frames in the scenes where the
  /// result has findings of frames.
  private func knownFindings(in scenes: [ObjectID?], _ pool: ThreadPool) -> Set<Identity> {
    let found = pool.map(sides) { side in
      MergeReview.rowFindings(in: side)
        + MergeReview.frameFindings(in: side, scenes, by: pool)
    }
    return Set(found.joined().map(Identity.init))
  }

  private func problem(_ finding: Finding) -> MergeProblem {
    let sizeClass = finding.sizeClass.map { $0 == .anyAny ? "" : " (\($0))" } ?? ""
    return MergeProblem(
      kind: finding.kind.rawValue,
      object: finding.object,
      scene: finding.scene,
      message: finding.message + sizeClass
    )
  }

  // MARK: - Findings

  /// The identity of a finding, which is the same in all versions. It ignores which constraint of a
  /// conflict the system would break.
  private struct Identity: Hashable {
    let id: String
    let conflict: Set<ObjectID>

    init(_ finding: Finding) {
      let isConflict = finding.kind == .unsatisfiable
      id = isConflict ? finding.kind.rawValue : finding.id
      conflict = isConflict ? Set(finding.constraints) : []
    }
  }

  private static func rowFindings(in document: Document) -> [Finding] {
    reported(document.rowFindings(), in: document)
  }

  private static func frameFindings(
    in document: Document,
    _ scenes: [ObjectID?],
    by pool: ThreadPool
  ) -> [Finding] {
    if scenes.isEmpty { return [] }
    let engine = LayoutEngine(document)
    let findings = scenes.flatMap { engine.findings(scene: $0, onDevices: false, by: pool) }
    return reported(findings, in: document)
  }

  /// Returns the findings that a merge reports.
  private static func reported(_ findings: [Finding], in document: Document) -> [Finding] {
    findings.filter { finding in
      finding.severity > .note && !finding.isUnsure && !stale.contains(finding.kind)
        && (document.platform != .macOS || !finding.kind.dependsOnFrames)
    }
  }

  /// Stored frames are those of one side until Xcode saves the document again.
  private static let stale: Set<Finding.Kind> = [.misplaced, .offScreen, .clipped, .overlap]

  // MARK: - Scenes

  /// Returns the scenes that differ from those of both sides; nil stands for the objects of a xib.
  private func jointScenes() -> [ObjectID?] {
    let merged = SceneObjects(result)
    let others = sides.map(SceneObjects.init)
    return merged.order.filter { scene in
      !others.contains { $0.hasSame(scene, as: merged) }
    }
  }

  /// The indices of a document's objects by scene.
  private struct SceneObjects {
    let objects: [LayoutObject]
    let header: [String?]
    private(set) var order: [ObjectID?] = []
    private var indices: [ObjectID?: [Int]] = [:]

    init(_ document: Document) {
      objects = document.objects
      let root = objects.first { $0.role == .document }
      header = SceneObjects.headerNames.map { root?.attribute($0) }
      let isStoryboard = objects.contains { $0.role == .scene }
      for index in objects.indices {
        let scene = objects[index].scene
        if isStoryboard, scene == nil { continue }
        if indices[scene] == nil { order.append(scene) }
        indices[scene, default: []].append(index)
      }
    }

    /// The attributes of the document element that change how its scenes are laid out.
    private static let headerNames = [
      "useAutolayout", "useTraitCollections", "useSafeAreas", "targetRuntime",
    ]

    func hasSame(_ scene: ObjectID?, as other: SceneObjects) -> Bool {
      guard header == other.header, let own = indices[scene], let others = other.indices[scene],
        own.count == others.count
      else { return false }
      return zip(own, others).allSatisfy { left, right in
        SceneObjects.hasSameContent(objects[left], other.objects[right])
      }
    }

    private static func hasSameContent(_ left: LayoutObject, _ right: LayoutObject) -> Bool {
      left.id == right.id && left.parent == right.parent && left.kind == right.kind
        && left.container == right.container && left.installations == right.installations
        && left.properties.count == right.properties.count
        && zip(left.properties, right.properties).allSatisfy {
          $0.path == $1.path && $0.variation == $1.variation && $0.value == $1.value
        }
    }
  }

  // MARK: - Identifiers

  /// The identifiers that several objects of the result share, and of neither side. A side that has
  /// a duplicate shows that its authors want it, or have a finding of `check`.
  private func identifierProblems() -> [MergeProblem] {
    let merged = IdentifierUses(result)
    let others = sides.map(IdentifierUses.init)
    return merged.shared.compactMap { use, objects in
      guard others.allSatisfy({ $0.count(of: use) < 2 }) else { return nil }
      let ids = objects.map(\.id.rawValue).joined(separator: " and ")
      return MergeProblem(
        kind: "duplicate-identifier",
        object: objects.first?.id,
        scene: objects.first?.scene,
        message: "\(objects.count) objects have the \(use.role) \"\(use.name)\": \(ids)."
      )
    }
  }
}

/// The identifiers with which code asks for objects of a document.
private struct IdentifierUses {
  /// An identifier and where it must be unique.
  struct Use: Hashable {
    let role: String
    let name: String
    /// The table or the scene in which it must be unique; nil for the document.
    let place: ObjectID?
  }

  private var objects: [Use: [LayoutObject]] = [:]
  private var order: [Use] = []

  init(_ document: Document) {
    for object in document.objects {
      guard let use = IdentifierUses.use(object), !use.name.isEmpty else { continue }
      if objects[use] == nil { order.append(use) }
      objects[use, default: []].append(object)
    }
  }

  /// The identifiers of several objects, in document order.
  var shared: [(Use, [LayoutObject])] {
    order.compactMap { use in
      objects[use].flatMap { $0.count > 1 ? (use, $0) : nil }
    }
  }

  func count(of use: Use) -> Int { objects[use]?.count ?? 0 }

  private static func use(_ object: LayoutObject) -> Use? {
    if let name = object.attribute("storyboardIdentifier") {
      return Use(role: "storyboard id", name: name, place: nil)
    }
    if let name = object.attribute("reuseIdentifier") {
      // Code asks only for prototypes by name, so the cells of a static table may share one.
      if object.kind == "tableViewCell", object.container.rawValue == ":cells" { return nil }
      return Use(role: "reuse identifier", name: name, place: object.parent)
    }
    guard let name = object.attribute("identifier") else { return nil }
    switch object.kind {
    case "segue": return Use(role: "segue identifier", name: name, place: object.scene)
    case "tableColumn": return Use(role: "column identifier", name: name, place: object.parent)
    default: return nil
    }
  }
}
