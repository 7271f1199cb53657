/// Names an element without an id among its siblings.
enum PathSegment {
  /// Returns true if a key consists only of ASCII letters, digits, `_`, `-` and `.`, so it can be a
  /// segment.
  static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// Returns the attribute that identifies elements with this tag better than a number; nil for
  /// other tags.
  static func identifyingAttribute(of tag: String) -> String? {
    switch tag {
    case "deployment", "development", "plugIn": "identifier"
    case "capability": "name"
    case "userDefinedRuntimeAttribute": "keyPath"
    case "include", "exclude": "reference"
    default: nil
    }
  }

  /// Returns the segment of an element without a key.
  static func unkeyed(_ tag: String, identifyingAttribute: String?) -> String {
    guard let identifyingAttribute, isName(identifyingAttribute) else { return ":" + tag }
    return ":\(tag)[\(identifyingAttribute)]"
  }

  private static func isName(_ text: String) -> Bool {
    !text.utf8.contains { byte in
      byte < UInt8(ascii: " ") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "#")
    }
  }
}
