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
      addResource("namedColor", name, color: Record(.color, SystemColor.black))
    case .system(let name):
      let fields = SystemColor.components(of: name)
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
  /// The size is unknown here. It is set to 16 by 16, as 32 images of the corpus have; Interface
  /// Builder writes the true size when it next saves.
  func addImage(_ name: String) {
    guard !name.isEmpty else { return }
    addResource("image", name, color: nil)
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

/// The system colors of iOS, with the components that Interface Builder writes for them (light
/// appearance; measured over the corpus).
enum SystemColor {
  static let black = [
    "white": "0.0", "alpha": "1", "colorSpace": "custom",
    "customColorSpace": "genericGamma22GrayColorSpace",
  ]

  /// Returns the fields of a system color; those of black if the name is unknown.
  static func components(of name: String) -> [String: String] {
    guard let bits = table[name] else { return black }
    if bits == 0xffff_ffff { return black.merging(["white": "1"]) { $1 } }
    func part(_ shift: UInt32) -> String {
      NumberText.component(Double((bits >> shift) & 0xff) / 255)
    }
    return [
      "red": part(24), "green": part(16), "blue": part(8), "alpha": part(0),
      "colorSpace": "custom", "customColorSpace": "sRGB",
    ]
  }

  private static let table: [String: UInt32] = [
    "systemBackgroundColor": 0xffff_ffff, "tertiarySystemBackgroundColor": 0xffff_ffff,
    "secondarySystemGroupedBackgroundColor": 0xffff_ffff,
    "secondaryLabelColor": 0x3c3c_4399, "tertiaryLabelColor": 0x3c3c_434c,
    "systemGroupedBackgroundColor": 0xf2f2_f7ff, "secondarySystemBackgroundColor": 0xf2f2_f7ff,
    "groupTableViewBackgroundColor": 0xf2f2_f7ff, "systemGrayColor": 0x8e8e_93ff,
    "systemGray2Color": 0xaeae_b2ff, "systemGray3Color": 0xc7c7_ccff,
    "systemGray4Color": 0xd1d1_d6ff, "systemGray5Color": 0xe5e5_eaff,
    "systemRedColor": 0xff38_3cff,
    "systemBlueColor": 0x007a_ffff, "systemGreenColor": 0x34c7_59ff,
    "systemOrangeColor": 0xff95_00ff, "systemYellowColor": 0xffcc_00ff,
    "systemTealColor": 0x5ac8_faff, "separatorColor": 0x3c3c_431e,
    "secondarySystemFillColor": 0x7878_8028,
  ]
}
