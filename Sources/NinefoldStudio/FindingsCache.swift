internal import LayoutModel
internal import Ninefold

/// Computes and caches the findings of scenes, one scene at a time.
///
/// Computing findings takes longer than drawing a scene. It runs on its own actor, so a computation
/// for a closed or reloaded page does not delay other pages.
actor FindingsCache {
  /// The inputs that determine findings.
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

  /// Returns the findings of a scene.
  ///
  /// - Parameter revision: The revision of the key; nil for the current state.
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
