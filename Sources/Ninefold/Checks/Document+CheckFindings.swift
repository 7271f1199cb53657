internal import LayoutEngine
internal import LayoutModel
internal import SourceChecks

/// The findings of a document, in document order.
struct Examination {
  let findings: [Finding]
  /// The document as the engine read it.
  let engine: LayoutEngine
}

extension Document {
  /// A group of checks that read the same input.
  private enum FindingGroup: CaseIterable {
    case frames, rows, rules, sources, texts
  }

  /// The findings of a group of checks.
  private struct GroupFindings {
    let findings: [Finding]
    /// The document as the engine read it; nil for groups that use no frames.
    var engine: LayoutEngine?
  }

  /// Returns the findings of the kinds that the options search for, in document order.
  ///
  /// - Parameters:
  ///   - environment: The screens to check if the options name no class or screen.
  ///   - name: The document's name, which some rules read.
  ///   - scene: The only scene whose frames are checked; nil for all.
  ///   - edited: The objects that changed since Xcode saved the document.
  func findings(
    _ checker: Checker,
    _ environment: AppEnvironment = AppEnvironment(),
    named name: String = "",
    scene: ObjectID? = nil,
    edited: Set<ObjectID> = [],
    by executor: ThreadPool = ThreadPool()
  ) -> [Finding] {
    examination(
      checker,
      environment,
      named: name,
      scene: scene,
      edited: edited,
      by: executor
    ).findings
  }

  /// Returns the findings of the kinds that the options search for, in document order, with the
  /// engine.
  ///
  /// - Parameters: As for ``findings(_:_:named:scene:edited:by:)``.
  func examination(
    _ checker: Checker,
    _ environment: AppEnvironment,
    named name: String,
    scene: ObjectID? = nil,
    edited: Set<ObjectID> = [],
    by executor: ThreadPool
  ) -> Examination {
    let options = checker.options
    let evidence = options.ignoresMarks ? CanvasEvidence.engine : .marks(exceptOf: edited)
    // The engine reads the document while other threads examine its rows.
    let parts = executor.map(FindingGroup.allCases) { group -> GroupFindings in
      switch group {
      case .frames:
        let engine = LayoutEngine(self)
        let findings = frameFindings(
          options.searchedFrameKinds,
          by: engine,
          scene: scene,
          evidence,
          options,
          environment,
          executor
        )
        return GroupFindings(findings: findings, engine: engine)
      case .rows: return GroupFindings(findings: rowFindings(options))
      case .rules: return GroupFindings(findings: checker.ruleFindings(in: self, named: name))
      case .sources:
        return GroupFindings(findings: options.sources?.index.findings(in: self) ?? [])
      case .texts: return GroupFindings(findings: textFindings(options, environment, named: name))
      }
    }
    let engine = parts.lazy.compactMap(\.engine).first ?? LayoutEngine(self)
    var found = parts.flatMap(\.findings)
    if !hasReliableFrames {
      found = found.map { finding in
        let isComputed = finding.kind.dependsOnFrames && finding.certainty == .computed
        return isComputed ? finding.asUnsure() : finding
      }
    }
    // No target contains the document, so its findings rarely lead to a change.
    if environment.isOutsideTargets { found = found.map { $0.outsideTargets() } }
    return Examination(findings: inDocumentOrder(found, engine.indexByID), engine: engine)
  }

  /// Returns the findings of some kinds that depend on frames, in one scene or in all.
  func frameFindings(
    _ kinds: Set<Finding.Kind>,
    by engine: LayoutEngine,
    scene: ObjectID? = nil,
    _ evidence: CanvasEvidence,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    _ executor: ThreadPool
  ) -> [Finding] {
    if kinds.isEmpty { return [] }
    return switch options.target {
    case nil:
      engine.findings(
        scene: scene,
        onDevices: options.onDevices,
        evidence: evidence,
        kinds: kinds,
        of: environment.screens(of:),
        by: executor
      )
    case .sizeClass(let sizeClass)?:
      engine.findings(
        in: [sizeClass],
        scene: scene,
        onDevices: options.onDevices,
        evidence: evidence,
        kinds: kinds,
        by: executor
      )
    case let target?:
      engine.findings(
        in: target.environment(of: self),
        scene: scene,
        evidence: evidence,
        kinds: kinds
      )
    }
  }

  /// Returns the texts that are cut in the languages and text sizes of the options.
  private func textFindings(
    _ options: CheckOptions,
    _ app: AppEnvironment,
    named name: String
  ) -> [Finding] {
    if options.variants.isEmpty || objects.allSatisfy({ $0.role != .view }) { return [] }
    let environments: [(name: String?, environment: LayoutEnvironment)]
    if let target = options.target {
      environments = [(nil, target.environment(of: self))]
    } else {
      let screens = options.onDevices ? LayoutScreen.all(for: self, of: app.screens) : []
      environments =
        [(nil, LayoutTarget.canvas.environment(of: self))]
        + screens.map { ($0.name, $0.environment) }
    }
    return options.variants.flatMap { variant -> [Finding] in
      do {
        let texts = try TextFindings(self, at: name, as: variant).findings(in: environments)
        // The direction is checked with the document's own texts, so once for all text sizes.
        let isDirected = variant == options.variants.first { $0.isRightToLeft }
        return texts
          + (isDirected ? DirectionFindings(self).findings(in: environments) : [])
      } catch {
        // A check goes on with the other documents and languages.
        let reason = (error as? NinefoldError)?.description ?? "\(error)"
        return [
          Finding(
            sizeClass: nil,
            kind: .cutText,
            severity: .note,
            object: Document.rootID,
            scene: nil,
            message: "The texts are not checked \(variant.phrase): \(reason)"
          ).about(variant.phrase)
        ]
      }
    }
  }

  /// Returns the findings that depend on rows only.
  func rowFindings(_ options: CheckOptions) -> [Finding] {
    guard let target = options.target else { return rowFindings() }
    return rowFindings(in: [target.environment(of: self).sizeClass])
  }

  /// True if computed frames are accurate enough for findings that depend on them. `docs/checks.md`
  /// has the measurements.
  private var hasReliableFrames: Bool { platform != .macOS }

  /// Sorts by object, then kind, then class, and removes duplicates.
  private func inDocumentOrder(_ findings: [Finding], _ indexByID: ObjectIndex) -> [Finding] {
    let ranks = findings.indices.map { number in
      Rank(
        object: findings[number].object.flatMap { indexByID[$0] } ?? objects.count,
        kind: findings[number].kind,
        sizeClass: findings[number].sizeClass.flatMap(SizeClass.all.firstIndex) ?? 0,
        number: number
      )
    }
    return Finding.unified(ranks.sorted().map { findings[$0.number] })
  }

  /// The sort key of a finding.
  private struct Rank: Comparable {
    let object: Int
    let kind: Finding.Kind
    let sizeClass: Int
    let number: Int

    static func < (left: Rank, right: Rank) -> Bool {
      if left.object != right.object { return left.object < right.object }
      if left.kind != right.kind { return left.kind < right.kind }
      return (left.sizeClass, left.number) < (right.sizeClass, right.number)
    }
  }
}
