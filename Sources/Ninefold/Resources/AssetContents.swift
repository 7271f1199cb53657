internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel

/// The part of a `Contents.json` in an asset catalog that colors and images need.
///
/// Unknown members are ignored, because every version of Xcode adds some.
struct AssetContents: Decodable {
  var colors: [Entry]?
  var images: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  /// The content of a folder without a `Contents.json`, or with one that has no members.
  static let empty = AssetContents()

  /// The reason why a `Contents.json` can't be read.
  struct Unreadable: Error {
    let reason: String
  }

  /// Reads the `Contents.json` of a folder.
  static func read(in folder: String) -> Result<AssetContents, Unreadable> {
    let path = folder + "/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return .success(.empty) }
    do {
      let bytes = try RegularFile.bytes(of: path)
      return .success(try JSONDecoder().decode(AssetContents.self, from: Data(bytes)))
    } catch let error as NinefoldError {
      return .failure(Unreadable(reason: error.reason))
    } catch {
      return .failure(Unreadable(reason: "not the JSON of an asset catalog"))
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  /// An entry of a color set or an image set.
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var subtype: String?
    var appearances: [Appearance]?
    var color: Color?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var displayGamut: String?
    var resizing: Resizing?
    var size: IconSize?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, subtype, appearances, color, resizing, size
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case displayGamut = "display-gamut"
    }

    var condition: AssetCondition {
      let values = (appearances ?? []).map(\.value)
      let isSpecial =
        [subtype, languageDirection, widthClass, heightClass].contains { $0 != nil }
        || displayGamut == "display-P3"
      return AssetCondition(
        isDark: values.contains("dark") ? true : values.contains("light") ? false : nil,
        hasHighContrast: values.contains("high"),
        idiom: idiom == "universal" ? nil : idiom,
        isSpecial: isSpecial
      )
    }

    /// The edges that keep their size, in pixels; nil if there are none.
    var capInsets: Insets? {
      guard let edges = resizing?.edges else { return nil }
      func length(_ value: Double?) -> Double { value.map { $0.isFinite ? max(0, $0) : 0 } ?? 0 }
      return Insets(
        top: length(edges.top),
        left: length(edges.left),
        bottom: length(edges.bottom),
        right: length(edges.right)
      )
    }

    /// The pixels for each point, such as 2 for `2x`; nil for all scales.
    var pixelsPerPoint: Double? {
      guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()) else {
        return nil
      }
      return (0.5...10).contains(number) ? number : nil
    }
  }

  /// The size of an app's icon in points, such as `128x128`.
  struct IconSize: Decodable {
    /// The width in points; nil if the text is no size.
    var width: Double?

    init(from decoder: any Decoder) throws {
      let text = try? decoder.singleValueContainer().decode(String.self)
      width = text.flatMap { Double($0.prefix { $0 != "x" }) }
    }
  }

  /// The edges of an image that keep their size when it is stretched, in pixels.
  struct Resizing: Decodable {
    struct Edges: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
    var edges: Edges?

    enum CodingKeys: String, CodingKey {
      case edges = "cap-insets"
    }
  }

  struct Appearance: Decodable {
    var value: String?
  }

  /// A color: components in a color space, or a reference to one of the system's colors.
  struct Color: Decodable {
    var components: [String: Component]?
    var reference: String?

    var asset: AssetColor? {
      if let reference { return .system(reference) }
      guard let components else { return nil }
      func value(_ name: String) -> Double? { components[name]?.value }
      let alpha = value("alpha") ?? 1
      if let white = value("white") {
        return .components(red: white, green: white, blue: white, alpha: alpha)
      }
      guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
        return nil
      }
      return .components(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A component: `0.5`, `128` (of 255), `0x80`, as text or as a number.
  struct Component: Decodable {
    /// The value from 0 to 1; nil if the text is no number.
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        value = Component.value(of: text)
      } else {
        value = Component.clippedToUnit(try container.decode(Double.self))
      }
    }

    static func value(of text: String) -> Double? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        guard let byte = Int(text.dropFirst(2), radix: 16) else { return nil }
        return clippedToUnit(Double(byte) / 255)
      }
      guard let number = Double(text) else { return nil }
      // Xcode writes integers for 8-bit input, and numbers with a point for floating-point input.
      return clippedToUnit(text.contains(".") ? number : number / 255)
    }

    private static func clippedToUnit(_ number: Double) -> Double? {
      number.isFinite ? min(max(number, 0), 1) : nil
    }
  }
}
