internal import LayoutModel

/// The order of an element's attributes and children as Interface Builder writes them.
///
/// The tables are the measured ranks of `element-order.tsv`, with the attributes and keyed children that
/// 980 later documents add. A line has an element's name, followed
/// by its attributes, or by its children as `tag` or `tag:key`, in order.
struct ElementOrder {
  let platform: Platform
  /// The version of Interface Builder. The position of some children depends on it.
  let toolsVersion: Int

  /// Returns the rank of an attribute. An attribute of all views that is unknown in this kind has the
  /// place that it has in other views. Other unknown attributes come just before the id, as most do.
  func attributeRank(_ name: String, of kind: String) -> Double {
    let ranks = attributeRanks(of: kind)
    if let rank = ranks[name] { return Double(rank) }
    let id = ranks["id"].map(Double.init) ?? 1_000
    if let place = ElementOrder.afterID.firstIndex(of: name) {
      return id + Double(place + 1) / 10
    }
    let general = generalAttributes(of: kind, ranks)
    if let place = general.firstIndex(of: name) {
      let before = general[..<place].compactMap { ranks[$0] }.max() ?? -1
      return Double(before) + Double(place + 1) / 100
    }
    return id - 0.5
  }

  /// Returns the attributes of all views in their order if the kind is a view, or none.
  private func generalAttributes(of kind: String, _ ranks: [String: Int]) -> [String] {
    if platform != .macOS { return ranks["contentMode"] == nil ? [] : ElementOrder.ofViews }
    return childRanks(of: kind)["rect:frame"] == nil ? [] : ElementOrder.ofMacViews
  }

  /// Returns the rank of a child element. A child that is unknown in this element gets the rank
  /// that it has in other elements.
  func childRank(_ tag: String, key: String?, of kind: String) -> Double {
    let ranks = childRanks(of: kind)
    let name = key.map { "\(tag):\($0)" } ?? tag
    if let rank = changedRank(name, ranks, of: kind) { return rank }
    if let rank = ranks[name] ?? ranks[tag] { return Double(rank) }
    if let key, let rank = ranks.filter({ $0.key.hasSuffix(":\(key)") }).values.min() {
      return Double(rank)
    }
    let place = ElementOrder.generalPlace(of: name)
    let before = ranks.filter { ElementOrder.generalPlace(of: $0.key) <= place }.values.max()
    return Double(before ?? -1) + 0.5
  }

  /// Returns the tag of the child with a key in this kind, or else in any kind of the platform.
  func tag(ofKey key: String, of kind: String) -> String? {
    let suffix = ":" + key
    let own = childRanks(of: kind).keys.filter { $0.hasSuffix(suffix) }.sorted()
    if let tag = ElementOrder.sharedTag(ofKey: key, in: kind) { return tag }
    let names =
      own.isEmpty ? table.tagsByKey[key] ?? [] : own.map { String($0.dropLast(suffix.count)) }
    return names.first { $0 != "nil" } ?? names.first
  }

  /// Returns the tag of the child with a key in elements of this kind; nil if none is known.
  func childTag(ofKey key: String, in kind: String) -> String? {
    if let tag = ElementOrder.sharedTag(ofKey: key, in: kind) { return tag }
    let suffix = ":" + key
    let tags = childRanks(of: kind).keys.filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
    return tags.first { $0 != "nil" } ?? tags.first
  }

  /// Returns the keys that children with a tag have in elements of this kind, in order.
  func keys(ofTag tag: String, in kind: String) -> [String] {
    if let keys = ElementOrder.sharedKeys[kind]?[tag] { return keys }
    return childRanks(of: kind).filter { $0.key.hasPrefix(tag + ":") }
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { String($0.key.dropFirst(tag.count + 1)) }
  }

  /// Returns the keys of the children of this kind that have a value of a name, in order. Objects,
  /// colors and geometry are not among them.
  func parts(with name: String, in kind: String) -> [String] {
    childRanks(of: kind).sorted { ($0.value, $0.key) < ($1.value, $1.key) }.compactMap { child in
      let words = child.key.split(separator: ":", maxSplits: 1).map(String.init)
      guard words.count == 2, !ElementOrder.wholeValues.contains(words[0]), !isObject(words[0]),
        valueNames(of: words[0]).contains(name)
      else { return nil }
      return words[1]
    }
  }

  /// True if children with this tag and without a key occur in elements of this kind.
  func hasChild(_ tag: String, in kind: String) -> Bool {
    if childRanks(of: kind)[tag] != nil { return true }
    switch tag {
    case PropertyPath.runtimeAttributes: return isObject(kind)
    case "userDefinedRuntimeAttribute": return kind == PropertyPath.runtimeAttributes
    default: return false
    }
  }

  /// True if elements with this tag have an id, so they are objects.
  func isObject(_ tag: String) -> Bool {
    (table.attributes[tag] ?? fallback?.attributes[tag])?["id"] != nil
  }

  /// True if the table has elements with this tag.
  func isElement(_ tag: String) -> Bool {
    table.tags.contains(tag) || fallback?.tags.contains(tag) == true
  }

  /// Returns the names of an element's attributes and of its children with keys.
  func valueNames(of tag: String) -> Set<String> {
    let attributes = table.attributes[tag] ?? fallback?.attributes[tag] ?? [:]
    let keys = childRanks(of: tag).keys.compactMap { name in
      name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) }
    }
    let shared = ElementOrder.sharedKeys[tag]?.values.flatMap { $0 } ?? []
    return Set(attributes.keys).union(keys).union(shared).subtracting(["id", "key"])
  }

  /// Returns the names of an object's values, including those that all views or all objects have.
  func ownNames(of kind: String) -> Set<String> {
    valueNames(of: kind).union(generalAttributes(of: kind, attributeRanks(of: kind)))
      .union(ElementOrder.afterID)
  }

  /// True if the attribute occurs on elements of this kind.
  func hasAttribute(_ name: String, kind: String) -> Bool {
    attributeRanks(of: kind)[name] != nil
  }

  /// True if elements with this tag are views: they have a frame or a content mode.
  func isView(_ tag: String) -> Bool {
    childRanks(of: tag)["rect:frame"] != nil
      || (table.attributes[tag] ?? fallback?.attributes[tag])?["contentMode"] != nil
  }

  /// Returns the tags of the elements that have a value of a name: an attribute, or a child with a key.
  /// The blocks of size classes, which have the values of others, don't count.
  func owners(of name: String) -> Set<String> {
    let suffix = ":" + name
    var result: Set<String> = []
    for table in [table, fallback].compactMap({ $0 }) {
      result.formUnion(table.attributes.filter { $0.value[name] != nil }.keys)
      let holders = table.children.filter { $0.value.keys.contains { $0.hasSuffix(suffix) } }
      result.formUnion(holders.keys)
    }
    let shared = ElementOrder.sharedKeys.filter { $0.value.values.contains { $0.contains(name) } }
    return result.union(shared.keys).subtracting(["variation"])
  }

  /// The names of all attributes and keyed children that occur in elements of the platform.
  var valueNames: Set<String> { table.valueNames.union(fallback?.valueNames ?? []) }

  // MARK: - Tables

  /// The elements that are set as a whole.
  private static let wholeValues: Set<String> = [
    "rect", "point", "size", "color", "autoresizingMask", "nil",
  ]

  /// The attributes that are written after the id.
  private static let afterID = ["userLabel", "customClass", "customModule", "customModuleProvider"]

  /// The attributes of all views of iOS, in the order of real files.
  private static let ofViews = [
    "hidden", "verifyAmbiguity", "autoresizesSubviews", "opaque", "clipsSubviews",
    "clearsContextBeforeDrawing", "multipleTouchEnabled", "userInteractionEnabled", "tag", "alpha",
    "contentMode", "semanticContentAttribute",
  ]

  /// The attributes of all views of macOS, in the order of real files.
  private static let ofMacViews = [
    "identifier", "hidden", "toolTip", "autoresizesSubviews", "wantsLayer", "focusRingType",
    "horizontalHuggingPriority", "clipsToBounds", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "fixedFrame", "misplaced",
    "alphaValue", "ambiguous", "tag", "mirrorLayoutDirectionWhenInternationalizing",
    "setsMaxLayoutWidthAtFirstLayout", "allowsExpansionToolTips",
  ]

  /// The keys of children whose order depends only on their tag, by parent and tag.
  private static let sharedKeys: [String: [String: [String]]] = [
    "button": ["state": ["normal", "highlighted", "selected", "disabled", "focused"]],
    "attributes": [
      "color": ["NSColor", "NSBackgroundColor", "NSStrokeColor", "NSUnderlineColor"],
      "font": ["NSFont", "NSOriginalFont"], "paragraphStyle": ["NSParagraphStyle"],
      "integer": ["NSUnderline", "NSStrikethrough", "NSLigature"],
      "real": ["NSKern", "NSBaselineOffset", "NSStrokeWidth", "NSObliqueness", "NSExpansion"],
      "url": ["NSLink"], "shadow": ["NSShadow"],
    ],
  ]

  private static func sharedTag(ofKey key: String, in kind: String) -> String? {
    sharedKeys[kind]?.first { $0.value.contains(key) }?.key
  }

  /// The children of views in their general order.
  private static let general = [
    "rect:frame", "frame:frameInset", "autoresizingMask:autoresizingMask", "layoutGuides",
    "view:view", "subviews", "viewLayoutGuide:safeArea", "animations", "color:backgroundColor",
    "color:tintColor", "accessibility:accessibilityConfiguration", "gestureRecognizers",
    "constraints", "", "edgeInsets:layoutMargins", "userDefinedRuntimeAttributes", "variation",
    "connections", "point:canvasLocation",
  ]

  private static func generalPlace(of name: String) -> Int {
    general.firstIndex(of: name) ?? general.firstIndex(of: "") ?? 0
  }

  /// Returns the rank of a child whose position depends on the version.
  private func changedRank(_ name: String, _ ranks: [String: Int], of kind: String) -> Double? {
    if name == "viewLayoutGuide:safeArea", toolsVersion >= 17_147 {
      return ranks["color:backgroundColor"].map { Double($0) - 0.5 }
    }
    if name == "constraints", platform == .macOS,
      let cell = ranks["\(kind)Cell:cell"], kind == "button" || kind == "popUpButton"
    {
      return Double(cell) + (toolsVersion >= 21_507 ? 0.5 : -0.5)
    }
    return nil
  }

  private func attributeRanks(of kind: String) -> [String: Int] {
    table.attributes[kind] ?? fallback?.attributes[kind] ?? table.attributes["view"] ?? [:]
  }

  func childRanks(of kind: String) -> [String: Int] {
    table.children[kind] ?? fallback?.children[kind] ?? [:]
  }

  private var fallback: RankTable? {
    platform == .tvOS || platform == .watchOS ? ElementOrder.iOSRanks : nil
  }

  private var table: RankTable {
    switch platform {
    case .iOS: ElementOrder.iOSRanks
    case .macOS: ElementOrder.macRanks
    case .watchOS: ElementOrder.watchRanks
    case .tvOS: ElementOrder.tvRanks
    }
  }

  private static let iOSRanks = RankTable(iOSAttributes, iOSChildren)
  private static let macRanks = RankTable(macAttributes, macChildren)
  private static let watchRanks = RankTable(watchAttributes, watchChildren)
  private static let tvRanks = RankTable(tvAttributes, tvChildren)
}

extension ElementOrder {
  /// Returns the list of `parent` elements in which children of this kind occur.
  func list(for kind: String, in parent: String) -> String? {
    if platform == .iOS || platform == .tvOS, let own = ElementOrder.memberLists[parent],
      own.kind == kind
    {
      return own.list
    }
    let lists = childRanks(of: parent).keys.filter { name in
      !name.contains(":") && !ElementOrder.noLists.contains(name)
        && childRanks(of: name)[kind] != nil
    }
    return lists.sorted().last
  }

  /// The lists whose members depend on the element that has the list.
  private static let memberLists: [String: (list: String, kind: String)] = [
    "toolbar": ("items", "barButtonItem"), "tabBar": ("items", "tabBarItem"),
    "navigationBar": ("items", "navigationItem"), "tableView": ("prototypes", "tableViewCell"),
    "tableViewSection": ("cells", "tableViewCell"),
    "collectionView": ("cells", "collectionViewCell"),
  ]

  private static let noLists: Set<String> = [
    "constraints", "connections", "variation", "userDefinedRuntimeAttributes",
    "gestureRecognizers", "layoutGuides", "animations", "visibleItems",
    // It refers to items of the other list of a toolbar.
    "defaultToolbarItems",
  ]
}
