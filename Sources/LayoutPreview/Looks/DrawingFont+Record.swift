internal import LayoutModel

extension DrawingFont {
  /// Reads a font of a document.
  ///
  /// - Parameter size: The size of fonts that have none, such as an unknown text style.
  init(_ record: Record, default size: Double = 17) {
    let points = (record["pointSize"] ?? record["size"]).flatMap { Double($0) }
    if let style = record["style"].flatMap(DrawingFont.textStyle) {
      self = style
      return
    }
    if let meta = record["metaFont"] {
      self.init(meta: meta, size: points)
      return
    }
    let type = record["type"]
    var weight = record["weight"].flatMap(DrawingFont.weight(named:)) ?? 400
    if type == "boldSystem" || type == "boldSystemFont" { weight = 700 }
    guard let name = record["name"] ?? record["family"] else {
      self.init(size: points ?? size, weight: weight, isItalic: type == "italicSystem")
      return
    }
    let (family, face) = DrawingFont.parts(of: name, family: record["family"])
    self.init(
      family: family,
      size: points ?? size,
      weight: record["weight"] == nil ? DrawingFont.weight(ofFace: face) : weight,
      isItalic: face.contains("italic") || face.contains("oblique")
    )
  }

  /// Creates a font of macOS by its use.
  private init(meta: String, size: Double?) {
    self.init(
      family: meta.hasPrefix("fixed") ? .monospaced : .system,
      size: size ?? MetaFont.pointSize(meta),
      // `systemUltraLight` names its weight as the faces of fonts do.
      weight: DrawingFont.weight(ofFace: meta.lowercased())
    )
  }

  /// Returns the font of a dynamic text style at the default text size; nil for unknown names.
  static func textStyle(_ name: String) -> DrawingFont? {
    TextSize.large.points(of: name).map {
      DrawingFont(size: $0, weight: name == "UICTFontTextStyleHeadline" ? 600 : 400)
    }
  }

  /// Returns the font of a text style of macOS; nil for unknown names.
  static func macTextStyle(_ name: String) -> DrawingFont? {
    switch name {
    case "largeTitle": DrawingFont(size: 26)
    case "title1": DrawingFont(size: 22)
    case "title2": DrawingFont(size: 17)
    case "title3": DrawingFont(size: 15)
    case "headline": DrawingFont(size: 13, weight: 700)
    case "body": DrawingFont(size: 13)
    case "callout": DrawingFont(size: 12)
    case "subheadline": DrawingFont(size: 11)
    case "footnote", "caption1": DrawingFont(size: 10)
    case "caption2": DrawingFont(size: 10, weight: 500)
    default: nil
    }
  }

  private static func weight(named name: String) -> Int? {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: nil
    }
  }

  /// Parts of the names of fonts with letters of equal width, in lowercase.
  private static let monospaced = [
    "mono", "monaco", "courier", "menlo", "consol", "sourcecode", "source code", "firacode",
    "fira code", "pragmata",
  ]

  /// Returns the family of a font by its PostScript name, such as `HelveticaNeue-Light`, and its
  /// face in lowercase.
  private static func parts(of name: String, family: String?) -> (Family, face: String) {
    let pieces = name.split(separator: "-", maxSplits: 1).map(String.init)
    let title = family ?? pieces.first ?? name
    let key = title.lowercased()
    let face = pieces.count > 1 ? pieces[1].lowercased() : key
    if key.hasPrefix(".") { return (.system, face) }
    if monospaced.contains(where: key.contains) { return (.monospaced, face) }
    // American Typewriter has letters of different widths.
    if [
      "times", "americantypewriter", "american typewriter", "georgia", "garamond", "baskerville",
      "palatino", "serif", "didot", "bodoni",
    ]
    .contains(where: key.contains), !key.contains("sans") {
      return (.serif, face)
    }
    return (.named(title), face)
  }

  private static func weight(ofFace face: String) -> Int {
    let weights = [
      ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
      ("semibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700),
      ("heavy", 800), ("black", 900),
    ]
    return weights.first { face.contains($0.0) }?.1 ?? 400
  }
}
