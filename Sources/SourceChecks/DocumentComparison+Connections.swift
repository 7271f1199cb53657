internal import LayoutModel
internal import SourceFacts

/// Comparing connections with the classes that they join.
extension DocumentComparison {
  func connectionFindings(_ connection: LayoutObject) -> [Finding] {
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
    let found = index.graph.outlets(name, of: ancestry)
    if found.isEmpty {
      if SystemMember.isOutlet(name) { return [] }
      let handlesAny = !index.graph.members("setValue:forUndefinedKey:", of: ancestry).isEmpty
      return [
        finding(
          .missingOutlet,
          connection,
          "\(isApplication(source) ? "The Application object" : type) has no outlet \(name)",
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

  /// Returns true for the placeholder of a Mac app's application object, which has no class of its own.
  private func isApplication(_ object: LayoutObject) -> Bool {
    object.id.rawValue == "-3" && ["NSObject", "NSApplication"].contains(className(of: object))
  }

  /// Returns the class whose members count for connections of an object; nil if it is not known.
  private func ownedClass(of object: LayoutObject) -> String? {
    if object.attribute("customClass") == nil, isPlaceholder(object) { return nil }
    return className(of: object)
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
        "The outlet \(name) of \(type) has the type \(expected), but the object has the type \(actual)",
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
      if current.isOfControllerKind { return current }
      next = current.parent.flatMap { self[$0] }
    }
    return nil
  }
}
