package import LayoutModel

/// A storyboard of which a part became another storyboard.
package struct StoryboardSplit: Sendable {
  /// The storyboard without the scenes that moved.
  package let remaining: LayoutSlice
  /// The changes of the storyboard.
  package let result: LayoutEditResult
  /// The new storyboard.
  package let created: Document
  /// The changes of the new storyboard.
  package let createdResult: LayoutEditResult
  /// The objects of the scenes that moved.
  package let moved: Set<ObjectID>
}

/// Moves scenes to a new storyboard, as Refactor to Storyboard does.
///
/// The rules are those of 113 public storyboard references and of four storyboards that one commit
/// made so: a scene keeps its ids; a reference names the storyboard, and the scene's identifier unless
/// the scene is the initial one there; a scene without an identifier gets its class and id as one (six
/// identifiers of that commit); the comment of a reference is the identifier or the storyboard's name.
/// A reference takes the place of its scene on the canvas. This is a guess, because people move
/// references at once.
package struct StoryboardSplitter {
  private let origin: String
  private let target: String

  /// Creates a splitter.
  ///
  /// - Parameters:
  ///   - origin: The name of the storyboard, without a folder and an extension.
  ///   - target: The name of the new storyboard, likewise.
  package init(from origin: String, to target: String) {
    (self.origin, self.target) = (origin, target)
  }

  /// Moves scenes to a new storyboard.
  ///
  /// - Parameter ids: The scenes, or any object in them.
  /// - Throws: ``EditError`` if the scenes can't move.
  package func split(
    _ ids: [ObjectID],
    from document: Document,
    context: inout EditingContext
  ) throws(EditError) -> StoryboardSplit {
    let slice = LayoutSlice(document)
    guard let root = slice[Document.rootID] else { throw .noDocument }
    let state = EditState(document: root, slice: slice, context: context)
    var work = StoryboardSplitWork(state: state, origin: origin, target: target)
    let split = try work.split(ids)
    context.ids = state.context.ids
    return split
  }
}
