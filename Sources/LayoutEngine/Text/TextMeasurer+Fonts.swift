internal import LayoutModel

extension TextMeasurer {
  /// Returns a measurer that measures the texts of labels, buttons and text fields with fonts.
  /// Other views, and texts whose font is missing, keep their stored sizes.
  ///
  /// - Parameters:
  ///   - fonts: The available fonts.
  ///   - scale: The pixels per point. Sizes are rounded up to whole pixels.
  public static func metrics(_ fonts: FontBook, scale: Double = 2) -> TextMeasurer {
    TextMeasurer { view in
      FontMeasurement(fonts: fonts, scale: max(1, scale)).size(of: view) ?? view.storedSize
    }
  }
}

/// Fonts by family. Within a family, the face with the nearest slant and weight is used.
public struct FontBook: Sendable {
  private let faces: [String: [FontFile]]

  /// The substitutes for the system font of iOS and macOS, best first.
  public static let systemFamilies = [
    "SF Pro", "SF Pro Text", "San Francisco", "Inter", "Helvetica Neue", "Helvetica",
    "Liberation Sans", "Arimo", "Arial", "Noto Sans", "DejaVu Sans",
  ]

  /// Creates a font book.
  public init(_ fonts: [FontFile]) {
    faces = Dictionary(grouping: fonts) { FontBook.key($0.family) }
  }

  /// True if there are no fonts.
  public var isEmpty: Bool { faces.isEmpty }

  /// The substitute for the system font; nil if there is none.
  public var systemFamily: String? {
    FontBook.systemFamilies.first { faces[FontBook.key($0)] != nil }
  }

  /// Returns the font for a name in a document, such as `AvenirNext-Bold`; nil for the system font.
  ///
  /// - Returns: The font; nil if it is not available.
  public func font(named name: String?) -> FontFile? {
    guard let name else {
      return systemFamily.flatMap { face(FontBook.key($0), weight: 400, isItalic: false) }
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return face(
      FontBook.key(String(parts.first ?? "")),
      weight: FontBook.weight(style),
      isItalic: style.contains("italic") || style.contains("oblique")
    )
  }

  /// Returns the font of a family, such as `DejaVu Sans`, with the nearest slant and weight, which is
  /// from 100 to 900; nil if the family is not available.
  package func font(ofFamily family: String, weight: Int, isItalic: Bool) -> FontFile? {
    face(FontBook.key(family), weight: weight, isItalic: isItalic)
  }

  private func face(_ key: String, weight: Int, isItalic: Bool) -> FontFile? {
    faces[key]?.min { a, b in
      (a.isItalic != isItalic ? 1 : 0, abs(a.weight - weight))
        < (b.isItalic != isItalic ? 1 : 0, abs(b.weight - weight))
    }
  }

  private static func weight(_ style: String) -> Int {
    FontBook.weights.first { style.contains($0.name) }?.weight ?? 400
  }

  /// Names that contain other names come first.
  private static let weights: [(name: String, weight: Int)] = [
    ("semibold", 600), ("demibold", 600), ("bold", 700), ("medium", 500), ("ultralight", 200),
    ("light", 300), ("thin", 100), ("heavy", 800), ("black", 900),
  ]

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}

/// The size of a text in a font.
private struct FontMeasurement {
  let fonts: FontBook
  let scale: Double

  func size(of view: MeasuredView) -> Size? {
    guard let text = view.text, let font = fonts.font(named: view.fontName) else { return nil }
    let points = (view.pointSize ?? defaultPoints(view)) * view.textScale
    guard points > 0, points.isFinite else { return nil }
    switch view.kind {
    case "label": return label(view, text, font, points)
    case "button":
      // A system button has a line with six points above and below, and is at least 30 points wide.
      let line = lineHeight(view, font, points)
      return Size(width: max(30, up(font.width(of: text) * points)), height: line + 12)
    case "textField":
      let height = view.storedSize?.height ?? lineHeight(view, font, points) + 14
      return Size(width: up(font.width(of: text) * points) + 14, height: height)
    default: return nil
    }
  }

  private func defaultPoints(_ view: MeasuredView) -> Double {
    switch view.kind {
    case "button": 15
    case "textField": 14
    default: 17
    }
  }

  private func label(_ view: MeasuredView, _ text: String, _ font: FontFile, _ points: Double)
    -> Size
  {
    let line = lineHeight(view, font, points)
    let limit = view.preferredMaxWidth ?? (view.numberOfLines == 1 ? nil : view.storedSize?.width)
    let widths = lines(text, font, points, limit: view.numberOfLines == 1 ? nil : limit)
    let count = view.numberOfLines == 0 ? widths.count : min(widths.count, view.numberOfLines)
    return Size(width: up(widths.max() ?? 0), height: line * Double(max(1, count)))
  }

  /// Returns the widths of a text's lines, broken between words at `limit`.
  private func lines(_ text: String, _ font: FontFile, _ points: Double, limit: Double?) -> [Double]
  {
    let space = font.width(of: " ") * points
    var widths: [Double] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var width = 0.0
      for (index, word) in paragraph.split(separator: " ").enumerated() {
        let length = font.width(of: word) * points
        if let limit, index > 0, width + space + length > limit {
          widths.append(width)
          width = length
        } else {
          width += length + (index > 0 ? space : 0)
        }
      }
      widths.append(width)
    }
    return widths
  }

  /// Returns the height of a line in points. For the system font, the height follows from its own
  /// proportions, not from the substitute's.
  private func lineHeight(_ view: MeasuredView, _ font: FontFile, _ points: Double) -> Double {
    let part =
      view.fontName == nil ? Baselines.ascender + Baselines.descender : font.lineHeight
    return up(part * points)
  }

  private func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
}
