internal import LayoutModel

/// Changes the kind of a view, such as a button into a label.
///
/// The view keeps its id, its place, its constraints, and every value that views of the new kind have.
/// A value that is the usual one of the old kind gives way to the usual one of the new kind. Interface
/// Builder has no such gesture, so the rule for values is that of its library: what a new view of the
/// kind has, with what the author set.
struct KindChanger: EditPart {
  let state: EditState
  /// What was left out or has to be checked, as sentences.
  private var notes: [String] = []

  init(state: EditState) {
    self.state = state
  }

  mutating func change(_ id: ObjectID, to name: String) throws(EditError) -> CompletedEdit {
    var old = try object(id)
    var template = try template(named: name)
    // A view keeps its background, or has none, also if new views of the kind have one.
    template.children.removeAll { $0.key == "backgroundColor" }
    let kind = template.tag
    try refuse(old, kind)
    let title = self.name(id)
    let arrangement = kind == "stackView" ? try arrangement(of: id) : nil
    dropConnections(of: old, kind)
    dropParts(of: old, kind)
    // Lists whose members are left out go with them.
    old = try object(id)
    try replace(old, by: template)
    carryAttributes(of: old, to: kind)
    carryElements(of: old, to: kind)
    carryRows(of: old, to: kind)
    try carryContent(of: old, to: kind)
    if let arrangement { arrange(arrangement, in: id) }
    addRemarks(of: old, kind)
    return CompletedEdit(
      kind: .changeKind,
      meaning: "changed \(title) to a \(kind)",
      subject: id,
      notes: notes
    )
  }

  // MARK: - What is possible

  /// Returns the template of a kind that is named by its element or its class.
  private func template(named name: String) throws(EditError) -> ObjectTemplate {
    let kinds = ObjectTemplate.kinds(on: order.platform)
    let kind =
      kinds.first { $0 == name }
      ?? kinds.first { ToolkitClass(of: $0, on: order.platform).name == name }
    guard let kind, let template = ObjectTemplate.of(kind, on: order.platform) else {
      throw .unknownKind(name, platform: order.platform.rawValue)
    }
    guard template.isView, !KindChanger.isPart(kind) else {
      throw .badSelection("a \(kind) is not a view that stands by itself")
    }
    return template
  }

  /// True for views that exist only as a part of another one.
  private static func isPart(_ kind: String) -> Bool {
    kind.hasSuffix("Cell") || kind.hasSuffix("ContentView") || kind == "collectionReusableView"
  }

  private func refuse(_ old: LayoutObject, _ kind: String) throws(EditError) {
    let title = name(old.id)
    guard old.kind != kind else { throw .badSelection("\(title) is a \(kind) already") }
    guard !KindChanger.isPart(old.kind), old.key != "contentView" else {
      throw .badSelection("\(title) is a part of the view around it")
    }
    let content = slice.children(of: old.id).first { $0.key == "contentView" }
    let holders = [old.id] + (content.map { [$0.id] } ?? [])
    let hasSubviews = holders.contains { slice.holds($0, in: MaskedContainer.subviews.path) }
    guard hasSubviews else { return }
    if LeafViews.kinds(on: order.platform).contains(kind) {
      throw .badSelection("\(title) has subviews, and a \(kind) can't have any; move them first")
    }
    if old.kind == "stackView" {
      throw .badSelection("\(title) arranges its subviews; unembed them first")
    }
    let template = ObjectTemplate.of(kind, on: order.platform)
    if content != nil || template?.children.contains(where: { $0.key == "contentView" }) ?? false {
      throw .badSelection("the subviews of \(title) are in another place in a \(kind)")
    }
  }

  // MARK: - The new object

  /// Gives the view the kind and the values of a new one. Its children stay.
  private func replace(
    _ old: LayoutObject,
    by template: ObjectTemplate
  ) throws(EditError) {
    guard let parent = old.parent else { throw .unknownObject(old.id) }
    let isListed = !old.container.isObject
    let id = try objectAdder.insert(
      template,
      into: parent,
      old.container,
      key: old.key,
      isListed ? .after(old.id) : .last
    )
    guard let fresh = slice[id] else { throw .unknownObject(id) }
    for child in slice.children(of: id) { state.slice.update(child.id) { $0.parent = old.id } }
    state.slice.remove(id)
    var new = old
    new.kind = fresh.kind
    new.properties = fresh.properties
    new.idPosition = fresh.idPosition
    new.formatting = []
    state.slice.put(new)
    for list in Set(slice.children(of: old.id).map(\.container)) where !list.isObject {
      rowWriter.ensureContainer(list, of: old.id)
    }
  }

  // MARK: - Values

  /// The attributes that say where a view is and what it is called. They stay as they are.
  private static let placement: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "userLabel", "tag", "hidden",
    "restorationIdentifier", "ambiguous", "misplaced", "verifyAmbiguity", "alpha",
    "customModuleProvider",
  ]
  /// The attributes that are about a class. The new one is another class.
  private static let ofClass: Set<String> = [
    "customClass", "customModule", "customModuleProvider",
  ]

  private func hasAttribute(_ name: String, _ kind: String) -> Bool {
    KindChanger.placement.contains(name) || order.hasAttribute(name, kind: kind)
      || order.hasAttribute(name, kind: "view")
  }

  private mutating func carryAttributes(of old: LayoutObject, to kind: String) {
    let usual = ObjectTemplate.of(old.kind, on: order.platform)
    for name in KindChanger.placement where old.attribute(name) == nil {
      rowWriter.removeAttribute(PropertyPath(name), of: old.id)
    }
    for property in old.properties where property.variation.isBase && !property.path.isNested {
      guard let literal = property.value.literal else { continue }
      let name = property.path.rawValue
      if KindChanger.ofClass.contains(name) {
        if name == "customClass" { notes.append("left out: custom class \(literal)") }
        continue
      }
      if ContentPaths.isContent(property.path, of: old.kind) { continue }
      let isPlace = KindChanger.placement.contains(name)
      if !isPlace, usual?[name] == literal { continue }
      if hasAttribute(name, kind) {
        rowWriter.setAttribute(property.path, literal, of: old.id)
      } else {
        notes.append("left out: \(name) '\(literal)'")
      }
    }
  }

  private mutating func carryElements(of old: LayoutObject, to kind: String) {
    for name in ["frame", "autoresizingMask"]
    where old.property(PropertyPath(name)) == nil {
      rowWriter.removeElement(PropertyPath(name), of: old.id)
    }
    let lists = Set(slice.children(of: old.id).map(\.container))
    for property in old.properties
    where property.variation.isBase && !property.path.isNested && !property.path.isObject {
      guard property.value.literal == nil, !lists.contains(property.path),
        !ContentPaths.isContent(property.path, of: old.kind)
      else { continue }
      guard hasElement(property, kind) else {
        if property.value.tag != "nil", !isUsual(property, of: old) {
          notes.append("left out: \(property.path.name)")
        }
        continue
      }
      let known = slice[old.id]?.property(property.path)?.value
      if property.value.tag == "nil", known != nil { continue }
      rowWriter.setElement(property.path, property.value, of: old.id)
      let inner = old.properties.filter {
        $0.variation.isBase && $0.path.isBelow(property.path)
      }
      state.slice.update(old.id) { $0.properties.append(contentsOf: inner) }
    }
  }

  /// True if views of a kind can have an element.
  private func hasElement(_ property: Property, _ kind: String) -> Bool {
    let name = property.path.rawValue
    if name.hasPrefix(":") {
      let tag = String(name.dropFirst().prefix { $0 != "#" })
      return order.hasChild(tag, in: kind) || order.hasChild(tag, in: "view")
    }
    if ["frame", "autoresizingMask"].contains(name) { return true }
    return order.childTag(ofKey: name, in: kind) != nil
      || order.childTag(ofKey: name, in: "view") != nil
  }

  /// True if a new view of the old kind has the element too, so that nobody set it.
  private func isUsual(_ property: Property, of old: LayoutObject) -> Bool {
    guard let template = ObjectTemplate.of(old.kind, on: order.platform) else { return false }
    return template.children.contains { child in
      child.key == property.path.rawValue && child.tag == property.value.tag
    }
  }

  /// Carries the rows of size classes whose any-any values the new kind has.
  private mutating func carryRows(of old: LayoutObject, to kind: String) {
    let varied = Set(old.properties.map(\.variation)).filter { !$0.isBase }
      .sorted { $0.blockOrder < $1.blockOrder }
    var dropped: Set<String> = []
    for variation in varied {
      let rows = old.properties.filter { property in
        guard property.variation == variation, !property.path.isObject else { return false }
        let root = PropertyPath(property.path.root)
        let holder = old.property(root, variation: variation) ?? property
        let isKept =
          MaskedContainer(rawValue: root.rawValue) != nil || holder.value.tag == "mask"
          || !ContentPaths.isContent(root, of: old.kind)
            && (holder.value.literal == nil
              ? hasElement(holder, kind) : hasAttribute(root.rawValue, kind))
        if !isKept { dropped.insert(root.rawValue) }
        return isKept
      }
      if rows.isEmpty { continue }
      rowWriter.ensureBlock(variation, of: old.id)
      state.slice.update(old.id) { $0.properties.append(contentsOf: rows) }
    }
    for name in dropped.sorted() { notes.append("left out: the values of \(name) by size class") }
  }

  /// Carries the text, its color and the image, which kinds have in different places.
  private mutating func carryContent(of old: LayoutObject, to kind: String) throws(EditError) {
    for content in ContentPaths.Content.allCases {
      guard let source = ContentPaths.path(of: content, in: old.kind),
        let value = old.property(source)?.value, value.tag != "nil"
      else { continue }
      guard let target = ContentPaths.path(of: content, in: kind) else {
        notes.append("left out: \(source)")
        continue
      }
      switch value {
      case .attribute(let text), .element(_, let text?):
        _ = try propertyEditor.set(old.id, target, .text(text), in: .base)
      case .record: rowWriter.setElement(target, value, of: old.id)
      case .element: notes.append("left out: \(source)")
      }
    }
    for property in old.properties where property.variation.isBase && property.path.isNested {
      guard property.value.literal != nil || property.value.tag != "nil",
        ContentPaths.isContent(property.path, of: old.kind),
        !ContentPaths.Content.allCases.contains(where: {
          let path = ContentPaths.path(of: $0, in: old.kind)
          return path == property.path || path.map { property.path.isBelow($0) } ?? false
        })
      else { continue }
      notes.append("left out: \(property.path)")
    }
  }

  // MARK: - Parts and connections

  private mutating func dropParts(of old: LayoutObject, _ kind: String) {
    let gone = slice.children(of: old.id).filter { child in
      if [.connection, .constraint].contains(child.role) { return false }
      if child.container == MaskedContainer.subviews.path { return false }
      if let key = child.key { return !order.keys(ofTag: child.kind, in: kind).contains(key) }
      return !order.hasChild(String(child.container.name.dropFirst()), in: kind)
    }
    guard !gone.isEmpty else { return }
    for child in gone { notes.append("left out: \(child.key ?? child.kind) \(child.id)") }
    let ids = Set(gone.map(\.id))
    let constraints = tieEditor.ties(of: ids).count
    _ = objectDeleter.deleteFromProject(ids.sorted())
    if constraints > 0 { notes.append("left out: \(constraints) constraints to these parts") }
  }

  private mutating func dropConnections(of old: LayoutObject, _ kind: String) {
    let gone = slice.children(of: old.id, in: PropertyPath(":connections")).filter {
      !KindChanger.keeps($0, kind)
    }
    for connection in gone {
      let names = ["property", "selector", "identifier", "kind"]
      let title = names.lazy.compactMap { connection.attribute($0) }.first ?? connection.id.rawValue
      notes.append("left out: \(connection.kind) '\(title)'")
    }
    if !gone.isEmpty { _ = objectDeleter.deleteFromProject(gone.map(\.id)) }
  }

  private static func keeps(_ connection: LayoutObject, _ kind: String) -> Bool {
    switch connection.kind {
    case "action", "segue": controls.contains(kind)
    case "outlet": outlets[kind]?.contains(connection.attribute("property") ?? "") ?? false
    case "outletCollection": connection.attribute("property") == "gestureRecognizers"
    default: true
    }
  }

  private static let controls: Set<String> = [
    "button", "textField", "slider", "switch", "stepper", "segmentedControl", "datePicker",
    "pageControl", "colorWell",
  ]
  /// The outlets that the classes of the toolkit have.
  private static let outlets: [String: Set<String>] = [
    "textField": ["delegate"], "textView": ["delegate"], "scrollView": ["delegate"],
    "tableView": ["delegate", "dataSource", "prefetchDataSource"],
    "collectionView": ["delegate", "dataSource", "prefetchDataSource"],
    "searchBar": ["delegate"], "toolbar": ["delegate"], "tabBar": ["delegate"],
    "navigationBar": ["delegate"], "pickerView": ["delegate", "dataSource"],
    "mapView": ["delegate"], "webView": ["delegate"],
  ]

  /// Tells which outlets lead to the view, because their types are in the code.
  private mutating func addRemarks(of old: LayoutObject, _ kind: String) {
    let own = ToolkitClass(of: kind, on: order.platform).name
    for id in state.slice.referrers(to: [old.id]) {
      guard let connection = slice[id], connection.kind.hasPrefix("outlet"),
        connection.attribute("destination") == old.id.rawValue, let holder = connection.parent
      else { continue }
      let property = connection.attribute("property") ?? ""
      notes.append("outlet '\(property)' of \(name(holder)) stays: its type must accept \(own)")
    }
    if kind == "scrollView", slice.holds(old.id, in: MaskedContainer.subviews.path) {
      notes.append(
        "the constraints of the subviews to the edges now define the size of the content"
      )
    }
  }

  // MARK: - Stack views

  private func arrangement(of id: ObjectID) throws(EditError) -> StackArrangement? {
    let views = slice.children(of: id, in: MaskedContainer.subviews.path).map(\.id)
    guard !views.isEmpty else { return nil }
    guard usesAutoLayout else {
      throw .badSelection("a stack view needs Auto Layout, which the document does not use")
    }
    return StackArrangement(try Embedder(state: state).selection(views))
  }

  /// Arranges the subviews in the order of their places, without the constraints that placed them.
  private mutating func arrange(_ arrangement: StackArrangement, in id: ObjectID) {
    for (name, literal) in arrangement.attributes {
      rowWriter.setAttribute(PropertyPath(name), literal, of: id)
    }
    let list = slice.children(of: id, in: MaskedContainer.subviews.path)
    for (view, position) in zip(arrangement.views, list.map(\.position)) {
      state.slice.update(view) { $0.position = position }
    }
    let members = Set(arrangement.views)
    let placing = tieEditor.ties(of: members).filter { tie in
      guard StackEmbedder.placing.contains(tie.first.attribute), let second = tie.second else {
        return false
      }
      return [tie.first, second].allSatisfy { anchor in
        members.contains(anchor.item) || constraintAdder.view(of: anchor.item) == id
      }
    }
    tieEditor.delete(placing.map(\.id))
    if !placing.isEmpty {
      notes.append(
        "left out: \(placing.count) constraints that placed the subviews; the stack view does it"
      )
    }
  }
}

/// Where the kinds of views have their text, its color and the image.
enum ContentPaths {
  /// The content that most kinds of views can show.
  enum Content: CaseIterable {
    case text, textColor, image
  }

  /// Returns the path of a content; nil for a kind that does not have it.
  static func path(of content: Content, in kind: String) -> PropertyPath? {
    switch (content, kind) {
    case (.text, "label"), (.text, "textField"), (.text, "textView"), (.text, "searchBar"):
      PropertyPath("text")
    case (.text, "button"): PropertyPath("normal/title")
    case (.textColor, "label"), (.textColor, "textField"), (.textColor, "textView"):
      PropertyPath("textColor")
    case (.textColor, "button"): PropertyPath("normal/titleColor")
    case (.image, "imageView"): PropertyPath("image")
    case (.image, "button"): PropertyPath("normal/image")
    default: nil
    }
  }

  /// True for a value that a kind has in a place of its own, so that it is carried by its meaning.
  static func isContent(_ path: PropertyPath, of kind: String) -> Bool {
    if kind == "button", ["normal", "highlighted", "selected", "disabled"].contains(path.root) {
      return true
    }
    return Content.allCases.contains { self.path(of: $0, in: kind) == path }
  }
}
