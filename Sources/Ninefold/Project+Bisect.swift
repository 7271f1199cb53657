public import LayoutModel
internal import LayoutStore

extension Project {
  /// Finds the edit after which a check of a document began to fail.
  ///
  /// Looks at as many states as the number of edits has binary digits. If the check came and went
  /// in between, it is one of the edits after which it failed.
  ///
  /// - Parameters:
  ///   - name: The document.
  ///   - sizeClass: The class in which it is checked.
  ///   - good: A revision that passes; nil for the state before the document came.
  ///   - bad: A revision that fails.
  ///   - isFailure: Tells which findings count.
  /// - Returns: The edit; nil if nothing fails at `bad`.
  /// - Throws: `StoreError.unknownRevision`; ``NinefoldError/alreadyFails(revision:)`` if `good` fails.
  public func bisect(
    _ name: String,
    in sizeClass: SizeClass,
    good: String? = nil,
    bad: String = "@",
    where isFailure: (Finding) -> Bool
  ) throws -> RecordedEdit? {
    func fails(_ edit: EditNumber) throws -> Bool {
      let past = Project(store: store.at(edit), environment: environment)
      guard try past.documentNames().contains(name) else { return false }
      return try past.findings(of: name, in: .sizeClass(sizeClass)).contains(where: isFailure)
    }
    let bad = try store.edit(atRevision: bad)
    let start = try good.map(store.edit(atRevision:))
    let names = try store.at(bad).documents().map(\.name)
    guard names.contains(name) else {
      throw NinefoldError.unknownDocument(
        name,
        suggestions: Suggestions.nearest(to: name, among: names)
      )
    }
    guard try fails(bad) else { return nil }
    if let start, let good, try fails(start) { throw NinefoldError.alreadyFails(revision: good) }
    let edits = try store.edits(touching: name, after: start, to: bad)
    // The first edit after which it fails: below `low` it passes, at `high` it fails.
    var (low, high) = (0, edits.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if try fails(edits[middle]) { high = middle } else { low = middle + 1 }
    }
    return try edits.isEmpty ? nil : store.recordedEdit(edits[high])
  }
}
