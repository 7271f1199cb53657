import LayoutModel

/// The order of lists that Interface Builder keeps sorted. Hand-edited lists stay as they are.
struct ListOrder {
  private let merge: ElementMerge
  private let siblings: Siblings
  private let triple: ElementTriple
  private let list: String

  init(_ merge: ElementMerge, _ siblings: Siblings, _ triple: ElementTriple) {
    self.merge = merge
    self.siblings = siblings
    self.triple = triple
    let node = merge.node(triple, .ours) ?? merge.node(triple, .theirs)
    list = node?.path.rawValue ?? ""
  }

  /// Returns the tokens, sorted if the list is a sorted one and both sides have it sorted.
  func sorted(_ tokens: [Int]) -> [Int] {
    if list.isEmpty { return withSortedBlocks(tokens) }
    guard ListOrder.sortedLists.contains(list) else { return tokens }
    for version in Version.sides {
      var last: SortKey?
      for token in siblings.orders[version] {
        guard let key = key(of: token, version) else { return tokens }
        if let last, key < last { return tokens }
        last = key
      }
    }
    let keyed = tokens.enumerated().map { place, token in
      (key: resultKey(of: token), place: place, token: token)
    }
    return keyed.sorted { left, right in
      guard let a = left.key, let b = right.key, a != b else { return left.place < right.place }
      return a < b
    }.map(\.token)
  }

  private static let sortedLists: Set<String> = [
    ":constraints", ":connections", ":resources", ":dependencies",
  ]

  /// Sorts the variation blocks among the places that blocks have.
  private func withSortedBlocks(_ tokens: [Int]) -> [Int] {
    func order(_ token: Int) -> (Int, String)? {
      guard case .block(let variation) = siblings.keys.values[token] else { return nil }
      return variation.blockOrder
    }
    func isSorted(_ list: [Int]) -> Bool {
      let orders = list.compactMap(order)
      return zip(orders, orders.dropFirst()).allSatisfy { $0 <= $1 }
    }
    guard siblings.orders.sides.allSatisfy(isSorted), !isSorted(tokens) else {
      return tokens
    }
    var blocks = tokens.filter { order($0) != nil }.sorted { left, right in
      (order(left) ?? (0, "")) < (order(right) ?? (0, ""))
    }[...]
    return tokens.map { order($0) == nil ? $0 : blocks.removeFirst() }
  }

  // MARK: - Keys

  private struct SortKey: Comparable {
    let group: String
    let name: String

    static func < (left: SortKey, right: SortKey) -> Bool {
      left.group == right.group
        ? left.name.precedesAsBytes(right.name) : left.group.precedesAsBytes(right.group)
    }
  }

  private func resultKey(of token: Int) -> SortKey? {
    let (base, ours, theirs) = (
      key(of: token, .base), key(of: token, .ours), key(of: token, .theirs)
    )
    guard let ours else { return theirs ?? base }
    return ours == base ? theirs ?? ours : ours
  }

  private func key(of token: Int, _ version: Version) -> SortKey? {
    switch siblings.keys.values[token] {
    case .object(let number):
      guard let object = merge.merger.object(number, version) else { return nil }
      return key(of: object)
    case .element:
      guard let node = siblings.triples[token].flatMap({ merge.node($0, version) }) else {
        return nil
      }
      return key(of: node)
    case .maskEntry, .block, .member: return nil
    }
  }

  private func key(of object: LayoutObject) -> SortKey {
    switch list {
    case ":constraints": return SortKey(group: "", name: object.id.rawValue)
    case ":connections":
      let name: String? =
        switch object.kind {
        case "outlet": object.attribute("property")
        case "action": object.attribute("selector")
        default: nil
        }
      return SortKey(group: object.kind, name: name ?? "")
    default: return SortKey(group: object.kind, name: object.attribute("name") ?? "")
    }
  }

  private func key(of node: ElementNode) -> SortKey {
    let tag = node.value?.tag ?? ""
    let groups = ["deployment", "development", "plugIn", "capability"]
    let group = groups.firstIndex(of: tag).map { "\($0)" } ?? tag
    return SortKey(
      group: group,
      name: node.attribute("identifier") ?? node.attribute("name") ?? ""
    )
  }
}
