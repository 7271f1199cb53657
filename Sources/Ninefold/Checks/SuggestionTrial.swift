internal import LayoutEngine
internal import LayoutModel

/// Applies suggestions to a copy of the document, and checks the copy in all classes and on all
/// screens before the suggestions are reported.
///
/// Usually all suggestions work, so one check tries them together. Causes whose suggestions fail
/// there are tried one by one: with the suggestions that the copy adds, and with other suggestions
/// instead.
struct SuggestionTrial {
  /// The causes in the original document.
  private let causes: [Cause]
  /// The original document.
  private let document: Document
  private let options: CheckOptions
  private let environment: AppEnvironment
  private let executor: ThreadPool
  /// The original document as the engine read it.
  private let engine: LayoutEngine
  /// The widths in which components of a xib are tried, because cells and other components get the
  /// width of the screen instead of the stored one. Empty in a storyboard, and if there is no
  /// suggestion.
  private let widths: [LayoutEnvironment]
  /// The findings of the original document, including those that aren't reported. Those of kinds that
  /// the check did not search for are computed only for scenes with a suggestion.
  private let known: KnownFindings
  /// The parents of the objects, if there is a suggestion.
  private let parents: ParentTable
  /// The maximum number of other suggestions for a cause, and of completions of each.
  private static let maximumChanges = 2
  /// The limit of the work for causes that are tried one by one.
  private let budget: TrialBudget

  /// - Parameter work: The maximum work in the layouts of the copies that are checked for causes tried
  ///   one by one.
  init(
    of causes: [Cause],
    in document: Document,
    _ examination: Examination,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    work: Int = TrialBudget.maximumWork,
    by executor: ThreadPool
  ) {
    self.causes = causes
    self.document = document
    self.options = options
    self.environment = environment
    self.executor = executor
    engine = examination.engine
    let suggesting = causes.filter { !$0.finding.suggestions.isEmpty }
    parents = ParentTable(suggesting.isEmpty ? [] : document.objects)
    budget = TrialBudget(suggesting.isEmpty ? [] : document.objects, work: work)
    let isXib = !DocumentHeader(document.objects).isStoryboard && options.target == nil
    widths =
      isXib && !suggesting.isEmpty
      ? LayoutScreen.componentWidths(of: LayoutScreen.all(for: document, of: environment.screens))
      : []
    let unsearched = LayoutEngine.kinds.subtracting(options.searchedFrameKinds)
    let trialEngine = SuggestionTrial.engine(examination.engine, for: suggesting)
    let others = SuggestionTrial.scenes(of: suggesting).flatMap {
      document.frameFindings(
        unsearched,
        by: trialEngine,
        scene: $0,
        .engine,
        options,
        environment,
        executor
      )
    }
    let inWidths = SuggestionTrial.conflicts(of: trialEngine, in: widths, executor)
    known =
      suggesting.isEmpty
      ? KnownFindings([], in: [])
      : KnownFindings(examination.findings + others + inWidths, in: document.objects)
  }

  /// Returns the conflicts in widths of components.
  private static func conflicts(
    of engine: LayoutEngine,
    in widths: [LayoutEnvironment],
    _ executor: ThreadPool
  ) -> [Finding] {
    executor.map(widths) { engine.findings(in: $0, kinds: [.unsatisfiable]) }.flatMap { $0 }
  }

  /// Returns an engine for the layouts that contain causes, or the given engine if these layouts are
  /// unknown. Edits that remove the causes affect no other layouts.
  private static func engine(_ engine: LayoutEngine, for causes: [Cause]) -> LayoutEngine {
    let roots = causes.flatMap(\.findings).map(\.root)
    return roots.contains(nil) ? engine : engine.examining(Set(roots.compactMap { $0 }))
  }

  /// Returns the scenes of causes, each once.
  private static func scenes(of causes: [Cause]) -> [ObjectID?] {
    distinct(causes.map(\.finding.scene))
  }

  /// Returns the causes, each with suggestions that remove it without new findings, or with none. A
  /// cause without suggestions says so if not all edits were tried for it.
  ///
  /// A suggestion occurs in one cause only.
  func verified() -> [Cause] {
    let open = causes.indices.filter { !causes[$0].finding.suggestions.isEmpty }
    if open.isEmpty { return causes }
    let (together, conflicting) = workingTogether(open, causes)
    if together.count == open.count { return causes }
    var settled: [Int: Cause] = [:]
    for index in together { settled[index] = causes[index] }
    if conflicting.count > 1 {
      settled.merge(yieldingTogether(conflicting)) { first, _ in first }
    }
    var budget = budget
    var untried: Set<Int> = []
    var printed = settled.values.flatMap(\.finding.suggestions)
    // Try the first suggestions of all causes before the other suggestions of any.
    for triesOthers in [false, true] {
      for index in open where settled[index] == nil {
        budget.isExceeded = false
        let found =
          triesOthers
          ? otherSuggestions(for: index, besides: printed, &budget)
          : firstSuggestions(for: index, besides: printed, &budget)
        if budget.isExceeded { untried.insert(index) }
        if found.isEmpty { continue }
        printed += found
        settled[index] = causes[index].suggesting(found)
      }
    }
    return causes.indices.map { index in
      settled[index] ?? causes[index].suggesting([], triedAll: !untried.contains(index))
    }
  }

  /// Returns the causes, by index, that their suggestions remove together if the suggested
  /// constraints get a low priority.
  private func yieldingTogether(_ open: [Int]) -> [Int: Cause] {
    var yielding = causes
    for index in open {
      let edits = causes[index].finding.suggestions.map { $0.yielding ?? $0 }
      yielding[index] = causes[index].suggesting(edits)
    }
    let together = workingTogether(open, yielding).working
    return together.reduce(into: [:]) { $0[$1] = yielding[$1] }
  }

  /// Returns the engine's suggestions for one cause if they remove it without new findings; none if
  /// they fail.
  ///
  /// - Parameters:
  ///   - printed: The suggestions for other causes.
  ///   - budget: What further copies of the document may cost.
  private func firstSuggestions(
    for index: Int,
    besides printed: [SuggestedEdit],
    _ budget: inout TrialBudget
  ) -> [SuggestedEdit] {
    let edits = causes[index].finding.suggestions.filter { !printed.contains($0) }
    return working(edits, index, besides: printed, &budget)
  }

  /// Returns other suggestions that the engine knows, if they remove one cause without new findings;
  /// none if all fail.
  private func otherSuggestions(
    for index: Int,
    besides printed: [SuggestedEdit],
    _ budget: inout TrialBudget
  ) -> [SuggestedEdit] {
    var edits = causes[index].finding.suggestions.filter { !printed.contains($0) }
    var refused = printed
    for _ in 0..<SuggestionTrial.maximumChanges where !edits.isEmpty {
      refused += edits
      guard budget.pay(for: causes[index]) else { return [] }
      edits = others(for: causes[index], than: refused)
      let found = working(edits, index, besides: printed, &budget)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns edits that remove one cause without new findings: these, or these and their companions;
  /// none if both fail.
  private func working(
    _ edits: [SuggestedEdit],
    _ index: Int,
    besides printed: [SuggestedEdit],
    _ budget: inout TrialBudget
  ) -> [SuggestedEdit] {
    let companions = edits.compactMap { $0.companion(in: document) }
    for start in companions.isEmpty ? [edits] : [edits, edits + companions] {
      if let found = completed(start, index, besides: printed, &budget) { return found }
    }
    return []
  }

  /// Returns suggestions, with what is suggested after them, that remove a cause; nil if they fail.
  ///
  /// A constraint that adds a conflict is tried again with a low priority.
  private func completed(
    _ edits: [SuggestedEdit],
    _ index: Int,
    besides printed: [SuggestedEdit],
    _ budget: inout TrialBudget
  ) -> [SuggestedEdit]? {
    var proposal = edits
    var yields = false
    var completions = 0
    while !proposal.isEmpty {
      guard budget.pay(for: causes[index]) else { return nil }
      guard let effect = effect(for: [index], causes, with: proposal) else { return nil }
      if effect.failed.isEmpty { return proposal }
      let yielding = proposal.map { $0.yielding ?? $0 }
      if !effect.conflicting.isEmpty, yielding != proposal {
        yields = true
        proposal = yielding.filter { !printed.contains($0) }
        continue
      }
      if completions == SuggestionTrial.maximumChanges { return nil }
      completions += 1
      let next = effect.suggestions.map { yields ? $0.yielding ?? $0 : $0 }
        .filter { !proposal.contains($0) && !printed.contains($0) }
      if next.isEmpty { return nil }
      proposal += next
    }
    return nil
  }

  /// Returns what the engine suggests for a cause instead of some edits.
  private func others(for cause: Cause, than refused: [SuggestedEdit]) -> [SuggestedEdit] {
    let own = Set(cause.findings.map(FindingStatement.init))
    let again = document.frameFindings(
      [.ambiguous],
      by: SuggestionTrial.engine(engine.refusing(refused), for: [cause]),
      scene: cause.finding.scene,
      .engine,
      options,
      environment,
      executor
    )
    let chosen = again.filter {
      own.contains(FindingStatement($0)) && $0.sizeClass == cause.finding.sizeClass
        && $0.screens.isEmpty == cause.finding.screens.isEmpty
    }
    return SuggestionTrial.distinct(chosen.flatMap(\.suggestions))
  }

  /// Returns elements in their order, each once. There are few.
  private static func distinct<Element: Equatable>(_ elements: [Element]) -> [Element] {
    elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns causes whose verified suggestions can be applied together; one cause if no two can.
  func joint() -> [Cause] {
    let verified = verified()
    let open = verified.indices.filter { !verified[$0].finding.suggestions.isEmpty }
    guard let first = open.first else { return [] }
    let together = open.count == 1 ? [first] : workingTogether(open, verified).working
    return together.isEmpty ? [verified[first]] : together.sorted().map { verified[$0] }
  }

  /// Returns the causes that their suggestions remove together, and those for which they add a conflict,
  /// by index.
  private func workingTogether(
    _ open: [Int],
    _ causes: [Cause]
  ) -> (working: Set<Int>, conflicting: [Int]) {
    let all = open.flatMap { causes[$0].finding.suggestions }
    let isDistinct = all.indices.allSatisfy { !all[..<$0].contains(all[$0]) }
    guard isDistinct, let effect = effect(for: open, causes, with: all) else { return ([], []) }
    if effect.failed.isEmpty { return (Set(open), []) }
    let conflicting = effect.conflicting.sorted()
    let rest = open.filter { !effect.failed.contains($0) }
    if rest.isEmpty { return ([], conflicting) }
    let edits = rest.flatMap { causes[$0].finding.suggestions }
    let isWorking = self.effect(for: rest, causes, with: edits)?.failed.isEmpty == true
    return (isWorking ? Set(rest) : [], conflicting)
  }

  // MARK: - Trials

  /// The result of edits that should remove some causes.
  private struct Effect {
    /// The causes for which the edits fail: the cause remains, or a finding is new.
    var failed: Set<Int> = []
    /// The causes among ``failed`` for which the edits add a conflict.
    var conflicting: Set<Int> = []
    /// The suggestions for the views of these causes after the edits.
    var suggestions: [SuggestedEdit] = []
  }

  /// Tries edits that should remove some causes. Returns nil if the edits can't be applied.
  ///
  /// Misplaced views don't count, because Interface Builder updates stored frames after an edit.
  private func effect(
    for open: [Int],
    _ causes: [Cause],
    with edits: [SuggestedEdit]
  ) -> Effect? {
    guard let edited = document.edited(by: edits.map(\.edit)) else { return nil }
    var owners: [FindingStatement: Set<Int>] = [:]
    for index in open {
      for finding in causes[index].findings {
        owners[FindingStatement(finding), default: []].insert(index)
      }
    }
    let tried = open.map { causes[$0] }
    let engine = SuggestionTrial.engine(engine(for: edited, edits), for: tried)
    // Begin with the widths, which take the least work. A conflict there refuses the edits of one
    // cause.
    let inWidths = SuggestionTrial.conflicts(of: engine, in: widths, executor)
    if open.count == 1, inWidths.contains(where: { !known.contains($0) }) {
      return Effect(failed: Set(open), conflicting: Set(open))
    }
    var effect = Effect()
    for finding in inWidths + findings(in: edited, by: engine, of: tried)
    where finding.kind.survivesUpdatingFrames {
      if let left = owners[FindingStatement(finding)] {
        effect.failed.formUnion(left)
      } else if !known.contains(finding) {
        let origins = origins(of: finding, among: open, causes)
        effect.failed.formUnion(origins)
        if finding.kind == .unsatisfiable { effect.conflicting.formUnion(origins) }
      } else {
        continue
      }
      effect.suggestions += finding.suggestions
    }
    effect.suggestions = SuggestionTrial.distinct(effect.suggestions)
    return effect
  }

  /// Returns the causes whose suggestions can be the origin of a new finding.
  ///
  /// Findings that need final frames, such as clipped views, appear only after all ambiguities of a
  /// layout are removed. Such a finding has no origin if there were several ambiguities, or if its
  /// view had a certain place on the axis on which it does not fit.
  private func origins(of finding: Finding, among open: [Int], _ causes: [Cause]) -> [Int] {
    let own = open.filter { index in
      causes[index].findings.contains { $0.root != nil && $0.root == finding.root }
    }
    guard !own.isEmpty else { return open }
    guard LayoutEngine.kindsOfFinalFrames.contains(finding.kind) else { return own }
    let placing = own.filter {
      isPlaced(finding, by: causes[$0]) && leavesOpen(finding.overhang, causes[$0])
    }
    if placing.isEmpty { return [] }
    let hiding = placing.filter { index in
      causes[index].findings.contains {
        $0.root == finding.root && $0.sizeClass == finding.sizeClass
      }
    }
    return hiding.count > 1 ? [] : hiding.isEmpty ? placing : hiding
  }

  /// Returns true if a finding is about an ambiguous view of a cause, or about a view in one.
  private func isPlaced(_ finding: Finding, by cause: Cause) -> Bool {
    let views = Set(cause.findings.compactMap(\.object))
    return finding.namedObjects.contains { object in
      views.contains(object) || parents.ancestors(of: object).contains(where: views.contains)
    }
  }

  /// Returns true if a cause leaves undetermined why a view extends over the edges of the screen,
  /// or if no quantity is known to be the reason. An edge depends on all quantities of its axis.
  /// But a view that is longer than the screen extends over it at every place.
  private func leavesOpen(_ overhang: Set<Finding.Quantity>, _ cause: Cause) -> Bool {
    let open = Set(cause.findings.flatMap(\.quantities))
    return overhang.isEmpty
      || overhang.contains { quantity in
        switch quantity {
        case .x: !open.isDisjoint(with: [.x, .width])
        case .y: !open.isDisjoint(with: [.y, .height])
        default: open.contains(quantity)
        }
      }
  }

  /// Returns an engine for the document after edits. If only priorities change, the engine reads no
  /// object again but the changed ones.
  private func engine(for edited: Document, _ edits: [SuggestedEdit]) -> LayoutEngine {
    var ids: Set<ObjectID> = []
    for edit in edits {
      guard case .priority(let id, _, _) = edit else { return LayoutEngine(edited) }
      ids.insert(id)
    }
    guard edited.objects.count == document.objects.count else { return LayoutEngine(edited) }
    var changes: [Int: LayoutObject] = [:]
    for (index, object) in edited.objects.enumerated() where ids.contains(object.id) {
      changes[index] = object
    }
    return engine.replacing(changes) ?? LayoutEngine(edited)
  }

  /// Returns the findings of the scenes of causes, and those of all rows, in no order.
  private func findings(
    in edited: Document,
    by engine: LayoutEngine,
    of causes: [Cause]
  ) -> [Finding] {
    executor.map([false, true]) { isOfRows -> [Finding] in
      if isOfRows { return edited.rowFindings(options) }
      // Xcode's marks describe the document before the edit.
      return SuggestionTrial.scenes(of: causes).flatMap {
        edited.frameFindings(
          LayoutEngine.kinds,
          by: engine,
          scene: $0,
          .engine,
          options,
          environment,
          executor
        )
      }
    }
    .flatMap { $0 }
  }
}

extension Document {
  /// Returns the document after edits; nil if one of them is refused.
  fileprivate func edited(by edits: [LayoutEdit]) -> Document? {
    var copy = self
    // A suggestion that can't be applied isn't valid.
    return (try? copy.apply(edits, idSeed: 0)) == nil ? nil : copy
  }
}
