import LayoutModel

/// The properties of an object by path, and those in each element. The time to build it follows the
/// number of properties, so a comparison of an object of any size takes a time in proportion.
struct PropertyTree {
  private let properties: [Property]
  private let byKey: [PropertyKey: Property]
  private lazy var nestedByKey: [PropertyKey: [Property]] = PropertyTree.nested(properties)

  init(_ object: LayoutObject) {
    properties = object.properties
    byKey = Dictionary(properties.map { (PropertyKey($0), $0) }) { first, _ in first }
  }

  subscript(key: PropertyKey) -> Property? { byKey[key] }

  subscript(path: PropertyPath, variation: VariationKey) -> Property? {
    byKey[PropertyKey(variation: variation, path: path)]
  }

  /// Returns everything in an element, in document order.
  mutating func nested(in key: PropertyKey) -> [Property] { nestedByKey[key] ?? [] }

  private static func nested(_ properties: [Property]) -> [PropertyKey: [Property]] {
    var result: [PropertyKey: [Property]] = [:]
    for property in properties {
      var path = property.path.parent
      while !path.isObject {
        result[PropertyKey(variation: property.variation, path: path), default: []].append(property)
        path = path.parent
      }
    }
    return result
  }
}
