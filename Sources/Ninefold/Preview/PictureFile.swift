internal import LayoutPreview

/// The file of a drawing: the drawing itself, or a PNG of it.
struct PictureFile {
  let bytes: [UInt8]
  /// The differences of the file from the drawing, as sentences.
  let notes: [String]

  /// - Parameter scale: The number of pixels for each point in a PNG; an SVG ignores it.
  /// - Throws: The errors of ``Rasterizer/png(_:scale:)``.
  init(_ svg: [UInt8], as format: PreviewFormat, scale: Double) throws {
    guard format == .png else {
      (bytes, notes) = (svg, [])
      return
    }
    bytes = try Rasterizer.png(svg, scale: scale)
    notes =
      PictureFile.note(lacking: InstalledFonts.lacking(SVGText.characters(of: svg)))
      .map { [$0] } ?? []
  }

  /// Returns a note that names characters that no font has; nil for none.
  static func note(lacking characters: Set<Unicode.Scalar>) -> String? {
    if characters.isEmpty { return nil }
    let names = characters.sorted().prefix(mostNames).map(name).joined(separator: ", ")
    let more =
      switch characters.count - mostNames {
      case ...0: ""
      case 1: " and 1 more character"
      case let others: " and \(others) more characters"
      }
    return "No installed font has \(names)\(more). The PNG shows boxes instead."
  }

  private static let mostNames = 5

  /// Returns a character in quotation marks, or its code if nothing shows it.
  private static func name(of character: Unicode.Scalar) -> String {
    switch character.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate:
      "U+" + String(character.value, radix: 16, uppercase: true)
    default: "“\(character)”"
    }
  }
}
