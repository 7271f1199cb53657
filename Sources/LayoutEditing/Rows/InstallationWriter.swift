internal import LayoutModel

/// Installs and uninstalls objects in classes, and writes their entries in masks.
struct InstallationWriter: EditPart {
  let state: EditState

  /// Installs or uninstalls a view or constraint in one class. All other rows stay.
  ///
  /// An existing row of the class is changed. Otherwise a row is added only if more general rows
  /// give the opposite state, because masks list exceptions.
  func setInstalled(
    _ isInstalled: Bool,
    _ id: ObjectID,
    in variation: VariationKey?
  ) throws(EditError) -> CompletedEdit {
    let variation = variation ?? currentVariation
    _ = try installable(id)
    try requireVariations(variation)
    writeInstallation(isInstalled, id, variation)
    let verb = isInstalled ? "installed" : "uninstalled"
    let link = isInstalled ? "in" : "from"
    return CompletedEdit(
      kind: isInstalled ? .install : .uninstall,
      meaning: "\(verb) \(name(id)) \(link) \(variation.rawValue)",
      subject: id
    )
  }

  /// Removes the install row of one class.
  func unsetInstalled(_ id: ObjectID, in variation: VariationKey?) throws(EditError) {
    let object = try installable(id)
    let variation = variation ?? .base
    guard object.installations.contains(where: { $0.variation == variation }) else {
      throw .noSuchRow(id, path: .installed, variation)
    }
    let others = object.installations.map(\.variation).filter { $0 != variation }
    if variation.isBase, !others.isEmpty {
      throw .dependentRows(id, path: .installed, others)
    }
    removeInstallation(variation, of: id)
  }

  func installable(_ id: ObjectID) throws(EditError) -> LayoutObject {
    let object = try object(id)
    guard object.parent != nil, maskedContainer(of: object) != nil else {
      throw .notInstallable(id)
    }
    // Masks refer to their items by id.
    guard object.idPosition != nil else { throw .withoutID(id) }
    return object
  }

  /// Throws if the document can't have rows of a class.
  ///
  /// Size classes require Auto Layout and `useTraitCollections`. Other traits, as
  /// in WatchKit, only require a key that a file can contain.
  func requireVariations(_ variation: VariationKey) throws(EditError) {
    guard !variation.isBase, variation != .defaultBlock else { return }
    guard variation.sizeClass != nil else {
      guard variation.xmlKey.unicodeScalars.allSatisfy(ValueWriter.isAllowedInLine) else {
        throw .doesNotVary("a class name can't contain control characters")
      }
      return
    }
    guard usesAutoLayout else {
      throw .doesNotVary("size classes require Auto Layout, which the document does not use")
    }
    guard usesTraits else { throw .doesNotVary("the document does not use size classes") }
  }

  func maskedContainer(of object: LayoutObject) -> MaskedContainer? {
    MaskedContainer.allCases.first { $0.path == object.container }
  }

  /// Marks a new view or constraint as installed in the current class only.
  func installInCurrentClassOnly(_ id: ObjectID) {
    guard let object = slice[id], maskedContainer(of: object) != nil, !currentVariation.isBase
    else { return }
    addInstallation(false, .base, to: id)
    addInstallation(true, currentVariation, to: id)
  }

  /// Returns the size classes in which an object and everything around it in a view are installed.
  func classes(of id: ObjectID, in view: ObjectID) -> Set<SizeClass> {
    var classes = Set(SizeClass.all)
    var next: ObjectID? = id
    while let id = next, id != view, let object = slice[id] {
      if !object.installations.isEmpty {
        classes = classes.filter { object.installation(in: $0)?.isInstalled ?? true }
      }
      next = object.parent
    }
    return classes
  }

  /// Installs a new constraint in some classes only.
  func limit(_ id: ObjectID, to classes: Set<SizeClass>) {
    // A specific class needs a row only if the more general ones say the opposite.
    for sizeClass in SizeClass.all.sorted(by: { $0.specificity < $1.specificity }) {
      writeInstallation(classes.contains(sizeClass), id, VariationKey(sizeClass))
    }
  }

  func writeInstallation(
    _ isInstalled: Bool,
    _ id: ObjectID,
    _ variation: VariationKey
  ) {
    guard let object = slice[id] else { return }
    if let entry = object.installations.first(where: { $0.variation == variation }) {
      guard entry.isInstalled != isInstalled else { return }
      if variation.isBase {
        // Items are installed by default; the `default` block only lists excluded ones.
        removeInstallation(variation, of: id)
      } else {
        dropEntryFormatting(variation, of: object)
        state.slice.update(id) { object in
          for index in object.installations.indices
          where object.installations[index].variation == variation {
            object.installations[index].isInstalled = isInstalled
          }
        }
      }
      return
    }
    let sizeClass = variation.sizeClass ?? .anyAny
    let isNow = object.installation(in: sizeClass)?.isInstalled ?? true
    if isNow != isInstalled { addInstallation(isInstalled, variation, to: id) }
  }

  private func addInstallation(
    _ isInstalled: Bool,
    _ variation: VariationKey,
    to id: ObjectID
  ) {
    guard let object = slice[id], let owner = object.parent,
      let mask = maskedContainer(of: object)
    else { return }
    ensureMask(mask, variation, of: owner)
    let position = positionForEntry(of: object, in: owner, variation)
    state.slice.update(id) {
      $0.installations.append(
        Installation(variation: variation, isInstalled: isInstalled, position: position)
      )
    }
    rowWriter.dropContentFormatting(of: PropertyPath(mask.rawValue), block(of: variation), owner)
  }

  /// Restores a mask entry after its object moved to another owner.
  func restore(_ entry: Installation, of id: ObjectID) {
    addInstallation(entry.isInstalled, entry.variation, to: id)
  }

  func removeInstallation(_ variation: VariationKey, of id: ObjectID) {
    guard let object = slice[id], let owner = object.parent,
      let mask = maskedContainer(of: object)
    else { return }
    dropEntryFormatting(variation, of: object)
    state.slice.update(id) { $0.installations.removeAll { $0.variation == variation } }
    pruneMask(mask, variation, of: owner)
  }

  // MARK: - Masks

  func block(of variation: VariationKey) -> VariationKey {
    variation.isBase ? .defaultBlock : variation
  }

  func ensureMask(
    _ mask: MaskedContainer,
    _ variation: VariationKey,
    of owner: ObjectID
  ) {
    let path = PropertyPath(mask.rawValue)
    guard slice[owner]?.property(path, variation: block(of: variation)) == nil else { return }
    rowWriter.setElement(path, .element(tag: "mask", text: nil), block(of: variation), of: owner)
  }

  /// Removes a mask if it has no entries, and its block if that becomes empty.
  func pruneMask(
    _ mask: MaskedContainer,
    _ variation: VariationKey,
    of owner: ObjectID
  ) {
    guard let object = slice[owner] else { return }
    let path = PropertyPath(mask.rawValue)
    let block = block(of: variation)
    let isUsed =
      slice.holds(owner, in: mask.path) { child in
        child.installations.contains { $0.variation == variation }
      } || object.properties.contains { $0.variation == block && $0.path.isBelow(path) }
    if !isUsed { rowWriter.removeElement(path, block, of: owner) }
  }

  /// Returns the position for a new mask entry. Entries follow the order of a mask that already
  /// lists the object; a new object comes last.
  private func positionForEntry(
    of object: LayoutObject,
    in owner: ObjectID,
    _ variation: VariationKey
  ) -> Double {
    let siblings = slice.children(of: owner, in: object.container)
    func entry(_ sibling: LayoutObject, _ variation: VariationKey) -> Double? {
      sibling.installations.first { $0.variation == variation }?.position
    }
    let taken = siblings.compactMap { entry($0, variation) }.sorted()
    let model = object.installations.min { $0.variation.blockOrder < $1.variation.blockOrder }
    guard let last = taken.last else { return 1 }
    guard let model else { return last + 1 }
    let before = siblings.filter { entry($0, model.variation) ?? .infinity < model.position }
    guard let low = before.compactMap({ entry($0, variation) }).max() else {
      let first = taken.first ?? 1
      return first > 0 ? first / 2 : first - 1
    }
    guard let high = taken.first(where: { $0 > low }) else { return low + 1 }
    return low + (high - low) / 2
  }

  /// Removes the formatting of a mask entry, which the mask's owner stores.
  func dropEntryFormatting(_ variation: VariationKey, of object: LayoutObject) {
    guard let owner = object.parent, let mask = maskedContainer(of: object),
      slice[owner]?.formatting.isEmpty == false
    else { return }
    let path = PropertyPath(mask.rawValue)
    let paths = ["include", "exclude"].map {
      path.appending(":\($0)[\(object.id)]")
    }
    let block = block(of: variation)
    state.slice.update(owner) {
      $0.formatting.removeAll { $0.variation == block && paths.contains($0.path) }
    }
  }
}
