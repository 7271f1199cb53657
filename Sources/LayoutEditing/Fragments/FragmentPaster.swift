internal import LayoutModel

/// Inserts a fragment into a document.
struct FragmentPaster: EditPart {
  let state: EditState
  let fragment: LayoutFragment
  let source: LayoutSlice
  /// The omissions, as sentences.
  var notes: [String] = []

  init(state: EditState, _ fragment: LayoutFragment) {
    self.state = state
    self.fragment = fragment
    source = LayoutSlice(fragment.document)
  }

  /// Inserts the objects of the fragment into a list of an object, with new ids.
  ///
  /// References within the fragment lead to the new objects; others are left out and reported.
  mutating func paste(
    into parent: ObjectID,
    _ container: PropertyPath?,
    _ placement: Placement
  ) throws(EditError) -> CompletedEdit {
    let header = DocumentHeader(fragment.document.objects)
    guard header.platform == order.platform else {
      throw .badSelection(
        "the fragment is for \(header.platform.rawValue), the document for "
          + order.platform.rawValue
      )
    }
    let roots = fragment.roots
    guard !roots.isEmpty else {
      throw .badSelection("the fragment has no objects; an object is an element with an id")
    }
    _ = try object(parent)
    let shared = source.children(of: Document.rootID, in: MaskedContainer.constraints.path)
    let all = adapted(roots.flatMap { source.subtree(of: $0.id) } + shared)
    let names = objectDuplicator.newIDs(for: all, keepingFree: fragment.keepsIDs)
    let (members, dropped) = withoutDanglingReferences(all, names, beside: parent)
    var previous: ObjectID?
    var places: [ObjectID] = []
    for root in roots {
      let below = Set(source.subtree(of: root.id).map(\.id))
      let inside = members.filter { below.contains($0.id) }
      let place = previous.map { Placement.after($0) } ?? placement
      let id = try insert(inside, root, names, into: parent, container, place)
      if !isRecognizer(root) { previous = id }
      places.append(id)
    }
    finish(members.compactMap { names[$0.id] }, dropped, names)
    for constraint in members
    where constraint.parent == Document.rootID && constraint.role == .constraint {
      insertShared(constraint, names)
    }
    tellRepeatedIdentifiers(places)
    let pasted = places.map { name($0) }
    let list = pasted.count > 3 ? "\(pasted.count) objects" : pasted.joined(separator: ", ")
    let home = slice[places[0]]?.parent ?? parent
    return CompletedEdit(
      kind: .paste,
      meaning: "pasted \(list) into \(name(home))",
      subject: places[0],
      notes: notes
    )
  }

  private func isRecognizer(_ object: LayoutObject) -> Bool {
    object.kind.hasSuffix("GestureRecognizer") && order.platform != .macOS
  }

  // MARK: - Inserting

  private func insert(
    _ members: [LayoutObject],
    _ root: LayoutObject,
    _ names: [ObjectID: ObjectID],
    into parent: ObjectID,
    _ container: PropertyPath?,
    _ placement: Placement
  ) throws(EditError) -> ObjectID {
    let place = try home(of: root, in: parent, container)
    rowWriter.ensureContainer(place.list, of: place.parent)
    let holderScene = slice[place.parent]?.scene
    var result = root.id
    for member in members {
      var copy = objectDuplicator.copied(member, names)
      if root.role != .scene { copy.scene = holderScene }
      if member.id == root.id {
        result = copy.id
        copy.parent = place.parent
        copy.container = place.list
        copy.key = place.key
        copy.installations = []
        if !place.list.isObject {
          copy.position = try objectMover.position(
            for: isRecognizer(root) ? .last : placement,
            of: copy,
            in: place.parent,
            place.list
          )
        }
      }
      state.slice.put(copy)
    }
    if place.list.isObject, let object = slice[result] {
      let position = elementPlacer.positionForChild(object, in: place.parent)
      state.slice.update(result) { $0.position = position }
    }
    rowWriter.dropContentFormatting(of: place.list, .base, place.parent)
    rowWriter.updateRole(of: result)
    let entries = fragment.keepsIDs && usesTraits ? fragment.installations[root.id] ?? [] : []
    if let object = slice[result], installationWriter.maskedContainer(of: object) != nil,
      !entries.isEmpty
    {
      for entry in entries { installationWriter.restore(entry, of: result) }
    } else {
      installationWriter.installInCurrentClassOnly(result)
    }
    return result
  }

  /// Returns the place of an outermost object.
  private func home(
    of root: LayoutObject,
    in parent: ObjectID,
    _ container: PropertyPath?
  ) throws(EditError) -> ObjectPlace {
    if root.role == .scene || root.kind == "scene" {
      try requireStoryboard()
      return ObjectPlace(parent: Document.rootID, list: LayoutFragment.scenes)
    }
    if isRecognizer(root) {
      let scene = slice[parent]?.scene
      return ObjectPlace(parent: scene ?? Document.rootID, list: LayoutFragment.objects)
    }
    let holder = try object(parent)
    if let key = root.key, container == nil,
      order.keys(ofTag: root.kind, in: holder.kind).contains(key),
      holder.property(PropertyPath(key)) == nil,
      !slice.children(of: parent).contains(where: { $0.key == key })
    {
      return ObjectPlace(parent: parent, list: .object, key: key)
    }
    // Outside a document, the row of a view without a frame does not show that it is one.
    let isView =
      root.role == .view || ObjectTemplate.of(root.kind, on: order.platform)?.isView == true
    let home = try objectAdder.place(
      forKind: root.kind,
      isView: isView,
      parent,
      container
    )
    if home.list == MaskedContainer.subviews.path {
      try installationWriter.requireVariations(currentVariation)
    }
    return home
  }

  /// Adds a constraint between outermost objects to their nearest common ancestor.
  private mutating func insertShared(_ constraint: LayoutObject, _ names: [ObjectID: ObjectID]) {
    var copy = objectDuplicator.copied(constraint, names)
    do throws(EditError) {
      let owner = try constraintAdder.nearestCommonAncestor(of: copy.namedItems)
      copy.parent = owner
      copy.scene = slice[owner]?.scene
      rowWriter.insert(copy)
      resourceWriter.addFeatures(ofConstraint: copy.id)
    } catch {
      notes.append("left out: constraint \(constraint.id): \(error)")
    }
  }

  // MARK: - Afterwards

  /// Removes what the dropped objects leave empty, and adds what the new ones need.
  private func finish(
    _ ids: [ObjectID],
    _ dropped: [LayoutObject],
    _ names: [ObjectID: ObjectID]
  ) {
    for object in dropped {
      var ghost = object
      ghost.parent = object.parent.map { names[$0] ?? $0 }
      if ghost.parent != Document.rootID { objectDeleter.pruneAfter(ghost) }
    }
    for id in ids {
      guard let object = slice[id] else { continue }
      let gone = object.properties.compactMap { property -> ObjectID? in
        guard property.path.isNested, ReferenceAttribute.names.contains(property.path.name),
          let literal = property.value.literal, slice[ObjectID(literal)] == nil,
          ReferenceAttribute.mayRefer(property.path, literal: literal)
        else { return nil }
        return ObjectID(literal)
      }
      if !gone.isEmpty { objectDeleter.dropReferences(to: Set(gone), from: id) }
      objectDuplicator.sortConstraints(of: id)
      addNeeds(of: id)
    }
  }

  /// Adds the resources and capabilities that an object needs.
  private func addNeeds(of id: ObjectID) {
    guard let object = slice[id] else { return }
    for reference in object.resourceReferences.sorted(by: { $0.id < $1.id })
    where slice[reference.id] == nil {
      if reference.kind == .systemColor, order.toolsVersion < 17_000 { continue }
      guard let resource = source[reference.id] else {
        var value = Value.record(Record(.color, ["name": reference.name]))
        switch reference.kind {
        case .image: resourceWriter.addImage(reference.name)
        case .namedColor: resourceWriter.resolve(.named(reference.name), &value)
        case .systemColor: break
        }
        continue
      }
      for var part in source.subtree(of: resource.id) {
        part.formatting = []
        if part.id == resource.id { rowWriter.insert(part) } else { state.slice.put(part) }
      }
      if let capability = reference.capability {
        resourceWriter.addCapability(
          capability,
          reference.kind == .namedColor ? "9.0" : "11.0"
        )
      }
    }
    objectAdder.resolveColors(of: object)
    if object.key == "safeArea" { resourceWriter.addCapability("Safe area layout guides", "9.0") }
    if object.role == .constraint { resourceWriter.addFeatures(ofConstraint: id) }
    if object.attribute("spacingType") == "standard" {
      resourceWriter.addCapability("Stack View standard spacing", "9.0")
    }
  }

  private mutating func tellRepeatedIdentifiers(_ roots: [ObjectID]) {
    let name = "storyboardIdentifier"
    for root in roots {
      for member in slice.subtree(of: root) {
        guard let identifier = member.attribute(name) else { continue }
        let isRepeated = slice.unordered.contains {
          $0.id != member.id && $0.attribute(name) == identifier
        }
        if isRepeated {
          notes.append("\(name) '\(identifier)' of \(member.id) occurs twice in the document")
        }
      }
    }
  }
}
