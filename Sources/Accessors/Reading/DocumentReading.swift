package import LayoutModel

/// Reads the resources of one document.
package struct DocumentReading: Sendable {
  /// A reference to a scene of another storyboard.
  struct Reference: Sendable {
    let storyboard: String?
    let identifier: String?
    /// True if the scene is in a bundle of another target.
    let isForeign: Bool
  }

  /// A segue whose destination may be in another storyboard.
  struct PendingSegue: Sendable {
    let segue: TargetResources.Segue
    let reference: Reference?
  }

  package let name: String
  package let path: String
  package let platform: Platform
  let isStoryboard: Bool
  private(set) var storyboard: TargetResources.Storyboard?
  private(set) var segues: [PendingSegue] = []
  private(set) var references: [(reference: Reference, place: TargetResources.Place)] = []
  private(set) var cells: [TargetResources.Identified] = []
  private(set) var accessibility: [TargetResources.Identified] = []
  private(set) var nib: TargetResources.Nib?
  private(set) var problems: [AccessorProblem] = []

  private let objects: [ObjectID: LayoutObject]
  private let lines: [ObjectID: Int]
  private let ownModule: String?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - name: The name of the document at run time: its file's name without the extension.
  ///   - lines: The line of each object.
  ///   - ownModule: The target's module.
  package init(
    _ document: Document,
    name: String,
    path: String,
    lines: [ObjectID: Int],
    ownModule: String?
  ) {
    self.name = name
    self.path = path
    self.lines = lines
    self.ownModule = ownModule
    platform = document.platform
    objects = Dictionary(
      document.objects.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let root = document.objects.first { $0.role == .document }
    isStoryboard = (root?.attribute("type") ?? "").contains("Storyboard")
    guard platform != .watchOS else { return }
    if isStoryboard {
      readStoryboard(document.objects, initial: root?.attribute("initialViewController"))
    }
    for object in document.objects { read(object) }
    if !isStoryboard { readNib(document.objects) }
  }

  private func place(_ object: LayoutObject) -> TargetResources.Place {
    TargetResources.Place(path: path, line: lines[object.id])
  }

  private mutating func type(of object: LayoutObject) -> ClassReference {
    let (reference, unusable) = ClassReference.of(object, on: platform, ownModule: ownModule)
    if let unusable {
      note(
        "'\(unusable)' is not a valid class name; the code uses '\(reference.name)' instead",
        object
      )
    }
    return reference
  }

  private mutating func note(_ message: String, _ object: LayoutObject) {
    problems.append(
      AccessorProblem(isError: false, places: ["\(place(object))"], message: message)
    )
  }

  // MARK: - Storyboards

  private mutating func readStoryboard(_ all: [LayoutObject], initial: String?) {
    var scenes: [TargetResources.Identified] = []
    for object in all where object.container.rawValue == ":objects" {
      // A reference is no scene, even if it has an identifier.
      guard let identifier = object.attribute("storyboardIdentifier"), !identifier.isEmpty,
        !object.isReference
      else { continue }
      scenes.append(
        .init(identifier: identifier, type: type(of: object), place: place(object))
      )
    }
    let start = initial.flatMap { objects[ObjectID($0)] }
    storyboard = TargetResources.Storyboard(
      name: name,
      place: TargetResources.Place(path: path, line: nil),
      initial: start.map { (type(of: $0), place($0)) },
      scenes: scenes
    )
  }

  private mutating func read(_ object: LayoutObject) {
    switch object.kind {
    case "segue": readSegue(object)
    case _ where object.isReference:
      references.append((reference(object), place(object)))
    default: break
    }
    if let identifier = object.attribute("reuseIdentifier"), !identifier.isEmpty {
      cells.append(.init(identifier: identifier, type: type(of: object), place: place(object)))
    } else if isPrototype(object) {
      problems.append(
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
    guard isStoryboard,
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

  private func reference(_ object: LayoutObject) -> Reference {
    Reference(
      storyboard: object.attribute("storyboardName"),
      identifier: object.attribute("referencedIdentifier"),
      isForeign: object.attribute("bundleIdentifier") != nil
    )
  }

  private mutating func readSegue(_ object: LayoutObject) {
    guard let identifier = object.attribute("identifier"), !identifier.isEmpty,
      let source = controller(of: object)
    else { return }
    let base = ClassReference(name: platform.baseController, module: nil)
    let target = object.attribute("destination").flatMap { objects[ObjectID($0)] }
    let isReference = target?.isReference ?? false
    let isController = target?.container.rawValue == ":objects" && target?.kind != "exit"
    let destination =
      object.attribute("kind") == "unwind" || isReference || !isController
      ? base : target.map { type(of: $0) } ?? base
    segues.append(
      PendingSegue(
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
    if object.kind.hasSuffix("ontroller") { return object }
    let controllers = objects.values.filter {
      $0.scene == object.scene && $0.container.rawValue == ":objects"
        && $0.kind.hasSuffix("ontroller")
    }
    return controllers.min { $0.id < $1.id } ?? object
  }

  /// Returns the name of a scene: its identifier, its title, or the name of its document.
  private func sceneName(_ controller: LayoutObject) -> String {
    let names = [
      controller.attribute("storyboardIdentifier"), controller.attribute("userLabel"),
      controller.attribute("title"),
    ]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? name + " " + controller.kind
  }

  // MARK: - Xibs and identifiers

  private mutating func readNib(_ all: [LayoutObject]) {
    let top = all.filter { $0.container.rawValue == ":objects" && $0.kind != "placeholder" }
    let owner = all.first { $0.id == "-1" || $0.id == "-2" }
    let owners = all.filter { $0.attribute("placeholderIdentifier") == "IBFilesOwner" }
    let root = top.first { $0.role == .view } ?? top.first { $0.kind != "customObject" }
    let named = (owners.first ?? owner).flatMap { $0.attribute("customClass") == nil ? nil : $0 }
    nib = TargetResources.Nib(
      name: name,
      root: root.map { type(of: $0) },
      owner: named.map { type(of: $0) },
      place: TargetResources.Place(path: path, line: nil)
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
      accessibility.append(
        .init(identifier: identifier, type: type(of: object), place: place(object))
      )
    }
  }
}

extension LayoutObject {
  /// True for a reference to a scene of another storyboard.
  fileprivate var isReference: Bool { kind.hasSuffix("ontrollerPlaceholder") }
}
