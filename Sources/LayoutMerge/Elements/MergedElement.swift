import LayoutModel

/// An element of the result.
struct MergedElement {
  /// The last segment of its path, without the number that tells siblings of one name apart.
  var name: String
  var variation: VariationKey
  var value: Value?
  var attributes: [MergedAttribute] = []
  var children: [MergedChild] = []
  /// The elements that it was made of.
  var sources: ElementTriple
  /// The document that the value is from.
  var valueVersion = Version.ours

  /// True if nothing stands in it.
  var isEmpty: Bool { attributes.isEmpty && children.isEmpty }
}

/// An attribute of the result.
struct MergedAttribute {
  let name: String
  let literal: String
  /// The place among the fields of a record; else the order of the list counts.
  let position: Double
  let version: Version
}

/// What stands in an element of the result.
enum MergedChild {
  case element(MergedElement)
  case object(Int)
  case maskEntry(Int, VariationKey, isInstalled: Bool)
}

/// The indices of one element in the three states of its object; nil where it is absent.
struct ElementTriple {
  var base: Int?
  var ours: Int?
  var theirs: Int?

  subscript(_ version: Version) -> Int? {
    get {
      switch version {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }
    set {
      switch version {
      case .base: base = newValue
      case .ours: ours = newValue
      case .theirs: theirs = newValue
      }
    }
  }

  /// Only one state of the element.
  static func only(_ version: Version, _ index: Int) -> ElementTriple {
    var triple = ElementTriple()
    triple[version] = index
    return triple
  }
}
