import LayoutModel

extension Platform {
  /// What the classes of the platform's toolkit begin with.
  var classPrefix: String { self == .macOS ? "NS" : "UI" }
}
