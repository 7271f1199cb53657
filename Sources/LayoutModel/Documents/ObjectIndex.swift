/// The indices of objects in a list, by id. If several objects have an id, the last one counts.
package struct ObjectIndex: Sendable {
  private var indices: [ObjectID: Int] = [:]

  /// Indexes a list.
  package init(_ objects: [LayoutObject]) {
    indices.reserveCapacity(objects.count)
    // Access by index avoids a copy of the object, which would retain each of its strings.
    for index in objects.indices { indices[objects[index].id] = index }
  }

  /// The index of the object with an id; nil if the list has no such object.
  package subscript(id: ObjectID) -> Int? {
    get { indices[id] }
    set { indices[id] = newValue }
  }

  /// Returns the index of each object's parent; -1 for an object without a parent in the list.
  package func parents(of objects: [LayoutObject]) -> [Int] {
    objects.indices.map { index in objects[index].parent.flatMap { indices[$0] } ?? -1 }
  }
}
