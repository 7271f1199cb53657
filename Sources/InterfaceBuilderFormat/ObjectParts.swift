import LayoutModel

/// The attributes and child elements of an object's elements, in the order of the file.
struct ObjectParts {
  /// The parts of each element; the object's own come first.
  private(set) var groups: [ElementParts] = [ElementParts()]
  /// The value that holds the text of the object's own element.
  private(set) var ownText: Value?
  private var groupIndex: [Place: Int] = [:]
  private var literals: [FormattedPlace: String] = [:]

  /// The key of an element within the object: a variation and a path.
  private struct Place: Hashable {
    let variation: VariationKey
    let path: PropertyPath
  }

  /// The key of a formatting: a place in an element.
  private struct FormattedPlace: Hashable {
    let element: Place
    let site: Formatting.Site
  }

  init(document: Document, index: Int, children: [Int]) {
    let object = document.objects[index]
    for property in object.properties { add(property) }
    for child in children { add(child: child, of: document) }
    for formatting in object.formatting {
      let element = Place(variation: formatting.variation, path: formatting.path)
      let place = FormattedPlace(element: element, site: formatting.site)
      if literals[place] == nil { literals[place] = formatting.text }
    }
    for group in groups.indices { groups[group].sort() }
  }

  var hasFormatting: Bool { !literals.isEmpty }

  func formatting(
    _ variation: VariationKey,
    _ path: PropertyPath,
    _ site: Formatting.Site
  ) -> String? {
    guard hasFormatting else { return nil }
    let element = Place(variation: variation, path: path)
    return literals[FormattedPlace(element: element, site: site)]
  }

  func group(_ variation: VariationKey, _ path: PropertyPath) -> ElementParts? {
    groupIndex[Place(variation: variation, path: path)].map { groups[$0] }
  }

  private mutating func add(_ property: Property) {
    let isOwn = property.path.isObject
    if isOwn, property.variation.isBase {
      ownText = property.value
      return
    }
    let isNested = property.path.isNested
    let variation = isOwn ? .base : property.variation
    let parent = isNested ? property.path.parent : .object
    let group = groupNumber(variation, parent)
    if case .attribute(let literal) = property.value {
      groups[group].attributes.append(
        AttributePart(
          position: property.position,
          name: isNested ? property.path.name : property.path.rawValue,
          value: literal
        )
      )
    } else {
      groups[group].elements.append(
        ElementPart(position: property.position, part: .property(property))
      )
    }
  }

  private mutating func add(child index: Int, of document: Document) {
    let child = document.objects[index]
    let group = groupNumber(.base, child.container)
    groups[group].elements.append(ElementPart(position: child.position, part: .object(index)))
    guard !child.installations.isEmpty,
      let container = MaskedContainer.allCases.first(where: { $0.path == child.container })
    else { return }
    for entry in child.installations {
      let block = entry.variation.isBase ? VariationKey.defaultBlock : entry.variation
      let mask = groupNumber(block, PropertyPath(container.rawValue))
      groups[mask].elements.append(
        ElementPart(
          position: entry.position,
          part: .maskEntry(reference: child.id, isInstalled: entry.isInstalled)
        )
      )
    }
  }

  private mutating func groupNumber(_ variation: VariationKey, _ path: PropertyPath) -> Int {
    if path.isObject, variation.isBase { return 0 }
    let place = Place(variation: variation, path: path)
    if let known = groupIndex[place] { return known }
    groups.append(ElementParts())
    groupIndex[place] = groups.count - 1
    return groups.count - 1
  }
}

/// The attributes and child elements of one element.
struct ElementParts {
  var attributes: [AttributePart] = []
  var elements: [ElementPart] = []

  mutating func sort() {
    if !attributes.isSortedByPosition { attributes.sort { $0.position < $1.position } }
    if !elements.isSortedByPosition { elements.sort { $0.position < $1.position } }
  }
}

/// A part with a position among its siblings.
protocol Positioned {
  var position: Double { get }
}

/// An attribute of an element.
struct AttributePart: Positioned {
  let position: Double
  let name: String
  let value: String
}

/// A child element.
struct ElementPart: Positioned {
  enum Part {
    case property(Property)
    case object(Int)
    case maskEntry(reference: ObjectID, isInstalled: Bool)
  }

  let position: Double
  let part: Part
}

extension Array where Element: Positioned {
  fileprivate var isSortedByPosition: Bool {
    for index in indices.dropFirst() where self[index].position < self[index - 1].position {
      return false
    }
    return true
  }
}
