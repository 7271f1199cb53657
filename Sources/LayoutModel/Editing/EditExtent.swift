/// The objects that an edit needs.
///
/// Every extent includes the document element, which has the platform and the capabilities. With
/// ``needsResources`` it also includes the resources.
package struct EditExtent: Sendable, Equatable {
  /// The reach of an extent beyond the named objects.
  package enum Reach: Int, Comparable, Sendable {
    /// The named objects only.
    case object
    /// The named objects and their direct children.
    case children
    /// Every object in the scenes of the named objects; in a xib, every object of the document.
    case scene
    /// Every object of the document.
    case document

    /// Returns true if the left reach is smaller.
    package static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// The reach of the extent beyond ``objects``.
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
