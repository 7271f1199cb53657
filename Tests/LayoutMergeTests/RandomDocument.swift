import LayoutModel

/// A source of numbers that gives the same ones for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }
}

/// A document small enough to be edited at random and written as Interface Builder would.
struct RandomDocument {
  struct View {
    var kind: String
    var parent: String
    var attributes: [String: String] = [:]
    var rows: [String: [String: String]] = [:]
    var masks: [String: Bool] = [:]
    var frame: Int
  }

  struct Link {
    var owner: String
    var first: String
    var second: String
    var constant: Int
    var rows: [String: Int] = [:]
    var masks: [String: Bool] = [:]
  }

  /// The views in the order of the file, parents before children.
  private(set) var views: [String: View] = [:]
  private(set) var children: [String: [String]] = [:]
  private(set) var links: [String: Link] = [:]
  private(set) var outlets: [String: (owner: String, property: String, target: String)] = [:]
  private(set) var toolsVersion = 14868
  private var nextID = 0
  private let prefix: String

  /// A tree of views with a constraint here and there.
  init(using numbers: inout SeededNumbers) {
    prefix = "b"
    views["V"] = View(kind: "view", parent: "", frame: 0)
    for _ in 0..<14 { addView(using: &numbers) }
    for _ in 0..<10 { addLink(using: &numbers) }
    for _ in 0..<4 { addOutlet(using: &numbers) }
  }

  /// A copy whose new objects get ids of their own.
  init(_ other: RandomDocument, prefix: String) {
    views = other.views
    children = other.children
    links = other.links
    outlets = other.outlets
    toolsVersion = other.toolsVersion
    self.prefix = prefix
  }

  // MARK: - Edits

  mutating func edit(_ count: Int, using numbers: inout SeededNumbers) {
    for _ in 0..<count {
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0..<2: addView(using: &numbers)
      case 2..<4: addLink(using: &numbers)
      case 4: addOutlet(using: &numbers)
      case 5: deleteView(using: &numbers)
      case 6: deleteLink(using: &numbers)
      case 7: moveView(using: &numbers)
      case 8: reorder(using: &numbers)
      case 9..<12: setAttribute(using: &numbers)
      case 12: setRow(using: &numbers)
      case 13..<15: setMask(using: &numbers)
      case 15..<17: setConstant(using: &numbers)
      case 17: toolsVersion += Int.random(in: 0..<3, using: &numbers)
      default: setFrame(using: &numbers)
      }
    }
  }

  private static let classes = [
    "heightClass=compact", "widthClass=regular", "heightClass=regular-widthClass=compact",
    "device=watch44mm",
  ]

  private mutating func newID() -> String {
    nextID += 1
    return "\(prefix)\(100 + nextID)"
  }

  private func anyView(using numbers: inout SeededNumbers) -> String {
    views.keys.sorted().randomElement(using: &numbers) ?? "V"
  }

  private mutating func addView(using numbers: inout SeededNumbers) {
    let id = newID()
    let parent = anyView(using: &numbers)
    let kind = ["view", "label", "button"].randomElement(using: &numbers) ?? "view"
    views[id] = View(kind: kind, parent: parent, frame: nextID)
    let place = Int.random(in: 0...(children[parent]?.count ?? 0), using: &numbers)
    children[parent, default: []].insert(id, at: place)
  }

  private mutating func addLink(using numbers: inout SeededNumbers) {
    let owner = anyView(using: &numbers)
    let inside = subtree(of: owner)
    guard let first = inside.randomElement(using: &numbers),
      let second = inside.randomElement(using: &numbers)
    else { return }
    let constant = Int.random(in: 0..<40, using: &numbers)
    links[newID()] = Link(owner: owner, first: first, second: second, constant: constant)
  }

  private mutating func addOutlet(using numbers: inout SeededNumbers) {
    let owner = anyView(using: &numbers)
    let id = newID()
    outlets[id] = (owner, "p\(id)", anyView(using: &numbers))
  }

  private mutating func deleteView(using numbers: inout SeededNumbers) {
    let id = anyView(using: &numbers)
    guard id != "V" else { return }
    let gone = Set(subtree(of: id))
    detach(id)
    for view in gone {
      views[view] = nil
      children[view] = nil
    }
    links = links.filter { _, link in
      gone.isDisjoint(with: [link.owner, link.first, link.second])
    }
    outlets = outlets.filter { _, outlet in gone.isDisjoint(with: [outlet.owner, outlet.target]) }
  }

  private mutating func deleteLink(using numbers: inout SeededNumbers) {
    guard let id = links.keys.sorted().randomElement(using: &numbers) else { return }
    links[id] = nil
    outlets = outlets.filter { $0.value.target != id }
  }

  /// Moves a view, and deletes the constraints that no longer lie above their items.
  private mutating func moveView(using numbers: inout SeededNumbers) {
    let id = anyView(using: &numbers)
    let parent = anyView(using: &numbers)
    guard id != "V", !subtree(of: id).contains(parent) else { return }
    detach(id)
    views[id]?.parent = parent
    views[id]?.masks = [:]
    children[parent, default: []].append(id)
    let document = self
    links = links.filter { _, link in
      let inside = document.subtree(of: link.owner)
      return inside.contains(link.first) && inside.contains(link.second)
    }
  }

  private mutating func reorder(using numbers: inout SeededNumbers) {
    guard let parent = children.keys.sorted().randomElement(using: &numbers),
      let list = children[parent], list.count > 1
    else { return }
    let from = Int.random(in: 0..<list.count, using: &numbers)
    let moved = list[from]
    children[parent]?.remove(at: from)
    let place = Int.random(in: 0..<list.count, using: &numbers)
    children[parent]?.insert(moved, at: place)
  }

  private mutating func setAttribute(using numbers: inout SeededNumbers) {
    let name = ["tag", "alpha", "text"].randomElement(using: &numbers) ?? "tag"
    let value = Int.random(in: 0..<9, using: &numbers)
    views[anyView(using: &numbers)]?.attributes[name] = value == 0 ? nil : "\(value)"
  }

  private mutating func setRow(using numbers: inout SeededNumbers) {
    let variation = Self.classes.randomElement(using: &numbers) ?? ""
    let value = Int.random(in: 0..<4, using: &numbers)
    views[anyView(using: &numbers)]?.rows[variation, default: [:]]["tag"] =
      value == 0 ? nil : "\(value)"
  }

  private mutating func setMask(using numbers: inout SeededNumbers) {
    let variation = (Self.classes + ["default"]).randomElement(using: &numbers) ?? ""
    let state = [true, false, nil].randomElement(using: &numbers) ?? nil
    if Bool.random(using: &numbers), let id = links.keys.sorted().randomElement(using: &numbers) {
      links[id]?.masks[variation] = state
    } else {
      let id = anyView(using: &numbers)
      if id != "V" { views[id]?.masks[variation] = state }
    }
  }

  private mutating func setConstant(using numbers: inout SeededNumbers) {
    guard let id = links.keys.sorted().randomElement(using: &numbers) else { return }
    let value = Int.random(in: 0..<40, using: &numbers)
    if Bool.random(using: &numbers) {
      links[id]?.constant = value
    } else {
      let variation = Self.classes.randomElement(using: &numbers) ?? ""
      links[id]?.rows[variation] = value < 8 ? nil : value
    }
  }

  private mutating func setFrame(using numbers: inout SeededNumbers) {
    views[anyView(using: &numbers)]?.frame = Int.random(in: 0..<90, using: &numbers)
  }

  private mutating func detach(_ id: String) {
    guard let parent = views[id]?.parent else { return }
    children[parent]?.removeAll { $0 == id }
  }

  func subtree(of id: String) -> [String] {
    [id] + (children[id] ?? []).flatMap { subtree(of: $0) }
  }
}

// MARK: - Text

extension RandomDocument {
  func document() throws -> Document {
    var document = try xib(text(of: "V"))
    for index in document.objects[0].properties.indices
    where document.objects[0].properties[index].path.rawValue == "toolsVersion" {
      document.objects[0].properties[index].value = .attribute("\(toolsVersion)")
    }
    return document
  }

  private func text(of id: String) -> String {
    guard let view = views[id] else { return "" }
    let order = ["alpha", "tag", "text"]
    let attributes = order.compactMap { name in
      view.attributes[name].map { " \(name)=\"\($0)\"" }
    }
    let list = children[id] ?? []
    let own = links.filter { $0.value.owner == id }.keys.sorted()
    var content = "<rect key=\"frame\" x=\"\(view.frame)\" y=\"1\" width=\"9\" height=\"9\"/>"
    let inner = list.map { text(of: $0) }
    if !list.isEmpty { content += "<subviews>\(inner.joined())</subviews>" }
    if !own.isEmpty { content += "<constraints>\(own.map { linkText($0) }.joined())</constraints>" }
    content += blocks(of: view, list, own)
    let outlets = outlets.filter { $0.value.owner == id }.sorted {
      $0.value.property < $1.value.property
    }
    if !outlets.isEmpty {
      let text = outlets.map { id, outlet in
        "<outlet property=\"\(outlet.property)\" destination=\"\(outlet.target)\" id=\"\(id)\"/>"
      }
      content += "<connections>\(text.joined())</connections>"
    }
    return "<\(view.kind)\(attributes.joined()) id=\"\(id)\">\(content)</\(view.kind)>"
  }

  private func blocks(of view: View, _ list: [String], _ own: [String]) -> String {
    let variations = ["default"] + Self.classes.sorted { rank($0) < rank($1) }
    return variations.map { variation -> String in
      let row = view.rows[variation]?["tag"].map { " tag=\"\($0)\"" } ?? ""
      let entries = list.compactMap { child in entry(child, views[child]?.masks[variation]) }
      let masked = own.compactMap { link in entry(link, links[link]?.masks[variation]) }
      var inner =
        entries.isEmpty ? "" : "<mask key=\"subviews\">\(entries.joined())</mask>"
      if !masked.isEmpty { inner += "<mask key=\"constraints\">\(masked.joined())</mask>" }
      guard !row.isEmpty || !inner.isEmpty else { return "" }
      return "<variation key=\"\(variation)\"\(row)>\(inner)</variation>"
    }.joined()
  }

  private func entry(_ id: String, _ isInstalled: Bool?) -> String? {
    isInstalled.map { "<\($0 ? "include" : "exclude") reference=\"\(id)\"/>" }
  }

  private func linkText(_ id: String) -> String {
    guard let link = links[id] else { return "" }
    let rows = Self.classes.sorted { rank($0) < rank($1) }.compactMap { variation in
      link.rows[variation].map { "<variation key=\"\(variation)\" constant=\"\($0)\"/>" }
    }
    return """
      <constraint firstItem="\(link.first)" firstAttribute="top" secondItem="\(link.second)" \
      secondAttribute="top" constant="\(link.constant)" id="\(id)">\(rows.joined())</constraint>
      """
  }

  private func rank(_ key: String) -> (Int, String) { (key.contains("-") ? 2 : 1, key) }
}
