internal import LayoutEngine
public import LayoutModel

extension Document {
  /// Returns the pairs of texts and controls of which one visibly covers the other, in drawing
  /// order.
  ///
  /// The finding ``Finding/Kind/overlap`` uses the same rule, but omits pairs that also overlap on
  /// the document's own canvas.
  ///
  /// - Parameter scene: The id of the only scene to lay out; nil for all.
  public func overlaps(in target: LayoutTarget, scene: ObjectID? = nil) -> [Overlap] {
    LayoutEngine(self).overlaps(in: target.environment(of: self), scene: scene)
  }
}
