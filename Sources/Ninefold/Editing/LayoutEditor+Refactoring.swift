internal import LayoutEditing
public import LayoutModel

extension LayoutEditor {
  /// Moves scenes of a storyboard to a new document, as Refactor to Storyboard does.
  ///
  /// Where a segue leads from one storyboard to the other, a storyboard reference stands for its
  /// destination. Scenes keep their ids, segues, relationships, images and colors.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to move, each as its id or that of any object in it.
  ///   - document: The storyboard.
  ///   - name: The name of the new document, which ends in `.storyboard`.
  ///   - isForced: True to accept that views in the remaining scenes move.
  /// - Returns: The views that move because their scene lost the bars of a container that is now in
  ///   the other storyboard.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if the project has the new document already,
  ///   ``NinefoldError/movedViews(document:_:)``, or
  ///   ``NinefoldError/refusedEdit(document:reason:suggestions:)``.
  @discardableResult
  public func refactor(
    _ scenes: [ObjectID],
    in document: String,
    to name: String,
    isForced: Bool = false
  ) throws -> [MovedView] {
    let name = DocumentFiles.name(of: name)
    guard name.hasSuffix(".storyboard"), !DocumentName.stem(of: name).isEmpty else {
      throw NinefoldError.file(
        path: name,
        reason: "the name of a storyboard must end in .storyboard"
      )
    }
    guard !(try allDocumentNames().contains(name)) else {
      throw NinefoldError.file(
        path: name,
        reason: "a document of this name exists; move the scenes into it instead"
      )
    }
    let before = try self.document(named: document)
    let split = try split(scenes, of: document, to: name)
    let after = try self.document(named: document)
    let staying = PlacementProof(before, after, scene: nil).moved(besides: split.moved)
    guard staying.isEmpty || isForced else {
      throw NinefoldError.movedViews(document: document, staying)
    }
    let others = Set(before.objects.lazy.map(\.id)).subtracting(split.moved)
    return staying
      + PlacementProof(before, split.created, scene: nil).moved(besides: others)
  }
}
