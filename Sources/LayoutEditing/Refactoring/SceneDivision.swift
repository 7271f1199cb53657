internal import LayoutModel

/// Which scenes leave a storyboard, and which controllers segues enter from the other side.
struct SceneDivision {
  /// The scenes that move, in their order.
  let scenes: [ObjectID]
  /// The controllers that move, in their order.
  let controllers: [LayoutObject]
  /// The controllers that move, and that the storyboard's entry or segues of the others lead to.
  let entered: [LayoutObject]
  /// The other controllers that move and have an identifier, by which code makes them.
  let named: [LayoutObject]
  /// The controllers that stay, and that segues of the moved scenes lead to.
  let left: [LayoutObject]
  /// The segues that lead from one side to the other.
  let crossing: [LayoutObject]
  /// The controller that becomes the initial one of the new storyboard; nil if none does. One with an
  /// identifier is found by it, unless it was the initial one before.
  let entry: LayoutObject?

  /// Divides the scenes of a storyboard.
  ///
  /// A storyboard reference that only moved scenes lead to moves with them.
  ///
  /// - Parameter ids: The scenes that move, or any object in them.
  /// - Throws: ``EditError`` if the objects are in no scenes, or if no scene stays.
  init(of ids: [ObjectID], in slice: LayoutSlice) throws(EditError) {
    var chosen: Set<ObjectID> = []
    for id in ids {
      guard let object = slice[id] else { throw .unknownObject(id) }
      guard let scene = object.scene else { throw .notAStoryboard }
      chosen.insert(scene)
    }
    let all = slice.children(of: Document.rootID, in: LayoutFragment.scenes).map(\.id)
    var controllers: [ObjectID: LayoutObject] = [:]
    for scene in all {
      controllers[scene] = slice.children(of: scene, in: LayoutFragment.objects).first {
        $0.attribute("sceneMemberID") == "viewController"
      }
    }
    let references = Set(all.filter { controllers[$0]?.isStoryboardReference ?? false })
    chosen.subtract(references)
    guard !chosen.isEmpty else {
      throw .badSelection(
        "a storyboard reference only moves with the scenes that lead to it; name one of these scenes"
      )
    }
    guard all.contains(where: { !chosen.contains($0) && !references.contains($0) }) else {
      throw .badSelection(
        "no scene would stay in the storyboard; rename the file, or leave out a scene"
      )
    }
    let segues = slice.unordered.filter { $0.kind == "segue" }.sorted { $0.id < $1.id }
    func end(of segue: LayoutObject) -> ObjectID? {
      segue.attribute("destination").flatMap { slice[ObjectID($0)]?.scene }
    }
    for reference in references {
      let sources = segues.filter { end(of: $0) == reference }.compactMap(\.scene)
      if !sources.isEmpty, sources.allSatisfy(chosen.contains) { chosen.insert(reference) }
    }
    scenes = all.filter(chosen.contains)
    self.controllers = scenes.compactMap { controllers[$0] }
    crossing = segues.filter { segue in
      guard let source = segue.scene, let target = end(of: segue) else { return false }
      return chosen.contains(source) != chosen.contains(target)
    }
    var ends = Set(crossing.compactMap { $0.attribute("destination").map { ObjectID($0) } })
    let initial = slice[Document.rootID]?.attribute("initialViewController").map { ObjectID($0) }
    let moved = self.controllers
    let initialIsMoved = moved.contains { $0.id == initial }
    if initialIsMoved, let initial { ends.insert(initial) }
    entered = moved.filter { ends.contains($0.id) }
    left = all.compactMap { controllers[$0] }.filter {
      ends.contains($0.id) && !($0.scene.map(chosen.contains) ?? false)
    }
    let single = moved.filter { !$0.isStoryboardReference }
    named = single.filter {
      $0.attribute("storyboardIdentifier") != nil && !ends.contains($0.id)
    }
    if initialIsMoved {
      entry = moved.first { $0.id == initial }
    } else {
      let candidates = entered.isEmpty ? single : entered
      entry =
        candidates.count == 1
        ? candidates.first { $0.attribute("storyboardIdentifier") == nil } : nil
    }
  }
}
