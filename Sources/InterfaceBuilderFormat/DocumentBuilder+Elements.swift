import LayoutModel

/// Decides what an element is: an object, a variation, a mask, a mask entry, or a property.
extension DocumentBuilder {
  mutating func openDocument(_ element: ParsedElement) {
    let type = element.attribute("type") ?? ""
    if element.tag == "archive" { return fail(.archive(type: type, line: line)) }
    guard element.tag == "document" else {
      return fail(.notInterfaceBuilder(found: "<\(element.tag)>", line: line))
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      let found = type.isEmpty ? "no document type" : "document type \(type)"
      return fail(.notInterfaceBuilder(found: found, line: line))
    }
    isWatchKit = type.contains("WatchKit")
    let document = LayoutObject(
      id: Document.rootID,
      kind: element.tag,
      role: .document,
      parent: nil,
      idPosition: nil
    )
    indexByID[document.id] = 0
    openObject(document, element, skipping: [])
  }

  mutating func open(_ element: ParsedElement) {
    let parent = frames[frames.count - 1]
    frames[frames.count - 1].childCount += 1
    let position = Double(parent.childCount)
    if parent.variation.isBase {
      if let identity = identity(of: element, in: parent) {
        return openObject(element, identity, position: position, in: parent)
      }
      if openVariation(element, position: position, in: parent) { return }
    } else if openMask(element, position: position, in: parent)
      || openMaskEntry(element, position: position, in: parent)
    {
      return
    }
    openProperty(element, position: position, in: parent)
  }

  mutating func setText(_ text: String, of frame: OpenElement) {
    switch frame.part {
    case .property(let index), .mask(_, let index):
      switch objects[frame.object].properties[index].value {
      case .element(let tag, _):
        objects[frame.object].properties[index].value = .element(tag: tag, text: text)
      case .record(let record):
        spellOut(record, at: index, of: frame, text: text)
      case .attribute:
        break
      }
    case .object:
      objects[frame.object].properties.append(
        Property(path: .object, position: 0, value: .element(tag: frame.tag, text: text))
      )
    case .variation:
      let index = objects[frame.object].properties.firstIndex {
        $0.variation == frame.variation && $0.path.isObject
      }
      if let index {
        objects[frame.object].properties[index].value = .element(tag: frame.tag, text: text)
      }
    case .maskEntry:
      break
    }
  }

  // MARK: - Objects

  /// Returns the identity of an element that is an object, and registers its id for the object that
  /// is appended next. Returns nil if the element is a property.
  private mutating func identity(of element: ParsedElement, in parent: OpenElement) -> Identity? {
    let isScene = element.tag == "scene" && parent.path.rawValue == ":scenes"
    let idName = isScene ? "sceneID" : "id"
    if let index = element.attributes.firstIndex(where: { $0.name == idName }) {
      let id = ObjectID(element.attributes[index].value)
      // Registers the id before looking for a duplicate, because most ids are new.
      guard let other = indexByID.updateValue(objects.count, forKey: id) else {
        return Identity(id: id, position: Double(index), skipped: idName)
      }
      indexByID[id] = other
      return Identity(id: unused(id.rawValue), position: nil, skipped: nil)
    }
    guard let name = derivedName(of: element, in: parent, isScene: isScene) else { return nil }
    return Identity(id: unused(name), position: nil, skipped: nil)
  }

  /// Returns a name for an object without an id in the file: a resource, or a part of the view
  /// hierarchy such as the content view of an older collection view cell. Returns nil for others.
  private func derivedName(of element: ParsedElement, in parent: OpenElement, isScene: Bool)
    -> String?
  {
    func place(_ name: String) -> String { "\(objects[parent.object].id)/\(name)" }
    switch parent.path.rawValue {
    case ":resources" where objects[parent.object].role == .document:
      return element.attribute("name").map { "\(element.tag):\($0)" }
    case ":subviews": return place(element.tag)
    case ":constraints" where element.tag == "constraint": return place(element.tag)
    case ":scenes" where isScene: return place(element.tag)
    case "":
      guard element.tag == "view" || element.tag.utf8.suffix(4).elementsEqual("View".utf8),
        let key = element.attribute("key"), PathSegment.isPlain(key)
      else { return nil }
      return place(key)
    default: return nil
    }
  }

  private mutating func unused(_ name: String) -> ObjectID {
    var id = ObjectID(name)
    var number = lastNumber[name] ?? 1
    while indexByID[id] != nil {
      number += 1
      id = ObjectID("\(name)#\(number)")
    }
    lastNumber[name] = number
    indexByID[id] = objects.count
    return id
  }

  private mutating func openObject(
    _ element: ParsedElement,
    _ identity: Identity,
    position: Double,
    in parent: OpenElement
  ) {
    let owner = parent.object
    let key = element.attributes.first.flatMap { $0.name == "key" ? $0.value : nil }
    let role = ObjectRole.of(
      kind: element.tag,
      key: key,
      container: parent.path,
      parent: objects[owner].role,
      isWatchKit: isWatchKit
    )
    let object = LayoutObject(
      id: identity.id,
      kind: element.tag,
      role: role,
      parent: objects[owner].id,
      container: parent.path,
      position: position,
      scene: role == .scene ? identity.id : objects[owner].scene,
      key: key,
      idPosition: identity.position
    )
    var skipped = identity.skipped.map { [$0] } ?? []
    if key != nil { skipped.append("key") }
    openObject(object, element, skipping: skipped)
  }

  private mutating func openObject(
    _ object: consuming LayoutObject,
    _ element: ParsedElement,
    skipping: [String]
  ) {
    let index = objects.count
    let room = element.attributes.count + (element.isSelfClosed ? 0 : 4)
    object.properties.reserveCapacity(room)
    var names = SiblingNames(of: element)
    let frame = OpenElement(
      tag: element.tag,
      object: index,
      variation: .base,
      path: .object,
      part: .object,
      isSelfClosed: element.isSelfClosed
    )
    for (position, attribute) in element.attributes.enumerated()
    where !skipping.contains(attribute.name) {
      names.insertAttribute(attribute.name)
      object.properties.append(
        Property(
          path: PropertyPath(attribute.name),
          position: Double(position),
          value: .attribute(attribute.value)
        )
      )
    }
    objects.append(object)
    frames.append(frame)
    siblings.append(names)
  }
}

/// An object's id and where it comes from.
private struct Identity {
  let id: ObjectID
  /// The position of the attribute with the id among the attributes; nil if there is none.
  let position: Double?
  /// The attribute that the id replaces, which does not become a property; nil if there is none.
  let skipped: String?
}
