/// The entry of one view in an ``ArrangedViewList``: an element with what is in it.
package struct ArrangedViewEntry: Sendable {
  private let tag: String
  /// The rows of the element, with paths relative to the element's.
  private var properties: [Property]
  private var formatting: [Formatting] = []

  /// Creates the entry of a new view.
  package init(_ list: ArrangedViewList) {
    tag = list.entryTag
    properties = [
      Property(path: .object, position: 0, value: .element(tag: list.entryTag, text: nil)),
      Property(
        path: PropertyPath(ArrangedViewList.literalAttribute),
        position: 0,
        value: .attribute(list.usualLiteral)
      ),
    ]
  }

  /// Takes an entry from a stack view, without changing the stack view.
  fileprivate init(_ element: Property, of stack: LayoutObject) {
    tag = element.value.tag ?? ""
    let start = element.path.rawValue
    func relative(_ path: PropertyPath) -> PropertyPath? {
      if path == element.path { return .object }
      guard path.rawValue.hasPrefix(start + "/") else { return nil }
      return PropertyPath(String(path.rawValue.dropFirst(start.count + 1)))
    }
    properties = stack.properties.compactMap {
      guard $0.variation.isBase, let path = relative($0.path) else { return nil }
      return Property(path: path, position: $0.position, value: $0.value)
    }
    formatting = stack.formatting.compactMap {
      guard $0.variation.isBase, let path = relative($0.path) else { return nil }
      return Formatting(variation: $0.variation, path: path, site: $0.site, text: $0.text)
    }
  }

  /// Adds the rows of the entry to a stack view.
  fileprivate func add(
    to stack: inout LayoutObject,
    at path: PropertyPath,
    position: Double
  ) {
    func absolute(_ part: PropertyPath) -> PropertyPath {
      part.isObject ? path : PropertyPath(path.rawValue + "/" + part.rawValue)
    }
    for row in properties {
      stack.properties.append(
        Property(
          path: absolute(row.path),
          position: row.path.isObject ? position : row.position,
          value: row.value
        )
      )
    }
    for row in formatting {
      stack.formatting.append(
        Formatting(
          variation: row.variation,
          path: absolute(row.path),
          site: row.site,
          text: row.text
        )
      )
    }
  }

  fileprivate var segment: String { ":" + tag }
}

extension LayoutObject {
  /// Returns the entries that a list of a stack view has for its arranged views.
  ///
  /// - Parameter views: The arranged views in order. If the list has fewer entries, the last views
  ///   have none.
  package func entries(
    of list: ArrangedViewList,
    for views: [ObjectID]
  ) -> [ObjectID: ArrangedViewEntry] {
    let elements = properties.filter {
      $0.variation.isBase && $0.path.parent == list.path && $0.value.literal == nil
    }.sorted { $0.position < $1.position }
    return Dictionary(
      zip(views, elements.map { ArrangedViewEntry($0, of: self) }),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Replaces the entries of a list that the stack view has.
  package mutating func setEntries(of list: ArrangedViewList, _ entries: [ArrangedViewEntry]) {
    let prefix = list.rawValue + "/"
    properties.removeAll { $0.variation.isBase && $0.path.rawValue.hasPrefix(prefix) }
    formatting.removeAll { $0.variation.isBase && $0.path.rawValue.hasPrefix(prefix) }
    var counts: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      let number = counts[entry.segment, default: 0] + 1
      counts[entry.segment] = number
      let name = entry.segment + (number > 1 ? "#\(number)" : "")
      entry.add(to: &self, at: list.path.appending(name), position: Double(place + 1))
    }
  }
}

extension ArrangedViewList {
  /// Returns the arranged views among the children of a stack view, in order.
  package static func views(among children: [LayoutObject]) -> [ObjectID] {
    viewLists.flatMap { list in
      children.filter { $0.container == list }.sorted {
        $0.position == $1.position ? $0.id < $1.id : $0.position < $1.position
      }.map(\.id)
    }
  }
}
