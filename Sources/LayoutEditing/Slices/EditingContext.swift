package import LayoutModel

/// The inputs of an edit besides the document.
package struct EditingContext: Sendable {
  /// The class that the size class tool shows.
  package var editingClass: SizeClass
  /// The source of new ids.
  package var ids: IdentifierSource
  /// The frames on the document's canvas, for gestures; views without one have their stored frames.
  package var frames: Frames
  /// True if views that lose their last constraint get a mask instead. False if they get others.
  package var givesMasks: Bool

  /// Creates a context.
  package init(
    editingClass: SizeClass = .anyAny,
    ids: IdentifierSource,
    frames: Frames = Frames(),
    givesMasks: Bool = true
  ) {
    self.editingClass = editingClass
    self.ids = ids
    self.frames = frames
    self.givesMasks = givesMasks
  }
}

extension IdentifierSource {
  /// Returns the next id that is unused in the slice and elsewhere in the document.
  mutating func next(unusedIn slice: LayoutSlice) -> ObjectID { next { slice[$0] == nil } }
}
