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
      findings += SceneFindings.find(storage, scene: index, environment, measurer, points)
    }
    return findings
  }

  /// The findings of all nine size classes, or of some, each on the canvas that stands for it.
  ///
  /// Classes in which the same rows hold and whose canvases are alike share their findings.
  public func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil
  ) -> [Finding] {
    var byClass: [[Finding]] = Array(repeating: [], count: sizeClasses.count)
    for (index, facts) in document.scenes.enumerated() where scene == nil || facts.id == scene {
      var known: [KnownFindings] = []
      for (place, sizeClass) in sizeClasses.enumerated() {
        let environment = LayoutEnvironment.sizeClass(sizeClass, document.header)
        let key = FindingsKey(
          environment,
          varied: facts.variedClasses,
          canvas: LayoutEnvironment.canvas(document.header)
        )
        if let same = known.first(where: { $0.key == key }) {
          byClass[place] += same.findings.map { $0.moved(to: sizeClass) }
          continue
        }
        let found = SceneFindings.find(
          storage,
          scene: index,
          environment,
          measurer,
          LayoutEngine.misplacedFromPoints
        )
        known.append(KnownFindings(key: key, findings: found))
        byClass[place] += found
      }
    }
    return byClass.flatMap { $0 }
  }
}

/// What the findings of a class depend on.
private struct FindingsKey: Equatable {
  private var environment: LayoutEnvironment
  private let rows: [SizeClass]
  private let comparesStored: Bool

  init(_ environment: LayoutEnvironment, varied: [SizeClass], canvas: LayoutEnvironment) {
    rows = varied.filter { $0.affects(environment.sizeClass) }
    comparesStored =
      environment.rootSizing == .stored && environment.sizeClass == canvas.sizeClass
    self.environment = environment
    self.environment.sizeClass = .anyAny
  }
}

private struct KnownFindings {
  let key: FindingsKey
  let findings: [Finding]
}
