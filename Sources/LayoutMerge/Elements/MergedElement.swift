import LayoutModel

/// An element of the result.
struct MergedElement {
  /// The last segment of its path, without the number that distinguishes siblings of the same name.
  var name: String
  var variation: VariationKey
  var value: Value?
  var attributes: [MergedAttribute] = []
  var children: [MergedChild] = []
  /// The elements from which it was merged.
  var sources: ElementTriple
  /// The version that the value comes from.
  var valueVersion = Version.ours

  /// True if it has no attributes and no children.
  var isEmpty: Bool { attributes.isEmpty && children.isEmpty }
}

/// An attribute of the result.
struct MergedAttribute {
  let name: String
  let literal: String
  /// The position among the fields of a record. Other attributes are ordered by the list.
  let position: Double
  let version: Version
}

/// A child of an element of the result.
enum MergedChild {
  case element(MergedElement)
  case object(Int)
  case maskEntry(Int, VariationKey, isInstalled: Bool)
}

/// The indices of one element in the three states of its object; nil if it is absent.
typealias ElementTriple = ThreeWay<Int?>

extension ElementTriple {
  /// Creates a triple without the element.
  init() { self.init(repeating: nil) }

  /// Returns a triple with only one state of the element.
  static func only(_ version: Version, _ index: Int) -> ElementTriple {
    var triple = ElementTriple()
    triple[version] = index
    return triple
  }
}
