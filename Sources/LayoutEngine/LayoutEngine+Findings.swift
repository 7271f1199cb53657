public import LayoutModel

extension LayoutEngine {
  /// The minimum difference, in points, at which a stored frame is misplaced.
  ///
  /// Below it, the frames that Interface Builder marked can't be distinguished from those that it
  /// did not mark (measured).
  public static let misplacedFromPoints = 2.0

  /// The maximum number of times a root is solved in an environment to find edits that resolve its
  /// ambiguity.
  package static let maximumSuggestionRounds = 32

  /// The kinds that the engine finds only in layouts without ambiguity and conflict.
  package static let kindsOfFinalFrames = ScreenFindings.kinds

  /// The kinds that the engine searches for.
  public static let kinds = kindsOfFinalFrames.union([
    .ambiguous, .unsatisfiable, .misplaced, .invalidNumber, .unsolved,
  ])

  /// Returns the findings in one environment, by scene, in document order.
  ///
  /// Stored frames belong to the document's own canvas and are compared only there.
  ///
  /// - Parameters:
  ///   - scene: The only scene to check; nil for all.
  ///   - points: The minimum difference of a misplaced frame, in points.
  ///   - evidence: Whether Interface Builder's saved marks or the engine's computation decide on
  ///     the document's own canvas.
  ///   - kinds: The kinds to search for.
  public func findings(
    in environment: LayoutEnvironment,
    scene: ObjectID? = nil,
    misplacedFrom points: Double = LayoutEngine.misplacedFromPoints,
    evidence: CanvasEvidence = .engine,
    kinds: Set<Finding.Kind> = LayoutEngine.kinds
  ) -> [Finding] {
    var findings: [Finding] = []
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var check = SceneCheck(
        self,
        scene: index,
        misplacedFrom: points,
        evidence: evidence,
        kinds: kinds
      )
      findings += check.findings(in: environment)
    }
    return findings
  }

  /// Returns the findings of some size classes, by default all nine. Each class is checked on the
  /// canvas that represents it and on the screens of its devices.
  ///
  /// Classes with the same active rows and equal screens share their findings.
  ///
  /// - Parameters:
  ///   - scene: The only scene to check; nil for all.
  ///   - onDevices: False to check the canvases of the classes only.
  ///   - evidence: Whether Interface Builder's saved marks or the engine's computation decide on
  ///     the document's own canvas.
  ///   - kinds: The kinds to search for.
  ///   - app: The screens on which the app shows each scene. Classes without such a screen are
  ///     omitted.
  ///   - executor: The executor for the classes and screens of a scene, which are independent.
  public func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil,
    onDevices: Bool = true,
    evidence: CanvasEvidence = .engine,
    kinds: Set<Finding.Kind> = LayoutEngine.kinds,
    of app: (ObjectID?) -> AppScreens = { _ in AppScreens() },
    by executor: some WorkExecutor = SerialWorkExecutor()
  ) -> [Finding] {
    findings(
      in: sizeClasses,
      scene: scene,
      onDevices: onDevices,
      evidence: evidence,
      kinds: kinds,
      of: app,
      atMost: LayoutEngine.maximumScreenWork,
      by: executor
    )
  }

  /// The maximum number of views and constraints to check, each counted once per screen.
  ///
  /// It is twice the worst case of the largest storyboard seen in an app (5,500 views and
  /// constraints on 129 screens and canvases). Beyond it a check takes many seconds.
  static let maximumScreenWork = 1_500_000

  /// - Parameter most: The maximum number of views and constraints to check, each counted once per
  ///   screen. Scenes beyond it are checked on the canvases of the classes only.
  func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil,
    onDevices: Bool = true,
    evidence: CanvasEvidence = .engine,
    kinds: Set<Finding.Kind> = LayoutEngine.kinds,
    of app: (ObjectID?) -> AppScreens = { _ in AppScreens() },
    atMost most: Int,
    by executor: some WorkExecutor
  ) -> [Finding] {
    var shownBy: [AppScreens: [ShownClass]] = [:]
    var environmentsBy: [SceneShape: [SceneCheck.CheckedEnvironment]] = [:]
    var byClass: [[Finding]] = Array(repeating: [], count: sizeClasses.count)
    var (left, leftOut, sceneCount) = (most, 0, 0)
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      let app = app(facts.id)
      let shown = shownBy[app] ?? shownClasses(sizeClasses, onDevices: onDevices, of: app)
      shownBy[app] = shown
      var check = SceneCheck(
        self,
        scene: index,
        misplacedFrom: LayoutEngine.misplacedFromPoints,
        evidence: evidence,
        kinds: kinds
      )
      sceneCount += 1
      // No user sees a scene that no segue leads to and that code can't load by an identifier.
      let isReached = document.reach.contains(facts.id)
      let shape = SceneShape(app: app, variedClasses: facts.variedClasses)
      let environments = environmentsBy[shape] ?? check.environments(of: shown)
      environmentsBy[shape] = environments
      let count = (facts.views.count + facts.constraints.count) * environments.count
      let isLeftOut = onDevices && count > left
      if isLeftOut { leftOut += 1 } else { left -= count }
      let looked = isLeftOut ? shown.map { (sizeClass: $0.sizeClass, screens: []) } : shown
      check.prepare(for: isLeftOut ? check.environments(of: looked) : environments, by: executor)
      for (sizeClass, screens) in looked {
        guard let place = sizeClasses.firstIndex(of: sizeClass) else { continue }
        let found = check.findings(in: sizeClass, on: screens)
        byClass[place] += isReached ? found : found.map { $0.asNote() }
      }
    }
    for place in byClass.indices {
      byClass[place] = Finding.limited(byClass[place], in: sizeClasses[place])
      if leftOut > 0 {
        byClass[place].append(.leftOut(leftOut, of: sceneCount, in: sizeClasses[place]))
      }
    }
    return byClass.flatMap { $0 }
  }

  /// Returns the pairs of texts and controls that visibly cover each other in one environment.
  ///
  /// - Parameter scene: The only scene to lay out; nil for all.
  public func overlaps(in environment: LayoutEnvironment, scene: ObjectID? = nil) -> [Overlap] {
    var result: [Overlap] = []
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      let layout = SolvedScene(storage, scene: index, environment, measurer)
      let search = OverlapSearch(layout)
      for root in layout.tree.roots where layout.tree.nodes[root].isActive {
        result += search.pairs(in: root).map { pair in
          Overlap(
            below: layout.tree.nodes[pair.below].id,
            above: layout.tree.nodes[pair.above].id,
            area: pair.area
          )
        }
      }
    }
    return result
  }

  /// The properties that determine the environments in which a scene is checked.
  private struct SceneShape: Hashable {
    let app: AppScreens
    let variedClasses: SizeClassSet
  }

  /// A size class with its screens.
  private typealias ShownClass = (sizeClass: SizeClass, screens: [LayoutScreen])

  private func shownClasses(
    _ sizeClasses: [SizeClass],
    onDevices: Bool,
    of app: AppScreens
  ) -> [ShownClass] {
    if app.isAny, !onDevices { return sizeClasses.map { ($0, []) } }
    let screens = LayoutScreen.all(document.header, of: app)
    let shown = sizeClasses.map { sizeClass in
      (sizeClass: sizeClass, screens: screens.compactMap { $0.showing(sizeClass) })
    }
    // Without known screens (other platforms, or an app that no known screen shows) all classes are
    // kept.
    let kept = app.isAny || screens.isEmpty ? shown : shown.filter { !$0.screens.isEmpty }
    return onDevices ? kept : kept.map { ($0.sizeClass, []) }
  }
}

extension Finding {
  /// Returns the finding that says that some scenes were not checked on the screens of devices.
  fileprivate static func leftOut(
    _ count: Int,
    of total: Int,
    in sizeClass: SizeClass
  ) -> Finding {
    let scenes = total == 1 ? "Its views are" : "\(count) of its \(total) scenes are"
    return Finding(
      sizeClass: sizeClass,
      kind: .unsolved,
      severity: .warning,
      object: Document.rootID,
      scene: nil,
      message: "The document is too large to be checked on every screen. \(scenes) checked only on"
        + " the canvases of the size classes, not on the screens of devices."
    )
  }
}
