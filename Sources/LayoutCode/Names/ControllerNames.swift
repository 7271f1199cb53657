import LayoutModel

/// The classes of a document's controllers. A scene's code names those of other scenes too.
struct ControllerNames {
  /// The class of a controller.
  struct Entry {
    /// The name of the class.
    let name: String
    /// The toolkit's class.
    let base: String
    /// The module, if the document names one.
    let module: String?
  }

  private var entries: [ObjectID: Entry] = [:]
  private var storyboards: [ObjectID: (name: String, identifier: String?)] = [:]

  init() {}

  /// Names the classes of all controllers. A controller without a class of its own gets the name of
  /// its identifier, label or title, or of its id.
  init(_ objects: [LayoutObject], _ platform: Platform) {
    let table = ClassTable.of(platform)
    var taken: Set<String> = []
    var titles: [ObjectID: String] = [:]
    for object in objects {
      if let custom = object.attribute("customClass") { taken.insert(custom) }
      if object.isStoryboardReference, let name = object.attribute("storyboardName") {
        storyboards[object.id] = (name, object.attribute("referencedIdentifier"))
      }
      if object.kind == "navigationItem", let parent = object.parent {
        titles[parent] = object.attribute("title")
      }
    }
    let controllers = objects.filter {
      $0.isOfControllerKind && $0.container.rawValue == ":objects" && $0.scene != nil
    }
    // By id, so that the order of the objects has no influence.
    for controller in controllers.sorted(by: { $0.id < $1.id }) {
      let type = ObjectType(controller, platform: platform)
      let known = table.kind(controller.kind)
      let base =
        type.own == nil ? type.name : known?.name ?? platform.classPrefix + "ViewController"
      let custom = type.own
      var name = custom ?? ""
      if custom == nil {
        let wish = ControllerNames.wish(controller, title: titles[controller.id], base)
        name = wish
        var number = 1
        while table.named(name) != nil || !taken.insert(name).inserted {
          number += 1
          name = "\(wish)\(number)"
        }
      }
      entries[controller.id] = Entry(
        name: name,
        base: base,
        module: custom == nil ? nil : controller.attribute("customModule")
      )
    }
  }

  /// Returns the storyboard and the controller that a placeholder refers to.
  func storyboard(of id: ObjectID) -> (name: String, identifier: String?)? { storyboards[id] }

  subscript(id: ObjectID) -> Entry? { entries[id] }

  /// Returns the name of a controller without a class of its own.
  private static func wish(_ controller: LayoutObject, title: String?, _ base: String) -> String {
    let isPlain = base.hasPrefix("UI") || base.hasPrefix("NS")
    let suffix = isPlain ? String(base.dropFirst(2)) : "ViewController"
    let wishes = [
      controller.attribute("storyboardIdentifier"), controller.attribute("userLabel"),
      controller.attribute("title"), title, "Scene " + controller.id.rawValue,
    ]
    let name = wishes.lazy.compactMap { $0 }.compactMap(Identifier.typeName).first ?? "Scene"
    if name.hasSuffix("Controller") { return name }
    for part in ["View", "NavigationController", "TableView"] where name.hasSuffix(part) {
      return name + "Controller"
    }
    return name + suffix
  }
}
