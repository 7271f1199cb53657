public import LayoutModel
internal import LayoutStore

extension Project {
  /// Finds the edit after which a check of a document began to fail.
  ///
  /// It makes a binary search over the edits of the document. If the check began to fail several
  /// times, the result is one of these edits.
  ///
  /// - Parameters:
  ///   - name: The document's name.
  ///   - sizeClass: The size class to check.
  ///   - good: A revision that passes; nil for the state before the document was added.
  ///   - bad: A revision that fails.
  ///   - isFailure: A function that returns true if a finding counts as a failure.
  /// - Returns: The edit; nil if the check passes at `bad`.
  /// - Throws: `StoreError.unknownRevision`, ``NinefoldError/unknownDocument(_:suggestions:)``, or
  ///   ``NinefoldError/alreadyFails(revision:)`` if `good` fails.
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
    let bad = try store.references.edit(atRevision: bad)
    let start = try good.map(store.references.edit(atRevision:))
    let names = try store.at(bad).documents().map(\.name)
    guard names.contains(name) else {
      throw NinefoldError.unknownDocument(
        name,
        suggestions: Suggestions.nearest(to: name, among: names)
      )
    }
    guard try fails(bad) else { return nil }
    if let start, let good, try fails(start) { throw NinefoldError.alreadyFails(revision: good) }
    let edits = try store.history.edits(touching: name, after: start, to: bad)
    // Invariant: the check passes at every edit below `low` and fails at `high`.
    var (low, high) = (0, edits.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if try fails(edits[middle]) { high = middle } else { low = middle + 1 }
    }
    return try edits.isEmpty ? nil : store.history.recordedEdit(edits[high])
  }
}
