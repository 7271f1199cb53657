import LayoutModel

extension LayoutEnvironment {
  /// Returns the distance of the rows of a topmost inset table from the table's edges.
  package func rowInset(inTableOf width: Double) -> Double {
    LayoutMargins.cellSide(width: width, isTableTopmost: true, self)
  }
}
