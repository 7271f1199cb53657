internal import LayoutModel
internal import SourceFacts

/// The comparison of one document with an index.
struct DocumentComparison {
  let index: SourceIndex
  let document: Document
  let platform: Platform
  private let indexByID: ObjectIndex

  init(_ index: SourceIndex, _ document: Document) {
    self.index = index
    self.document = document
    platform = document.platform
    indexByID = ObjectIndex(document.objects)
  }

  subscript(id: ObjectID) -> LayoutObject? { indexByID[id].map { document.objects[$0] } }

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
    return isUnsure ? finding.asUnsure() : finding
  }

  // MARK: - Classes

  /// The class of an object: a custom one, or that of its element if its ancestors are known. A
  /// placeholder stands for an object of any class.
  func className(of object: LayoutObject) -> String? {
    if let custom = object.attribute("customClass") { return MangledName.plain(custom) }
    guard !object.kind.hasSuffix("laceholder") else { return nil }
    let name = ToolkitClass(of: object.kind, on: platform).name
    return SystemClass.isKnown(name) ? name : nil
  }

  /// Returns true for an object that exists before the nib is loaded: its owner, the first responder
  /// or the application.
  func isPlaceholder(_ object: LayoutObject) -> Bool {
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
      || plain == "FirstResponder"
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
}
