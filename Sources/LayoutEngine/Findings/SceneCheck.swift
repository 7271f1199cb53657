import ConstraintSolver
import LayoutModel

/// Checks one scene in several classes and on several screens, each combination of rows and
/// surroundings once.
struct SceneCheck: Sendable {
  private let storage: DocumentStorage
  private let scene: Int
  private let measurer: TextMeasurer
  private let misplacedFrom: Double
  private let canvas: LayoutEnvironment
  /// True if what Interface Builder marked decides on its canvas.
  private let countsMarks: Bool
  private var known: [Key: [Finding]] = [:]
  /// The views by the classes whose rows hold.
  private var trees: [SizeClassSet: SceneTree] = [:]
  /// What the views and constraints of several classes have in common.
  private var varied = VariedFacts()
  /// What the systems of all screens have in common, by the root's object.
  private var eliminations: [Int: Elimination] = [:]
  /// What the document's own canvas shows whole, by the classes whose rows hold. Its layouts are not
  /// kept: each takes as much memory as all the rest.
  private var visibilities: [SizeClassSet: Visibility] = [:]
  /// The roots that took too much work where a large scene was looked at first, by object: each try
  /// costs as much as may be spent.
  private var givenUp: Set<Int> = []
  /// From so many views and constraints on, a scene's canvas is looked at before all else.
  private static let largeScene = 250

  init(
    _ storage: DocumentStorage,
    scene: Int,
    _ measurer: TextMeasurer,
    misplacedFrom: Double,
    evidence: CanvasEvidence
  ) {
    self.storage = storage
    self.scene = scene
    self.measurer = measurer
    self.misplacedFrom = misplacedFrom
    canvas = LayoutEnvironment.canvas(storage.facts.header)
    countsMarks = evidence.counts(in: storage.facts.scenes[scene].id, of: storage.facts)
  }

  /// The findings in one environment.
  mutating func findings(in environment: LayoutEnvironment) -> [Finding] {
    // Stored frames are those of the canvas's own class; whatever else is found in a layout is the
    // same in all classes that share it.
    let isOwn = environment.sizeClass == canvas.sizeClass
    let found = allFindings(in: environment).filter { isOwn || $0.kind != .misplaced }
    return judged(found, in: environment)
  }

  /// What is found in an environment, with the certainty that Interface Builder's marks give it.
  ///
  /// The marks are those of the canvas, and say nothing of classes in which other rows hold; what the
  /// engine alone sees on the canvas too is as doubtful there.
  private mutating func judged(
    _ findings: [Finding],
    in environment: LayoutEnvironment
  ) -> [Finding] {
    guard countsMarks else { return findings.map(SceneCheck.doubtingFrames) }
    let marked = MarkedFindings(tree: tree(in: canvas.sizeClass), document: storage.facts)
    if rows(in: environment.sizeClass) == rows(in: canvas.sizeClass) {
      let judged = marked.judged(findings)
      guard environment.isSameButForClass(as: canvas) else { return judged }
      return judged
        + marked.missing(from: judged, in: environment.sizeClass)
        .filter { environment.sizeClass == canvas.sizeClass || $0.kind != .misplaced }
    }
    let doubtful = Set(
      marked.judged(allFindings(in: canvas)).lazy.filter(\.isUnsure).compactMap(\.object)
    )
    return findings.map { finding in
      let isDoubtful = finding.object.map(doubtful.contains) ?? false
      return finding.kind == .ambiguous && isDoubtful
        ? finding.doubted() : SceneCheck.doubtingFrames(finding)
    }
  }

  /// Stored frames that only the engine finds wrong are right more often than not (measured).
  private static func doubtingFrames(_ finding: Finding) -> Finding {
    finding.kind == .misplaced ? finding.doubted() : finding
  }

  /// True for a scene of which one look at the canvas tells what not to try again.
  private var isLarge: Bool {
    let facts = storage.facts.scenes[scene]
    return facts.views.count + facts.constraints.count >= SceneCheck.largeScene
  }

  /// The findings in one environment, what is misplaced there included.
  ///
  /// - Parameter learns: True to remember which roots take too much work.
  private mutating func allFindings(
    in environment: LayoutEnvironment,
    learns: Bool = false
  ) -> [Finding] {
    let key = key(environment)
    if let same = known[key] { return same.map { $0.moved(to: environment.sizeClass) } }
    let layout = layout(in: environment)
    if environment.isSameButForClass(as: canvas) {
      visibilities[rows(in: environment.sizeClass)] = Visibility(layout)
    }
    let search = SceneFindings.find(layout, misplacedFrom: misplacedFrom)
    if learns { givenUp = search.givenUp }
    var result = search.findings
    if environment.rootSizing == .screen {
      result += ScreenFindings.find(layout, skipped: search.doubtfulRoots) {
        visibility(in: environment.sizeClass)
      }
    }
    known[key] = result
    return result
  }

  /// How many layouts it takes to look at the scene in classes and on screens.
  func environmentCount(
    of shown: [(sizeClass: SizeClass, screens: [LayoutScreen])]
  ) -> Int {
    environments(of: shown).count
  }

  private func environments(
    of shown: [(sizeClass: SizeClass, screens: [LayoutScreen])]
  ) -> [LayoutEnvironment] {
    distinct(
      shown.flatMap { sizeClass, screens in
        [shownCanvas(of: sizeClass, on: screens)].compactMap { $0 } + screens.map(\.environment)
      }
    )
  }

  /// Works out beforehand what is found in classes and on screens, several at the same time.
  mutating func prepare(
    for shown: [(sizeClass: SizeClass, screens: [LayoutScreen])],
    by crew: some WorkCrew
  ) {
    let environments = environments(of: shown)
    if isLarge, let first = environments.first { _ = allFindings(in: first, learns: true) }
    let found = crew.map(environments, from: self) { check, environment in
      check.allFindings(in: environment)
    }
    for (environment, findings) in zip(environments, found) { known[key(environment)] = findings }
  }

  /// The environments whose findings are not the same, those with the same rows beside each other:
  /// they have most in common. The document's own canvas comes first, as others ask what it shows.
  private func distinct(_ environments: [LayoutEnvironment]) -> [LayoutEnvironment] {
    var groups: [(rows: SizeClassSet, environments: [LayoutEnvironment])] = []
    var seen: Set<Key> = []
    for environment in environments {
      guard seen.insert(key(environment)).inserted else { continue }
      let rows = rows(in: environment.sizeClass)
      if let group = groups.firstIndex(where: { $0.rows == rows }) {
        let place = environment.isSameButForClass(as: canvas) ? 0 : groups[group].environments.count
        groups[group].environments.insert(environment, at: place)
      } else {
        groups.append((rows, [environment]))
      }
    }
    return groups.flatMap(\.environments)
  }

  /// The findings of a class: those of its canvas, then those that only some screens show.
  mutating func findings(in sizeClass: SizeClass, on screens: [LayoutScreen]) -> [Finding] {
    let own = shownCanvas(of: sizeClass, on: screens)
    var sightings =
      own.map { findings(in: $0) }?.map { Sighting(finding: $0, isOnCanvas: true) } ?? []
    var places: [Finding.Topic: Int] = [:]
    for (place, sighting) in sightings.enumerated().reversed() {
      places[sighting.finding.topic] = place
    }
    for screen in screens {
      for finding in findings(in: screen.environment) {
        let known = places[finding.topic]
        let place = known ?? sightings.count
        if known == nil {
          places[finding.topic] = place
          sightings.append(Sighting(finding: finding, isOnCanvas: false))
        }
        sightings[place].screens.append(screen)
      }
    }
    return sightings.map { $0.told(of: screens.count, hasCanvas: own != nil) }
  }

  /// A finding of a class with where it was seen.
  private struct Sighting {
    let finding: Finding
    let isOnCanvas: Bool
    var screens: [LayoutScreen] = []

    /// - Parameters:
    ///   - count: The number of screens that stand for the class.
    ///   - hasCanvas: True if a canvas stands for it too.
    func told(of count: Int, hasCanvas: Bool) -> Finding {
      let found = finding.shown(at: screens.map(\.environment.screen))
      if isOnCanvas { return isOnCanvasOnly(of: count) ? found.doubted() : found }
      let isGuess = screens.allSatisfy(\.isGuess)
      // Stretched views have no content size that the file tells; on a narrower screen the stored
      // one makes room scarce that is not. What all screens of a class show does not hang on that.
      if !hasCanvas, screens.count == count { return isGuess ? found.doubted() : found }
      let judged = found.kind == .ambiguous || isGuess ? found.doubted() : found
      return judged.seen(on: screens.map(\.name))
    }

    /// True for a conflict that the canvas has by its own size: an app runs on screens, and none has it.
    private func isOnCanvasOnly(of count: Int) -> Bool {
      finding.kind == .unsatisfiable && screens.isEmpty && count > 0
    }
  }

  /// The canvas that stands for a class: the document's own, or, where no screen does, that which
  /// Interface Builder shows; nil if the class is what its screens show.
  private func shownCanvas(
    of sizeClass: SizeClass,
    on screens: [LayoutScreen]
  ) -> LayoutEnvironment? {
    let own = LayoutEnvironment.sizeClass(sizeClass, on: canvas)
    return screens.isEmpty || own.isSameButForClass(as: canvas) ? own : nil
  }

  /// What the document's own canvas shows whole, with the rows of a class.
  private mutating func visibility(in sizeClass: SizeClass) -> Visibility {
    let rows = rows(in: sizeClass)
    if let known = visibilities[rows] { return known }
    var environment = canvas
    environment.sizeClass = sizeClass
    let visibility = Visibility(layout(in: environment))
    visibilities[rows] = visibility
    return visibility
  }

  /// The views with the rows of a class.
  private mutating func tree(in sizeClass: SizeClass) -> SceneTree {
    let rows = rows(in: sizeClass)
    let tree =
      trees[rows] ?? SceneTree(storage.facts, scene: scene, in: sizeClass, sharing: &varied)
    trees[rows] = tree
    return tree
  }

  private mutating func layout(in environment: LayoutEnvironment) -> SceneLayout {
    let layout = SceneLayout(
      storage,
      scene: scene,
      tree: tree(in: environment.sizeClass),
      environment,
      measurer,
      keepsSolutions: true,
      eliminations: eliminations,
      givenUp: givenUp
    )
    eliminations = layout.eliminations
    return layout
  }

  /// The classes whose rows hold in a class of this scene.
  private func rows(in sizeClass: SizeClass) -> SizeClassSet {
    storage.facts.scenes[scene].variedClasses.holding(in: sizeClass)
  }

  private func key(_ environment: LayoutEnvironment) -> Key {
    Key(environment, rows: rows(in: environment.sizeClass))
  }

  /// What findings depend on.
  private struct Key: Hashable, Sendable {
    private let environment: LayoutEnvironment
    private let rows: SizeClassSet

    init(_ environment: LayoutEnvironment, rows: SizeClassSet) {
      self.environment = environment.withoutClass
      self.rows = rows
    }

    /// Environments of one document differ in little else than the screen.
    func hash(into hasher: inout Hasher) {
      hasher.combine(environment.screen)
      hasher.combine(rows)
    }
  }
}

extension LayoutEnvironment {
  /// What a layout depends on beside the rows that hold.
  fileprivate var withoutClass: LayoutEnvironment {
    var copy = self
    copy.sizeClass = .anyAny
    return copy
  }

  fileprivate func isSameButForClass(as other: LayoutEnvironment) -> Bool {
    withoutClass == other.withoutClass
  }
}
