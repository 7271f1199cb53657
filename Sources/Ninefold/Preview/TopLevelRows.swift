internal import LayoutModel

/// Arranges the top-level views of a xib, which have no places of their own, in rows.
struct TopLevelRows {
  private var x = 0.0
  private var y = 0.0
  private var height = 0.0

  /// The distance between views.
  private static let gap = 20.0
  /// The width that a row has unless one view is wider.
  private static let width = 1400.0

  /// Places a view after the last one.
  ///
  /// - Parameter bar: The height of the title bar above the view.
  mutating func place(_ view: Frame, below bar: Double) -> Frame {
    if x > 0, x + view.width > TopLevelRows.width {
      (x, y, height) = (0, y + height + TopLevelRows.gap, 0)
    }
    let place = Frame(x: x, y: y + bar, width: view.width, height: view.height)
    x += view.width + TopLevelRows.gap
    height = max(height, view.height + bar)
    return place
  }
}
