internal import LayoutEngine
internal import LayoutModel

/// A cause that its suggestions removed.
struct SettledCause {
  let fix: FixedDocument.Fix
  /// The edits in the order in which they were applied.
  let edits: [LayoutEdit]
}

extension Document {
  /// The most checks of a document. Each but the last removes at least one cause.
  private static let maximumRounds = 64

  /// Applies the verified suggestions of reported findings, and those of findings that come to light
  /// afterwards, until no verified suggestion is left.
  ///
  /// - Parameters:
  ///   - name: The document's name, as for ``check(named:options:environment:)``.
  ///   - edited: The objects that changed since Xcode saved the document, to which those that the
  ///     suggestions change are added; nil for a file, in which nothing records them.
  /// - Returns: The removed causes, in the order in which they were removed.
  mutating func applySuggestions(
    named name: String,
    _ checker: Checker,
    _ environment: AppEnvironment,
    edited: Set<ObjectID>? = nil,
    by executor: ThreadPool
  ) -> [SettledCause] {
    let options = checker.options
    var settled: [SettledCause] = []
    var edited = edited
    for _ in 0..<Document.maximumRounds {
      let found = examination(checker, environment, named: name, edited: edited ?? [], by: executor)
      let reported = options.reported(found.findings, of: name).findings
      guard reported.contains(where: { !$0.suggestions.isEmpty }) else { break }
      let causes = causes(of: reported, found.engine.indexByID, options, environment)
      let next = SuggestionTrial(of: causes, in: self, found, options, environment, by: executor)
        .joint()
      let applied = next.compactMap { settle($0) }
      if applied.isEmpty { break }
      settled += applied
      edited?.formUnion(next.flatMap(\.findings).compactMap(\.object))
    }
    return settled
  }

  /// Applies the suggestions of a cause. Xcode's marks of its views go, because they describe the
  /// layout before the edit.
  ///
  /// - Returns: The removed cause; nil if an edit is refused. The document is then unchanged.
  private mutating func settle(_ cause: Cause) -> SettledCause? {
    let views = cause.findings.compactMap(\.object)
    let marked = Set(views).intersection(
      objects.lazy.filter { $0.attribute("ambiguous") != nil }.map(\.id)
    )
    let suggested = cause.finding.suggestions.map(\.edit)
    let unmarking = marked.sorted().map { LayoutEdit.unset($0, "ambiguous") }
    guard let results = try? apply(suggested + unmarking) else { return nil }
    let meanings = results.prefix(suggested.count).filter { !$0.isEmpty }.map(\.meaning)
    return SettledCause(
      fix: FixedDocument.Fix(finding: cause.finding, edits: meanings),
      edits: suggested + unmarking
    )
  }
}
