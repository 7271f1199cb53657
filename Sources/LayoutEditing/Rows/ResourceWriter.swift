internal import LayoutModel

/// Writes the resources and capabilities that values and constraints need.
struct ResourceWriter: EditPart {
  let state: EditState

  // MARK: - Capabilities

  /// The capabilities that edits add where values need them.
  static let ownCapabilities = [
    "Named colors", "System colors in document resources", "Safe area layout guides",
    "Stack View standard spacing", "Constraints to layout margins", "Aspect ratio constraints",
    "Constraints with non-1.0 multipliers",
  ]

  /// Adds a capability to the document's dependencies, unless it is already listed.
  func addCapability(_ name: String, _ version: String) {
    let path = PropertyPath(":dependencies").appending(":capability[\(name)]")
    guard let document = slice[Document.rootID], document.property(path) == nil else { return }
    rowWriter.ensureContainer(PropertyPath(":dependencies"), of: Document.rootID)
    rowWriter.setElement(
      path,
      .element(tag: "capability", text: nil),
      attributes: [("name", name), ("minToolsVersion", version)],
      of: Document.rootID
    )
  }

  /// Removes a capability that the document no longer uses.
  func removeCapability(_ name: String) {
    let path = PropertyPath(":dependencies").appending(":capability[\(name)]")
    guard slice[Document.rootID]?.property(path) != nil else { return }
    rowWriter.removeElement(path, of: Document.rootID)
  }

  /// Adds the capability that a value of an object requires.
  ///
  /// The names and the last tool versions that wrote them are measured over the corpus: margins up
  /// to 14113, multipliers up to 14109, aspect ratios up to 11542.
  func addFeatures(of path: PropertyPath, _ id: ObjectID) throws(EditError) {
    guard let object = slice[id] else { return }
    switch path.rawValue {
    case "multiplier" where object.role == .constraint: addMultiplierFeature(of: object)
    case "spacingType" where object.attribute("spacingType") == "standard":
      addCapability("Stack View standard spacing", "9.0")
    default: break
    }
  }

  func addFeatures(ofConstraint id: ObjectID) {
    guard let object = slice[id] else { return }
    addMultiplierFeature(of: object)
    let attributes = ["firstAttribute", "secondAttribute"].compactMap { object.attribute($0) }
    let usesMargins = attributes.contains {
      $0.hasSuffix("Margin") || $0.hasSuffix("WithinMargins")
    }
    if usesMargins, order.platform == .iOS, order.toolsVersion < 14_200 {
      addCapability("Constraints to layout margins", "6.0")
    }
  }

  private func addMultiplierFeature(of object: LayoutObject) {
    guard let literal = object.attribute("multiplier"), Literal.ratio(literal) != 1 else { return }
    let first = object.attribute("firstItem") ?? object.parent?.rawValue
    let isAspect =
      first == object.attribute("secondItem")
      && object.attribute("firstAttribute") != object.attribute("secondAttribute")
    if isAspect, order.toolsVersion < 12_118 {
      addCapability("Aspect ratio constraints", "5.1")
    } else if !isAspect, order.toolsVersion < 14_200 {
      addCapability("Constraints with non-1.0 multipliers", "5.1")
    }
  }

  // MARK: - Resources

  /// Adds the resource of a color if it is missing. In older documents, which have no resources for
  /// system colors, adds the components to the color instead.
  func resolve(_ color: ValueNotation.ColorReference, _ value: inout Value) {
    switch color {
    case .named(let name):
      addCapability("Named colors", "9.0")
      addResource("namedColor", name, color: Record(.color, SystemColor.blackFields))
    case .system(let name):
      let fields = SystemColor.fields(
        of: name,
        on: order.platform,
        toolsVersion: order.toolsVersion
      )
      if order.toolsVersion >= 17_000 {
        addCapability("System colors in document resources", "11.0")
        addResource("systemColor", name, color: Record(.color, fields))
      } else if case .record(var record) = value, record.fields.compactMap({ $0 }).count == 1 {
        for (field, literal) in fields { record[field] = literal }
        value = .record(record)
      }
    }
  }

  /// Adds the resource of an image if it is missing.
  ///
  /// The size is unknown here. It is set to 16 by 16, as 32 images of the corpus have, or for a symbol
  /// of iOS to 128 by 128; Interface Builder writes the true size when it next saves.
  func addImage(_ name: String, isSymbol: Bool = false) {
    guard !name.isEmpty else { return }
    let id = ResourceReference(.image, name).id
    let isNew = slice[id] == nil
    addResource("image", name, color: nil)
    guard isNew, isSymbol else { return }
    setCatalog(ImageWriter.system, ofImage: name)
    guard order.platform != .macOS else { return }
    for field in ["width", "height"] { rowWriter.setAttribute(PropertyPath(field), "128", of: id) }
  }

  /// Sets the catalog of an image among the resources, if it is there.
  func setCatalog(_ catalog: String?, ofImage name: String) {
    let path = PropertyPath("catalog")
    let id = ResourceReference(.image, name).id
    if let catalog {
      rowWriter.setAttribute(path, catalog, of: id)
    } else {
      rowWriter.removeAttribute(path, of: id)
    }
  }

  private func addResource(_ kind: String, _ name: String, color: Record?) {
    let id = ObjectID("\(kind):\(name)")
    guard slice[id] == nil else { return }
    rowWriter.ensureContainer(PropertyPath(":resources"), of: Document.rootID)
    var properties = [Property(path: PropertyPath("name"), position: 0, value: .attribute(name))]
    if let color {
      properties.append(
        Property(path: PropertyPath(":color"), position: 1, value: .record(color))
      )
    } else {
      for (number, field) in ["width", "height"].enumerated() {
        properties.append(
          Property(path: PropertyPath(field), position: Double(number + 1), value: .attribute("16"))
        )
      }
    }
    rowWriter.insert(
      LayoutObject(
        id: id,
        kind: kind,
        role: .resource,
        parent: Document.rootID,
        container: PropertyPath(":resources"),
        idPosition: nil,
        properties: properties
      )
    )
  }

  /// Removes a resource, and its capability if it is the last of its kind.
  func removeResource(_ resource: ResourceReference) {
    guard let object = slice[resource.id], object.role == .resource else { return }
    state.slice.remove(object.id)
    objectDeleter.pruneAfter(object)
    let isLast = !slice.unordered.contains {
      $0.role == .resource && $0.kind == resource.kind.rawValue
    }
    if isLast, let capability = resource.capability { removeCapability(capability) }
  }
}
