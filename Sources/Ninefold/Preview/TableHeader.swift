/// The header of a macOS table, which lies over the upper part of the table's clip view.
enum TableHeader {
  /// Returns the distance by which a header moves the rows of its table down; nil if they lie below
  /// it already.
  ///
  /// AppKit insets the content of a clip view that fills its scroll view by the height of the header.
  /// Old documents store a clip view that begins below the header.
  ///
  /// - Parameters:
  ///   - header: The header's height.
  ///   - clipTop: The distance of the clip view from the upper edge of the scroll view.
  ///   - tableTop: The stored distance of the table from the upper edge of the clip view.
  static func inset(header: Double, clipTop: Double, tableTop: Double) -> Double? {
    let isBelow = clipTop > header - 1.5 || tableTop > header - 1.5
    return header > 0 && !isBelow ? header : nil
  }
}
