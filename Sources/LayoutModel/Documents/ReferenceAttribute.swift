/// The attributes whose values are ids of other objects (measured over real documents).
package enum ReferenceAttribute {
  /// The references without which a connection or constraint is meaningless.
  package static let vital: Set<String> = ["firstItem", "secondItem", "destination", "reference"]

  /// The names of all such attributes.
  package static let names: Set<String> = vital.union([
    "target", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "selectedItem",
    "popoverAnchorBarButtonItem", "popoverAnchorView", "row", "column", "headerView", "footerView",
    "outlineTableColumn", "previousBinding", "initialViewController", "initialItem", "nextKeyView",
    "menu", "documentView", "verticalScroller", "horizontalScroller", "headOfMergedCell",
  ])

  /// Returns true for text in the form of a generated id, such as `BYZ-38-t0r`. Only ids look like
  /// this.
  package static func hasUsualShape(_ literal: String) -> Bool {
    let bytes = literal.utf8
    guard bytes.count == 10 else { return false }
    var place = 0
    for byte in bytes {
      if (byte == UInt8(ascii: "-")) != (place == 3 || place == 6) { return false }
      place += 1
    }
    return true
  }

  /// Returns true for the entries of masks and of inferred-metrics tie-breakers, which are removed
  /// with the object that they refer to.
  package static func isPassive(_ path: PropertyPath) -> Bool {
    path.isNested && path.name == "reference"
  }

  /// Returns true if an attribute may refer to an object, according to its name or the form of its
  /// value. In documents whose ids are plain numbers or hand-written, only the name is evidence.
  package static func mayRefer(_ path: PropertyPath, literal: String) -> Bool {
    hasUsualShape(literal) || names.contains(path.name)
  }
}
