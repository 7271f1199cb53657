internal import LayoutModel

/// Copies objects with their subtrees.
struct ObjectDuplicator: EditPart {
  let state: EditState

  /// Copies an object and its subtree, with new ids, and inserts the copy after the original.
  ///
  /// References within the subtree are redirected to the copies. The row or the column of a macOS
  /// grid view is copied with its cells. As when pasting, constraints of
  /// ancestors and outlets to the original are not copied.
  func duplicate(_ id: ObjectID) throws(EditError) -> CompletedEdit {
    let object = try object(id)
    guard let parent = object.parent, !object.container.isObject,
      [.scene, .view, .object].contains(object.role), !isPlaceholder(object)
    else { throw .wrongParent(object.parent ?? id, reason: "\(name(id)) can't be duplicated") }
    if installationWriter.maskedContainer(of: object) != nil {
      try installationWriter.requireVariations(currentVariation)
    }
    let cells = try gridCellWriter.cells(copiedWith: object)
    let subtree = slice.subtree(of: id) + cells.flatMap { slice.subtree(of: $0) }
    let names = newIDs(for: subtree)
    let position = try objectMover.position(
      for: .after(id),
      of: copied(object, names),
      in: parent,
      object.container
    )
    for original in subtree {
      var copy = copied(original, names)
      if original.id == id {
        copy.position = position
        copy.parent = parent
        copy.installations = []
        if copy.idPosition == nil { copy.idPosition = copy.lastAttributePosition + 1 }
      } else if original.parent == parent {
        copy.position = try objectMover.position(for: .last, of: copy, in: parent, copy.container)
      }
      state.slice.put(copy)
    }
    let copy = names[id] ?? id
    for original in subtree { sortConstraints(of: names[original.id] ?? original.id) }
    installationWriter.installInCurrentClassOnly(copy)
    return CompletedEdit(
      kind: .duplicate,
      meaning: "duplicated \(name(id)) as \(copy)",
      subject: copy
    )
  }

  private func isPlaceholder(_ object: LayoutObject) -> Bool {
    object.kind == "placeholder" || object.kind == "exit" || object.id.rawValue.hasPrefix("-")
      || (object.attribute("sceneMemberID") != nil)
  }

  /// Returns new ids. An id derived from the parent's id is derived from that of the parent's copy.
  ///
  /// - Parameter keepsFree: True to keep ids that the document does not have.
  func newIDs(
    for subtree: [LayoutObject],
    keepingFree keepsFree: Bool = false
  ) -> [ObjectID: ObjectID] {
    var names: [ObjectID: ObjectID] = [:]
    var taken: Set<ObjectID> = []
    for object in subtree {
      let isFree = keepsFree && object.sharedID == nil && slice[object.id] == nil
      var name = isFree ? object.id : newID()
      if object.idPosition == nil, object.sharedID == nil,
        let parent = object.parent.flatMap({ names[$0] })
      {
        let original = object.parent?.rawValue ?? ""
        let suffix = object.id.rawValue.suffix(after: original + "/") ?? object.kind
        name = ObjectID("\(parent)/\(suffix)")
      }
      while !taken.insert(name).inserted { name = newID() }
      names[object.id] = name
    }
    return names
  }

  /// Returns an object with new ids, and without formatting.
  func copied(_ object: LayoutObject, _ names: [ObjectID: ObjectID]) -> LayoutObject {
    var copy = object
    copy.id = names[object.id] ?? object.id
    copy.parent = object.parent.map { names[$0] ?? $0 }
    copy.scene = object.scene.map { names[$0] ?? $0 }
    copy.formatting = []
    if let shared = object.sharedID {
      // The copy has an id of its own, at the same position.
      copy.idPosition = shared.position
      copy.properties.removeAll { $0.path == shared.path && $0.variation.isBase }
    }
    for index in copy.properties.indices {
      let property = copy.properties[index]
      if let literal = property.value.literal,
        ReferenceAttribute.names.contains(property.path.name),
        let name = names[ObjectID(literal)]
      {
        copy.properties[index].value = .attribute(name.rawValue)
      }
      if let path = renamed(property.path, names) { copy.properties[index].path = path }
    }
    return copy
  }

  /// Returns the path of a mask entry that is stored as a property, with the new id of its object.
  private func renamed(_ path: PropertyPath, _ names: [ObjectID: ObjectID]) -> PropertyPath? {
    let text = path.rawValue
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]"),
      let name = names[ObjectID(String(text[text.index(after: open)..<close]))]
    else { return nil }
    return PropertyPath("\(text[...open])\(name)\(text[close...])")
  }

  /// Sorts an object's constraints by their new ids.
  func sortConstraints(of owner: ObjectID) {
    let members = slice.children(of: owner, in: MaskedContainer.constraints.path)
    for (number, member) in members.sorted(by: { $0.id < $1.id }).enumerated() {
      state.slice.update(member.id) { $0.position = Double(number + 1) }
    }
  }
}

extension LayoutObject {
  /// The id, if an earlier object has it too. It is then stored as an ordinary attribute.
  fileprivate var sharedID: Property? {
    properties.first {
      $0.variation.isBase && $0.path.rawValue == "id" && $0.value.literal != nil
    }
  }

  /// The position of the object's last attribute.
  fileprivate var lastAttributePosition: Double {
    properties.filter { $0.variation.isBase && !$0.path.isNested && $0.value.literal != nil }
      .map(\.position).max() ?? 0
  }
}
