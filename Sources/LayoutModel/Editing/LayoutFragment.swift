/// Objects that are copied from a document, with everything that they need in another one.
///
/// A fragment is a document of its own, so it can be written and read as XML. It has the copied
/// objects, their constraints and connections, the resources that they use, and the device of the
/// canvas. It keeps references to objects that it does not contain; pasting it drops them.
public struct LayoutFragment: Sendable, Equatable {
  /// The document, which has only the copied objects.
  public let document: Document
  /// True to keep the ids that are free in the document into which the fragment is pasted, as a
  /// move does.
  public var keepsIDs = false
  /// True to keep references to objects beside the copied ones, in a copy within one document.
  package var keepsOutsideReferences = false
  /// The install states of the copied objects in the place that they come from, for a move.
  package var installations: [ObjectID: [Installation]] = [:]

  /// Creates a fragment from a document that has only the objects to paste. Pasting skips the
  /// placeholders of a xib.
  public init(_ document: Document) {
    self.document = document
  }

  /// The outermost objects: scenes, or views and other objects, with the gesture recognizers beside
  /// them.
  public var roots: [LayoutObject] {
    document.objects.filter { object in
      object.parent == Document.rootID && object.kind != "placeholder"
        && !object.id.rawValue.hasPrefix("-")
        && [LayoutFragment.objects, LayoutFragment.scenes].contains(object.container)
    }.sorted { $0.position < $1.position }
  }

  /// The list of a fragment's outermost objects other than scenes.
  package static let objects = PropertyPath(":objects")
  /// The list of a fragment's scenes.
  package static let scenes = PropertyPath(":scenes")
}
