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
  public func findings(
    in environment: LayoutEnvironment,
    scene: ObjectID? = nil,
    misplacedFrom points: Double = LayoutEngine.misplacedFromPoints
  ) -> [Finding] {
    var findings: [Finding] = []
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var check = SceneCheck(storage, scene: index, measurer, misplacedFrom: points)
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
  ///   - crew: Who works on the classes and screens of a scene, which need not wait for each other.
  public func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil,
    onDevices: Bool = true,
    by crew: some WorkCrew = LoneWorker()
  ) -> [Finding] {
    let screens = onDevices ? LayoutScreen.all(document.header) : []
    let shown = sizeClasses.map { sizeClass in
      (sizeClass: sizeClass, screens: screens.compactMap { $0.showing(sizeClass) })
    }
    var byClass: [[Finding]] = Array(repeating: [], count: sizeClasses.count)
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var check = SceneCheck(
        storage,
        scene: index,
        measurer,
        misplacedFrom: LayoutEngine.misplacedFromPoints
      )
      check.prepare(for: shown, by: crew)
      for (place, (sizeClass, screens)) in shown.enumerated() {
        byClass[place] += check.findings(in: sizeClass, on: screens)
      }
    }
    return byClass.flatMap { $0 }
  }
}
