/// Where a delete command was given.
public enum DeletionPlace: String, CaseIterable, Sendable {
  /// The canvas.
  case canvas
  /// The document outline.
  case outline
  /// Anywhere else, such as an inspector.
  case inspector
}

/// What a delete command does.
package enum Deletion: Sendable, Equatable {
  /// The object leaves the project with all that depends on it.
  case fromProject
  /// The object is uninstalled from the current class; every row of it stays.
  case fromCurrentClass
}

extension DeletionPlace {
  /// What deleting does here (the guide, "Using the Size Class Tool"; design.md 1.3).
  ///
  /// | place | Command | only any-any edited | effect |
  /// |---|---|---|---|
  /// | canvas, outline | no | either | from the project |
  /// | canvas, outline | yes | no | from the current class |
  /// | elsewhere | either | no | from the current class |
  /// | any | either | yes | from the project |
  ///
  /// - Parameter editedClasses: The classes that have a row in the scene, and the current one.
  package func deletion(command: Bool, editedClasses: Set<SizeClass>) -> Deletion {
    guard editedClasses.contains(where: { $0 != .anyAny }) else { return .fromProject }
    switch self {
    case .canvas, .outline: return command ? .fromCurrentClass : .fromProject
    case .inspector: return .fromCurrentClass
    }
  }
}

extension LayoutSlice {
  /// The classes edited in the scene of an object: those with an install or attribute row in it,
  /// and the current one. Outside scenes, as in a xib, those of the document.
  package mutating func editedClasses(around id: ObjectID, current: SizeClass) -> Set<SizeClass> {
    classesWithRows(inScene: self[id]?.scene).union([current])
  }
}
