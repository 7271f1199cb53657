import LayoutModel

/// The contents of a document in a form from which any size class can be laid out.
struct DocumentFacts: Sendable {
  private(set) var objects: [LayoutObject]
  let indexByID: ObjectIndex
  /// The index of each object's parent; -1 for none.
  let parents: [Int]
  let header: DocumentHeader
  /// The views in document order, parents before their subviews.
  private(set) var views: [Int] = []
  /// The facts of each view in any-any; nil for other objects.
  private(set) var viewFacts: [FactsStorage?]
  private(set) var constraintFacts: [ConstraintFacts?]
  /// True for objects with values for classes other than any-any.
  private(set) var isVaried: [Bool]
  /// The classes for which each object has values.
  private(set) var variedClasses: [SizeClassSet]
  /// The layout guides.
  private(set) var guides: [Int] = []
  private(set) var scenes: [SceneFacts] = []
  private(set) var controllers: [ControllerFacts] = []
  private(set) var segues: [SegueFacts] = []
  /// The constraints to which outlets refer.
  private var outletTargets: Set<Int> = []
  /// The scenes that the app can reach.
  private(set) var reach: SceneReach
  /// The view of a xib's owner, if the owner is a controller; nil otherwise.
  private(set) var ownersView: Int?
  /// The axis on which each collection view with a flow layout scrolls, by the collection view's
  /// object. Flow layouts of an app's class are omitted, because they can place views otherwise.
  private(set) var flowAxes: [Int: Axis] = [:]
  /// The index among the controllers of each object that is one.
  private(set) var controllerByObject: [Int: Int] = [:]
  /// The bars and screens of the controllers.
  private(set) var inheritedBars = InheritedBars([], [], hasDevice: false)
  /// The edits that must not be suggested, because they failed.
  var refusedSuggestions: [SuggestedEdit] = []

  init(_ document: Document) {
    objects = document.objects
    indexByID = ObjectIndex(objects)
    parents = indexByID.parents(of: objects)
    header = DocumentHeader(objects)
    reach = SceneReach(objects, indexByID)
    viewFacts = Array(repeating: nil, count: objects.count)
    constraintFacts = Array(repeating: nil, count: objects.count)
    let isVaried = objects.indices.map { document.objects[$0].hasVariedValues }
    self.isVaried = isVaried
    variedClasses = objects.indices.map {
      isVaried[$0] ? document.objects[$0].variedClasses : SizeClassSet()
    }
    readOutlets()
    readObjects()
    let order = ConstraintOrder(objects, indexByID)
    for scene in scenes.indices {
      scenes[scene].constraints = order.sorted(scenes[scene].constraints)
    }
    if isMac { readCells() }
    readSegues()
    inheritedBars = InheritedBars(controllers, segues, hasDevice: header.deviceID != nil)
    ownersView = findOwnersView()
  }

  /// Returns true if an object is installed in a class.
  func isInstalled(_ object: Int, in sizeClass: SizeClass) -> Bool {
    if objects[object].installations.isEmpty { return true }
    return objects[object].installations.deciding(in: sizeClass)?.isInstalled ?? true
  }

  /// Returns the facts of a view in a class.
  func viewFacts(of object: Int, in sizeClass: SizeClass) -> FactsStorage? {
    guard isVaried[object] else { return viewFacts[object] }
    var facts = ViewFacts(
      element: objects[object].kind,
      properties: objects[object].effectiveProperties(in: sizeClass)
    )
    if let mac = viewFacts[object]?.facts.mac { facts.mac = mac }
    complete(&facts, of: object)
    return FactsStorage(facts)
  }

  /// Returns the facts of a constraint in a class.
  func constraintFacts(of object: Int, in sizeClass: SizeClass) -> ConstraintFacts? {
    guard isVaried[object] else { return constraintFacts[object] }
    return facts(ofConstraint: object, objects[object].effectiveProperties(in: sizeClass))
  }

  /// Returns the same document with other values of some views, constraints and guides, by their
  /// indices.
  ///
  /// - Returns: Nil if anything but values would change: an object's identity, parent or role, on
  ///   which facts of other objects depend.
  func replacing(_ changes: [Int: LayoutObject]) -> DocumentFacts? {
    var result = self
    for (index, object) in changes {
      guard objects.indices.contains(index), object.equalsIgnoringValues(as: objects[index]) else {
        return nil
      }
      result.replace(index, object)
    }
    return result
  }

  private mutating func replace(_ index: Int, _ object: LayoutObject) {
    objects[index] = object
    isVaried[index] = object.hasVariedValues
    variedClasses[index] = object.variedClasses
    if let scene = scenes.firstIndex(where: { $0.id == object.scene }) {
      scenes[scene].variedClasses.insertRows(of: object)
    }
    switch object.role {
    case .view:
      var facts = baseFacts(ofView: index)
      if let mac = viewFacts[index]?.facts.mac { facts.mac = mac }
      viewFacts[index] = FactsStorage(facts)
    case .constraint: constraintFacts[index] = facts(ofConstraint: index, object.properties)
    default: break
    }
  }

  /// Returns the facts of a view in any-any.
  private func baseFacts(ofView index: Int) -> ViewFacts {
    var facts = ViewFacts(
      element: objects[index].kind,
      properties: objects[index].effectiveProperties(in: .anyAny)
    )
    complete(&facts, of: index)
    return facts
  }

  /// The longest side in points of an image whose listed size counts.
  private static let largestImage = 10_000.0

  /// Adds the facts of a view that other objects contain.
  private func complete(_ facts: inout ViewFacts, of view: Int) {
    facts.designedSize = header.designedSizes[objects[view].id]
    if facts.kind == .imageView || facts.kind == .button, let name = facts.imageName,
      let image = indexByID[ObjectID("image:\(name)")].map({ objects[$0] }),
      let width = image.attribute("width").flatMap(Double.init),
      let height = image.attribute("height").flatMap(Double.init),
      min(width, height) > 0, max(width, height) <= DocumentFacts.largestImage
    {
      facts.imageSize = Size(width: width, height: height)
    }
  }

  private func facts(ofConstraint index: Int, _ properties: [Property]) -> ConstraintFacts {
    var facts = ConstraintFacts(
      object: index,
      owner: objects[index].parent == nil ? index : parents[index],
      properties: properties,
      indexByID: indexByID
    )
    facts.isChangeable = outletTargets.contains(index) || objects[index].isOfAppClass
    return facts
  }

  private mutating func readOutlets() {
    for index in objects.indices where objects[index].isOutlet {
      guard let id = objects[index].attribute("destination"), let held = indexByID[ObjectID(id)],
        objects[held].role == .constraint
      else { continue }
      outletTargets.insert(held)
    }
  }

  private mutating func readObjects() {
    var sceneByID: [ObjectID: Int] = [:]
    // Access by index avoids a copy of the object, which would retain each of its strings.
    for index in objects.indices {
      let role = objects[index].role
      var scene = -1
      if role == .view || role == .constraint || role == .guide {
        let id = objects[index].scene ?? Document.rootID
        scene = sceneByID[id] ?? scenes.count
        if scene == scenes.count {
          scenes.append(SceneFacts(id: objects[index].scene))
          sceneByID[id] = scene
        }
      }
      if scene >= 0, isVaried[index] || !objects[index].installations.isEmpty {
        scenes[scene].variedClasses.insertRows(of: objects[index])
      }
      switch role {
      case .view:
        viewFacts[index] = FactsStorage(baseFacts(ofView: index))
        views.append(index)
        scenes[scene].views.append(index)
      case .constraint:
        constraintFacts[index] = facts(ofConstraint: index, objects[index].properties)
        scenes[scene].constraints.append(index)
      case .guide:
        guides.append(index)
        scenes[scene].guides.append(index)
      case .object where objects[index].isOfControllerKind:
        controllerByObject[index] = controllers.count
        controllers.append(ControllerFacts(object: index, objects[index]))
      case .object
      where objects[index].kind == "collectionViewFlowLayout" && !objects[index].isOfAppClass:
        let direction = objects[index].attribute("scrollDirection")
        flowAxes[parents[index]] = direction == "horizontal" ? .horizontal : .vertical
      default: break
      }
    }
  }

  private mutating func readCells() {
    for index in objects.indices where objects[index].key == "cell" && parents[index] >= 0 {
      guard var facts = viewFacts[parents[index]]?.facts else { continue }
      facts.mac.read(cell: objects[index])
      viewFacts[parents[index]] = FactsStorage(facts)
    }
  }

  private func findOwnersView() -> Int? {
    for index in objects.indices where objects[index].role == .connection {
      let object = objects[index]
      guard object.kind == "outlet", object.attribute("property") == "view", parents[index] >= 0,
        objects[parents[index]].attribute("placeholderIdentifier") == "IBFilesOwner",
        let view = object.attribute("destination")
      else { continue }
      return indexByID[ObjectID(view)]
    }
    return nil
  }

  private mutating func readSegues() {
    let tieBreakers = header.tieBreakers
    for index in objects.indices where objects[index].role == .connection {
      let object = objects[index]
      guard object.kind == "segue", let destination = object.attribute("destination"),
        let target = indexByID[ObjectID(destination)],
        let controller = controllerByObject[target],
        let source = self.controller(above: index)
      else { continue }
      controllers[controller].incoming.append(segues.count)
      segues.append(
        SegueFacts(
          id: object.id,
          kind: object.attribute("kind") ?? "",
          relationship: object.attribute("relationship"),
          source: source,
          origin: parents[index],
          isTieBreaker: tieBreakers.contains(object.id)
        )
      )
    }
    for index in objects.indices where parents[index] >= 0 {
      let object = objects[index]
      guard object.key == "navigationBar" || object.key == "navigationItem",
        let controller = controllerByObject[parents[index]]
      else { continue }
      switch object.kind {
      case "navigationBar":
        controllers[controller].hasOpaqueNavigationBar = object.attribute("translucent") == "NO"
        controllers[controller].hasLargeTitles = object.attribute("largeTitles") == "YES"
        controllers[controller].hasHiddenBarView = object.attribute("hidden") == "YES"
      case "navigationItem":
        controllers[controller].refusesLargeTitle =
          object.attribute("largeTitleDisplayMode") == "never"
        controllers[controller].hasPrompt = object.attribute("prompt")?.isEmpty == false
      default: break
      }
    }
  }

  /// Returns the nearest controller that contains an object, as an index among the controllers.
  private func controller(above object: Int) -> Int? {
    var above = object
    while above >= 0 {
      if let controller = controllerByObject[above] { return controller }
      above = parents[above]
    }
    return nil
  }
}

extension LayoutObject {
  /// Returns true for two states of a view, constraint or guide that differ only in values and
  /// masks.
  fileprivate func equalsIgnoringValues(as other: LayoutObject) -> Bool {
    [.view, .constraint, .guide].contains(role) && role == other.role && id == other.id
      && kind == other.kind && parent == other.parent && container == other.container
      && position == other.position && scene == other.scene && key == other.key
  }
}
