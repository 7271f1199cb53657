import LayoutModel

/// Merges the content of one object: its attributes, its values, and their order.
struct ElementMerge {
  let merger: Merger
  let number: Int
  /// The object in each document, or nil if it is absent or ignored.
  let trees: ThreeWay<ElementTree?>
  /// The installations of each child that the object has in the result.
  let installations: [Int: [Installation]]
  var conflicts: [ConflictDraft] = []
  var decisions: [AutomaticDecision] = []
  /// What people set of the object's frame and mask in the result. Constraints place a view that
  /// one side gave to Auto Layout.
  let authored: FrameParts
  private let role: ObjectRole
  let kind: String
  var placedEntries: Set<MaskEntryKey> = []

  init(
    _ merger: Merger,
    number: Int,
    trees: ThreeWay<ElementTree?>,
    installations: [Int: [Installation]]
  ) {
    self.merger = merger
    self.number = number
    self.trees = trees
    self.installations = installations
    authored = FrameParts(
      merging: trees.map { $0.map { merger.rule.authoredFrame(of: number, $0.table) } }
    )
    let object = (trees.ours ?? trees.theirs ?? trees.base)?.object
    role = object?.role ?? .object
    kind = object?.kind ?? ""
  }

  /// Returns the object's own element.
  mutating func merge() -> MergedElement {
    let triple = trees.map { tree -> Int? in tree == nil ? nil : 0 }
    var merged = mergeElement(triple, depth: 0)
    alignArrangedLists(in: &merged)
    addMissingEntries(to: &merged)
    return merged
  }

  // MARK: - Elements

  func node(_ triple: ElementTriple, _ version: Version) -> ElementNode? {
    triple[version].flatMap { trees[version]?.nodes[$0] }
  }

  /// The element in the first document that has it: ours, theirs, the base.
  func anyNode(_ triple: ElementTriple) -> ElementNode? {
    node(triple, .ours) ?? node(triple, .theirs) ?? node(triple, .base)
  }

  /// Merges the states of an element that the result has.
  mutating func mergeElement(_ triple: ElementTriple, depth: Int) -> MergedElement {
    let model = anyNode(triple)
    var merged = MergedElement(
      name: model.map(plainName) ?? "",
      variation: model?.variation ?? .base,
      value: nil,
      sources: triple
    )
    (merged.value, merged.valueVersion) = mergeValue(triple)
    let crossing = resolveForms(triple)
    merged.attributes = mergeAttributes(triple, crossing)
    guard depth < ElementTree.maximumDepth else { return merged }
    merged.children = mergeChildren(triple, crossing, depth: depth)
    return merged
  }

  func plainName(_ node: ElementNode) -> String {
    guard node.isUnkeyed, let hash = node.name.utf8.lastIndex(of: UInt8(ascii: "#")) else {
      return node.name
    }
    return String(node.name[..<hash])
  }

  private mutating func mergeValue(_ triple: ElementTriple) -> (Value?, Version) {
    let base = node(triple, .base)?.value
    guard let ours = node(triple, .ours) else {
      return (node(triple, .theirs)?.value, .theirs)
    }
    guard let theirs = node(triple, .theirs) else { return (ours.value, .ours) }
    if case .record(let our)? = ours.value, case .record(let their)? = theirs.value {
      var old: Record?
      if case .record(let record)? = base { old = record }
      let parts = ours.path.rawValue == "frame" ? authored : .all
      if case .agreed(let record, let version) = ValueMerge.merge(
        old,
        our,
        their,
        authored: cosmetic(ours.path) == nil ? parts : [],
        preferred: merger.sideWithMoreEdits
      ) {
        noteRespelling(triple, base, ours.value, theirs.value, chosen: .record(record))
        return (.record(record), version)
      }
    } else if case .agreed(let value, let version) = ValueMerge.choose(
      ThreeWay(base: base, ours: ours.value, theirs: theirs.value),
      isSame: ==
    ) {
      return (value, version)
    }
    let version = settle(
      ours.variation,
      ours.path,
      ThreeWay(base: base?.text, ours: ours.value?.text, theirs: theirs.value?.text)
    )
    return (version == .ours ? ours.value : theirs.value, version)
  }

  private mutating func noteRespelling(
    _ triple: ElementTriple,
    _ base: Value?,
    _ ours: Value?,
    _ theirs: Value?,
    chosen: Value
  ) {
    guard let node = anyNode(triple), ours != theirs, ours != base, theirs != base,
      chosen == ours || chosen == theirs
    else { return }
    decide(
      isFrame(node) && !authored.isSuperset(of: .all) ? .cosmetic(.frame) : .respelled,
      node.variation,
      node.path,
      ThreeWay(base: base?.text, ours: ours?.text, theirs: theirs?.text),
      chosen == ours ? .ours : .theirs
    )
  }

  /// Chooses between two values. Cosmetic values are decided automatically. For others, ours is
  /// chosen and a conflict is added.
  mutating func settle(
    _ variation: VariationKey,
    _ path: PropertyPath,
    _ texts: ThreeWay<String?>
  ) -> Version {
    guard let cosmetic = cosmetic(path, isDerived: isDerivedWidth(path, texts)) else {
      conflicts.append(
        ConflictDraft(
          kind: .bothChanged,
          root: number,
          object: number,
          variation: variation,
          path: path,
          base: texts.base,
          ours: texts.ours,
          theirs: texts.theirs
        )
      )
      return .ours
    }
    let version = cosmetic == .header ? merger.newerSide : merger.sideWithMoreEdits
    decide(.cosmetic(cosmetic), variation, path, texts, version)
    return version
  }

  /// Records an automatic decision.
  mutating func decide(
    _ reason: AutomaticDecision.Reason,
    _ variation: VariationKey,
    _ path: PropertyPath,
    _ texts: ThreeWay<String?>,
    _ version: Version
  ) {
    decisions.append(
      AutomaticDecision(
        reason: reason,
        object: merger.matched.ids[number],
        variation: variation,
        path: path,
        base: texts.base,
        ours: texts.ours,
        theirs: texts.theirs,
        chosen: version.side
      )
    )
  }

  private func cosmetic(_ path: PropertyPath, isDerived: Bool = false) -> Cosmetic? {
    isDerived
      ? .frame : CosmeticRule.cosmetic(role, path, authored: authored)
  }

  /// Returns true for the width of a table column if both sides' widths follow their tables'
  /// frames, because a table fits its columns to its own width.
  private func isDerivedWidth(_ path: PropertyPath, _ texts: ThreeWay<String?>) -> Bool {
    guard kind == "tableColumn", path.rawValue == "width", let base = texts.base,
      let ours = texts.ours, let theirs = texts.theirs
    else { return false }
    func growth(_ literal: String, _ old: String) -> Double? {
      guard let new = ValueMerge.decimal(literal), let old = ValueMerge.decimal(old) else {
        return nil
      }
      return new - old
    }
    func tableWidth(_ version: Version) -> String? {
      let table = merger.object(merger.parent(number, version), version)
      guard case .record(let frame)? = table?.property(PropertyPath("frame"))?.value else {
        return nil
      }
      return frame["width"]
    }
    guard let table = tableWidth(.base), let our = tableWidth(.ours),
      let their = tableWidth(.theirs)
    else { return false }
    return growth(ours, base) == growth(our, table) && growth(theirs, base) == growth(their, table)
  }

  /// Returns true for the frame of a view.
  func isFrame(_ node: ElementNode) -> Bool {
    guard node.path.rawValue == "frame", case .record(let record)? = node.value else {
      return false
    }
    return record.kind == .rect
  }

  // MARK: - Attributes

  /// Chooses the version of each property that is an attribute in one document and an element in
  /// another. Both forms are the same property.
  private mutating func resolveForms(_ triple: ElementTriple) -> [String: Version] {
    var attributes: Set<String> = []
    for version in Version.allCases {
      for attribute in node(triple, version)?.attributes ?? [] { attributes.insert(attribute.name) }
    }
    var crossing: [String: Version] = [:]
    for version in Version.allCases {
      guard let tree = trees[version], let node = node(triple, version) else { continue }
      for child in node.children {
        guard case .element(let index) = child.part, attributes.contains(tree.nodes[index].name),
          !tree.nodes[index].isUnkeyed
        else { continue }
        crossing[tree.nodes[index].name] = .ours
      }
    }
    for name in crossing.keys.sorted() { crossing[name] = form(of: name, triple) }
    return crossing
  }

  private mutating func form(of name: String, _ triple: ElementTriple) -> Version {
    func content(_ version: Version) -> String? {
      guard let node = node(triple, version), let tree = trees[version] else { return nil }
      if let literal = node.attribute(name) { return literal }
      for child in node.children {
        guard case .element(let index) = child.part, tree.nodes[index].name == name else {
          continue
        }
        return tree.content(of: index)
      }
      return nil
    }
    let contents = ThreeWay.each(content)
    if case .agreed(_, let version) = ValueMerge.choose(
      contents,
      isSame: ValueMerge.hasSameBytes
    ) {
      return version
    }
    guard let node = anyNode(triple) else { return .ours }
    return settle(node.variation, node.path.appending(name), contents)
  }

  private mutating func mergeAttributes(_ triple: ElementTriple, _ crossing: [String: Version])
    -> [MergedAttribute]
  {
    var names = Interner<String>()
    var orders = ThreeWay<[Int]>(repeating: [])
    var states: [Int: ThreeWay<ElementAttribute?>] = [:]
    for version in Version.allCases {
      for attribute in node(triple, version)?.attributes ?? [] {
        let token = names.token(attribute.name)
        orders[version].append(token)
        states[token, default: ThreeWay(repeating: nil)][version] = attribute
      }
    }
    var merged: [Int: MergedAttribute] = [:]
    for token in 0..<names.count {
      merged[token] = mergeAttribute(
        states[token] ?? ThreeWay(repeating: nil),
        crossing[names.values[token]],
        triple
      )
    }
    orders = orders.map { $0.filter { merged[$0] != nil } }
    var sequence = SequenceMerge(orders) {
      [kind] left, right in
      WriteOrder.precedes(names.values[left], names.values[right], of: kind)
    }.result
    if anyNode(triple)?.isVariationBlock == true {
      let isSorted = orders.sides.allSatisfy { order in
        zip(order, order.dropFirst()).allSatisfy {
          names.values[$0].precedesAsBytes(names.values[$1])
        }
      }
      if isSorted { sequence.sort { names.values[$0].precedesAsBytes(names.values[$1]) } }
    }
    return sequence.compactMap { merged[$0] }
  }

  private mutating func mergeAttribute(
    _ states: ThreeWay<ElementAttribute?>,
    _ crossing: Version?,
    _ triple: ElementTriple
  ) -> MergedAttribute? {
    if let crossing {
      return states[crossing].map { MergedAttribute($0, from: crossing) }
    }
    guard let node = anyNode(triple), let name = (states.ours ?? states.theirs ?? states.base)?.name
    else {
      return nil
    }
    let path = node.path.appending(name)
    var version = Version.ours
    let literals = states.map { $0?.literal }
    switch ValueMerge.choose(literals, isSame: ValueMerge.hasSameBytes) {
    case .agreed(_, let from): version = from
    case .conflicting: version = settle(node.variation, path, literals)
    }
    if let state = states[version], refersToMissingObject(state, version, path) {
      version = .ours
    }
    return states[version].map { MergedAttribute($0, from: version) }
  }

  /// Returns true if their attribute refers to an object that they have and the result lacks.
  private func refersToMissingObject(
    _ state: ElementAttribute,
    _ version: Version,
    _ path: PropertyPath
  )
    -> Bool
  {
    guard version == .theirs, let target = merger.matched.target(of: path, literal: state.literal)
    else { return false }
    return !merger.isAlive[target] && merger.has(version, target)
  }
}

extension MergedAttribute {
  init(_ state: ElementAttribute, from version: Version) {
    self.init(
      name: state.name,
      literal: state.literal,
      position: state.position,
      version: version
    )
  }
}

/// Assigns equal values the same number.
struct Interner<Element: Hashable> {
  private(set) var values: [Element] = []
  private var tokens: [Element: Int] = [:]

  var count: Int { values.count }

  mutating func token(_ value: Element) -> Int {
    if let known = tokens[value] { return known }
    tokens[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// The key of a mask entry.
struct MaskEntryKey: Hashable {
  let number: Int
  let variation: VariationKey
}
