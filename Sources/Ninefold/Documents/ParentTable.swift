internal import LayoutModel

/// The parent of each object of a document.
struct ParentTable: Sendable {
  private let parents: [ObjectID: ObjectID]

  /// Creates the table of objects.
  init(_ objects: [LayoutObject]) {
    var parents: [ObjectID: ObjectID] = [:]
    for object in objects { parents[object.id] = object.parent }
    self.parents = parents
  }

  /// Returns the object's parent, its parent, and so on.
  func ancestors(of id: ObjectID) -> some Sequence<ObjectID> {
    sequence(first: id) { parents[$0] }.dropFirst()
  }
}
