import LayoutModel

/// A segue as a method of its controller.
struct Segue {
  /// The trigger of a segue.
  enum Trigger: Equatable {
    /// Only code.
    case code
    /// A control, a bar item or a gesture recognizer.
    case control
    /// The selection of a cell, or its accessory.
    case cell(ObjectID, isAccessory: Bool)
    /// The controller itself, when it has loaded: embedding.
    case loading
  }

  /// The controller that a segue leads to.
  enum Destination {
    /// A class of this document.
    case scene(String, base: String)
    /// A controller of another storyboard; nil for its initial one.
    case storyboard(String, identifier: String?)
    /// An unwind action of an earlier controller.
    case unwind(String)
  }

  let id: ObjectID
  let kind: String
  let identifier: String?
  let relationship: String?
  /// The method's name.
  var method: String
  let destination: Destination
  let trigger: Trigger
  /// The view or the bar item to which a popover points, or that embeds the controller.
  let anchor: ObjectID?
  let isBarAnchor: Bool
  let presentation: CodeValue?
  let transition: CodeValue?
  let arrows: CodeValue?
  /// The edge and the behavior of a popover of AppKit.
  let edge: CodeValue
  let behavior: CodeValue
  let customClass: String?
  let isAnimated: Bool

  /// Returns the event that triggers a segue of a control.
  func event(_ base: String) -> String {
    let isValue = ["UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIDatePicker"]
    return isValue.contains(base) ? "valueChanged" : "touchUpInside"
  }
}

/// Reads segues.
struct SegueReader {
  private let scene: CodeScene
  private let ledger: Ledger
  private let byID: [ObjectID: LayoutObject]

  init(_ scene: CodeScene, _ ledger: Ledger, _ byID: [ObjectID: LayoutObject]) {
    self.scene = scene
    self.ledger = ledger
    self.byID = byID
  }

  /// Returns a segue; nil, with an omission, if code can't perform it.
  func segue(_ connection: LayoutObject, _ source: LayoutObject, _ place: Int) -> Segue? {
    let kind = connection.attribute("kind") ?? ""
    let known = [
      "show", "showDetail", "push", "modal", "presentation", "popover", "popoverPresentation",
      "embed", "unwind", "relationship", "custom", "replace", "sheet",
    ]
    guard known.contains(kind) else {
      ledger.omitAll(connection.id, "code can't perform a segue of the kind \(kind)")
      return nil
    }
    guard scene.classes[0].isController else {
      ledger.omitAll(connection.id, "only the class of a controller performs segues")
      return nil
    }
    guard let destination = Segue.Destination(connection, scene.controllers) else {
      ledger.omitAll(connection.id, "its destination is not in the document")
      return nil
    }
    let custom = connection.attribute("customClass").flatMap {
      Identifier.isValid($0) ? $0 : nil
    }
    if kind == "custom", custom == nil {
      ledger.omitAll(connection.id, "it has no class")
      return nil
    }
    let trigger = trigger(connection, source, kind)
    let bar = connection.attribute("popoverAnchorBarButtonItem").map { ObjectID($0) }
    let view = connection.attribute("popoverAnchorView").map { ObjectID($0) }
    write(connection)
    let table = EnumerationTable.shared
    return Segue(
      id: connection.id,
      kind: kind,
      identifier: connection.attribute("identifier"),
      relationship: connection.attribute("relationship"),
      method: method(connection, kind, destination),
      destination: destination,
      trigger: trigger,
      anchor: kind == "embed" ? source.id : bar ?? view ?? source.id,
      isBarAnchor: bar != nil || view == nil && source.kind == "barButtonItem",
      presentation: connection.attribute("modalPresentationStyle").flatMap {
        table.value($0, of: "UIModalPresentationStyle")
      },
      transition: connection.attribute("modalTransitionStyle").flatMap {
        table.value($0, of: "UIModalTransitionStyle")
      },
      arrows: arrows(connection),
      edge: connection.attribute("preferredEdge").flatMap { table.value($0, of: "NSRectEdge") }
        ?? CodeValue(".minY", "NSRectEdgeMinY"),
      behavior: table.popoverBehavior(connection.attribute("popoverBehavior") ?? "t")
        ?? CodeValue(".transient", "NSPopoverBehaviorTransient"),
      customClass: custom,
      isAnimated: connection.attribute("animates") != "NO"
    )
  }

  private func trigger(_ connection: LayoutObject, _ source: LayoutObject, _ kind: String)
    -> Segue.Trigger
  {
    if kind == "embed" { return .loading }
    if kind == "relationship" || scene.classes[0].owners.contains(source.id) { return .code }
    if source.kind.hasSuffix("Cell"), scene.platform != .macOS {
      return .cell(source.id, isAccessory: connection.attribute("trigger") == "accessoryAction")
    }
    return .control
  }

  private func method(
    _ connection: LayoutObject,
    _ kind: String,
    _ destination: Segue.Destination
  ) -> String {
    let stem =
      switch destination {
      case .scene(let name, _): kind.capitalizedFirst + name
      case .storyboard(let name, let identifier):
        kind.capitalizedFirst + (Identifier.typeName(identifier ?? name) ?? "Storyboard")
      case .unwind(let selector):
        (selector.split(separator: ":").first.map(String.init) ?? "unwind").capitalizedFirst
      }
    let name = connection.attribute("identifier").flatMap(Identifier.typeName) ?? stem
    return "perform\(name)Segue"
  }

  private func arrows(_ connection: LayoutObject) -> CodeValue? {
    let words = connection.properties.compactMap { property -> String? in
      property.path.parent.rawValue == "popoverArrowDirection" && property.value.literal == "YES"
        ? property.path.name : nil
    }
    return words.isEmpty
      ? nil : EnumerationTable.shared.options(words, of: "UIPopoverArrowDirection")
  }

  private func write(_ connection: LayoutObject) {
    ledger.write(connection.id)
    for name in [
      "kind", "destination", "identifier", "relationship", "unwindAction",
      "popoverAnchorBarButtonItem", "popoverAnchorView", "popoverBehavior", "preferredEdge",
      "modalPresentationStyle",
      "modalTransitionStyle", "trigger", "animates",
    ] {
      ledger.write(connection.id, name)
    }
    ledger.write(connection.id, under: "popoverArrowDirection")
    let hasNothing = connection.properties.contains {
      $0.path.rawValue == "action" && $0.value.tag == "nil"
    }
    if hasNothing {
      ledger.markWithoutEffect(connection.id, under: "action", "no value is the toolkit's default")
    }
  }
}
