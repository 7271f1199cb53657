import LayoutModel

/// One object's own elements as a tree, with the child objects and mask entries in them.
///
/// A class, because merging recurses to the depth of the elements, and trees are large values.
final class ElementTree {
  /// The elements; the object's own is the first.
  private(set) var nodes: [ElementNode]
  /// The document that the object was taken from.
  let table: ObjectTable
  /// The object.
  let object: LayoutObject
  /// The object's formatting, by element.
  let formatting: [PropertyKey: [Formatting]]

  init?(_ number: Int, in table: ObjectTable) {
    guard let object = table.object(number) else { return nil }
    self.table = table
    self.object = object
    formatting = Dictionary(grouping: object.formatting) {
      PropertyKey(variation: $0.variation, path: $0.path)
    }
    nodes = [ElementNode(name: "", variation: .base, path: .object, value: nil, position: 0)]
    if let position = object.idPosition {
      nodes[0].attributes.append(
        ElementAttribute(
          name: ElementAttribute.ownID,
          literal: object.id.rawValue,
          position: position
        )
      )
    }
    let indices = addElements()
    for property in object.properties {
      guard case .attribute(let literal) = property.value, !property.path.isObject else { continue }
      let isNested = property.path.isNested
      let owner = isNested ? property.path.parent : .object
      guard let index = indices[PropertyKey(variation: property.variation, path: owner)] else {
        continue
      }
      nodes[index].attributes.append(
        ElementAttribute(
          name: isNested ? property.path.name : property.path.rawValue,
          literal: literal,
          position: property.position
        )
      )
    }
    addChildren(table.children[number], indices)
    for index in nodes.indices { nodes[index].sort() }
  }

  /// Adds the properties that are elements, and returns their indices.
  private func addElements() -> [PropertyKey: Int] {
    var indices = [PropertyKey(variation: .base, path: .object): 0]
    for property in object.properties {
      if case .attribute = property.value { continue }
      if property.path.isObject, property.variation.isBase {
        nodes[0].value = property.value
        continue
      }
      indices[PropertyKey(property)] = nodes.count
      nodes.append(
        ElementNode(
          name: property.path.name,
          variation: property.variation,
          path: property.path,
          value: property.value,
          position: property.position
        )
      )
    }
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      let isBlock = node.path.isObject
      let owner = PropertyKey(
        variation: isBlock ? .base : node.variation,
        path: node.path.isNested ? node.path.parent : .object
      )
      guard let parent = indices[owner], parent != index else { continue }
      nodes[parent].children.append(ElementChild(position: node.position, part: .element(index)))
    }
    return indices
  }

  private func addChildren(_ children: [Int], _ indices: [PropertyKey: Int]) {
    for child in children {
      let object = table.objects[table.index(of: child)]
      if let index = indices[PropertyKey(variation: .base, path: object.container)] {
        nodes[index].children.append(
          ElementChild(position: object.position, part: .object(child))
        )
      }
      guard !object.installations.isEmpty,
        let mask = MaskedContainer.allCases.first(where: { $0.path == object.container })
      else { continue }
      for entry in object.installations {
        let block = entry.variation.isBase ? VariationKey.defaultBlock : entry.variation
        let key = PropertyKey(variation: block, path: PropertyPath(mask.rawValue))
        guard let index = indices[key] else { continue }
        nodes[index].children.append(
          ElementChild(
            position: entry.position,
            part: .maskEntry(child, isInstalled: entry.isInstalled)
          )
        )
      }
    }
  }
}

/// One element of an object.
struct ElementNode {
  /// The last segment of the path.
  let name: String
  let variation: VariationKey
  let path: PropertyPath
  /// The element's value; nil for an object's own element without text.
  var value: Value?
  let position: Double
  var attributes: [ElementAttribute] = []
  var children: [ElementChild] = []

  /// True for a variation block.
  var isVariationBlock: Bool { path.isObject && !variation.isBase }

  /// True for a mask, the list of what is installed.
  var isMask: Bool { value?.tag == "mask" && !variation.isBase && !path.isNested }

  /// True for an element without a key.
  var isUnkeyed: Bool { name.utf8.first == UInt8(ascii: ":") }

  /// True for an element that exists only to contain others.
  var isContainer: Bool {
    if isVariationBlock || isMask { return true }
    guard isUnkeyed, attributes.isEmpty, case .element(_, nil)? = value else { return false }
    return true
  }

  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.literal
  }

  mutating func sort() {
    if attributes.count > 1 { attributes.sort { $0.position < $1.position } }
    guard children.count > 1 else { return }
    for index in 1..<children.count where children[index].position < children[index - 1].position {
      children.sort { $0.position < $1.position }
      return
    }
  }
}

/// One attribute of an element.
struct ElementAttribute {
  /// The name that represents the object's id among its attributes.
  static let ownID = ""

  let name: String
  let literal: String
  let position: Double
}

/// A child of an element.
struct ElementChild {
  /// The kinds of children.
  enum Part {
    /// The index of another element of the same object.
    case element(Int)
    /// The number of an object.
    case object(Int)
    /// The number of the object that a mask entry refers to.
    case maskEntry(Int, isInstalled: Bool)
  }

  let position: Double
  let part: Part
}

extension ElementTree {
  /// Returns the element and everything in it as text. Equal content gives equal text.
  func content(of index: Int, depth: Int = 0) -> String {
    let node = nodes[index]
    var text = node.value?.text ?? ""
    for attribute in node.attributes { text += " \(attribute.name)=\"\(attribute.literal)\"" }
    guard depth < ElementTree.maximumDepth else { return text }
    for child in node.children {
      switch child.part {
      case .element(let index):
        text += " <\(nodes[index].name) \(content(of: index, depth: depth + 1))>"
      case .object(let number): text += " object \(number)"
      case .maskEntry(let number, let isInstalled): text += " mask \(number) \(isInstalled)"
      }
    }
    return text
  }

  /// Deeper than any document that a reader accepts.
  static let maximumDepth = 512
}
