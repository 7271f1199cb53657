/// The objects that an edit must be given to be carried out.
///
/// The document element belongs to every extent: it tells the platform and holds the capabilities.
/// Resources belong to it where ``needsResources`` says so.
public struct EditExtent: Sendable, Equatable {
  /// How far around the named objects an edit looks.
  package enum Reach: Int, Comparable, Sendable {
    /// The named objects alone.
    case object
    /// The named objects and those that they directly hold.
    case children
    /// Every object of the scenes that the named objects are in; in a xib, the document.
    case scene
    /// Every object of the document.
    case document

    /// True if the left one looks less far.
    package static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// How far around ``objects`` the edit looks.
  package let reach: Reach
  /// The objects that the edit names.
  package let objects: [ObjectID]
  /// True if the edit may name an image or a color that the document keeps among its resources.
  package let needsResources: Bool

  /// Creates an extent.
  package init(_ reach: Reach, _ objects: [ObjectID], needsResources: Bool = false) {
    self.reach = reach
    self.objects = objects
    self.needsResources = needsResources
  }
}

extension LayoutEdit {
  /// What the edit must be given.
  ///
  /// Values need their object only, and its children where an element must find its place among
  /// them; installing and constraints need the scene; whatever can leave references behind needs
  /// the document.
  package var extent: EditExtent {
    switch self {
    case .add(let new): EditExtent(.scene, [new.parent], needsResources: true)
    case .addConstraint(let new): EditExtent(.scene, new.relation.namedItems)
    case .addScene: EditExtent(.document, [])
    case .set(let id, let path, let value, let variation):
      valueExtent(id, path, value, variation)
    case .unset(let id, let path, let variation):
      if path == .installed {
        EditExtent(.scene, [id])
      } else {
        EditExtent(variation ?? .base == .base ? .object : .children, [id])
      }
    case .install(let id, _), .uninstall(let id, _): EditExtent(.scene, [id])
    case .delete(let id, _, _), .removeScene(let id): EditExtent(.document, [id])
    case .reorder(let id, _), .disconnect(let id): EditExtent(.scene, [id])
    case .reparent(let id, let parent, _, _): EditExtent(.document, [id, parent])
    case .rename(let id, _): EditExtent(.object, [id])
    case .duplicate(let id): EditExtent(.scene, [id])
    case .connect(let source, _): EditExtent(.document, [source])
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
    let isResource = ValueKind.namesResource(path, value)
    let isPlain = variation ?? .base == .base && ValueKind.isSurelyAttribute(path)
    return EditExtent(isPlain ? .object : .children, [id], needsResources: isResource)
  }
}

extension PropertyPath {
  /// The name under which the install state is set and unset like a value.
  public static let installed = PropertyPath("installed")
}

/// The attributes whose values are ids of other objects (measured over the corpus).
enum ReferenceAttribute {
  /// Those of connections and constraints, which mean nothing without their object.
  static let vital: Set<String> = ["firstItem", "secondItem", "destination", "reference"]

  static let names: Set<String> = vital.union([
    "target", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "selectedItem",
    "popoverAnchorBarButtonItem", "popoverAnchorView", "row", "column", "headerView",
    "outlineTableColumn", "previousBinding", "initialViewController",
  ])
}
