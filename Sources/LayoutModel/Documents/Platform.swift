/// The platform of a document. It determines the kinds of objects and the order of their attributes
/// and children, even for elements with the same tag.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and Catalyst.
  case iOS
  /// macOS.
  case macOS
  /// watchOS, for storyboards of WatchKit interface objects.
  case watchOS
  /// tvOS.
  case tvOS

  /// Creates the platform that a document element names.
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

extension Document {
  /// The platform of the document; iOS without a document element.
  public var platform: Platform {
    objects.first { $0.role == .document }.map(Platform.init(ofDocument:)) ?? .iOS
  }
}
