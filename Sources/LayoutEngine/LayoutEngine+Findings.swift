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
      findings += SceneFindings.find(document, scene: index, environment, measurer, points)
    }
    return findings
  }

  /// The findings of all nine size classes, or of some, each on the canvas that stands for it.
  public func findings(
    in sizeClasses: [SizeClass] = SizeClass.all,
    scene: ObjectID? = nil
  ) -> [Finding] {
    sizeClasses.flatMap { sizeClass in
      findings(in: LayoutEnvironment.sizeClass(sizeClass, document.header), scene: scene)
    }
  }
}
