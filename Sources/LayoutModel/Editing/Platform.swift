/// The platform of a document, which decides kinds and orders: the same tag differs between them.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and Catalyst.
  case iOS
  /// macOS.
  case macOS
  /// watchOS, by its storyboards of interface objects.
  case watchOS
  /// tvOS.
  case tvOS

  /// The platform that a document element names (`storyboard-format.md` 2, "type").
  public init(ofDocument document: LayoutObject) {
    let type = (document.attribute("type") ?? "").utf8.split(separator: UInt8(ascii: "."))
      .map { Substring($0) }
    if type.contains("WatchKit") {
      self = .watchOS
    } else if type.contains("AppleTV") || document.attribute("targetRuntime") == "AppleTV" {
      self = .tvOS
    } else {
      self = type.contains("CocoaTouch") ? .iOS : .macOS
    }
  }
}
