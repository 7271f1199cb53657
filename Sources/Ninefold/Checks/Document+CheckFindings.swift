internal import LayoutEngine
internal import LayoutModel

extension Document {
  /// What findings rest on.
  private enum FindingSource: CaseIterable {
    case frames, rows
  }

  /// All findings, in document order.
  ///
  /// - Parameters:
  ///   - environment: The screens that count where no class or screen is asked for.
  ///   - scene: The only scene whose frames are looked at; nil for all.
  ///   - edited: The objects that were edited since Xcode saved the document.
  func findings(
    _ options: CheckOptions,
    _ environment: AppEnvironment = AppEnvironment(),
    scene: ObjectID? = nil,
    edited: Set<ObjectID> = [],
    by crew: ThreadCrew = ThreadCrew()
  ) -> [Finding] {
    let evidence = options.ignoresMarks ? CanvasEvidence.engine : .marks(exceptOf: edited)
    var found = crew.map(FindingSource.allCases) { source -> [Finding] in
      switch source {
      case .frames:
        frameFindings(
          by: LayoutEngine(self),
          scene: scene,
          evidence,
          options,
          environment,
          crew
        )
      case .rows: rowFindings(options)
      }
    }.flatMap { $0 }
    if !hasReliableFrames {
      found = found.map { finding in
        let isComputed = finding.kind.dependsOnFrames && finding.certainty == .computed
        return isComputed ? finding.doubted() : finding
      }
    }
    // No app has the document: teams change nothing for what is wrong in it.
    if environment.isOutsideTargets { found = found.map { $0.lowered() } }
    return inDocumentOrder(found)
  }

  /// What rests on frames, in one scene or in all.
  func frameFindings(
    by engine: LayoutEngine,
    scene: ObjectID? = nil,
    _ evidence: CanvasEvidence,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    _ crew: ThreadCrew
  ) -> [Finding] {
    switch options.target {
    case nil:
      engine.findings(
        scene: scene,
        onDevices: options.onDevices,
        evidence: evidence,
        of: environment.screens(of:),
        by: crew
      )
    case .sizeClass(let sizeClass)?:
      engine.findings(
        in: [sizeClass],
        scene: scene,
        onDevices: options.onDevices,
        evidence: evidence,
        by: crew
      )
    case let target?:
      engine.findings(in: target.environment(of: self), scene: scene, evidence: evidence)
    }
  }

  /// What rests on rows.
  func rowFindings(_ options: CheckOptions) -> [Finding] {
    guard let target = options.target else { return rowFindings() }
    return rowFindings(in: [target.environment(of: self).sizeClass])
  }

  /// True where measured frames are right often enough for findings that rest on them
  /// (`docs/checks.md` gives the figures).
  private var hasReliableFrames: Bool {
    let runtime = objects.first { $0.role == .document }?.attribute("targetRuntime") ?? ""
    return !runtime.hasPrefix("MacOSX")
  }

  /// By object, then kind, then class; each object and class once for a kind.
  private func inDocumentOrder(_ findings: [Finding]) -> [Finding] {
    var places: [ObjectID: Int] = [:]
    places.reserveCapacity(objects.count)
    for place in objects.indices { places[objects[place].id] = place }
    let ranks = findings.indices.map { number in
      Rank(
        object: findings[number].object.flatMap { places[$0] } ?? places.count,
        kind: Rank.kinds.firstIndex(of: findings[number].kind) ?? 0,
        sizeClass: findings[number].sizeClass.flatMap(SizeClass.all.firstIndex) ?? 0,
        number: number
      )
    }
    return Finding.unified(ranks.sorted().map { findings[$0.number] })
  }

  /// Where a finding stands among the others.
  private struct Rank: Comparable {
    let object: Int
    let kind: Int
    let sizeClass: Int
    let number: Int

    static let kinds = Finding.Kind.allCases

    static func < (left: Rank, right: Rank) -> Bool {
      (left.object, left.kind, left.sizeClass, left.number)
        < (right.object, right.kind, right.sizeClass, right.number)
    }
  }
}
