import LayoutModel

/// An element whose end tag is still to come.
struct OpenElement {
  /// What the element is to its object.
  enum Part {
    case object
    case variation
    /// A mask whose entries become installations; the path of the container it speaks of.
    case mask(PropertyPath, index: Int)
    case maskEntry
    case property(index: Int)
  }

  let tag: String
  /// The index of the object that the element is, or belongs to.
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

/// The segments already used by an element's attributes and children.
struct SiblingNames {
  /// Looking through so many takes less than hashing them.
  private static let fewNames = 32

  /// False for an element without an end tag, whose names nobody asks for.
  private let canHaveChildren: Bool
  private var names: [String] = []
  private var lastNumber: [String: Int]?

  init(of element: ParsedElement) {
    canHaveChildren = !element.isSelfClosed
    if canHaveChildren { names.reserveCapacity(element.attributes.count + 8) }
  }

  /// Notes an attribute's name, which no other attribute of the element has.
  mutating func insertAttribute(_ name: String) {
    guard canHaveChildren else { return }
    if lastNumber == nil { names.append(name) } else { lastNumber?[name] = 1 }
  }

  /// True if the segment is used.
  func contains(_ segment: String) -> Bool {
    if let lastNumber { return lastNumber[segment] != nil }
    return names.contains(segment)
  }

  /// Notes a segment; false if it is used already.
  mutating func insertNew(_ segment: String) -> Bool {
    if lastNumber == nil, names.count >= SiblingNames.fewNames {
      lastNumber = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: { first, _ in first })
    }
    if contains(segment) { return false }
    insertAttribute(segment)
    return true
  }

  /// Returns the segment, numbered if it is used already, and notes it.
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
