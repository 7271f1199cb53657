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
  var notes: [String] = []

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
  func template(named name: String) throws(EditError) -> ObjectTemplate {
    let kinds = ObjectTemplate.kinds(on: order.platform)
    let kind =
      kinds.first { $0 == name }
      ?? kinds.first { ToolkitClass(of: $0, on: order.platform).name == name }
    guard let kind, let template = ObjectTemplate.of(kind, on: order.platform) else {
      throw .unknownKind(name, platform: order.platform.rawValue)
    }
    guard template.isView, !KindChanger.isPart(kind) else {
      throw .badSelection("a \(kind) can't be a view of its own")
    }
    return template
  }

  /// True for views that exist only as a part of another one.
  private static func isPart(_ kind: String) -> Bool {
    kind.hasSuffix("Cell") || kind.hasSuffix("ContentView") || kind == "collectionReusableView"
  }

  private func refuse(_ old: LayoutObject, _ kind: String) throws(EditError) {
    let title = name(old.id)
    guard old.kind != kind else { throw .badSelection("\(title) already is a \(kind)") }
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
      throw .badSelection("a \(kind) has its subviews in another place than \(title)")
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
        "left out: \(placing.count) constraints that placed the subviews; the stack view now places them"
      )
    }
  }
}
