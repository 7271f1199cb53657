package import LayoutModel

extension TargetResources {
  /// Adds the resources of the documents of a target.
  ///
  /// - Parameters:
  ///   - readings: The documents, in the order of their paths.
  ///   - platform: The toolkit; nil for that of most documents.
  package mutating func add(_ readings: [DocumentReading], platform wanted: Platform?) {
    let toolkits = readings.map(\.platform).filter { $0 != .watchOS }
    let isMac =
      wanted.map { $0 == .macOS } ?? (toolkits.filter { $0 == .macOS }.count * 2 > toolkits.count)
    platform = isMac ? .macOS : .iOS
    var used: [DocumentReading] = []
    for reading in readings {
      if reading.platform == .watchOS || (reading.platform == .macOS) != isMac {
        problems.append(
          AccessorProblem(
            isError: false,
            places: [reading.path],
            message: "the document is for \(reading.platform.rawValue) and left out"
          )
        )
      } else {
        used.append(reading)
      }
    }
    used = withoutVariants(used)
    problems += used.flatMap(\.problems)
    storyboards = used.compactMap(\.storyboard).sorted { $0.name < $1.name }
    nibs = used.compactMap(\.nib).sorted { $0.name < $1.name }
    checkIdentifiers()
    addSegues(used)
    cells = merged(used.flatMap(\.cells), what: "reuse identifier")
    accessibility = unique(used.flatMap(\.accessibility))
  }

  /// Leaves out the variants of a document for a device (`Main~ipad`) and documents of a name that
  /// another has, of which the app has only one.
  private mutating func withoutVariants(_ readings: [DocumentReading]) -> [DocumentReading] {
    var known: [String: DocumentReading] = [:]
    return readings.filter { reading in
      if reading.name.contains("~") { return false }
      let key = reading.name + (reading.isStoryboard ? ".storyboard" : ".xib")
      guard let other = known[key] else {
        known[key] = reading
        return true
      }
      problems.append(
        AccessorProblem(
          isError: true,
          places: [other.path, reading.path],
          message: "two documents are named '\(key)', and the app can load only one of them"
        )
      )
      return false
    }
  }

  /// Tells identifiers that occur twice in a storyboard.
  private mutating func checkIdentifiers() {
    for (index, storyboard) in storyboards.enumerated() {
      var known: [String: Place] = [:]
      var scenes: [Identified] = []
      for scene in storyboard.scenes {
        if let other = known[scene.identifier] {
          problems.append(
            AccessorProblem(
              isError: true,
              places: ["\(other)", "\(scene.place)"],
              message: "two scenes have the identifier '\(scene.identifier)'"
            )
          )
        } else {
          known[scene.identifier] = scene.place
          scenes.append(scene)
        }
      }
      storyboards[index].scenes = scenes.sorted { $0.identifier < $1.identifier }
    }
  }

  // MARK: - Segues and references

  private mutating func addSegues(_ readings: [DocumentReading]) {
    for reading in readings {
      for (reference, place) in reading.references {
        if case .failure(let reason) = resolve(reference) {
          problems.append(
            AccessorProblem(isError: true, places: ["\(place)"], message: reason.text)
          )
        }
      }
    }
    var all: [Segue] = []
    for pending in readings.flatMap(\.segues) {
      var segue = pending.segue
      if let reference = pending.reference, case .success(let type?) = resolve(reference) {
        segue.destination = type
      }
      all.append(segue)
    }
    segues = unique(all)
  }

  private struct Dangling: Error {
    let text: String
  }

  /// Returns the class of the scene that a reference names; nil for a scene of another target.
  private func resolve(
    _ reference: DocumentReading.Reference
  ) -> Result<ClassReference?, Dangling> {
    if reference.isForeign { return .success(nil) }
    guard let name = reference.storyboard else {
      return .failure(Dangling(text: "the storyboard reference names no storyboard"))
    }
    guard let storyboard = storyboards.first(where: { $0.name == name }) else {
      return .failure(
        Dangling(text: "the storyboard reference names '\(name)', which is not among the documents")
      )
    }
    guard let identifier = reference.identifier, !identifier.isEmpty else {
      guard let initial = storyboard.initial else {
        return .failure(
          Dangling(
            text: "the storyboard reference needs the initial scene of '\(name)', which has none"
          )
        )
      }
      return .success(initial.type)
    }
    guard let scene = storyboard.scenes.first(where: { $0.identifier == identifier }) else {
      return .failure(
        Dangling(
          text:
            "the storyboard reference names the scene '\(identifier)', which '\(name)' does not have"
        )
      )
    }
    return .success(scene.type)
  }

  /// Returns one segue for each source and identifier. A segue with several destinations gets their
  /// base class.
  private mutating func unique(_ all: [Segue]) -> [Segue] {
    let sorted = all.sorted {
      ($0.source.name, $0.sourceKey, $0.identifier, $0.place.path, $0.place.line ?? 0)
        < ($1.source.name, $1.sourceKey, $1.identifier, $1.place.path, $1.place.line ?? 0)
    }
    var result: [Segue] = []
    for segue in sorted {
      guard let last = result.last, last.source == segue.source,
        last.sourceKey == segue.sourceKey, last.identifier == segue.identifier
      else {
        result.append(segue)
        continue
      }
      guard last.destination != segue.destination else { continue }
      problems.append(
        AccessorProblem(
          isError: false,
          places: ["\(last.place)", "\(segue.place)"],
          message: "segues '\(segue.identifier)' of \(segue.source.name) lead to"
            + " \(last.destination.name) and \(segue.destination.name), so their destination is typed"
            + " \(platform.baseController)"
        )
      )
      result[result.count - 1].destination = ClassReference(
        name: platform.baseController,
        module: nil
      )
    }
    return result
  }

  // MARK: - Identifiers

  /// Returns one entry for each identifier. Cells of several classes get their base class.
  private mutating func merged(_ all: [Identified], what: String) -> [Identified] {
    var result: [Identified] = []
    for item in all.sorted(by: { ($0.identifier, $0.place) < ($1.identifier, $1.place) }) {
      guard let last = result.last, last.identifier == item.identifier else {
        result.append(item)
        continue
      }
      guard last.type != item.type else { continue }
      let base = commonBase(last.type, item.type)
      problems.append(
        AccessorProblem(
          isError: false,
          places: ["\(last.place)", "\(item.place)"],
          message: "the \(what) '\(item.identifier)' is that of \(last.type.name) and"
            + " \(item.type.name), so it is typed \(base.name)"
        )
      )
      result[result.count - 1] = Identified(
        identifier: last.identifier,
        type: base,
        place: last.place
      )
    }
    return result
  }

  private func commonBase(_ one: ClassReference, _ other: ClassReference) -> ClassReference {
    let (first, second) = (one.base ?? one.name, other.base ?? other.name)
    if first == second { return ClassReference(name: first, module: nil) }
    return ClassReference(name: platform == .macOS ? "NSView" : "UIView", module: nil)
  }

  private func unique(_ all: [Identified]) -> [Identified] {
    var known: Set<String> = []
    return all.sorted { ($0.identifier, $0.place) < ($1.identifier, $1.place) }
      .filter { known.insert($0.identifier).inserted }
  }
}

extension TargetResources.Segue {
  /// A key that distinguishes sources of the same class of the toolkit.
  var sourceKey: String { source.base == nil ? sourceName : "" }
}
