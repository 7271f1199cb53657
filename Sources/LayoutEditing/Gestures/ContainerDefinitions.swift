internal import LayoutModel

/// What the attributes of a view are in terms of other items.
struct ContainerDefinitions {
  /// An attribute as another one plus a constant; a constant alone for a length.
  struct Definition {
    let anchor: Tie.Anchor?
    let constant: Double
    let sources: Set<ObjectID>
  }

  /// Where an item of a constraint is, seen from the container. Items that the container may place
  /// come after those that place it.
  enum Place: Int, CaseIterable {
    case ancestor, sibling, inside
  }

  private let container: ObjectID
  private var byAttribute: [String: Definition] = [:]
  /// The constraints that define attributes.
  private(set) var used: Set<ObjectID> = []

  static let axes = [
    ["leading", "trailing", "centerX", "width"], ["top", "bottom", "centerY", "height"],
  ]

  init(of container: ObjectID, _ ties: [Tie], place: (ObjectID) -> Place) {
    self.container = container
    let usable = ties.filter(\.isDefinition)
    for wanted in Place.allCases {
      for tie in usable {
        guard let attribute = tie.attribute(of: container), isOpen(attribute) else { continue }
        let other = tie.other(than: container)
        guard other?.item != container, (other.map { place($0.item) } ?? .ancestor) == wanted else {
          continue
        }
        byAttribute[attribute] = Definition(
          anchor: other,
          constant: other == nil || tie.first.item == container ? tie.constant : -tie.constant,
          sources: [tie.id]
        )
        used.insert(tie.id)
      }
    }
    derive()
  }

  /// True if a definition of an attribute says something new: two attributes of an axis determine
  /// the others.
  private func isOpen(_ attribute: String) -> Bool {
    guard byAttribute[attribute] == nil else { return false }
    guard let axis = ContainerDefinitions.axes.first(where: { $0.contains(attribute) }) else {
      return true
    }
    return axis.filter { byAttribute[$0] != nil }.count < 2
  }

  /// Adds the attributes that follow from others of the same axis.
  private mutating func derive() {
    for axis in ContainerDefinitions.axes {
      let (near, far, center, length) = (axis[0], axis[1], axis[2], axis[3])
      if byAttribute[near] == nil {
        byAttribute[near] = edge(far, length, -1) ?? edge(center, length, -0.5)
      }
      if byAttribute[far] == nil {
        byAttribute[far] = edge(near, length, 1) ?? edge(center, length, 0.5)
      }
      if byAttribute[center] == nil { byAttribute[center] = edge(near, length, 0.5) }
      guard let a = byAttribute[near], let b = byAttribute[far], let start = a.anchor,
        let end = b.anchor, start.item == end.item, start.attribute == near, end.attribute == far
      else { continue }
      let sources = a.sources.union(b.sources)
      if byAttribute[center] == nil {
        byAttribute[center] = Definition(
          anchor: Tie.Anchor(item: start.item, attribute: center),
          constant: (a.constant + b.constant) / 2,
          sources: sources
        )
      }
      if byAttribute[length] == nil {
        byAttribute[length] = Definition(
          anchor: Tie.Anchor(item: start.item, attribute: length),
          constant: b.constant - a.constant,
          sources: sources
        )
      }
    }
  }

  /// Returns an attribute as another one plus a part of a constant length.
  private func edge(_ name: String, _ length: String, _ share: Double) -> Definition? {
    guard let known = byAttribute[name], known.anchor != nil, let size = byAttribute[length],
      size.anchor == nil
    else { return nil }
    return Definition(
      anchor: known.anchor,
      constant: known.constant + share * size.constant,
      sources: known.sources.union(size.sources)
    )
  }

  /// Returns a constraint without the container; nil if an attribute has no definition. The
  /// constraint is then lost with the container.
  func rewritten(_ tie: Tie) -> Tie? {
    var new = tie
    if new.first.item == container {
      guard let known = byAttribute[new.first.attribute] else { return nil }
      if let anchor = known.anchor {
        new.first = anchor
        new.constant -= known.constant
      } else {
        guard let second = new.second else { return nil }
        // A constant: c = m * second + n.
        new.first = second
        new.second = nil
        new.relation = new.relation.reversed
        new.constant = (known.constant - new.constant) / new.multiplier
        new.multiplier = 1
      }
    }
    if let second = new.second, second.item == container {
      guard let known = byAttribute[second.attribute] else { return nil }
      new.second = known.anchor
      new.constant += new.multiplier * known.constant
      if known.anchor == nil { new.multiplier = 1 }
    }
    return new
  }
}
