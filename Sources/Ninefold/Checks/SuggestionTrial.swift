internal import LayoutEngine
internal import LayoutModel

/// Tries what is suggested on a copy of a document, in all classes and on all screens, before anyone
/// reads it.
struct SuggestionTrial {
  /// The document as it is.
  private let document: Document
  private let options: CheckOptions
  private let environment: AppEnvironment
  private let crew: ThreadCrew
  /// What is found in the document as it is, whether or not it is reported.
  private let findings: [Finding]
  /// The most copies of a document that are checked, beside the one with all suggestions.
  private static let maximumTrials = 8
  /// The most objects that these copies have in all: a document of more than an eighth of them, which is
  /// more than any app has, is copied less often.
  private static let maximumObjects = 100_000

  /// What a finding says, and of which class.
  private struct Statement: Hashable {
    let kind: Finding.Kind
    let object: ObjectID?
    let sizeClass: SizeClass?

    init(_ finding: Finding) {
      (kind, object, sizeClass) = (finding.kind, finding.object, finding.sizeClass)
    }
  }

  /// - Parameter findings: All that is found in the document, whether or not it is reported.
  init(
    _ document: Document,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    findings: [Finding],
    by crew: ThreadCrew
  ) {
    self.document = document
    self.options = options
    self.environment = environment
    self.crew = crew
    self.findings = findings
  }

  /// The causes, each with suggestions that take it away and bring nothing new, or with none.
  ///
  /// A suggestion that stands in one cause is not repeated in another.
  func verified(_ causes: [Cause]) -> [Cause] {
    let open = causes.filter { !$0.finding.suggestions.isEmpty }
    if open.isEmpty { return causes }
    let known = Set(findings.map(Statement.init))
    let all = open.flatMap(\.finding.suggestions)
    let isDistinct = all.indices.allSatisfy { !all[..<$0].contains(all[$0]) }
    // Most often all hold together, and one copy is enough.
    if isDistinct, settles(open, with: all, known) { return causes }
    var rest = min(
      SuggestionTrial.maximumTrials,
      SuggestionTrial.maximumObjects / max(1, document.objects.count)
    )
    var printed: [SuggestedEdit] = []
    return causes.map { cause in
      let edits = cause.finding.suggestions.filter { !printed.contains($0) }
      if edits.isEmpty { return cause.suggesting([]) }
      let companions = edits.compactMap { $0.companion(in: document) }
      for proposal in companions.isEmpty ? [edits] : [edits, edits + companions] where rest > 0 {
        rest -= 1
        guard settles([cause], with: proposal, known) else { continue }
        printed += proposal
        return cause.suggesting(proposal)
      }
      return cause.suggesting([])
    }
  }

  /// True if edits take causes away and nothing else is found then.
  ///
  /// A stored frame that the edit makes stale is no matter: Interface Builder updates it.
  private func settles(
    _ causes: [Cause],
    with edits: [SuggestedEdit],
    _ known: Set<Statement>
  ) -> Bool {
    guard let edited = document.edited(by: edits.map(\.edit)) else { return false }
    let scenes = causes.map(\.finding.scene).reduce(into: [ObjectID?]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    // What Interface Builder marked is about the document before the edit.
    let engine = LayoutEngine(edited)
    let found =
      scenes.flatMap {
        edited.frameFindings(by: engine, scene: $0, .engine, options, environment, crew)
      }
      + edited.rowFindings(options)
    let settled = Set(causes.flatMap(\.findings).map(Statement.init))
    return found.allSatisfy { finding in
      let statement = Statement(finding)
      return finding.kind == .misplaced || known.contains(statement) && !settled.contains(statement)
    }
  }
}

extension Document {
  /// The document after edits; nil if one of them is refused.
  fileprivate func edited(by edits: [LayoutEdit]) -> Document? {
    var copy = self
    // What can't be carried out is no suggestion.
    return (try? copy.apply(edits)) == nil ? nil : copy
  }
}
