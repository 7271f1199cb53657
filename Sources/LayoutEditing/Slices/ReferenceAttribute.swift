/// The attributes whose values are ids of other objects (measured over the corpus).
enum ReferenceAttribute {
  /// The references without which a connection or constraint is meaningless.
  static let vital: Set<String> = ["firstItem", "secondItem", "destination", "reference"]

  static let names: Set<String> = vital.union([
    "target", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "selectedItem",
    "popoverAnchorBarButtonItem", "popoverAnchorView", "row", "column", "headerView",
    "outlineTableColumn", "previousBinding", "initialViewController",
  ])
}
