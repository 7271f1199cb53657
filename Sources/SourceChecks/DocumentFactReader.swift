public import LayoutModel
public import SourceFacts

/// Reads the facts of documents.
public enum DocumentFactReader {
  /// Returns the names that a document gives to others, and its connections.
  ///
  /// The facts have no lines.
  public static func facts(of document: Document) -> [Fact] {
    let objects = document.objects
    var classes: [ObjectID: String] = [:]
    for object in objects {
      if let name = object.attribute("customClass") { classes[object.id] = name }
    }
    var facts: [Fact] = []
    if let initial = objects.initialController {
      facts.append(Fact(.initialController, initial.rawValue))
    }
    for object in objects {
      if let name = object.attribute("customClass"), object.kind != "placeholder" {
        let module = object.attribute("customModule") ?? ""
        let provider = object.attribute("customModuleProvider") ?? ""
        facts.append(
          Fact(.customClass, name, details: [module, provider, object.id.rawValue])
        )
      }
      if let name = object.attribute("storyboardIdentifier") {
        let owner = classes[object.id] ?? ""
        facts.append(Fact(.controller, name, owner: owner, details: [object.id.rawValue]))
      }
      if object.attribute("bundleIdentifier") != nil,
        let name = object.attribute("storyboardName")
      {
        facts.append(Fact(.dependency, name, details: ["storyboard"]))
      }
      if let name = object.attribute("reuseIdentifier") {
        facts.append(Fact(.reuse, name, details: [object.id.rawValue]))
      }
      if object.role == .connection { add(object, classes, to: &facts) }
    }
    return facts
  }

  private static func add(
    _ connection: LayoutObject,
    _ classes: [ObjectID: String],
    to facts: inout [Fact]
  ) {
    let source = connection.parent.flatMap { classes[$0] } ?? ""
    let id = [connection.id.rawValue]
    switch connection.kind {
    case "outlet", "outletCollection":
      if let name = connection.attribute("property") {
        facts.append(Fact(.outletConnection, name, owner: source, details: id))
      }
    case "action":
      let target = connection.attribute("target") ?? connection.attribute("destination")
      if let name = connection.attribute("selector") {
        let owner = target.flatMap { classes[ObjectID($0)] } ?? ""
        facts.append(Fact(.actionConnection, name, owner: owner, details: id))
      }
    case "segue":
      if let name = connection.attribute("identifier") {
        facts.append(Fact(.segue, name, owner: source, details: id))
      }
      for attribute in ["unwindAction", "destinationCreationSelector"] {
        if let name = connection.attribute(attribute) {
          facts.append(Fact(.actionConnection, name, owner: source, details: id))
        }
      }
    default: break
    }
  }
}
