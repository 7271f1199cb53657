internal import LayoutModel

/// Deletes objects, and everything that has no meaning without them.
struct ObjectDeleter: EditPart {
  let state: EditState

  /// Deletes an object as its place requires (``EditPlace/deletion(command:editedClasses:)``).
  func delete(
    _ id: ObjectID,
    from place: EditPlace,
    command: Bool
  ) throws(EditError) -> CompletedEdit {
    let object = try object(id)
    let classes = state.slice.editedClasses(around: id, current: editingClass)
    let deletion = place.deletion(command: command, editedClasses: classes)
    // An object that can't have install rows is always deleted from the project.
    if deletion == .fromCurrentClass, installationWriter.maskedContainer(of: object) != nil,
      object.idPosition != nil
    {
      return try installationWriter.setInstalled(false, id, in: nil)
    }
    try refuseDeletion(of: object)
    let title = name(id)
    // Deleting a controller deletes its scene.
    let top = object.isSceneController ? object.scene ?? id : id
    let note = entryNote(deleting: top)
    let gone = deleteFromProject([top])
    let others = gone - 1
    return CompletedEdit(
      kind: .delete,
      meaning: "deleted \(title) from the document"
        + (others > 0 ? ", with \(others) object\(others == 1 ? "" : "s")" : ""),
      subject: id,
      notes: note
    )
  }

  /// Returns the note that a storyboard loses its initial controller if an object is deleted; empty
  /// if it does not.
  func entryNote(deleting id: ObjectID) -> [String] {
    guard let entry = [slice[Document.rootID]].compactMap({ $0 }).initialController,
      slice.subtree(of: id).contains(where: { $0.id == entry })
    else { return [] }
    return [
      "the storyboard no longer has an initial view controller: it was \(name(entry)); set "
        + "initialViewController of \(Document.rootID) to another one"
    ]
  }

  private func refuseDeletion(of object: LayoutObject) throws(EditError) {
    func refused(_ reason: String) -> EditError { .notDeletable(object.id, reason: reason) }
    switch object.role {
    case .document: throw refused("it is the document")
    case .resource: throw refused("a resource stays as long as values use it")
    case .scene: break
    case .view, .constraint, .connection, .guide, .object:
      if object.kind == "placeholder" || object.id.rawValue.hasPrefix("-") {
        throw refused("every scene and xib needs its placeholders")
      }
      if object.isCanvas {
        throw refused("it is the document's canvas")
      }
      // The content of a grid view's cell can go; the cell is then empty.
      let isInCell = object.parent.flatMap { slice[$0]?.kind } == "gridCell"
      if object.key == "contentView", !isInCell { throw refused("it belongs to its view") }
    }
  }

  // MARK: - From the project

  /// Removes objects with their subtrees and, transitively, every constraint and connection that
  /// refers to a removed object.
  ///
  /// Also removes other references to these objects, their mask and tie-breaker entries, and
  /// containers that become empty.
  ///
  /// - Returns: The number of removed objects.
  func deleteFromProject(_ ids: [ObjectID]) -> Int {
    var gone: Set<ObjectID> = []
    var pending = ids
    while !pending.isEmpty {
      var newlyGone: Set<ObjectID> = []
      for id in pending where !gone.contains(id) {
        for object in slice.subtree(of: id) where gone.insert(object.id).inserted {
          newlyGone.insert(object.id)
        }
      }
      pending = dependents(on: newlyGone).filter { !gone.contains($0) }
    }
    let named = gone.sorted()
    let tops = named.compactMap { slice[$0] }.filter { object in
      object.parent.map { !gone.contains($0) } ?? true
    }
    for object in state.slice.referrers(to: gone) where !gone.contains(object) {
      dropReferences(to: gone, from: object)
    }
    for object in tops { detach(object) }
    for id in named { state.slice.remove(id) }
    for object in tops { pruneAfter(object) }
    return gone.count
  }

  /// The objects that are meaningless without the removed ones, sorted by id.
  private func dependents(on gone: Set<ObjectID>) -> [ObjectID] {
    state.slice.referrers(to: gone).filter { id in
      guard let object = slice[id] else { return false }
      return object.properties.contains { property in
        guard property.variation.isBase, let literal = property.value.literal else { return false }
        let name = property.path.rawValue
        let isVital =
          ReferenceAttribute.vital.contains(name)
          || (object.role == .connection && name == "target")
        return isVital && gone.contains(ObjectID(literal))
      }
    }
  }

  /// Removes the attributes and inner elements of an object that refer to removed objects.
  func dropReferences(to gone: Set<ObjectID>, from id: ObjectID) {
    guard let object = slice[id] else { return }
    for property in object.properties {
      guard let literal = property.value.literal,
        ReferenceAttribute.names.contains(property.path.name), gone.contains(ObjectID(literal))
      else { continue }
      if property.path.isNested, ReferenceAttribute.vital.contains(property.path.name) {
        rowWriter.removeElement(property.path.parent, property.variation, of: id)
        pruneElement(property.path.parent.parent, property.variation, of: id)
      } else {
        rowWriter.removeAttribute(property.path, property.variation, of: id)
      }
    }
  }

  /// Removes an inner element, such as a mask or the tie-breakers, if it has no members left.
  private func pruneElement(
    _ path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) {
    guard !path.isObject, let object = slice[id] else { return }
    if variation.isBase {
      rowWriter.pruneContainer(path, of: id)
    } else if let mask = MaskedContainer(rawValue: path.rawValue) {
      installationWriter.pruneMask(mask, variation == .defaultBlock ? .base : variation, of: id)
    } else if !object.properties.contains(where: {
      $0.variation == variation && $0.path.isBelow(path)
    }) {
      rowWriter.removeElement(path, variation, of: id)
    }
  }

  /// Removes the formatting of an object's mask entries, which the owner stores.
  private func detach(_ object: LayoutObject) {
    for entry in object.installations {
      installationWriter.dropEntryFormatting(entry.variation, of: object)
    }
  }

  /// Removes the masks, variation blocks and list that a removed object leaves empty.
  func pruneAfter(_ object: LayoutObject) {
    guard let owner = object.parent, slice[owner] != nil else { return }
    if let mask = installationWriter.maskedContainer(of: object) {
      for entry in object.installations {
        installationWriter.pruneMask(mask, entry.variation, of: owner)
      }
    }
    rowWriter.pruneContainer(object.container, of: owner)
    if object.container.isObject { rowWriter.dropContentFormatting(of: .object, .base, owner) }
  }
}
