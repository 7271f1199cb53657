import LayoutModel
import Ninefold

/// A document to which objects and elements of all kinds are added.
struct CensusBench {
  /// Where an element is: an object, or a path in it.
  struct Place {
    let object: ObjectID
    let path: PropertyPath
  }

  var document: Document
  let census: Census
  /// Where the added elements are.
  private(set) var places: [String: Place] = [:]
  private var tried: Set<String> = []

  init(_ text: String, _ census: Census) throws {
    document = try Document(bytes: Array(text.utf8), named: "Census.storyboard")
    self.census = census
    for object in document.objects {
      places[object.kind] = places[object.kind] ?? Place(object: object.id, path: "")
    }
    noteElements()
  }

  var text: String { String(decoding: document.bytes, as: UTF8.self) }

  func object(_ id: ObjectID) -> LayoutObject? { document.objects.first { $0.id == id } }

  /// Adds an element of a kind, with the elements around it that it needs. False if that fails.
  mutating func add(_ kind: String) -> Bool {
    if places[kind] != nil { return true }
    // A kind is tried once: what failed, or is being added, holds nothing.
    guard tried.insert(kind).inserted else { return false }
    if let edits = special(kind) {
      for edit in edits { _ = try? document.apply([edit]) }
      noteElements()
      return places[kind] != nil
    }
    if addScene(kind) { return true }
    let parents = holders(of: kind)
    for parent in parents where add(parent) {
      if places[kind] != nil || addObject(kind, to: parent) { return true }
    }
    return false
  }

  /// The kinds of objects that hold an element, directly or in a list.
  private func holders(of kind: String) -> [String] {
    var result: [String] = []
    for parent in census.parents[kind] ?? [] {
      result.append(parent)
      if !(census.parents[parent] ?? []).isEmpty, parent != "subviews" {
        result += census.parents[parent] ?? []
      }
    }
    if result.contains("subviews") { result = ["view", "customView", "controller"] + result }
    var seen: Set<String> = ["connections", "constraints", "resources", kind]
    return result.filter { seen.insert($0).inserted }
  }

  private mutating func addScene(_ kind: String) -> Bool {
    guard census.parents[kind]?.contains("objects") == true else { return false }
    guard (try? document.apply([.addScene(NewScene(controller: kind))])) != nil else {
      return false
    }
    noteElements()
    return places[kind] != nil
  }

  private mutating func addObject(_ kind: String, to parent: String) -> Bool {
    guard let place = places[parent] else { return false }
    let keys: [String?] = [nil] + (census.keys[kind] ?? []).map { $0 }
    for key in keys {
      let containers: [PropertyPath?] = place.path.isObject ? [nil] : [place.path]
      for container in containers {
        let new = NewObject(
          kind: kind,
          parent: place.object,
          container: container,
          key: key,
          values: CensusBench.values[kind] ?? []
        )
        guard (try? document.apply([.add(new)])) != nil else { continue }
        noteElements()
        if places[kind] != nil { return true }
      }
    }
    return false
  }

  /// Notes what the document has now.
  mutating func noteElements() {
    // An element that is an object elsewhere can refer to it, such as a default item of a toolbar.
    for object in document.objects where places[object.kind] == nil {
      places[object.kind] = Place(object: object.id, path: "")
    }
    for object in document.objects {
      for property in object.properties {
        guard let tag = property.value.tag, places[tag] == nil else { continue }
        places[tag] = Place(object: object.id, path: property.path)
      }
      if !object.installations.isEmpty {
        let tags = Set(object.installations.map { $0.isInstalled ? "include" : "exclude" })
        for tag in tags.union(["mask"]) where places[tag] == nil {
          places[tag] = Place(object: object.id, path: "installed")
        }
      }
    }
  }

  // MARK: - Edits of their own

  /// The edits that write an element which `add` does not; nil for others.
  private func special(_ kind: String) -> [LayoutEdit]? {
    guard let view = first("view", "customView", "group") else { return nil }
    let label = first("label", "textField") ?? view
    let controller = first("viewController", "customObject", "controller") ?? view
    switch kind {
    case "scene": return [.addScene(NewScene())]
    case "constraint", "constraints":
      return (try? ConstraintNotation("\(label).width = 50")).map {
        [.addConstraint(NewConstraint($0))]
      }
    case "outlet", "connections":
      return [.connect(from: controller, .outlet(property: "box", destination: label))]
    case "outletCollection":
      return [.connect(from: controller, .outletCollection(property: "rows", destination: label))]
    case "action":
      let button = first("button", "menuItem") ?? label
      return [.connect(from: button, .action(selector: "go:", target: controller, event: nil))]
    case "segue":
      return [
        .connect(
          from: controller,
          .segue(kind: "show", destination: controller, identifier: "x", relationship: nil)
        )
      ]
    case "binding":
      return [
        .connect(from: label, .binding(property: "value", destination: controller, keyPath: "x"))
      ]
    case "variation", "mask", "exclude":
      return [.uninstall(label)]
    case "include":
      return [.uninstall(label), .install(label, in: VariationKey(xmlKey: "heightClass=compact"))]
    case "nil": return [.set(label, "textColor", "nil"), .set(view, "backgroundColor", "nil")]
    case "string": return [.set(label, "text", "a\nb"), .set(label, "title", "a\nb")]
    case "image", "resources":
      return [
        .add(NewObject(kind: "imageView", parent: view, values: [NewValue("image", "star")]))
      ]
    case "namedColor", "capability": return [.set(view, "backgroundColor", "name:Accent")]
    case "systemColor": return [.set(view, "backgroundColor", "systemColor:systemRed")]
    default: return nil
    }
  }

  private func first(_ kinds: String...) -> ObjectID? {
    kinds.lazy.compactMap { kind in
      document.objects.last { $0.kind == kind && $0.role != .scene && $0.idPosition != nil }?.id
    }.first
  }

  /// The values without which an element can't be added.
  private static let values: [String: [NewValue]] = [
    "color": [
      NewValue("white", "1"), NewValue("alpha", "1"), NewValue("colorSpace", "calibratedWhite"),
    ],
    "rect": [
      NewValue("x", "0.0"), NewValue("y", "0.0"), NewValue("width", "8"), NewValue("height", "8"),
    ],
    "point": [NewValue("x", "1"), NewValue("y", "1")],
    "size": [NewValue("width", "8"), NewValue("height", "8")],
    "fontDescription": [NewValue("type", "system"), NewValue("pointSize", "17")],
    "font": [NewValue("metaFont", "system")],
    "autoresizingMask": [NewValue("widthSizable", "YES")],
    "userDefinedRuntimeAttribute": [
      NewValue("keyPath", "layer.radius"), NewValue("type", "string"), NewValue("value", "8"),
    ],
  ]
}
