import ConstraintSolver
import LayoutModel

extension LayoutEnvironment {
  /// The inputs of a layout other than the active rows.
  var withoutClass: LayoutEnvironment {
    var copy = self
    copy.sizeClass = .anyAny
    return copy
  }

  func equalsIgnoringClass(as other: LayoutEnvironment) -> Bool {
    withoutClass == other.withoutClass
  }

  /// Returns true if two environments differ at most in the active rows and in the screen: its size,
  /// orientation, edges and scale.
  func equalsIgnoringScreen(as other: LayoutEnvironment) -> Bool {
    var moved = other
    moved.screen = screen
    moved.orientation = orientation
    moved.screenEdges = screenEdges
    moved.scale = scale
    return equalsIgnoringClass(as: moved)
  }
}
