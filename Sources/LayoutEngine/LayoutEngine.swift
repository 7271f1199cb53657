public import LayoutModel

/// Computes the frames and findings of a document in an environment.
///
/// The engine reads a document once. Every size class, device and direction uses the same data.
///
/// ```swift
/// let engine = LayoutEngine(document)
/// let frames = engine.frames(in: .canvas(of: document))
/// frames[ObjectID("i5M-Pr-FkT")]  // relative to the superview
/// ```
public struct LayoutEngine: Sendable {
  let storage: DocumentStorage
  let measurer: TextMeasurer
  /// The topmost views of the only layouts to search for findings; nil for all.
  let examinedRoots: Set<ObjectID>?

  /// Creates an engine for a document.
  ///
  /// - Parameter measurer: The measurer of texts and images. The default uses the stored sizes.
  public init(_ document: Document, measurer: TextMeasurer = .stored) {
    self.init(DocumentStorage(DocumentFacts(document)), measurer)
  }

  private init(
    _ storage: DocumentStorage,
    _ measurer: TextMeasurer,
    examining roots: Set<ObjectID>? = nil
  ) {
    self.storage = storage
    self.measurer = measurer
    examinedRoots = roots
  }

  /// Returns an engine for the same document with other values of some objects, at a fraction of
  /// the cost of reading the document again.
  ///
  /// - Parameter changes: Views, constraints and guides, by index among the document's objects.
  /// - Returns: The engine; nil if an object is not a view, constraint or guide, or if it differs
  ///   in more than values and masks.
  public func replacing(_ changes: [Int: LayoutObject]) -> LayoutEngine? {
    storage.facts.replacing(changes).map { LayoutEngine(DocumentStorage($0), measurer) }
  }

  /// Returns an engine for the same document that suggests other edits than some, if it knows any.
  public func refusing(_ edits: [SuggestedEdit]) -> LayoutEngine {
    var facts = storage.facts
    facts.refusedSuggestions = edits
    return LayoutEngine(DocumentStorage(facts), measurer)
  }

  /// Returns an engine for the same document that searches for findings only in some separate layouts,
  /// in those inside them and in those that contain them.
  ///
  /// An edit of constraints affects no other layouts.
  ///
  /// - Parameter roots: The topmost views of the layouts.
  package func examining(_ roots: Set<ObjectID>) -> LayoutEngine {
    LayoutEngine(storage, measurer, examining: roots)
  }

  /// Returns an engine for the same document with another measurer, without reading it again.
  public func measuring(with measurer: TextMeasurer) -> LayoutEngine {
    LayoutEngine(storage, measurer)
  }

  var document: DocumentFacts {
    _read { yield storage.facts }
  }

  /// The indices of the document's objects.
  package var indexByID: ObjectIndex { document.indexByID }

  /// The scenes with views, in document order; nil for the objects outside scenes, as in a xib.
  public var scenes: [ObjectID?] { document.scenes.map(\.id) }

  /// Returns the frames of all active views, relative to their superviews, in points.
  ///
  /// - Parameter scene: The only scene to lay out; nil for all.
  public func frames(in environment: LayoutEnvironment, scene: ObjectID? = nil) -> Frames {
    frames(in: [environment], scene: scene)[0]
  }

  /// Returns the frames in several environments, in their order.
  ///
  /// A root that exceeds the work limit in one environment is not solved in the ones after it. Its
  /// views keep their stored frames there too.
  public func frames(in environments: [LayoutEnvironment], scene: ObjectID? = nil) -> [Frames] {
    var all = environments.map { _ in Frames() }
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var abandonedRoots: Set<Int> = []
      for (place, environment) in environments.enumerated() {
        let layout = SolvedScene(
          storage,
          scene: index,
          environment,
          measurer,
          abandonedRoots: abandonedRoots
        )
        abandonedRoots = layout.abandonedRoots
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
