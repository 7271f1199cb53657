extension LayoutObject {
  /// Returns true if a view's autoresizing mask, and not a constraint or its superview, places it.
  ///
  /// - Parameters:
  ///   - parent: The object that contains the view.
  ///   - rows: The view's rows that are active in a size class.
  package func isPlacedByMask(in parent: LayoutObject, _ rows: [Property]) -> Bool {
    guard container == MaskedContainer.subviews.path,
      !["stackView", "splitView"].contains(parent.kind)
    else { return false }
    let row = rows.first { $0.path.rawValue == "translatesAutoresizingMaskIntoConstraints" }
    return row?.value.literal != "NO"
  }

  /// Returns true for a label or the image view of a table view cell whose style places it.
  package func placesByStyle(_ view: ObjectID) -> Bool {
    guard kind == "tableViewCell", attribute("style") != nil else { return false }
    return LayoutObject.partsOfStyle.contains { attribute($0) == view.rawValue }
  }

  /// The attributes by which a table view cell names the views that its style places.
  package static let partsOfStyle = ["textLabel", "detailTextLabel", "imageView"]

  /// True if constraints place a view of a document with Auto Layout, and not its mask.
  package var isPlacedByConstraints: Bool {
    attribute("translatesAutoresizingMaskIntoConstraints") == "NO"
      && attribute("fixedFrame") != "YES"
  }
}
