internal import LayoutChecks
public import LayoutModel

extension Document {
  /// Returns the findings that follow from the document's rows, without computed frames.
  ///
  /// These are missing references, invalid numbers, constraints that are duplicates or have the
  /// wrong owner or an uninstalled item, masks combined with constraints, and rows without effect.
  /// ``Finding/Kind/dependsOnFrames`` is false for their kinds.
  ///
  /// - Parameter classes: The size classes to check. The result has a finding for each size class
  ///   with the problem.
  /// - Returns: The findings by size class, then by kind, in document order.
  public func rowFindings(in classes: [SizeClass] = SizeClass.all) -> [Finding] {
    RowFindings.of(self, in: classes)
  }
}
