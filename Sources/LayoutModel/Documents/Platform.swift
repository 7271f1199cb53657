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
    let type = DocumentType(document.attribute("type") ?? "")
    if type.has("WatchKit") {
      self = .watchOS
    } else if type.has("AppleTV") || document.attribute("targetRuntime") == "AppleTV" {
      self = .tvOS
    } else {
      self = type.has("CocoaTouch") ? .iOS : .macOS
    }
  }
}

extension Document {
  /// The platform of the document; iOS without a document element.
  public var platform: Platform {
    objects.first { $0.role == .document }.map(Platform.init(ofDocument:)) ?? .iOS
  }
}

/// The type of a document, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
struct DocumentType {
  private let parts: [Substring.UTF8View]

  init(_ text: String) {
    parts = Substring(text).utf8.split(separator: UInt8(ascii: "."))
  }

  /// Returns true if one of the words between dots is `part`.
  func has(_ part: String) -> Bool { parts.contains { $0.elementsEqual(part.utf8) } }
}
