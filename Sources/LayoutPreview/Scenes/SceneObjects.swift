package import LayoutModel

/// The objects of a scene, with their children.
package struct SceneObjects: Sendable {
  private let objects: [LayoutObject]
  private let indexByID: ObjectIndex
  private let children: [ObjectID: [Int]]

  /// Creates the index of some objects, parents before their children.
  package init(_ objects: [LayoutObject]) {
    self.objects = objects
    indexByID = ObjectIndex(objects)
    var children: [ObjectID: [Int]] = [:]
    for index in objects.indices {
      if let parent = objects[index].parent { children[parent, default: []].append(index) }
    }
    self.children = children
  }

  /// Returns the object of an id.
  package subscript(id: ObjectID) -> LayoutObject? { indexByID[id].map { objects[$0] } }

  /// Returns the children of an object, in order.
  package func children(of id: ObjectID) -> [LayoutObject] {
    (children[id] ?? []).map { objects[$0] }
  }

  /// Returns the children in a container such as `:items`, in order.
  package func children(of id: ObjectID, in container: String) -> [LayoutObject] {
    children(of: id).filter { $0.container.rawValue.hasSameBytes(as: container) }
  }

  /// Returns the child with a key, such as `contentView`.
  package func child(of id: ObjectID, key: String) -> LayoutObject? {
    children(of: id).first { $0.key == key }
  }
}
