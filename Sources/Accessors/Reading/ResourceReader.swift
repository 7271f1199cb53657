internal import LayoutModel

/// Reads the resources of one document. Afterwards only ``reading`` stays, so the document's memory is
/// free before the next document is read.
struct ResourceReader {
  private(set) var reading: DocumentReading

  private let all: [LayoutObject]
  private let objects: [ObjectID: LayoutObject]
  private let lines: [ObjectID: Int]
  private let ownModule: String?

  init(
    _ document: Document,
    into reading: DocumentReading,
    lines: [ObjectID: Int],
    ownModule: String?
  ) {
    self.reading = reading
    self.lines = lines
    self.ownModule = ownModule
    all = document.objects
    objects = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter initial: The id of the storyboard's initial controller.
  mutating func read(initial: String?) {
    if reading.isStoryboard { readStoryboard(initial: initial) }
    for object in all { read(object) }
    if !reading.isStoryboard { readNib() }
  }

  private func place(_ object: LayoutObject) -> TargetResources.Place {
    TargetResources.Place(path: reading.path, line: lines[object.id])
  }

  private mutating func type(of object: LayoutObject) -> ClassReference {
    let (reference, unusable) = ClassReference.of(
      object,
      on: reading.platform,
      ownModule: ownModule
    )
    if let unusable {
      note(
        "'\(unusable)' is not a valid class name; the code uses '\(reference.name)' instead",
        object
      )
    }
    return reference
  }

  private mutating func note(_ message: String, _ object: LayoutObject) {
    reading.problems.append(
      AccessorProblem(isError: false, places: ["\(place(object))"], message: message)
    )
  }

  // MARK: - Storyboards

  private mutating func readStoryboard(initial: String?) {
    var scenes: [TargetResources.Identified] = []
    for object in all where object.container.rawValue == ":objects" {
      // A reference is no scene, even if it has an identifier.
      guard let identifier = object.attribute("storyboardIdentifier"), !identifier.isEmpty,
        !object.isStoryboardReference
      else { continue }
      scenes.append(
        .init(identifier: identifier, type: type(of: object), place: place(object))
      )
    }
    let start = initial.flatMap { objects[ObjectID($0)] }
    reading.storyboard = TargetResources.Storyboard(
      name: reading.name,
      place: TargetResources.Place(path: reading.path, line: nil),
      initial: start.map { (type(of: $0), place($0)) },
      scenes: scenes
    )
  }

  private mutating func read(_ object: LayoutObject) {
    switch object.kind {
    case "segue": readSegue(object)
    case _ where object.isStoryboardReference:
      reading.references.append((reference(object), place(object)))
    default: break
    }
    if let identifier = object.attribute("reuseIdentifier"), !identifier.isEmpty {
      reading.cells.append(
        .init(identifier: identifier, type: type(of: object), place: place(object))
      )
    } else if isPrototype(object) {
      reading.problems.append(
        AccessorProblem(
          isError: true,
          places: ["\(place(object))"],
          message:
            "the prototype \(object.kind) '\(object.id)' has no reuse identifier, so no code can"
            + " create it"
        )
      )
    }
    readAccessibility(object)
  }

  /// Returns true for a cell that code must create by its reuse identifier.
  private func isPrototype(_ object: LayoutObject) -> Bool {
    guard reading.isStoryboard,
      object.container.rawValue == ":prototypes" || object.container.rawValue == ":cells"
    else { return false }
    switch object.kind {
    case "tableViewCell":
      let table = object.parent.flatMap { objects[$0] }
      return object.container.rawValue == ":prototypes" && table?.attribute("dataMode") != "static"
    case "collectionViewCell": return true
    default: return false
    }
  }

  private func reference(_ object: LayoutObject) -> DocumentReading.Reference {
    DocumentReading.Reference(
      storyboard: object.attribute("storyboardName"),
      identifier: object.attribute("referencedIdentifier"),
      isForeign: object.attribute("bundleIdentifier") != nil
    )
  }

  private mutating func readSegue(_ object: LayoutObject) {
    guard let identifier = object.attribute("identifier"), !identifier.isEmpty,
      let source = controller(of: object)
    else { return }
    let base = ClassReference(name: reading.platform.baseController, module: nil)
    let target = object.attribute("destination").flatMap { objects[ObjectID($0)] }
    let isReference = target?.isStoryboardReference ?? false
    let isController = target?.container.rawValue == ":objects" && target?.kind != "exit"
    let destination =
      object.attribute("kind") == "unwind" || isReference || !isController
      ? base : target.map { type(of: $0) } ?? base
    reading.segues.append(
      DocumentReading.PendingSegue(
        segue: TargetResources.Segue(
          identifier: identifier,
          source: type(of: source),
          sourceName: sceneName(source),
          destination: destination,
          place: place(object)
        ),
        reference: isReference ? target.map(reference) : nil
      )
    )
  }

  /// Returns the controller that contains an object.
  private func controller(of object: LayoutObject) -> LayoutObject? {
    var current = object.parent.flatMap { objects[$0] }
    for _ in 0..<1000 {
      guard let owner = current else { return nil }
      if owner.container.rawValue == ":objects" { return controller(beside: owner) }
      current = owner.parent.flatMap { objects[$0] }
    }
    return nil
  }

  /// Returns the controller of a scene, for any of its top objects: gesture recognizers stand beside
  /// the controller.
  private func controller(beside object: LayoutObject) -> LayoutObject {
    if object.isOfControllerKind { return object }
    let controllers = objects.values.filter {
      $0.scene == object.scene && $0.container.rawValue == ":objects"
        && $0.isOfControllerKind
    }
    return controllers.min { $0.id < $1.id } ?? object
  }

  /// Returns the name of a scene: its identifier, its title, or the name of its document.
  private func sceneName(_ controller: LayoutObject) -> String {
    let names = [
      controller.attribute("storyboardIdentifier"), controller.attribute("userLabel"),
      controller.attribute("title"),
    ]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? reading.name + " "
      + controller.kind
  }

  // MARK: - Xibs and identifiers

  private mutating func readNib() {
    let top = all.filter { $0.container.rawValue == ":objects" && $0.kind != "placeholder" }
    let owner = all.first { $0.id == "-1" || $0.id == "-2" }
    let owners = all.filter { $0.attribute("placeholderIdentifier") == "IBFilesOwner" }
    let root = top.first { $0.role == .view } ?? top.first { $0.kind != "customObject" }
    let named = (owners.first ?? owner).flatMap { $0.attribute("customClass") == nil ? nil : $0 }
    reading.nib = TargetResources.Nib(
      name: reading.name,
      root: root.map { type(of: $0) },
      owner: named.map { type(of: $0) },
      place: TargetResources.Place(path: reading.path, line: nil)
    )
  }

  private mutating func readAccessibility(_ object: LayoutObject) {
    let paths: [PropertyPath] = [
      "accessibilityConfiguration/identifier", ":accessibility/identifier",
      ":userDefinedRuntimeAttributes/:userDefinedRuntimeAttribute[accessibilityIdentifier]/value",
    ]
    for property in object.properties where property.path.isNested && property.variation.isBase {
      guard let identifier = property.value.literal, !identifier.isEmpty,
        paths.contains(property.path)
      else { continue }
      reading.accessibility.append(
        .init(identifier: identifier, type: type(of: object), place: place(object))
      )
    }
  }
}
