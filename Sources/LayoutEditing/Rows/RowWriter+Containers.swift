internal import LayoutModel

/// The elements that hold the rows and children of an object.
extension RowWriter {
  /// Adds a list such as `:subviews` if the object has none.
  func ensureContainer(_ path: PropertyPath, of id: ObjectID) {
    guard !path.isObject, slice[id]?.property(path) == nil else { return }
    if path.isNested { ensureContainer(path.parent, of: id) }
    setElement(path, .element(tag: String(path.name.dropFirst()), text: nil), of: id)
  }

  /// The lists that Interface Builder writes even if they are empty.
  private static let keptWhenEmpty: Set<String> = [
    ":animations", ":toolbarItems", ":sections", ":gestureRecognizers", ":scenes", ":cells",
    ":items", ":defaultToolbarItems", ":objects", ":dependencies",
  ]

  /// Removes a list if it has no members, and then its parents if they become empty.
  func pruneContainer(_ path: PropertyPath, of id: ObjectID) {
    guard let object = slice[id], !path.isObject, object.property(path) != nil else { return }
    if slice.holds(id, in: path) || !elementPlacer.elementSiblings(at: path, .base, of: id).isEmpty
    {
      return
    }
    guard path.rawValue.utf8.first == UInt8(ascii: ":"),
      !RowWriter.keptWhenEmpty.contains(":" + path.name.dropFirst().prefix { $0 != "#" }),
      !object.properties.contains(where: { $0.variation.isBase && $0.path.isBelow(path) })
    else {
      dropContentFormattingIfEmpty(at: path, .base, of: id)
      return
    }
    removeElement(path, of: id)
    pruneContainer(path.parent, of: id)
  }

  /// Adds the variation block of a class if the object has none.
  func ensureBlock(_ variation: VariationKey, of id: ObjectID) {
    guard !variation.isBase, slice[id]?.property(.object, variation: variation) == nil else {
      return
    }
    setElement(.object, .element(tag: "variation", text: nil), variation, of: id)
  }

  /// Removes a variation block if it is empty.
  func pruneBlock(_ variation: VariationKey, of id: ObjectID) {
    guard let object = slice[id], !variation.isBase else { return }
    let isUsed = object.properties.contains { $0.variation == variation && !$0.path.isObject }
    if isUsed { return }
    state.slice.update(id) { object in
      object.properties.removeAll { $0.variation == variation }
      object.formatting.removeAll { $0.variation == variation }
    }
    dropContentFormattingIfEmpty(at: .object, .base, of: id)
  }

  /// Inserts a new object into its list, at the position of its kind.
  func insert(_ object: LayoutObject) {
    guard let parent = object.parent else { return }
    ensureContainer(object.container, of: parent)
    var object = object
    object.position = elementPlacer.positionForChild(object, in: parent)
    state.slice.put(object)
    dropContentFormatting(of: object.container, .base, parent)
  }
}
