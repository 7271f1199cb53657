package import LayoutModel

/// The part of a finding that identifies it in another copy of the document.
package struct FindingStatement: Hashable {
  let kind: Finding.Kind
  let object: ObjectID?
  let sizeClass: SizeClass?

  package init(_ finding: Finding) {
    (kind, object, sizeClass) = (finding.kind, finding.object, finding.sizeClass)
  }
}

extension Finding.Kind {
  /// False for findings about stored frames, which Interface Builder updates after an edit.
  var survivesUpdatingFrames: Bool { self != .misplaced }
}
