/// The directions in which views of macOS count.
enum MacCoordinates {
  /// Returns true if the origin of a kind of view is its upper left corner, as AppKit documents for
  /// `isFlipped`; that of other views is the lower left corner.
  ///
  /// - Parameter document: The kind of the first subview. A clip view is as the document that it
  ///   shows.
  static func isFlipped(_ kind: String, showing document: String?) -> Bool {
    kind == "clipView" ? document.map(flipped.contains) == true : flipped.contains(kind)
  }

  private static let flipped: Set<String> = [
    "scrollView", "tableView", "outlineView", "tableHeaderView", "textView", "collectionView",
    "splitView", "tabView", "browser", "matrix",
  ]
}
