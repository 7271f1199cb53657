public import LayoutModel

/// Computes where views lie: a document and an environment in, frames and findings out.
///
/// The engine reads a document once; after that any class, device or direction can be asked for.
///
/// ```swift
/// let engine = LayoutEngine(document)
/// let frames = engine.frames(in: .canvas(of: document))
/// frames[ObjectID("i5M-Pr-FkT")]  // relative to the superview
/// ```
public struct LayoutEngine: Sendable {
  let storage: DocumentStorage
  let measurer: TextMeasurer

  /// Reads a document.
  ///
  /// - Parameter measurer: Tells how large texts and images are; the stored sizes by default.
  public init(_ document: Document, measurer: TextMeasurer = .stored) {
    storage = DocumentStorage(DocumentFacts(document))
    self.measurer = measurer
  }

  private init(_ storage: DocumentStorage, _ measurer: TextMeasurer) {
    self.storage = storage
    self.measurer = measurer
  }

  /// The engine of the same document with other values of some objects, at a fraction of the cost
  /// of reading all again.
  ///
  /// - Parameter changes: Views, constraints and guides by their places among the document's
  ///   objects.
  /// - Returns: Nil if more than values and masks differ, or an object is of another role.
  public func replacing(_ changes: [Int: LayoutObject]) -> LayoutEngine? {
    storage.facts.replacing(changes).map { LayoutEngine(DocumentStorage($0), measurer) }
  }

  var document: DocumentFacts {
    _read { yield storage.facts }
  }

  /// The scenes that hold views, in document order; nil stands for what is in no scene, as in a
  /// xib.
  public var scenes: [ObjectID?] { document.scenes.map(\.id) }

  /// The frames of all active views, relative to their superviews, in points.
  ///
  /// - Parameter scene: The only scene to lay out; nil for all.
  public func frames(in environment: LayoutEnvironment, scene: ObjectID? = nil) -> Frames {
    frames(in: [environment], scene: scene)[0]
  }

  /// The same for several environments, in their order.
  ///
  /// A root that takes too much work in one of them is not tried in those after it: there, too, its
  /// views lie where they are stored.
  public func frames(in environments: [LayoutEnvironment], scene: ObjectID? = nil) -> [Frames] {
    var all = environments.map { _ in Frames() }
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var givenUp: Set<Int> = []
      for (place, environment) in environments.enumerated() {
        let layout = SceneLayout(storage, scene: index, environment, measurer, givenUp: givenUp)
        givenUp = layout.givenUp
        all[place].reserve(all[place].entries.count + layout.tree.nodes.count)
        all[place].unsolvedRoots += layout.unsolvedRoots.map { layout.tree.nodes[$0].id }
        for (node, view) in layout.tree.nodes.enumerated() where view.isActive {
          if let frame = layout.frame(of: node) { all[place].append(view.id, frame) }
        }
      }
    }
    return all
  }
}
