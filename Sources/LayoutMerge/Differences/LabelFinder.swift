import LayoutModel

/// Finds the labels of the objects in a diff.
struct LabelFinder {
  private let matched: MatchedObjects
  private let old: ObjectTable
  private let new: ObjectTable
  /// The outlet that points to each object, if its name says what the object is. The old document's
  /// outlet takes precedence.
  private var outlets: [ObjectID: String] = [:]

  init(_ finder: DifferenceFinder) {
    (matched, old, new) = (finder.matched, finder.old, finder.new)
    for table in [new, old] {
      for object in table.objects where object.role == .connection {
        guard let target = object.attribute("destination"),
          let name = object.attribute("property"), !OutlineName.isRole(name)
        else { continue }
        outlets[ObjectID(target)] = name
      }
    }
  }

  /// The labels of the changed objects, of the objects they are shown with, and of the objects that
  /// the changes mention.
  func labels(of changes: [LayoutChange]) -> [ObjectID: ObjectLabel] {
    var labels: [ObjectID: ObjectLabel] = [:]
    func add(_ id: ObjectID) {
      guard labels[id] == nil, let label = label(of: id) else { return }
      labels[id] = label
      if label.subject != id { add(label.subject) }
    }
    for change in changes where change.within == nil {
      add(change.object)
      if let scene = change.scene { add(scene) }
      let place = change.placement
      for id in [place?.parent, place?.predecessor].compactMap({ $0 }) { add(id) }
      let values = [change.old, change.new].compactMap { $0 }
      for id in values.compactMap(change.objectNamed(in:)) { add(id) }
    }
    return labels
  }

  func label(of id: ObjectID) -> ObjectLabel? {
    guard let number = matched.number(of: id) else { return nil }
    let (old, new) = (old.object(number), new.object(number))
    guard let object = new ?? old else { return nil }
    return ObjectLabel(
      kind: object.kind,
      name: name(of: object),
      oldSentence: old?.sentence(naming: shortName),
      newSentence: new?.sentence(naming: shortName),
      subject: subject(of: object)
    )
  }

  private func subject(of object: LayoutObject) -> ObjectID {
    switch object.role {
    case .constraint:
      object.attribute("firstItem").map { ObjectID($0) }.flatMap(viewAbove) ?? object.parent
        ?? object.id
    case .connection: object.parent ?? object.id
    default: object.id
    }
  }

  /// The object itself, or the nearest ancestor of a guide that is not a guide.
  private func viewAbove(_ id: ObjectID) -> ObjectID? {
    var next = anyObject(id)
    while let object = next, object.role == .guide { next = object.parent.flatMap(anyObject) }
    return next?.id
  }

  private func anyObject(_ id: ObjectID) -> LayoutObject? {
    guard let number = matched.number(of: id) else { return nil }
    return new.object(number) ?? old.object(number)
  }

  /// Returns the name of an object: a scene's title, a user label, an outlet, a text, the title of
  /// its cell, a class, or the identifier of a controller.
  private func name(of object: LayoutObject) -> String? {
    switch object.role {
    case .scene: return object.comment
    case .constraint, .connection, .document, .resource: return nil
    default: break
    }
    if let label = object.attribute("userLabel") ?? outlets[object.id] { return label }
    return shownText(of: object) ?? cell(of: object).flatMap(shownText)
      ?? object.attribute("customClass") ?? object.attribute("storyboardIdentifier")
  }

  private func shownText(of object: LayoutObject) -> String? {
    for name in ["text", "title", "placeholder", "headerTitle", "normal/title"] {
      switch object.property(PropertyPath(name))?.value {
      case .attribute(let literal) where !literal.isEmpty: return literal
      case .element(_, let text?) where !text.isEmpty: return text
      default: continue
      }
    }
    return nil
  }

  /// The cell of a macOS control, which has the title of the control.
  private func cell(of object: LayoutObject) -> LayoutObject? {
    guard let number = matched.number(of: object.id) else { return nil }
    let table = new.object(number) == nil ? old : new
    return table.children[number].lazy.compactMap { table.object($0) }.first { $0.key == "cell" }
  }

  /// The name of an object in an equation, or its kind and id if it has no name.
  private func shortName(_ id: ObjectID) -> String {
    guard let object = anyObject(id) else { return id.rawValue }
    if object.role == .guide, object.key == "safeArea" { return "safeArea" }
    return name(of: object).map(OutlineName.quoted) ?? "\(object.kind) \(id)"
  }
}
