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
      target: try target()
    )
  }

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
