import LayoutModel

extension Platform {
  /// The class prefix of the platform's toolkit.
  var classPrefix: String { self == .macOS ? "NS" : "UI" }
}
