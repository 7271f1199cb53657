import LayoutModel

/// A font as an expression.
struct FontValue {
  /// The expression; nil if code can't express the font.
  let value: CodeValue?

  init(_ font: Record, _ platform: Platform) {
    let type = platform.classPrefix + "Font"
    switch font.kind {
    case .fontDescription: value = FontValue.described(font, type)
    case .font: value = FontValue.cocoa(font, type, isMac: platform == .macOS)
    default: value = nil
    }
  }

  private static func described(_ font: Record, _ type: String) -> CodeValue? {
    if let style = font["style"] {
      if let known = EnumerationTable.shared.value(style, of: "UIFontTextStyle") {
        return CodeValue(
          "\(type).preferredFont(forTextStyle: \(known.swift))",
          "[\(type) preferredFontForTextStyle:\(known.objectiveC)]"
        )
      }
      let text = CodeValue(string: style)
      return CodeValue(
        "\(type).preferredFont(forTextStyle: \(type).TextStyle(rawValue: \(text.swift)))",
        "[\(type) preferredFontForTextStyle:\(text.objectiveC)]"
      )
    }
    guard let size = number(font["pointSize"] ?? "17") else { return nil }
    if let name = font["name"] { return named(name, size, type) }
    switch font["type"] {
    case "boldSystem": return call("bold", size, type)
    case "italicSystem": return call("italic", size, type)
    default: break
    }
    guard let weight = font["weight"],
      let known = EnumerationTable.shared.value(weight, of: "UIFontWeight")
    else { return system(size, type) }
    return CodeValue(
      "\(type).systemFont(ofSize: \(size), weight: \(known.swift))",
      "[\(type) systemFontOfSize:\(size) weight:\(known.objectiveC)]"
    )
  }

  /// Returns the font of AppKit for a text style; nil for unknown words.
  static func style(_ word: String) -> CodeValue? {
    EnumerationTable.shared.value(word, of: "NSFontTextStyle").map {
      CodeValue(
        "NSFont.preferredFont(forTextStyle: \($0.swift))",
        "[NSFont preferredFontForTextStyle:\($0.objectiveC) options:@{}]"
      )
    }
  }

  private static func cocoa(_ font: Record, _ type: String, isMac: Bool) -> CodeValue? {
    let meta = font["metaFont"] ?? ""
    let given = font["size"].flatMap(number)
    if let name = font["name"], meta.isEmpty { return given.flatMap { named(name, $0, type) } }
    let usual = ["small": "11", "mini": "9", "label": "10", "toolT": "11", "cellT": "12"]
    let size =
      given ?? usual.sorted { $0.key < $1.key }.first { meta.hasPrefix($0.key) }?.value
      ?? (isMac ? "13" : "17")
    if isMac, let method = metaFonts[meta] {
      // Only the fonts of users are optional, and some properties of AppKit are not.
      let fallback = method.hasPrefix("user") ? " ?? NSFont.systemFont(ofSize: \(size))" : ""
      return CodeValue(
        "\(type).\(method)(ofSize: \(size))\(fallback)",
        "[\(type) \(method)OfSize:\(size)]"
      )
    }
    if meta.hasSuffix("Bold") { return call("bold", size, type) }
    for weight in ["UltraLight", "Thin", "Light", "Medium", "Semibold", "Heavy", "Black"]
    where meta.hasSuffix(weight) {
      return CodeValue(
        "\(type).systemFont(ofSize: \(size), weight: .\(weight.lowercasedFirst))",
        "[\(type) systemFontOfSize:\(size) weight:\(type)Weight\(weight)]"
      )
    }
    return system(size, type)
  }

  private static let metaFonts = [
    "message": "messageFont", "menu": "menuFont", "label": "labelFont",
    "controlContent": "controlContentFont", "toolTip": "toolTipsFont", "titleBar": "titleBarFont",
    "palette": "paletteFont", "menuBar": "menuBarFont", "user": "userFont",
    "fixedUser": "userFixedPitchFont",
  ]

  private static func named(_ name: String, _ size: String, _ type: String) -> CodeValue {
    let text = CodeValue(string: name)
    // Some properties of AppKit are not optional.
    let fallback = type == "NSFont" ? " ?? NSFont.systemFont(ofSize: \(size))" : ""
    return CodeValue(
      "\(type)(name: \(text.swift), size: \(size))\(fallback)",
      "[\(type) fontWithName:\(text.objectiveC) size:\(size)]"
    )
  }

  private static func call(_ weight: String, _ size: String, _ type: String) -> CodeValue {
    CodeValue(
      "\(type).\(weight)SystemFont(ofSize: \(size))",
      "[\(type) \(weight)SystemFontOfSize:\(size)]"
    )
  }

  private static func system(_ size: String, _ type: String) -> CodeValue {
    CodeValue("\(type).systemFont(ofSize: \(size))", "[\(type) systemFontOfSize:\(size)]")
  }

  private static func number(_ literal: String) -> String? {
    guard let number = Double(literal), number.isFinite else { return nil }
    return CodeNumber.text(number)
  }
}
