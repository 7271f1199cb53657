public import LayoutModel

extension DocumentDiff {
  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - old: The older document.
  ///   - new: The newer document.
  ///   - sizeClass: If given, only changes of the effective layout in this class are included.
  public init(from old: Document, to new: Document, in sizeClass: SizeClass? = nil) {
    guard old != new else {
      self.init(changes: [])
      return
    }
    let finder = DifferenceFinder(old, new)
    var changes = finder.changes()
    if let sizeClass {
      let filter = ClassFilter(finder, sizeClass)
      changes = changes.filter(filter.isSeen)
    }
    self.init(changes: changes, labels: LabelFinder(finder).labels(of: changes))
  }
}
