import LayoutModel

/// Turns an object's merged elements back into properties, with new positions and numbers.
struct ElementFlattener {
  /// A child object in one of the elements.
  struct Child {
    let number: Int
    let container: PropertyPath
    let position: Double
  }

  private(set) var properties: [Property] = []
  private(set) var formatting: [Formatting] = []
  private(set) var idPosition: Double?
  /// The child objects in the order of the file.
  private(set) var children: [Child] = []
  /// The mask entries of each child object.
  private(set) var entries: [Int: [Installation]] = [:]
  private let trees: ThreeWay<ElementTree?>
  private let ids: [ObjectID]
  private let hasFormatting: Bool

  init(trees: ThreeWay<ElementTree?>, ids: [ObjectID]) {
    self.trees = trees
    self.ids = ids
    hasFormatting = trees.all.contains { !($0?.object.formatting.isEmpty ?? true) }
  }

  /// Adds the object's own element and everything in it.
  mutating func flatten(_ element: MergedElement) {
    flatten(element, path: .object, position: 0, depth: 0)
  }

  private mutating func flatten(
    _ element: MergedElement,
    path: PropertyPath,
    position: Double,
    depth: Int
  ) {
    if let value = element.value {
      properties.append(
        Property(variation: element.variation, path: path, position: position, value: value)
      )
    }
    for (place, attribute) in element.attributes.enumerated() {
      if attribute.name == ElementAttribute.ownID {
        idPosition = Double(place)
        continue
      }
      var position = Double(place)
      if case .record? = element.value { position = attribute.position }
      properties.append(
        Property(
          variation: element.variation,
          path: path.appending(attribute.name),
          position: position,
          value: .attribute(attribute.literal)
        )
      )
    }
    if hasFormatting { addFormatting(of: element, path: path) }
    guard depth <= ElementTree.maximumDepth else { return }
    var counts: [String: Int] = [:]
    for (place, child) in element.children.enumerated() {
      let position = Double(place + 1)
      switch child {
      case .element(let inner):
        let isBlock = path.isObject && inner.name.isEmpty
        let segment = isBlock ? "" : numbered(inner.name, &counts)
        flatten(
          inner,
          path: isBlock ? .object : path.appending(segment),
          position: position,
          depth: depth + 1
        )
      case .object(let number):
        children.append(Child(number: number, container: path, position: position))
      case .maskEntry(let number, let variation, let isInstalled):
        entries[number, default: []].append(
          Installation(variation: variation, isInstalled: isInstalled, position: position)
        )
        let name = ":\(isInstalled ? "include" : "exclude")[\(ids[number])]"
        let segment = numbered(name, &counts)
        if hasFormatting { addFormatting(ofEntry: segment, in: element, path: path) }
      }
    }
  }

  /// Returns the path segment of an element. Repeated names are numbered as the reader numbers
  /// them.
  private func numbered(_ name: String, _ counts: inout [String: Int]) -> String {
    guard name.utf8.first == UInt8(ascii: ":") else { return name }
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }

  // MARK: - Formatting

  private mutating func addFormatting(of element: MergedElement, path: PropertyPath) {
    let states = ThreeWay<[Formatting]>.each { version in
      guard let tree = trees[version], let index = element.sources[version] else { return [] }
      let node = tree.nodes[index]
      return tree.formatting[PropertyKey(variation: node.variation, path: node.path)] ?? []
    }
    for site in sites(states) {
      let texts = states.map { list in list.first { $0.site == site }?.text }
      guard let text = text(of: site, texts, element) else { continue }
      formatting.append(
        Formatting(variation: element.variation, path: path, site: site, text: text)
      )
    }
  }

  private mutating func addFormatting(
    ofEntry segment: String,
    in mask: MergedElement,
    path: PropertyPath
  ) {
    let states = ThreeWay<[Formatting]>.each { version in
      guard let tree = trees[version], let index = mask.sources[version] else { return [] }
      let node = tree.nodes[index]
      let entry = PropertyKey(variation: node.variation, path: node.path.appending(segment))
      return tree.formatting[entry] ?? []
    }
    for site in sites(states) {
      let texts = states.map { list in list.first { $0.site == site }?.text }
      guard let text = chosen(texts) else { continue }
      formatting.append(
        Formatting(
          variation: mask.variation,
          path: path.appending(segment),
          site: site,
          text: text
        )
      )
    }
  }

  private func sites(_ states: ThreeWay<[Formatting]>) -> [Formatting.Site] {
    var seen: Set<Formatting.Site> = []
    return states.all.joined().map(\.site).filter { seen.insert($0).inserted }
  }

  /// The formatting of the side whose value the result has.
  private func text(of site: Formatting.Site, _ texts: ThreeWay<String?>, _ element: MergedElement)
    -> String?
  {
    switch site {
    case .attributeName(let name), .attributeValue(let name):
      guard let attribute = element.attributes.first(where: { $0.name == name }) else {
        return chosen(texts)
      }
      func literal(_ side: Version) -> String? {
        element.sources[side].flatMap { trees[side]?.nodes[$0].attribute(name) }
      }
      if ValueMerge.hasSameBytes(literal(.ours), literal(.theirs)) { return chosen(texts) }
      return texts[attribute.version]
    case .text:
      return texts[element.valueVersion] ?? chosen(ThreeWay(repeating: nil))
    case .beforeEndTag:
      guard let text = chosen(texts) else { return nil }
      let isFitting = Version.allCases.contains { version in
        guard ValueMerge.hasSameBytes(texts[version], text),
          let index = element.sources[version], let tree = trees[version]
        else { return false }
        return tree.nodes[index].children.count == element.children.count
      }
      return isFitting ? text : nil
    case .beforeStartTag, .startTagEnd, .endTagEnd:
      return chosen(texts)
    }
  }

  private func chosen(_ texts: ThreeWay<String?>) -> String? {
    if trees.theirs == nil { return texts.ours }
    if trees.ours == nil { return texts.theirs }
    guard case .agreed(let text, _) = ValueMerge.choose(texts, isSame: ValueMerge.hasSameBytes)
    else { return texts.ours }
    return text
  }
}
