import LayoutModel

/// A property that refers to another object by its id.
struct Reference {
  /// The path of the property.
  let path: PropertyPath
  /// The variation of the property.
  let variation: VariationKey
  /// The number of the object that it refers to.
  let target: Int
}

extension MatchedObjects {
  /// The references of an object, in the order of its properties.
  ///
  /// Entries of masks and of `inferredMetricsTieBreakers` are omitted. They describe an object
  /// while it exists, and are removed with it.
  func references(of object: LayoutObject) -> [Reference] {
    var found: [Reference] = []
    for property in object.properties {
      guard case .attribute(let literal) = property.value,
        let target = target(of: property.path, literal: literal),
        !ReferenceRule.isPassive(property.path)
      else { continue }
      found.append(Reference(path: property.path, variation: property.variation, target: target))
    }
    return found
  }

  /// The number of the object that an attribute refers to, or nil if it refers to none.
  func target(of path: PropertyPath, literal: String) -> Int? {
    guard ReferenceRule.hasUsualShape(literal) || ReferenceRule.names.contains(path.name) else {
      return nil
    }
    return number(of: ObjectID(literal))
  }
}

/// Distinguishes references from other attributes.
enum ReferenceRule {
  /// The attributes that contain ids, for documents whose ids are plain numbers or written by hand.
  static let names: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "initialViewController",
    "tableViewCell", "textLabel", "detailTextLabel", "imageView", "headerView", "footerView",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "previousBinding", "initialItem",
    "selectedItem", "nextKeyView", "menu", "documentView", "verticalScroller",
    "horizontalScroller", "row", "column",
  ]

  /// True for text in the form of a generated id, such as `BYZ-38-t0r`. Only ids look like this.
  static func hasUsualShape(_ literal: String) -> Bool {
    let bytes = literal.utf8
    guard bytes.count == 10 else { return false }
    var place = 0
    for byte in bytes {
      if (byte == UInt8(ascii: "-")) != (place == 3 || place == 6) { return false }
      place += 1
    }
    return true
  }

  /// True for the entries of masks and tie-breakers, which are removed with the object they refer
  /// to.
  static func isPassive(_ path: PropertyPath) -> Bool {
    path.isNested && path.name == "reference"
  }
}
