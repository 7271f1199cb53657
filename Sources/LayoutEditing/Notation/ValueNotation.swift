internal import LayoutModel

/// The readable notation of structured values.
///
/// | value | notation |
/// |---|---|
/// | color | `#RRGGBB`, `#RRGGBBAA`, `systemColor:label`, `name:Accent`, `nil` |
/// | font | `system 17`, `system 17 semibold`, `boldSystem 17`, `style:body`, `name:Avenir-Book 14` |
/// | rect, size, point | `10 20 300 40`, `300 40`, `10 20` |
/// | edgeInsets, inset | `top left bottom right` |
/// | autoresizingMask | flags that are on, such as `widthSizable flexibleMaxY` |
enum ValueNotation {
  /// An element to write.
  struct Element {
    var value: Value
    var attributes: [(name: String, literal: String)] = []
    /// The color whose resource the document must contain.
    var color: ColorReference?
  }

  /// A color given by name instead of components.
  enum ColorReference: Equatable {
    case system(String)
    case named(String)
  }

  /// Parses a value for an element with this tag; nil if the text is not in its notation.
  static func element(_ tag: String, _ text: String, platform: Platform) -> Element? {
    if text == "nil" { return Element(value: .element(tag: "nil", text: nil)) }
    switch tag {
    case "color", "nil": return color(text, platform: platform)
    case "fontDescription": return fontDescription(text).map { Element(value: .record($0)) }
    case "font": return font(text).map { Element(value: .record($0)) }
    case "rect": return geometry(.rect, text)
    case "size": return geometry(.size, text)
    case "point": return geometry(.point, text)
    case "autoresizingMask": return mask(text)
    case "edgeInsets", "inset": return insets(tag, text, platform: platform)
    case "real", "integer":
      guard NumberText.isNumber(text) else { return nil }
      return Element(value: .element(tag: tag, text: nil), attributes: [("value", text)])
    case "bool":
      guard let boolean = ValueKind.boolean(text) else { return nil }
      let literal = boolean ? "YES" : "NO"
      return Element(value: .element(tag: tag, text: nil), attributes: [("value", literal)])
    case "string", "mutableString": return Element(value: .element(tag: tag, text: text))
    default: return nil
    }
  }

  static func expectation(of tag: String) -> String {
    switch tag {
    case "color", "nil": "#RRGGBB, #RRGGBBAA, systemColor:NAME, name:NAME or nil"
    case "fontDescription", "font":
      "system SIZE [WEIGHT], boldSystem SIZE, style:NAME or name:NAME SIZE"
    case "rect": "x y width height"
    case "size": "width height"
    case "point": "x y"
    case "edgeInsets", "inset": "top left bottom right"
    case "autoresizingMask": "flags such as widthSizable and flexibleMaxY"
    case "real", "integer": "a number"
    case "bool": "YES or NO"
    default: "each part of \(tag) set by itself, such as NAME/PART"
    }
  }

  /// The tags that have a notation.
  static let tags: Set<String> = [
    "color", "nil", "fontDescription", "font", "rect", "size", "point", "autoresizingMask",
    "edgeInsets", "inset", "real", "integer", "bool", "string", "mutableString",
  ]

  // MARK: - Geometry

  private static func numbers(_ text: String, count: Int) -> [String]? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
    let numbers = words.compactMap { NumberText.component(String($0)) }
    return words.count == count && numbers.count == count ? numbers : nil
  }

  private static func geometry(_ kind: RecordKind, _ text: String) -> Element? {
    numbers(text, count: kind.fieldNames.count).map {
      Element(value: .record(Record(kind: kind, fields: $0)))
    }
  }

  private static func insets(_ tag: String, _ text: String, platform: Platform) -> Element? {
    guard let numbers = numbers(text, count: 4) else { return nil }
    var values = Array(zip(["top", "left", "bottom", "right"], numbers))
    if tag == "inset" {
      // `inset` names its edges minX minY maxX maxY.
      values = [
        ("minX", numbers[1]), ("minY", numbers[0]), ("maxX", numbers[3]), ("maxY", numbers[2]),
      ]
    } else if platform == .macOS || platform == .watchOS {
      values = [
        ("left", numbers[1]), ("right", numbers[3]), ("top", numbers[0]), ("bottom", numbers[2]),
      ]
    }
    return Element(
      value: .element(tag: tag, text: nil),
      attributes: values.map { (name: $0.0, literal: $0.1) }
    )
  }

  private static func mask(_ text: String) -> Element? {
    let flags = text.split(separator: " ").map(String.init)
    guard Set(flags).isSubset(of: RecordKind.autoresizingMask.fieldNames) else { return nil }
    var fields: [String: String] = [:]
    for flag in flags { fields[flag] = "YES" }
    return Element(value: .record(Record(.autoresizingMask, fields)))
  }

  // MARK: - Colors

  private static func color(_ text: String, platform: Platform) -> Element? {
    if let name = text.suffix(after: "systemColor:") {
      let full = name.hasSuffix("Color") ? name : name + "Color"
      if platform == .macOS {
        let fields = ["name": full, "catalog": "System", "colorSpace": "catalog"]
        return Element(value: .record(Record(.color, fields)))
      }
      return Element(value: .record(Record(.color, ["systemColor": full])), color: .system(full))
    }
    if let name = text.suffix(after: "name:") {
      return Element(value: .record(Record(.color, ["name": name])), color: .named(name))
    }
    guard let hex = text.suffix(after: "#"), hex.utf8.count == 6 || hex.utf8.count == 8,
      !hex.hasPrefix("+"), !hex.hasPrefix("-"), let bits = UInt32(hex, radix: 16)
    else { return nil }
    let rgba = hex.utf8.count == 6 ? bits << 8 | 0xff : bits
    func part(_ shift: UInt32) -> String {
      NumberText.component(Double((rgba >> shift) & 0xff) / 255)
    }
    let fields = [
      "red": part(24), "green": part(16), "blue": part(8), "alpha": part(0),
      "colorSpace": "custom", "customColorSpace": "sRGB",
    ]
    return Element(value: .record(Record(.color, fields)))
  }

  // MARK: - Fonts

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  private static let styles: [String: String] = [
    "largeTitle": "Title0", "title1": "Title1", "title2": "Title2", "title3": "Title3",
    "headline": "Headline", "subheadline": "Subhead", "body": "Body", "callout": "Callout",
    "footnote": "Footnote", "caption1": "Caption1", "caption2": "Caption2",
  ]

  private static func fontDescription(_ text: String) -> Record? {
    if let style = text.suffix(after: "style:") {
      let known = styles[style].map { "UICTFontTextStyle" + $0 }
      guard let name = known ?? (style.hasPrefix("UICTFontTextStyle") ? style : nil) else {
        return nil
      }
      return Record(.fontDescription, ["style": name])
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, NumberText.isNumber(words[1]) else { return nil }
    if let name = words[0].suffix(after: "name:"), words.count <= 3 {
      let family = words.count == 3 ? words[2] : String(name.prefix { $0 != "-" })
      return Record(.fontDescription, ["name": name, "family": family, "pointSize": words[1]])
    }
    guard ["system", "boldSystem", "italicSystem"].contains(words[0]), words.count <= 3 else {
      return nil
    }
    var fields = ["type": words[0], "pointSize": words[1]]
    if words.count == 3 {
      guard words[0] == "system", weights.contains(words[2]) else { return nil }
      fields["weight"] = words[2]
    }
    return Record(.fontDescription, fields)
  }

  private static func font(_ text: String) -> Record? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 2, !NumberText.isNumber(words[1]) { return nil }
    if let name = first.suffix(after: "name:") {
      return words.count == 2 ? Record(.font, ["name": name, "size": words[1]]) : nil
    }
    let names = [
      "system", "systemBold", "systemSemibold", "systemMedium", "smallSystem", "smallSystemBold",
      "miniSystem", "miniSystemBold", "message", "label", "menu", "controlContent", "cellTitle",
      "boldSystem",
    ]
    guard names.contains(first) else { return nil }
    let name = first == "boldSystem" ? "systemBold" : first
    guard words.count == 2 else { return Record(.font, ["metaFont": name]) }
    if let named = Record.sizedFonts[name]?[words[1]] { return Record(.font, ["metaFont": named]) }
    return Record(.font, ["metaFont": name, "size": words[1]])
  }
}

extension String {
  /// Returns the text after a prefix; nil without the prefix or if nothing follows.
  func suffix(after prefix: String) -> String? {
    guard hasPrefix(prefix), utf8.count > prefix.utf8.count else { return nil }
    return String(dropFirst(prefix.count))
  }
}
