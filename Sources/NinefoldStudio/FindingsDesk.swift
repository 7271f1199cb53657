internal import LayoutModel
internal import Ninefold

/// Works out what is wrong in scenes, one after the other and each once: it takes longer than to draw
/// a scene, and a page that was left or loaded again must not keep others waiting.
actor FindingsDesk {
  /// What findings depend on.
  struct Key: Hashable, Sendable {
    let document: String
    /// The scene; nil for a xib.
    let scene: ObjectID?
    let edit: Int64
    let target: LayoutTarget
  }

  private let project: Project
  private var known: [(key: Key, findings: [Finding])] = []
  private let limit = 8

  init(_ project: Project) {
    self.project = project
  }

  /// The findings of a scene.
  ///
  /// - Parameter revision: The state of the past that the key is about; nil for the present.
  func findings(_ key: Key, at revision: String?) throws -> [Finding] {
    if let entry = known.first(where: { $0.key == key }) { return entry.findings }
    let project = try revision.map(project.at) ?? project
    let findings =
      try key.scene.map { try project.findings(of: key.document, scene: $0, in: key.target) }
      ?? project.findings(of: key.document, in: key.target)
    known = Array(([(key, findings)] + known).prefix(limit))
    return findings
  }
}
