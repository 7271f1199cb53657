internal import LayoutModel

/// Writes what belongs to the name of an image: the resource, and the catalog of a symbol.
struct ImageWriter: EditPart {
  let state: EditState

  /// Completes the name of an image that a value now has.
  ///
  /// - Parameter before: The object before the value was written.
  func complete(
    _ path: PropertyPath,
    _ name: String,
    _ variation: VariationKey,
    since before: LayoutObject
  ) {
    guard !name.isEmpty else { return }
    guard let catalog = catalogPath(beside: path, of: before), variation.isBase else {
      resourceWriter.addImage(name, isSymbol: false)
      return
    }
    let isSymbol = isSymbol(name, at: path, catalog, of: before)
    resourceWriter.addImage(name, isSymbol: isSymbol)
    if isSymbol {
      rowWriter.setAttribute(catalog, ImageWriter.system, of: before.id)
    } else {
      rowWriter.removeAttribute(catalog, of: before.id)
    }
  }

  /// Gives the resource of an image the catalog that is now set beside its name.
  func follow(catalog path: PropertyPath, of object: LayoutObject) {
    guard path.name == "catalog",
      let name = ImageWriter.names.lazy.compactMap({ name in
        object.property(path.sibling(name))?.value.literal
      }).first
    else { return }
    resourceWriter.setCatalog(object.property(path)?.value.literal, ofImage: name)
  }

  static let system = "system"

  /// The attributes whose image can be a symbol, according to the `catalog` beside them.
  private static let names = ["image", "secondaryImage"]

  /// Returns the path of the catalog of an image; nil if it has none, or if it is that of another
  /// image.
  private func catalogPath(beside path: PropertyPath, of object: LayoutObject) -> PropertyPath? {
    guard ImageWriter.names.contains(path.name) else { return nil }
    let isSecond = path.name == "secondaryImage"
    return isSecond && object.property(path.sibling("image")) != nil
      ? nil : path.sibling("catalog")
  }

  /// Returns true for a symbol of the system. The resources say which images are symbols. Of an image
  /// that is not among them, the name says so. One word can also be the name of an image of the app;
  /// then the image is of the same kind as the one that it replaces.
  private func isSymbol(
    _ name: String,
    at path: PropertyPath,
    _ catalog: PropertyPath,
    of object: LayoutObject
  ) -> Bool {
    let resource = ResourceReference(.image, name)
    if let known = slice[resource.id] { return known.attribute("catalog") == ImageWriter.system }
    guard order.toolsVersion >= (order.platform == .macOS ? 17_000 : 14_800) else { return false }
    if SymbolNames.isCompound(name) { return true }
    let wasImage = object.property(path) != nil && object.property(catalog) == nil
    return SymbolNames.plain.contains(name) && !wasImage
  }
}

extension PropertyPath {
  /// Returns the path of another value beside the one of this path.
  fileprivate func sibling(_ name: String) -> PropertyPath { parent.appending(name) }
}
