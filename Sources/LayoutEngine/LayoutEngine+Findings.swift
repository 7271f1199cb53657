public import LayoutModel

extension LayoutEngine {
  /// The least difference, in points, from which a stored frame counts as misplaced.
  ///
  /// Below it, what Interface Builder marked and what it did not can't be told apart (measured).
  public static let misplacedFromPoints = 2.0

  /// The findings in one environment, by scene, in document order.
  ///
  /// Stored frames are compared only where they belong to the environment, on the document's own
  /// canvas.
  ///
  /// - Parameter evidence: Whether what Interface Builder marked decides on its canvas.
  public func findings(
    in environment: LayoutEnvironment,
    scene: ObjectID? = nil,
    misplacedFrom points: Double = LayoutEngine.misplacedFromPoints,
    evidence: CanvasEvidence = .engine
  ) -> [Finding] {
    var findings: [Finding] = []
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var check = SceneCheck(
        storage,
        scene: index,
        measurer,
        misplacedFrom: points,
        evidence: evidence
      )
      findings += check.findings(in: environment)
    }
    return findings
  }

  /// The findings of all nine size classes, or of some, each on the canvas that stands for it and on
  /// the screens of the devices that it stands for.
  ///
  /// Classes in which the same rows hold and whose screens are alike share their findings.
  ///
  /// - Parameters:
  ///   - onDevices: False to look at the classes' canvases only.
  ///   - app: The screens on which the app shows each scene; classes that none of them has are left out.
  ///   - evidence: Whether what Interface Builder marked decides on its canvas.
  ///   - crew: Who works on the classes and screens of a scene, which need not wait for each other.
  public func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil,
    onDevices: Bool = true,
    evidence: CanvasEvidence = .engine,
    of app: (ObjectID?) -> AppScreens = { _ in AppScreens() },
    by crew: some WorkCrew = LoneWorker()
  ) -> [Finding] {
    findings(
      in: sizeClasses,
      scene: scene,
      onDevices: onDevices,
      evidence: evidence,
      of: app,
      atMost: LayoutEngine.mostOnScreens,
      by: crew
    )
  }

  /// How many views and constraints are looked at in all, each on as many screens as it is.
  ///
  /// It is twice what the largest storyboard seen in an app takes at worst (5,500 views and
  /// constraints, on 129 screens and canvases); past it a check takes many seconds.
  static let mostOnScreens = 1_500_000

  /// - Parameter most: How many views and constraints may be looked at, each counted once a screen. The
  ///   scenes that come when there are more are looked at on the canvases of the classes only.
  func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil,
    onDevices: Bool = true,
    evidence: CanvasEvidence = .engine,
    of app: (ObjectID?) -> AppScreens = { _ in AppScreens() },
    atMost most: Int,
    by crew: some WorkCrew
  ) -> [Finding] {
    var shownBy: [AppScreens: [ShownClass]] = [:]
    var byClass: [[Finding]] = Array(repeating: [], count: sizeClasses.count)
    var (left, leftOut, sceneCount) = (most, 0, 0)
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      let app = app(facts.id)
      let shown = shownBy[app] ?? shownClasses(sizeClasses, onDevices: onDevices, of: app)
      shownBy[app] = shown
      var check = SceneCheck(
        storage,
        scene: index,
        measurer,
        misplacedFrom: LayoutEngine.misplacedFromPoints,
        evidence: evidence
      )
      sceneCount += 1
      let count = (facts.views.count + facts.constraints.count) * check.environmentCount(of: shown)
      let isLeftOut = onDevices && count > left
      if isLeftOut { leftOut += 1 } else { left -= count }
      let looked = isLeftOut ? shown.map { (sizeClass: $0.sizeClass, screens: []) } : shown
      check.prepare(for: looked, by: crew)
      for (sizeClass, screens) in looked {
        guard let place = sizeClasses.firstIndex(of: sizeClass) else { continue }
        byClass[place] += check.findings(in: sizeClass, on: screens)
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

  /// A class with the screens that it stands for.
  private typealias ShownClass = (sizeClass: SizeClass, screens: [LayoutScreen])

  private func shownClasses(
    _ sizeClasses: [SizeClass],
    onDevices: Bool,
    of app: AppScreens
  ) -> [ShownClass] {
    let screens = LayoutScreen.all(document.header, of: app)
    let shown = sizeClasses.map { sizeClass in
      (sizeClass: sizeClass, screens: screens.compactMap { $0.showing(sizeClass) })
    }
    // Nothing is told of screens on other systems, and nothing of an app that no screen shows.
    let kept = app.isAny || screens.isEmpty ? shown : shown.filter { !$0.screens.isEmpty }
    return onDevices ? kept : kept.map { ($0.sizeClass, []) }
  }
}

extension Finding {
  /// The finding that some scenes are too much to be looked at on the screens of devices.
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
      message: "The document is too large to be checked on every screen. \(scenes) looked at on the"
        + " canvases of the classes only, not on the screens of devices."
    )
  }
}
