internal import LayoutModel

/// The value of a user-defined runtime attribute.
///
/// The notation is `TYPE:VALUE`. Without a type, the value keeps the type that it has; a new value
/// is a boolean, a number or a color if it looks like one, else a string.
struct RuntimeAttribute {
  /// The type, as in the document.
  let type: String
  /// The value of a string, a boolean or an image.
  var literal: String?
  /// The value of the other types, an element with the key `value`.
  var child: ValueNotation.Element?

  /// Parses a value; nil if it does not fit the type.
  ///
  /// - Parameter type: The type of the value that the new one replaces; nil if there is none.
  init?(_ text: String, type: String?, on platform: Platform) {
    let given = RuntimeAttribute.types.first { text.hasPrefix($0 + ":") }
    let content = given.map { String(text.dropFirst($0.count + 1)) } ?? text
    let usual = given ?? (text == "nil" ? "nil" : type ?? RuntimeAttribute.type(of: text, platform))
    self.type = usual == "integer" || usual == "real" ? "number" : usual
    switch usual {
    case "string", "image":
      guard content.unicodeScalars.allSatisfy(ValueWriter.isAllowedInLine) else { return nil }
      literal = content
    case "boolean":
      guard let boolean = ValueKind.boolean(content) else { return nil }
      literal = boolean ? "YES" : "NO"
    case "number", "integer", "real":
      guard let number = RuntimeAttribute.number(content, usual) else { return nil }
      child = number
    case "color", "point", "size", "rect":
      guard content != "nil",
        let element = ValueNotation.element(usual, content, platform: platform)
      else { return nil }
      child = element
    case "range":
      let numbers = content.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      child = ValueNotation.Element(
        value: .element(tag: "range", text: nil),
        attributes: [("location", "\(numbers[0])"), ("length", "\(numbers[1])")]
      )
    case "nil": break
    default: return nil
    }
  }

  /// The notation, for messages.
  static let expectation =
    "string:TEXT, boolean:YES, integer:1, real:1.5, color:#RRGGBB, point:x y, size:width height, "
    + "rect:x y width height, range:location length, image:NAME or nil"

  private static let types = [
    "string", "boolean", "number", "integer", "real", "color", "point", "size", "rect", "range",
    "image",
  ]

  /// Returns true for names that are joined by dots.
  static func isKeyPath(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte > UInt8(ascii: " ") && byte != 0x7f && !"/[]#\"".utf8.contains(byte)
      }
  }

  private static func number(_ text: String, _ type: String) -> ValueNotation.Element? {
    let isInteger = type == "integer" || (type == "number" && Int(text) != nil)
    if isInteger, Int(text) == nil { return nil }
    return ValueNotation.element(isInteger ? "integer" : "real", text, platform: .iOS)
  }

  private static func type(of text: String, _ platform: Platform) -> String {
    if text == "YES" || text == "NO" { return "boolean" }
    if NumberText.isNumber(text) { return "number" }
    let isColor = ValueNotation.element("color", text, platform: platform) != nil
    return isColor && text != "nil" ? "color" : "string"
  }
}
