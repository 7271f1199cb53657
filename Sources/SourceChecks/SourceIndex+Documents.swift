public import LayoutModel
internal import SourceFacts

extension SourceIndex {
  /// Compares a document with the sources and catalogs of the index.
  ///
  /// - Returns: The findings in document order. Those that depend on something that the folder does
  ///   not contain are unsure.
  public func findings(in document: Document) -> [Finding] {
    DocumentComparison(self, document).findings()
  }
}

/// The comparison of one document with an index.
struct DocumentComparison {
  let index: SourceIndex
  let document: Document
  let platform: Platform
  private let objects: [ObjectID: Int]

  init(_ index: SourceIndex, _ document: Document) {
    self.index = index
    self.document = document
    platform = document.platform
    var objects: [ObjectID: Int] = [:]
    objects.reserveCapacity(document.objects.count)
    for (number, object) in document.objects.enumerated() { objects[object.id] = number }
    self.objects = objects
  }

  subscript(id: ObjectID) -> LayoutObject? { objects[id].map { document.objects[$0] } }

  func findings() -> [Finding] {
    document.objects.flatMap { object -> [Finding] in
      var found: [Finding] = []
      if object.attribute("customClass") != nil { found += classFindings(object) }
      switch object.role {
      case .connection: found += connectionFindings(object)
      case .resource: found += resourceFindings(object)
      default: found += referenceFindings(object)
      }
      return found
    }
  }

  func finding(
    _ kind: Finding.Kind,
    _ object: LayoutObject,
    _ message: String,
    subject: String,
    severity: Severity? = nil,
    isUnsure: Bool = false
  ) -> Finding {
    let finding = Finding(
      sizeClass: nil,
      kind: kind,
      severity: severity,
      object: object.id,
      scene: object.scene,
      message: message
    ).about(subject)
    return isUnsure ? finding.markedUnsure() : finding
  }

  // MARK: - Classes

  /// The class of an object: a custom one, or the one of its element.
  func className(of object: LayoutObject) -> String? {
    object.attribute("customClass").map(MangledName.plain)
      ?? SystemClass.ofElement(object.kind, on: platform)
  }

  /// Returns true for an object that exists before the nib is loaded: its owner, the first responder
  /// or the application.
  private func isPlaceholder(_ object: LayoutObject) -> Bool {
    object.kind == "placeholder" || ["-1", "-2", "-3"].contains(object.id.rawValue)
  }

  private func classFindings(_ object: LayoutObject) -> [Finding] {
    let name = object.attribute("customClass") ?? ""
    let plain = MangledName.plain(name)
    let isPlaceholder = isPlaceholder(object)
    let provider = object.attribute("customModuleProvider")
    let module = object.attribute("customModule")
    if let own = index.graph.qualifiedName(of: plain) {
      guard let node = index.graph.nodes[own], node.isSwift, node.objectiveCName == nil,
        module == nil, provider == nil, plain == name, !isPlaceholder
      else { return [] }
      return [
        finding(
          .missingClass,
          object,
          "The class \(name) is Swift's, and the document names no module, so the system can't find it",
          subject: name
        )
      ]
    }
    if SystemClass.isKnown(plain) || SystemClass.hasSystemPrefix(plain)
      || ["FirstResponder"].contains(plain)
    {
      return []
    }
    // The class of a placeholder has no effect when the nib is loaded.
    var isUnsure = isPlaceholder || plain.hasPrefix("_Tt")
    if provider != "target" {
      if let module {
        isUnsure = isUnsure || !index.names.builds(module)
      } else {
        isUnsure = isUnsure || index.names.hasDependencies
      }
    }
    return [
      finding(
        .missingClass,
        object,
        "No source declares the class \(name)",
        subject: name,
        isUnsure: isUnsure
      )
    ]
  }

  // MARK: - Connections

  private func connectionFindings(_ connection: LayoutObject) -> [Finding] {
    guard let source = connection.parent.flatMap({ self[$0] }) else { return [] }
    switch connection.kind {
    case "outlet", "outletCollection":
      guard let name = connection.attribute("property") else { return [] }
      return outletFindings(connection, name, of: source)
    case "action":
      let target = connection.attribute("target") ?? connection.attribute("destination")
      guard let selector = connection.attribute("selector"),
        let object = target.flatMap({ self[ObjectID($0)] })
      else { return [] }
      return actionFindings(connection, selector, of: object)
    case "segue": return segueFindings(connection, from: source)
    default: return []
    }
  }

  private func outletFindings(
    _ connection: LayoutObject,
    _ name: String,
    of source: LayoutObject
  ) -> [Finding] {
    guard let type = ownedClass(of: source) else { return [] }
    let ancestry = index.graph.ancestry(of: type)
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    let found =
      index.graph.members(name, of: ancestry)
      + index.graph.members("_" + name, of: ancestry)
      + index.graph.members(setter, of: ancestry)
    if found.isEmpty {
      if SystemMember.isOutlet(name) { return [] }
      let handlesAny = !index.graph.members("setValue:forUndefinedKey:", of: ancestry).isEmpty
      return [
        finding(
          .missingOutlet,
          connection,
          "\(type) has no outlet \(name)",
          subject: "\(type).\(name)",
          // On macOS, the system logs the failure and goes on.
          severity: platform == .macOS ? .warning : nil,
          isUnsure: handlesAny || !ancestry.isComplete
        )
      ]
    }
    // Without an attribute, only the sources of Swift 3 and older expose a property.
    if !found.contains(where: { $0.traits.contains(.exposed) || $0.kind == .method }) {
      return [
        finding(
          .missingOutlet,
          connection,
          "\(type) does not expose \(name) to Objective-C: @IBOutlet is missing",
          subject: "\(type).\(name)",
          isUnsure: true
        )
      ]
    }
    return typeFindings(connection, name, found, of: type, source)
  }

  /// Returns the class whose members count for connections of an object; nil if it is not known.
  private func ownedClass(of object: LayoutObject) -> String? {
    if object.attribute("customClass") == nil, isPlaceholder(object) { return nil }
    // The system's classes of elements without a custom class have many outlets.
    guard let name = className(of: object) else { return nil }
    return name
  }

  private func typeFindings(
    _ connection: LayoutObject,
    _ name: String,
    _ members: [Fact],
    of type: String,
    _ source: LayoutObject
  ) -> [Finding] {
    guard let id = connection.attribute("destination"), let destination = self[ObjectID(id)],
      let actual = className(of: destination),
      !isPlaceholder(destination) || destination.attribute("customClass") != nil
    else { return [] }
    let declared = Set(
      members.filter { [.outlet, .outletCollection].contains($0.kind) }
        .map { $0.details.first ?? "" }
    )
    guard declared.count == 1, let expected = declared.first, !expected.isEmpty else { return [] }
    let (own, other) = (
      index.graph.ancestry(of: expected), index.graph.ancestry(of: actual)
    )
    guard let expectedName = own.names.first, own.isComplete, other.isComplete,
      expectedName != "NSObject", !other.contains(expectedName)
    else { return [] }
    // The owner of a nib can be of another class than the document says.
    let isMild = own.contains(other.names.first ?? actual) || isPlaceholder(source)
    return [
      finding(
        .outletType,
        connection,
        "The outlet \(name) of \(type) is a \(expected), but the object is a \(actual)",
        subject: "\(type).\(name)",
        severity: isMild ? .warning : nil
      )
    ]
  }

  private func actionFindings(
    _ connection: LayoutObject,
    _ selector: String,
    of target: LayoutObject
  ) -> [Finding] {
    if SystemMember.isAction(selector) { return [] }
    let isFirstResponder =
      target.id.rawValue == "-1"
      || target.attribute("placeholderIdentifier") == "IBFirstResponder"
      || target.kind == "customObject" && target.attribute("userLabel") == "First Responder"
    if isFirstResponder {
      if index.graph.selectors.contains(selector) { return [] }
      return [
        finding(
          .missingAction,
          connection,
          "No class implements the action \(selector) of the first responder",
          subject: selector,
          isUnsure: true
        )
      ]
    }
    guard let type = ownedClass(of: target), target.attribute("customClass") != nil else {
      return []
    }
    return memberFindings(connection, selector, of: type)
  }

  private func memberFindings(
    _ connection: LayoutObject,
    _ selector: String,
    of type: String
  ) -> [Finding] {
    let ancestry = index.graph.ancestry(of: type)
    let found = index.graph.members(selector, of: ancestry)
    let handlesAny = ["forwardInvocation:", "forwardingTargetForSelector:"].contains {
      !index.graph.members($0, of: ancestry).isEmpty
    }
    if found.isEmpty {
      // The setter of a property is an action too.
      if selector.hasPrefix("set"), selector.hasSuffix(":") {
        let property = selector.dropFirst(3).dropLast()
        let name = property.prefix(1).lowercased() + property.dropFirst()
        if !index.graph.members(name, of: ancestry).isEmpty { return [] }
      }
      return [
        finding(
          .missingAction,
          connection,
          "\(type) has no action \(selector)",
          subject: "\(type).\(selector)",
          isUnsure: handlesAny || !ancestry.isComplete
        )
      ]
    }
    if found.contains(where: { $0.traits.contains(.exposed) }) { return [] }
    return [
      finding(
        .missingAction,
        connection,
        "\(type) does not expose \(selector) to Objective-C: @IBAction is missing",
        subject: "\(type).\(selector)",
        isUnsure: true
      )
    ]
  }

  private func segueFindings(_ segue: LayoutObject, from source: LayoutObject) -> [Finding] {
    if let selector = segue.attribute("destinationCreationSelector"),
      let controller = controller(of: source), let type = controller.attribute("customClass")
    {
      return memberFindings(segue, selector, of: MangledName.plain(type))
    }
    guard let action = segue.attribute("unwindAction") else { return [] }
    if index.graph.selectors.contains(action) { return [] }
    return [
      finding(
        .missingAction,
        segue,
        "No class implements the unwind action \(action)",
        subject: action,
        severity: .warning,
        isUnsure: index.names.hasDependencies && index.graph.selectors.isEmpty
      )
    ]
  }

  /// Returns the controller around an object, or the object itself.
  private func controller(of object: LayoutObject) -> LayoutObject? {
    var next: LayoutObject? = object
    while let current = next {
      if current.kind.lowercased().hasSuffix("controller") { return current }
      next = current.parent.flatMap { self[$0] }
    }
    return nil
  }

  // MARK: - Names

  private func referenceFindings(_ object: LayoutObject) -> [Finding] {
    var found: [Finding] = []
    let isElsewhere = object.attribute("bundleIdentifier") != nil
    if object.kind == "viewControllerPlaceholder" || object.kind == "controllerPlaceholder" {
      if let name = object.attribute("storyboardName") {
        if !index.names.storyboards.contains(name) {
          found.append(
            finding(
              .missingStoryboard,
              object,
              "No storyboard is named \(name)",
              subject: name,
              isUnsure: isElsewhere
            )
          )
        } else if let identifier = object.attribute("referencedIdentifier"),
          index.names.controllers[identifier]?.contains(name) != true
        {
          found.append(
            finding(
              .missingController,
              object,
              "\(name).storyboard has no controller with the identifier \(identifier)",
              subject: identifier,
              isUnsure: isElsewhere
            )
          )
        }
      }
    }
    if let name = object.attribute("nibName"), object.role != .document,
      object.kind.lowercased().hasSuffix("controller"), !index.names.nibs.contains(name)
    {
      found.append(
        finding(
          .missingNib,
          object,
          "No xib is named \(name)",
          subject: name,
          isUnsure: index.names.hasDependencies
        )
      )
    }
    return found + fontFindings(object)
  }

  private func resourceFindings(_ resource: LayoutObject) -> [Finding] {
    guard let name = resource.attribute("name") else { return [] }
    switch resource.kind {
    case "image":
      if resource.attribute("catalog") == "system" || index.names.hasImage(name)
        || index.names.isSystemImage(name)
      {
        return []
      }
      return [
        finding(
          .missingImage,
          resource,
          "No catalog and no file has the image \(name)",
          subject: name,
          isUnsure: index.names.hasDependencies && index.names.images.isEmpty
        )
      ]
    case "namedColor":
      if index.names.colors.contains(name) || index.names.isSystemColor(name) { return [] }
      return [
        finding(
          .missingColor,
          resource,
          "No catalog has the color \(name)",
          subject: name,
          isUnsure: index.names.hasDependencies && index.names.colors.isEmpty
        )
      ]
    default: return []
    }
  }

  private func fontFindings(_ object: LayoutObject) -> [Finding] {
    var seen: Set<String> = []
    return object.properties.compactMap { property -> Finding? in
      guard case .record(let record) = property.value, record.kind == .fontDescription,
        let name = record["name"], seen.insert(name).inserted
      else { return nil }
      let family = record["family"]
      if SystemFont.contains(name, family: family) || index.names.hasFont(name, family: family) {
        return nil
      }
      return finding(
        .missingFont,
        object,
        "No file has the font \(name)",
        subject: name,
        isUnsure: index.names.hasDependencies && index.names.fonts.isEmpty
      )
    }
  }
}
