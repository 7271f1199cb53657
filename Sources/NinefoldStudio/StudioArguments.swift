/// The arguments of `ninefold-studio`, which `ninefold studio` gives it.
public struct StudioArguments: Sendable, Equatable {
  /// The project file.
  public var project: String
  /// The address to listen at.
  public var address = Studio.loopback
  /// The port; 0 for any that is free.
  public var port: UInt16 = 0
  /// After how many seconds to end; nil for never.
  public var seconds: Double?
  /// True to tell the URL as JSON.
  public var isJSON = false

  /// Reads `--project PATH [--host ADDRESS] [--port NUMBER] [--for SECONDS] [--json]`; nil if it is
  /// anything else.
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

  /// How the command is used.
  public static let usage =
    "usage: ninefold-studio --project PATH [--host ADDRESS] [--port NUMBER] [--for SECONDS] [--json]\n"
    + "'ninefold studio' finds the project and starts this.\n"
}
