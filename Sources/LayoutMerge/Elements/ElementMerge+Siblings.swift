import LayoutModel

/// Identifies a child among its siblings.
enum ChildKey: Hashable {
  case object(Int)
  case maskEntry(Int)
  case block(VariationKey)
  case element(String)
  /// One of several elements with the same name, or of a list that is parallel to a list of
  /// objects.
  case member(String, Int)
}

/// The children of one element in the three documents.
struct Siblings {
  /// The children by token.
  private(set) var keys = Interner<ChildKey>()
  /// The tokens in the order of each document.
  private(set) var orders = ThreeWay<[Int]>(repeating: [])
  /// The states of the child elements, by token.
  private(set) var triples: [Int: ElementTriple] = [:]
  private var presence: [ThreeWay<Bool>] = []

  /// Adds the next child of a document. A repeated child is ignored.
  mutating func add(_ key: ChildKey, _ version: Version, element: Int? = nil) {
    let token = keys.token(key)
    if token == presence.count { presence.append(ThreeWay(repeating: false)) }
    guard !isIn(version, token) else { return }
    presence[token][version] = true
    orders[version].append(token)
    if let element { triples[token, default: ElementTriple()][version] = element }
  }

  /// Returns true if the document has the child.
  func isIn(_ version: Version, _ token: Int) -> Bool { presence[token][version] }
}

extension ElementMerge {
  /// The children of an element, with keys that are the same in all three documents.
  func siblings(_ triple: ElementTriple) -> Siblings {
    let names = memberNames(triple)
    var siblings = Siblings()
    for version in Version.allCases {
      guard let tree = trees[version], let node = node(triple, version) else { continue }
      for child in node.children {
        switch child.part {
        case .object(let number): siblings.add(.object(number), version)
        case .maskEntry(let number, _): siblings.add(.maskEntry(number), version)
        case .element(let index):
          let element = tree.nodes[index]
          let key: ChildKey
          if element.isVariationBlock {
            key = .block(element.variation)
          } else if let member = names[version][index] {
            key = member
          } else {
            key = .element(plainName(element))
          }
          siblings.add(key, version, element: index)
        }
      }
    }
    return siblings
  }

  /// Returns the keys of the elements whose names do not identify them, by version and index.
  private func memberNames(_ triple: ElementTriple) -> ThreeWay<[Int: ChildKey]> {
    var families: [String: ThreeWay<[Int]>] = [:]
    for version in Version.allCases {
      guard let tree = trees[version], let node = node(triple, version) else { continue }
      for child in node.children {
        guard case .element(let index) = child.part else { continue }
        let element = tree.nodes[index]
        guard element.isUnkeyed, !element.isVariationBlock else { continue }
        families[plainName(element), default: ThreeWay(repeating: [])][version].append(index)
      }
    }
    if let parallel = parallelNames(triple) { return parallel }
    let areTieBreakers = anyNode(triple)?.name == ":inferredMetricsTieBreakers"
    var names = ThreeWay<[Int: ChildKey]>(repeating: [:])
    for (name, members) in families {
      let isFamily = members.all.contains { $0.count > 1 }
      let hasReference = Version.allCases.contains { version in
        members[version].contains { trees[version]?.nodes[$0].attribute("reference") != nil }
      }
      guard isFamily || hasReference else { continue }
      let tokens =
        hasReference
        ? referenceNames(members, areTieBreakers: areTieBreakers) : alignedNames(members)
      for version in Version.allCases {
        for (index, token) in zip(members[version], tokens[version]) {
          names[version][index] = .member(name, token)
        }
      }
    }
    return names
  }

  private func alignedNames(_ members: ThreeWay<[Int]>) -> ThreeWay<[Int]> {
    let contents = ThreeWay.each { version in
      members[version].map { trees[version]?.content(of: $0) ?? "" }
    }
    return FamilyAlignment(contents).names
  }

  /// Identifies entries by the object that they refer to.
  ///
  /// A tie-breaker chooses one of the segues to a controller, so it is identified by the controller:
  /// a document must not choose two.
  private func referenceNames(_ members: ThreeWay<[Int]>, areTieBreakers: Bool) -> ThreeWay<[Int]> {
    var names = Interner<String>()
    return ThreeWay.each { version in
      var counts: [String: Int] = [:]
      return members[version].map { index in
        var reference = trees[version]?.nodes[index].attribute("reference") ?? ""
        if areTieBreakers, let segue = merger.matched.number(of: ObjectID(reference)),
          let controller = merger.object(segue, version)?.attribute("destination")
        {
          reference = controller
        }
        counts[reference, default: 0] += 1
        return names.token("\(reference) \(counts[reference] ?? 0)")
      }
    }
  }

  /// Adds a conflict: both sides moved the same elements of a list.
  mutating func reorderConflict(
    _ variation: VariationKey,
    _ path: PropertyPath,
    _ orders: ThreeWay<String>
  ) {
    conflicts.append(
      ConflictDraft(
        kind: .bothReordered,
        root: number,
        object: number,
        variation: variation,
        path: path,
        base: orders.base,
        ours: orders.ours,
        theirs: orders.theirs
      )
    )
  }
}
