internal import LayoutEngine
internal import LayoutModel

/// Applies suggestions to a copy of the document, and checks the copy in all classes and on all
/// screens before the suggestions are reported.
struct SuggestionTrial {
  /// The original document.
  private let document: Document
  private let options: CheckOptions
  private let environment: AppEnvironment
  private let executor: ThreadPool
  /// All findings in the original document, also those that aren't reported.
  private let findings: [Finding]
  /// The maximum number of copies to check, not counting the one with all suggestions.
  private static let maximumTrials = 8
  /// The most objects that these copies have in all: a document of more than an eighth of them, which is
  /// more than any app has, is copied less often.
  private static let maximumObjects = 100_000

  /// The part of a finding that identifies it in another copy of the document.
  private struct Statement: Hashable {
    let kind: Finding.Kind
    let object: ObjectID?
    let sizeClass: SizeClass?

    init(_ finding: Finding) {
      (kind, object, sizeClass) = (finding.kind, finding.object, finding.sizeClass)
    }
  }

  /// - Parameter findings: All findings in the document, also those that aren't reported.
  init(
    _ document: Document,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    findings: [Finding],
    by executor: ThreadPool
  ) {
    self.document = document
    self.options = options
    self.environment = environment
    self.executor = executor
    self.findings = findings
  }

  /// Returns the causes, each with suggestions that remove it without new findings, or with none.
  ///
  /// A suggestion occurs in one cause only.
  func verified(_ causes: [Cause]) -> [Cause] {
    let open = causes.filter { !$0.finding.suggestions.isEmpty }
    if open.isEmpty { return causes }
    let known = Set(findings.map(Statement.init))
    let all = open.flatMap(\.finding.suggestions)
    let isDistinct = all.indices.allSatisfy { !all[..<$0].contains(all[$0]) }
    // Usually all suggestions work together, and one copy is enough.
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

  /// Returns whether edits remove causes without adding findings.
  ///
  /// Misplaced views don't count, because Interface Builder updates stored frames after an edit.
  private func settles(
    _ causes: [Cause],
    with edits: [SuggestedEdit],
    _ known: Set<Statement>
  ) -> Bool {
    guard let edited = document.edited(by: edits.map(\.edit)) else { return false }
    let scenes = causes.map(\.finding.scene).reduce(into: [ObjectID?]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    // Xcode's marks describe the document before the edit.
    let engine = LayoutEngine(edited)
    let found =
      scenes.flatMap {
        edited.frameFindings(by: engine, scene: $0, .engine, options, environment, executor)
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
  /// Returns the document after edits; nil if one of them is refused.
  fileprivate func edited(by edits: [LayoutEdit]) -> Document? {
    var copy = self
    // A suggestion that can't be applied isn't valid.
    return (try? copy.apply(edits)) == nil ? nil : copy
  }
}
