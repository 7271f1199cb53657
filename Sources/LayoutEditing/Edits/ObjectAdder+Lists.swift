internal import LayoutModel

/// The list of an object that takes a new one.
extension ObjectAdder {
  /// Returns the place of a new object: as given, or where such elements usually are.
  func place(for template: ObjectTemplate, _ new: NewObject) throws(EditError) -> ObjectPlace {
    let usualKey = new.key == nil ? try usualKey(of: template, new) : nil
    if let key = new.key ?? usualKey {
      guard PropertyPath.isName(key) else {
        throw .wrongParent(new.parent, reason: "'\(key)' is not a valid key")
      }
      let holder = try object(new.parent)
      if holder.isCanvas { throw .wrongParent(new.parent, reason: "it is the document's canvas") }
      let isTaken = slice.children(of: new.parent).contains { $0.key == key }
      if isTaken || holder.property(PropertyPath(key)) != nil {
        throw .wrongParent(new.parent, reason: "it already has a \(key)")
      }
      return ObjectPlace(parent: new.parent, list: .object, key: key)
    }
    return try place(
      forKind: template.tag,
      isView: template.isView,
      new.parent,
      new.container
    )
  }

  /// Returns the key of an object that is the value of a property instead of a member of a list,
  /// such as the navigation item of a controller; nil for others.
  private func usualKey(
    of template: ObjectTemplate,
    _ new: NewObject
  ) throws(EditError) -> String? {
    let holder = try object(new.parent)
    let keys = order.keys(ofTag: template.tag, in: holder.kind)
    guard new.container == nil, !keys.isEmpty, holder.role == .object || !template.isView,
      order.list(for: template.tag, in: holder.kind) == nil
    else { return nil }
    let taken = Set(slice.children(of: new.parent).compactMap(\.key))
    let free = keys.filter { !taken.contains($0) && holder.property(PropertyPath($0)) == nil }
    if keys.count == 1 { return keys[0] }
    throw .needsKey(new.parent, keys: free.isEmpty ? keys : free)
  }

  /// Returns the `sceneMemberID` of a direct member of a scene; nil for others.
  func sceneMember(
    _ template: ObjectTemplate,
    in parent: ObjectID,
    _ container: PropertyPath
  ) throws(EditError) -> String? {
    guard slice[parent]?.role == .scene, container.rawValue == ":objects",
      let member = template.sceneMember
    else { return nil }
    let isTaken = slice.children(of: parent, in: container).contains {
      $0.attribute("sceneMemberID") == member
    }
    guard !isTaken else {
      let advice = member == "viewController" ? "; add another scene for it" : ""
      throw .wrongParent(parent, reason: "a scene has one \(member)\(advice)")
    }
    return order.platform == .watchOS ? nil : member
  }

  /// Returns the place of an object of a kind in a parent.
  ///
  /// - Parameter container: The list of the parent; nil for the one that usually has such objects.
  func place(
    forKind kind: String,
    isView: Bool,
    _ parent: ObjectID,
    _ container: PropertyPath?
  ) throws(EditError) -> ObjectPlace {
    let holder = try object(parent)
    if holder.isCanvas { throw .wrongParent(parent, reason: "it is the document's canvas") }
    if let container {
      try refuse(kind, isView: isView, in: container, of: holder)
      return ObjectPlace(parent: parent, list: container)
    }
    // If a view has a content view, that is the parent of its subviews.
    let content = slice.children(of: parent).first { $0.key == "contentView" }
    if isView, let content, holder.role == .view {
      return try place(forKind: kind, isView: isView, content.id, nil)
    }
    let list = try usualList(forKind: kind, isView: isView, of: holder)
    return ObjectPlace(parent: parent, list: list)
  }

  /// Throws if a given list can't have an object of a kind.
  private func refuse(
    _ kind: String,
    isView: Bool,
    in list: PropertyPath,
    of holder: LayoutObject
  ) throws(EditError) {
    guard list.rawValue.hasPrefix(":"), !ObjectAdder.sortedLists.contains(list.rawValue),
      holder.property(list) != nil || !list.isNested
    else { throw .wrongParent(holder.id, reason: "it has no list \(list)") }
    if list == MaskedContainer.subviews.path {
      guard isView, holder.role == .view else {
        throw .wrongParent(
          holder.id,
          reason: "only views can be subviews, and only views can have them"
        )
      }
      try refuseSubviews(of: holder)
    }
    try refuseCell(kind, in: list, of: holder)
  }

  /// Returns the list in which Interface Builder writes an object of a kind.
  private func usualList(
    forKind kind: String,
    isView: Bool,
    of holder: LayoutObject
  ) throws(EditError) -> PropertyPath {
    if let list = order.list(for: kind, in: holder.kind),
      list != "subviews" || (isView && holder.role == .view)
    {
      let path = PropertyPath(":" + list)
      try refuseCell(kind, in: path, of: holder)
      return path
    }
    if kind == "viewControllerLayoutGuide", order.hasChild("layoutGuides", in: holder.kind) {
      return PropertyPath(":layoutGuides")
    }
    let hasObjects =
      holder.role == .scene
      || holder.role == .document && holder.property(LayoutFragment.objects) != nil
    if hasObjects { return LayoutFragment.objects }
    guard isView, holder.role == .view, order.platform != .watchOS else {
      throw .wrongParent(holder.id, reason: "a \(holder.kind) can't contain a \(kind)")
    }
    try refuseSubviews(of: holder)
    try refuseCell(kind, in: MaskedContainer.subviews.path, of: holder)
    return MaskedContainer.subviews.path
  }

  /// Throws for a cell where Interface Builder allows none. No document of the corpus has a cell
  /// among subviews, or a xib with a cell in a table.
  private func refuseCell(
    _ kind: String,
    in list: PropertyPath,
    of holder: LayoutObject
  ) throws(EditError) {
    guard order.platform == .iOS || order.platform == .tvOS else { return }
    let isCell = LeafViews.cells.contains(kind)
    if isCell, list == MaskedContainer.subviews.path {
      let place = kind.hasPrefix("table") ? "a table view" : "a collection view"
      throw .wrongParent(holder.id, reason: "a \(kind) can't be a subview; add it to \(place)")
    }
    guard kind == "tableViewCell", holder.kind == "tableView" else { return }
    if !isStoryboard {
      throw .wrongParent(
        holder.id,
        reason: "a table view in a xib can't have cells; put the cell into its own xib"
      )
    }
    if holder.attribute("dataMode") == "static", list.rawValue == ":prototypes" {
      throw .wrongParent(holder.id, reason: "its content is static; add the cell to a section")
    }
  }

  /// Throws if Interface Builder allows no subviews in the view.
  private func refuseSubviews(of holder: LayoutObject) throws(EditError) {
    let list = MaskedContainer.subviews.path
    guard LeafViews.kinds(on: order.platform).contains(holder.kind), holder.property(list) == nil
    else { return }
    let advice = LeafViews.advice(for: holder.kind).map { "; \($0)" } ?? ""
    throw .wrongParent(holder.id, reason: "a \(holder.kind) has no subviews\(advice)")
  }

  /// The lists whose members and order are maintained by other edits.
  static let sortedLists: Set<String> = [
    ":constraints", ":connections", ":resources", ":dependencies",
  ]
}
