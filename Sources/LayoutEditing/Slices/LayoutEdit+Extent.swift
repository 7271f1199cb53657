package import LayoutModel

extension LayoutEdit {
  /// The objects that the edit needs.
  ///
  /// A value needs its object, and the children if an element is placed among them. Installing and
  /// constraints need the scene. Edits that can leave dangling references need the document.
  package var extent: EditExtent {
    switch self {
    // The library's container view brings a scene.
    case .add(let new) where new.kind == "containerView": EditExtent(.document, [new.parent])
    case .add(let new): EditExtent(.scene, [new.parent], needsResources: true)
    case .addConstraint(let new): EditExtent(.scene, new.relation.namedItems)
    case .addScene: EditExtent(.document, [])
    case .set(let id, let path, let value, let variation):
      valueExtent(id, path, value, variation)
    case .unset(let id, let path, let variation):
      if path == .installed {
        EditExtent(.scene, [id])
      } else {
        // A child without a key may be a list of objects, which can't be removed.
        EditExtent(
          variation ?? .base == .base && !path.rawValue.contains(":") ? .object : .children,
          [id]
        )
      }
    case .install(let id, _), .uninstall(let id, _): EditExtent(.scene, [id])
    case .delete(let id, _, _), .removeScene(let id): EditExtent(.document, [id])
    case .reorder(let id, _), .disconnect(let id): EditExtent(.scene, [id])
    case .reparent(let id, let parent, _, _): EditExtent(.document, [id, parent])
    case .rename(let id, _): EditExtent(.object, [id])
    case .duplicate(let id): EditExtent(.scene, [id])
    case .gesture(.unembed(let id)), .gesture(.changeKind(let id, _)):
      EditExtent(.document, [id])
    case .gesture(.embed(let ids, let container)) where container.addsScene:
      EditExtent(.document, ids)
    case .gesture(let gesture): EditExtent(.scene, gesture.views, needsResources: true)
    case .connect(let source, _): EditExtent(.document, [source])
    case .paste(_, let parent, _, _): EditExtent(.document, [parent])
    }
  }

  private func valueExtent(
    _ id: ObjectID,
    _ path: PropertyPath,
    _ value: EditValue,
    _ variation: VariationKey?
  ) -> EditExtent {
    if path == .installed { return EditExtent(.scene, [id]) }
    if ReferenceAttribute.names.contains(path.name) { return EditExtent(.document, [id]) }
    // The title of a menu item can be that of its pop-up button.
    if path.rawValue == "title", variation ?? .base == .base { return EditExtent(.scene, [id]) }
    let isResource = ValueKind.namesResource(path, value)
    let isPlain = variation ?? .base == .base && ValueKind.isSurelyAttribute(path)
    return EditExtent(isPlain ? .object : .children, [id], needsResources: isResource)
  }
}
