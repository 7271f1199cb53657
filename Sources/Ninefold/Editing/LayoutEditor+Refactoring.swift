internal import LayoutEditing
public import LayoutModel

extension LayoutEditor {
  /// Moves scenes of a storyboard to a new document, as Refactor to Storyboard does.
  ///
  /// References take the place of scenes that segues reach from the other side. Scenes keep their
  /// ids, segues, relationships, images and colors.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, or any object in them.
  ///   - document: The storyboard.
  ///   - name: The name of the new document, which ends in `.storyboard`.
  ///   - isForced: True to accept that views of scenes that stay move.
  /// - Returns: The views that are elsewhere afterwards, because the bars of a container on the other
  ///   side no longer count on the canvas.
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
    guard name.hasSuffix(".storyboard"), !DocumentFiles.storyboardName(of: name).isEmpty else {
      throw NinefoldError.file(path: name, reason: "a new storyboard is named NAME.storyboard")
    }
    guard !(try allDocumentNames().contains(name)) else {
      throw NinefoldError.file(
        path: name,
        reason: "a document of this name exists; 'move --to' brings scenes into it"
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
