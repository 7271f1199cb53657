import LayoutModel

/// An element whose end tag has not been read.
struct OpenElement {
  /// The role of the element in its object.
  enum Part {
    case object
    case variation
    /// A mask whose entries become installations of the objects in the container at this path.
    case mask(PropertyPath, index: Int)
    case maskEntry
    case property(index: Int)
  }

  let tag: String
  /// The index of the object that the element is or belongs to.
  let object: Int
  let variation: VariationKey
  let path: PropertyPath
  let part: Part
  let isSelfClosed: Bool
  var childCount = 0

  var hasChildren: Bool { childCount > 0 }

  var isObject: Bool {
    if case .object = part { true } else { false }
  }
}

/// The segments that an element's attributes and children use.
struct SiblingNames {
  /// The number of names up to which a linear search is faster than hashing.
  private static let fewNames = 32

  /// False for a self-closed element, whose names are not needed.
  private let canHaveChildren: Bool
  private var names: [String] = []
  private var lastNumber: [String: Int]?

  init(of element: ParsedElement) {
    canHaveChildren = !element.isSelfClosed
    if canHaveChildren { names.reserveCapacity(element.attributes.count + 8) }
  }

  /// Inserts the name of an attribute. XML guarantees that it is unique in the element.
  mutating func insertAttribute(_ name: String) {
    guard canHaveChildren else { return }
    if lastNumber == nil { names.append(name) } else { lastNumber?[name] = 1 }
  }

  /// Returns true if the segment is in use.
  func contains(_ segment: String) -> Bool {
    if let lastNumber { return lastNumber[segment] != nil }
    return names.contains(segment)
  }

  /// Inserts a segment. Returns false if it is already in use.
  mutating func insertNew(_ segment: String) -> Bool {
    if lastNumber == nil, names.count >= SiblingNames.fewNames {
      lastNumber = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: { first, _ in first })
    }
    if contains(segment) { return false }
    insertAttribute(segment)
    return true
  }

  /// Inserts a segment, with a number if it is already in use. Returns the inserted segment.
  mutating func insert(_ segment: String) -> String {
    if insertNew(segment) { return segment }
    var number = (lastNumber?[segment] ?? 1) + 1
    while contains("\(segment)#\(number)") { number += 1 }
    if lastNumber != nil { lastNumber?[segment] = number }
    let numbered = "\(segment)#\(number)"
    insertAttribute(numbered)
    return numbered
  }
}
