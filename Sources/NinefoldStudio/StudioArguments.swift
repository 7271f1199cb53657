/// The arguments that `ninefold studio` passes to `ninefold-studio`.
public struct StudioArguments: Sendable, Equatable {
  /// The project file.
  public var project: String
  /// The address to listen on.
  public var address = Studio.loopback
  /// The port; 0 for any free port.
  public var port: UInt16 = 0
  /// The number of seconds after which to end; nil for never.
  public var seconds: Double?
  /// True to print the URL as JSON.
  public var isJSON = false

  /// Parses `--project PATH [--host ADDRESS] [--port NUMBER] [--for SECONDS] [--json]`; nil for any
  /// other arguments.
  public init?(_ arguments: [String]) {
    var rest = arguments[...]
    var project: String?
    while let name = rest.popFirst() {
      if name == "--json" {
        isJSON = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--project": project = value
      case "--host": address = value
      case "--port":
        guard let number = UInt16(value) else { return nil }
        port = number
      case "--for":
        guard let number = Double(value), (0...1e9).contains(number) else { return nil }
        seconds = number
      default: return nil
      }
    }
    guard let project else { return nil }
    self.project = project
  }

  /// The usage message.
  public static let usage =
    "usage: ninefold-studio --project PATH [--host ADDRESS] [--port NUMBER] [--for SECONDS] [--json]\n"
    + "'ninefold studio' finds the project and starts this program.\n"
}
