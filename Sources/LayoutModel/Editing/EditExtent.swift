/// The objects that an edit needs.
///
/// Every extent includes the document element, which has the platform and the capabilities. With
/// ``needsResources`` it also includes the resources.
public struct EditExtent: Sendable, Equatable {
  /// How far an extent reaches beyond the named objects.
  package enum Reach: Int, Comparable, Sendable {
    /// The named objects only.
    case object
    /// The named objects and their direct children.
    case children
    /// Every object in the scenes of the named objects; in a xib, every object of the document.
    case scene
    /// Every object of the document.
    case document

    /// True if the left reach is smaller.
    package static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// How far the extent reaches beyond ``objects``.
  package let reach: Reach
  /// The objects that the edit names.
  package let objects: [ObjectID]
  /// True if the edit may refer to an image or a color among the document's resources.
  package let needsResources: Bool

  /// Creates an extent.
  package init(_ reach: Reach, _ objects: [ObjectID], needsResources: Bool = false) {
    self.reach = reach
    self.objects = objects
    self.needsResources = needsResources
  }
}

extension LayoutEdit {
  /// The objects that the edit needs.
  ///
  /// A value needs its object, and the children if an element is placed among them. Installing and
  /// constraints need the scene. Edits that can leave dangling references need the document.
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
  /// The path by which the install state is set and unset like a value.
  public static let installed = PropertyPath("installed")
}

/// The attributes whose values are ids of other objects (measured over the corpus).
enum ReferenceAttribute {
  /// The references without which a connection or constraint is meaningless.
  static let vital: Set<String> = ["firstItem", "secondItem", "destination", "reference"]

  static let names: Set<String> = vital.union([
    "target", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "selectedItem",
    "popoverAnchorBarButtonItem", "popoverAnchorView", "row", "column", "headerView",
    "outlineTableColumn", "previousBinding", "initialViewController",
  ])
}
