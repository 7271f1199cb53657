import ConstraintSolver
import LayoutModel

/// Checks one scene in several size classes and on several screens. Each combination of active rows
/// and environment is checked once.
struct SceneCheck: Sendable {
  let storage: DocumentStorage
  let scene: Int
  let measurer: TextMeasurer
  private let misplacedFrom: Double
  /// The kinds to return.
  private let kinds: Set<Finding.Kind>
  /// The kinds to search for among those of ``ScreenFindings``. All other kinds need the same work.
  let screenKinds: Set<Finding.Kind>
  /// The topmost views of the only layouts to examine; nil for all.
  let examinedRoots: Set<ObjectID>?
  let canvas: LayoutEnvironment
  /// True if Interface Builder's marks, not the engine, decide on the document's own canvas.
  private let usesMarks: Bool
  var known: [Key: ComputedFindings] = [:]
  /// True if no environment has findings.
  var isClean = false
  /// The view trees, by the classes whose rows are active.
  var trees: [SizeClassSet: SceneTree] = [:]
  /// The facts that several classes share.
  var varied = VariedFacts()
  /// The solutions that layouts on several screens share.
  var shared = SharedRoots()
  /// The classes whose rows are active in the shared solutions.
  var sharedRows: SizeClassSet?
  /// The findings in the shared solutions, by the root's node.
  private var rootFindings: [Int: RootFindings] = [:]
  /// The views that are entirely visible on the document's own canvas, by the classes whose rows
  /// are active. The layouts themselves are not cached: each takes as much memory as everything
  /// else.
  var visibleViewsByRows: [SizeClassSet: VisibleViews] = [:]
  /// The roots that exceeded the work limit when a large scene was first solved, by object.
  /// Retrying them would cost the full limit each time.
  var abandonedRoots: Set<Int> = []
  /// The number of views and constraints from which a scene's first environment is checked before
  /// all others.
  private static let largeScene = 250

  init(
    _ engine: LayoutEngine,
    scene: Int,
    misplacedFrom: Double,
    evidence: CanvasEvidence,
    kinds: Set<Finding.Kind>
  ) {
    storage = engine.storage
    self.scene = scene
    measurer = engine.measurer
    examinedRoots = engine.examinedRoots
    self.misplacedFrom = misplacedFrom
    self.kinds = kinds
    screenKinds = kinds.intersection(ScreenFindings.kinds)
    canvas = LayoutEnvironment.canvas(storage.facts.header)
    usesMarks = evidence.counts(in: storage.facts.scenes[scene].id, of: storage.facts)
  }

  /// Returns the findings in one environment, of the kinds to search for.
  ///
  /// - Parameter suggests: False if the caller doesn't need the suggestions.
  mutating func findings(
    in environment: LayoutEnvironment,
    suggests: Bool = true
  ) -> [Finding] {
    // Stored frames belong to the canvas's own class. All other findings are equal in all classes
    // that share a layout.
    let isOwn = environment.sizeClass == canvas.sizeClass
    let found = allFindings(in: environment, suggests: suggests)
      .filter { isOwn || $0.kind != .misplaced }
    return judged(found, in: environment).filter { kinds.contains($0.kind) }
  }

  /// Assigns the certainty that follows from Interface Builder's marks.
  ///
  /// Marks apply to the canvas and to classes with the same active rows. In other classes, an
  /// ambiguity is unsure if a finding about its object is unsure on the canvas.
  private mutating func judged(
    _ findings: [Finding],
    in environment: LayoutEnvironment
  ) -> [Finding] {
    guard usesMarks else { return findings.map(SceneCheck.withUnsureFrames) }
    let isCanvas = environment.equalsIgnoringClass(as: canvas)
    if findings.isEmpty, !isCanvas { return [] }
    let marked = MarkedFindings(tree: tree(in: canvas.sizeClass), document: storage.facts)
    if rows(in: environment.sizeClass) == rows(in: canvas.sizeClass) {
      let judged = marked.judged(findings)
      guard isCanvas else { return judged }
      return judged
        + marked.missing(from: judged, in: environment.sizeClass)
        .filter { environment.sizeClass == canvas.sizeClass || $0.kind != .misplaced }
    }
    let doubtful = Set(
      marked.judged(allFindings(in: canvas, suggests: false)).lazy.filter(\.isUnsure).compactMap(
        \.object
      )
    )
    return findings.map { finding in
      let isDoubtful = finding.object.map(doubtful.contains) ?? false
      return finding.kind == .ambiguous && isDoubtful
        ? finding.asUnsure() : SceneCheck.withUnsureFrames(finding)
    }
  }

  /// Stored frames that only the engine reports as misplaced are correct more often than not
  /// (measured).
  private static func withUnsureFrames(_ finding: Finding) -> Finding {
    finding.kind == .misplaced ? finding.asUnsure() : finding
  }

  /// True for a large scene, in which the first environment determines the roots over the work
  /// limit.
  var isLarge: Bool {
    let facts = storage.facts.scenes[scene]
    return facts.views.count + facts.constraints.count >= SceneCheck.largeScene
  }

  /// Returns the findings in one environment, including misplaced views.
  ///
  /// - Parameters:
  ///   - suggests: True if the findings need their suggestions.
  ///   - learns: True to record the roots that exceed the work limit.
  mutating func allFindings(
    in environment: LayoutEnvironment,
    suggests: Bool,
    learns: Bool = false
  ) -> [Finding] {
    let key = key(environment)
    if let same = known[key], same.isComplete || !suggests {
      return same.findings.map { $0.moved(to: environment.sizeClass) }
    }
    let layout = layout(in: environment)
    if !screenKinds.isEmpty, environment.equalsIgnoringClass(as: canvas) {
      visibleViewsByRows[rows(in: environment.sizeClass)] = visibleViews(layout)
    }
    let search = SceneFindings.find(
      layout,
      misplacedFrom: misplacedFrom,
      suggests: suggests && kinds.contains(.ambiguous),
      known: &rootFindings
    )
    if learns { abandonedRoots = search.abandonedRoots }
    for root in search.clearRoots { note(clear: root) }
    var result = search.findings
    if !screenKinds.isEmpty, environment.rootSizing == .screen {
      result += ScreenFindings.find(layout, screenKinds, skipped: search.doubtfulRoots) {
        visibleViews(in: environment.sizeClass)
      }
    }
    known[key] = ComputedFindings(result, suggests: suggests)
    return result
  }

  /// Records that a root has no findings in the context of its solution.
  private mutating func note(clear root: SceneFindings.ClearRoot) {
    let system = root.solution.system
    guard screenKinds.isEmpty, system.environment.rootSizing == .screen,
      !system.tree.holders.contains(system.root)
    else { return }
    let object = system.tree.nodes[system.root].object
    if shared.clear[object] == nil {
      shared.clear[object] = .some(ClearContexts(root.solution, examined: root.examined))
    } else {
      shared.clear[object]??.add(root.solution, examined: root.examined)
    }
  }

  /// The findings in one environment.
  struct ComputedFindings: Sendable {
    let findings: [Finding]
    /// True if the findings have their suggestions.
    let isComplete: Bool

    init(_ findings: [Finding], suggests: Bool) {
      self.findings = findings
      isComplete = suggests || findings.allSatisfy { $0.kind != .ambiguous }
    }
  }

  /// Returns the findings of a class: those of its canvas, then those that only some screens have.
  ///
  /// Screens on which other rows are active than in the class don't count: each final class below
  /// a base class can vary its rows.
  mutating func findings(in sizeClass: SizeClass, on screens: [LayoutScreen]) -> [Finding] {
    findings(in: sizeClass, onScreensWithItsRows: screensWithRows(of: sizeClass, screens))
  }

  /// Returns the screens on which the rows of a class are active at run time.
  func screensWithRows(
    of sizeClass: SizeClass,
    _ screens: [LayoutScreen]
  ) -> [LayoutScreen] {
    let rows = rows(in: sizeClass)
    return screens.filter { self.rows(in: $0.ownClass) == rows }
  }

  mutating func findings(
    in sizeClass: SizeClass,
    onScreensWithItsRows screens: [LayoutScreen]
  ) -> [Finding] {
    let own = shownCanvas(of: sizeClass, on: screens)
    var occurrences =
      own.map { findings(in: $0) }?.map { Occurrence(finding: $0, isOnCanvas: true) } ?? []
    var places: [Finding.Topic: Int] = [:]
    for (place, occurrence) in occurrences.enumerated().reversed() {
      places[occurrence.finding.topic] = place
    }
    for screen in isClean ? [] : screens {
      var found = findings(in: screen.environment, suggests: false)
      if found.contains(where: { $0.kind == .ambiguous && places[$0.topic] == nil }) {
        found = findings(in: screen.environment)
      }
      for finding in found {
        let known = places[finding.topic]
        let place = known ?? occurrences.count
        if known == nil {
          places[finding.topic] = place
          occurrences.append(Occurrence(finding: finding, isOnCanvas: false))
        }
        occurrences[place].add(finding, on: screen)
      }
    }
    return occurrences.map { $0.finding(of: screens.count, hasCanvas: own != nil) }
  }

  /// A finding of a class, with the canvas and screens that have it.
  private struct Occurrence {
    var finding: Finding
    let isOnCanvas: Bool
    var screens: [LayoutScreen] = []

    /// Adds the same finding on a screen. The gap is that of the screens; the canvas's gap counts only if
    /// no screen has the conflict.
    mutating func add(_ other: Finding, on screen: LayoutScreen) {
      finding.overhang.formUnion(other.overhang)
      finding.gap = screens.isEmpty ? other.gap : Finding.joined([finding.gap, other.gap])
      screens.append(screen)
    }

    /// Returns the finding with its screens and certainty.
    ///
    /// - Parameters:
    ///   - count: The number of screens that represent the class.
    ///   - hasCanvas: True if a canvas represents it too.
    func finding(of count: Int, hasCanvas: Bool) -> Finding {
      let found = finding.shown(at: screens.map(\.environment.screen))
      if isOnCanvas { return isOnCanvasOnly(of: count) ? found.asUnsure() : found }
      let isGuess = screens.allSatisfy(\.isGuess)
      let assumptions = screens.reduce(into: Set()) { $0.formUnion($1.assumptions) }
      let named = isGuess ? found.assuming(assumptions) : found
      // The file has no content size for stretched views. On a narrower screen their stored size
      // can cause a false finding. A finding on all screens of a class does not depend on that.
      if !hasCanvas, screens.count == count { return named }
      let judged = found.kind == .ambiguous ? named.asUnsure() : named
      return judged.seen(on: screens.map(\.name))
    }

    /// Returns true for a conflict that only the canvas's own size causes. An app runs on screens,
    /// and none has the conflict.
    private func isOnCanvasOnly(of count: Int) -> Bool {
      finding.kind == .unsatisfiable && screens.isEmpty && count > 0
    }
  }

  /// Returns the classes whose rows are active in a class of this scene.
  func rows(in sizeClass: SizeClass) -> SizeClassSet {
    storage.facts.scenes[scene].variedClasses.active(in: sizeClass)
  }

  func key(_ environment: LayoutEnvironment) -> Key {
    Key(environment, rows: rows(in: environment.sizeClass))
  }

  /// The inputs that determine findings.
  struct Key: Hashable, Sendable {
    private let environment: LayoutEnvironment
    private let rows: SizeClassSet

    init(_ environment: LayoutEnvironment, rows: SizeClassSet) {
      self.environment = environment.withoutClass
      self.rows = rows
    }

    /// Environments of one document differ mostly in the screen, so the other fields are not
    /// hashed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(environment.screen)
      hasher.combine(rows)
    }
  }
}
