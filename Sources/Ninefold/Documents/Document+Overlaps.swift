internal import LayoutEngine
public import LayoutModel

extension Document {
  /// Returns the pairs of texts and controls that visibly cover each other, in the order in which
  /// they are drawn.
  ///
  /// It is the rule of the finding `overlap`, which leaves out what also overlaps on the document's
  /// own canvas.
  ///
  /// - Parameter scene: The id of the only scene to lay out; nil for all.
  public func overlaps(in target: LayoutTarget, scene: ObjectID? = nil) -> [Overlap] {
    LayoutEngine(self).overlaps(in: target.environment(of: self), scene: scene)
  }
}
