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

  init(
    _ storage: DocumentStorage,
    scene: Int,
    _ measurer: TextMeasurer,
    misplacedFrom: Double
  ) {
    self.storage = storage
    self.scene = scene
    self.measurer = measurer
    self.misplacedFrom = misplacedFrom
    canvas = LayoutEnvironment.canvas(storage.facts.header)
  }

  /// The findings in one environment.
  mutating func findings(in environment: LayoutEnvironment) -> [Finding] {
    // Stored frames are those of the canvas's own class; whatever else is found in a layout is the
    // same in all classes that share it.
    let isOwn = environment.sizeClass == canvas.sizeClass
    return allFindings(in: environment).filter { isOwn || $0.kind != .misplaced }
  }

  /// The findings in one environment, what is misplaced there included.
  private mutating func allFindings(in environment: LayoutEnvironment) -> [Finding] {
    let key = key(environment)
    if let same = known[key] { return same.map { $0.moved(to: environment.sizeClass) } }
    let layout = layout(in: environment)
    if environment.isSameButForClass(as: canvas) {
      visibilities[rows(in: environment.sizeClass)] = Visibility(layout)
    }
    let (found, doubtful) = SceneFindings.find(layout, misplacedFrom: misplacedFrom)
    var result = found
    if environment.rootSizing == .screen {
      result += ScreenFindings.find(layout, skipped: doubtful) {
        visibility(in: environment.sizeClass)
      }
    }
    known[key] = result
    return result
  }

  /// Works out beforehand what is found in classes and on screens, several at the same time.
  mutating func prepare(
    for shown: [(sizeClass: SizeClass, screens: [LayoutScreen])],
    by crew: some WorkCrew
  ) {
    let environments = distinct(
      shown.flatMap { sizeClass, screens in
        [LayoutEnvironment.sizeClass(sizeClass, on: canvas)] + screens.map(\.environment)
      }
    )
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
    let own = LayoutEnvironment.sizeClass(sizeClass, on: canvas)
    var sightings = findings(in: own).map { Sighting(finding: $0, isOnCanvas: true) }
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
    return sightings.map(\.told)
  }

  /// A finding of a class with where it was seen.
  private struct Sighting {
    let finding: Finding
    let isOnCanvas: Bool
    var screens: [LayoutScreen] = []

    var told: Finding {
      let found = finding.shown(at: screens.map(\.environment.screen))
      if isOnCanvas { return found }
      // Stretched views have no content size that the file tells; on a narrower screen the stored
      // one makes room scarce that is not.
      let judged = found.kind == .ambiguous ? found.doubted() : found
      return judged.seen(on: screens.map(\.name))
    }
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

  private mutating func layout(in environment: LayoutEnvironment) -> SceneLayout {
    let rows = rows(in: environment.sizeClass)
    let tree =
      trees[rows]
      ?? SceneTree(storage.facts, scene: scene, in: environment.sizeClass, sharing: &varied)
    trees[rows] = tree
    let layout = SceneLayout(
      storage,
      scene: scene,
      tree: tree,
      environment,
      measurer,
      keepsSolutions: true,
      eliminations: eliminations
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
