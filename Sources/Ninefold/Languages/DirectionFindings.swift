internal import LayoutEngine
internal import LayoutModel

/// Finds views that the screen shows entirely in the document's own direction of text, and not where
/// text runs from right to left.
struct DirectionFindings {
  private let engine: LayoutEngine
  private static let kinds: Set<Finding.Kind> = [.clipped, .offScreen, .unsatisfiable]
  /// The name of the direction in findings.
  static let name = "right-to-left"

  init(_ document: Document) {
    engine = LayoutEngine(document)
  }

  /// Returns the findings in some environments, one for each view and kind.
  func findings(in environments: [(name: String?, environment: LayoutEnvironment)]) -> [Finding] {
    var found: [Finding] = []
    var screens: [[String?]] = []
    var places: [Key: Int] = [:]
    for place in environments {
      var mirrored = place.environment
      mirrored.direction = .rightToLeft
      let own = Set(engine.findings(in: place.environment).map { Key($0) })
      for finding in engine.findings(in: mirrored) {
        let key = Key(finding)
        guard DirectionFindings.kinds.contains(finding.kind), !own.contains(key) else { continue }
        if let known = places[key] {
          screens[known].append(place.name)
        } else {
          places[key] = found.count
          found.append(finding.directed)
          screens.append([place.name])
        }
      }
    }
    // A finding on the canvas too needs no list of screens.
    return zip(found, screens).map { finding, names in
      names.contains(nil) ? finding : finding.seen(on: names.compactMap { $0 })
    }
  }

  /// The kind and the subject of a finding.
  private struct Key: Hashable {
    let kind: Finding.Kind
    let object: ObjectID?

    init(_ finding: Finding) {
      (kind, object) = (finding.kind, finding.object)
    }
  }
}

extension Finding {
  /// Returns this finding as one about text from right to left.
  fileprivate var directed: Finding {
    Finding(
      sizeClass: sizeClass,
      kind: kind,
      severity: severity,
      object: object,
      scene: scene,
      message: "Right to left: \(message)",
      points: points,
      quantities: quantities,
      constraints: constraints
    ).about(DirectionFindings.name)
  }
}
