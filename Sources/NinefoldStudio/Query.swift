internal import FlyingFox
internal import LayoutModel
internal import Ninefold

/// The query values of a request's URL.
struct Query {
  private let values: [String: String]

  init(_ request: HTTPRequest) {
    values = Dictionary(
      request.query.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The value of a name; nil if it is missing or empty.
  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  func required(_ name: String) throws -> String {
    guard let value = self[name] else { throw RequestError.malformed("\(name) is missing") }
    return value
  }

  func sizeClass() throws -> SizeClass {
    let name = try required("class")
    guard let sizeClass = SizeClass(name) else {
      throw RequestError.malformed("no size class is named \(name)")
    }
    return sizeClass
  }

  /// Returns the view of the page, from `document`, `scene`, `at` and the canvas.
  func view() throws -> StudioSession.View {
    StudioSession.View(
      document: try required("document"),
      scene: self["scene"],
      revision: self["at"],
      target: try target(),
      look: try look()
    )
  }

  /// Returns the look of `appearance`, `language` or `pseudo`, `size` and `direction`.
  func look() throws -> SceneLook {
    var look = SceneLook()
    look.appearance = try choice("appearance", Appearance.init(rawValue:)) ?? .light
    look.texts.textSize = try choice("size", TextSize.init(rawValue:)) ?? .large
    look.texts.direction = try choice("direction", FrameOptions.Direction.init(rawValue:))
    look.texts.language =
      try choice("pseudo", ShownLanguage.init(pseudo:)) ?? self["language"].map { .language($0) }
    return look
  }

  private func choice<Value>(_ name: String, _ make: (String) -> Value?) throws -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = make(text) else {
      throw RequestError.malformed("\(text) is no \(name)")
    }
    return value
  }

  /// Returns the ids of `scenes`, which are separated by spaces.
  func scenes() throws -> [ObjectID] {
    let ids = try required("scenes").split(separator: " ")
    guard ids.count <= Query.sceneLimit else {
      throw RequestError.malformed("at most \(Query.sceneLimit) scenes are drawn at once")
    }
    return ids.map { ObjectID(String($0)) }
  }

  /// The maximum number of scenes in a request.
  private static let sceneLimit = 40

  func state() throws -> ProjectState {
    guard let edit = Int64(try required("edit")) else {
      throw RequestError.malformed("edit must be a number")
    }
    return ProjectState(edit: edit, sizeClass: try required("class"))
  }

  /// Returns the canvas of `device`, `orientation` and `share`, or of `class`; nil for that of the
  /// editing class.
  private func target() throws -> LayoutTarget? {
    guard let name = self["device"] else {
      return self["class"] == nil ? nil : .sizeClass(try sizeClass())
    }
    let held = self["orientation"].map { Orientation(rawValue: $0) } ?? .portrait
    let share = self["share"].map { SplitWidth(rawValue: $0) } ?? .full
    guard let device = Device.named(name).first, let held, let share,
      let configuration = DeviceConfiguration(device, held, share: share)
    else { throw RequestError.malformed("no such device, orientation or share") }
    return .share(configuration)
  }
}
