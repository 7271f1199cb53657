package import LayoutModel

/// The effect of a delete command.
package enum Deletion: Sendable, Equatable {
  /// The object is deleted from the project, with everything that depends on it.
  case fromProject
  /// The object is uninstalled from the current class; all its rows stay.
  case fromCurrentClass
}

extension EditPlace {
  /// Returns the effect of a delete command in this place (Apple's size class design help,
  /// "Using the Size Class Tool").
  ///
  /// | place | Command | only any-any edited | effect |
  /// |---|---|---|---|
  /// | canvas, outline | no | either | from the project |
  /// | canvas, outline | yes | no | from the current class |
  /// | elsewhere | either | no | from the current class |
  /// | any | either | yes | from the project |
  ///
  /// - Parameters:
  ///   - command: True if the Command key is held.
  ///   - editedClasses: The classes that have a row in the scene, and the current one.
  package func deletion(command: Bool, editedClasses: Set<SizeClass>) -> Deletion {
    guard editedClasses.contains(where: { $0 != .anyAny }) else { return .fromProject }
    switch self {
    case .canvas, .outline: return command ? .fromCurrentClass : .fromProject
    case .inspector: return .fromCurrentClass
    }
  }
}

extension LayoutSlice {
  /// Returns the edited classes of an object's scene: those with an install or attribute row in it,
  /// and the current one. All objects outside scenes, as in a xib, count as one scene.
  package mutating func editedClasses(around id: ObjectID, current: SizeClass) -> Set<SizeClass> {
    classesWithRows(inScene: self[id]?.scene).union([current])
  }
}
