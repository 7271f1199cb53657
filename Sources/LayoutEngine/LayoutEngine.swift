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
    var frames = Frames()
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      let layout = SceneLayout(storage, scene: index, environment, measurer)
      frames.reserve(frames.entries.count + layout.tree.nodes.count)
      for (node, view) in layout.tree.nodes.enumerated() where view.isActive {
        if let frame = layout.frame(of: node) { frames.append(view.id, frame) }
      }
    }
    return frames
  }
}
