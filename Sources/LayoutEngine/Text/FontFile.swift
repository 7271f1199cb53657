/// The metrics of a TrueType or OpenType font, read from its file.
///
/// The tables `head`, `hhea`, `hmtx`, `cmap`, `OS/2` and `name` (OpenType specification 1.9) are
/// read; outlines are not. Reading terminates for any input: every offset is checked, and no table
/// refers to another.
public struct FontFile: Sendable {
  /// The family's name, such as `DejaVu Sans`.
  public let family: String
  /// The weight, from 100 to 900; 400 is regular.
  public let weight: Int
  /// True for slanted faces.
  public let isItalic: Bool
  /// The ascent above the baseline, as a fraction of the font size.
  public let ascender: Double
  /// The descent below the baseline, as a fraction of the font size.
  public let descender: Double
  /// The additional distance between lines, as a fraction of the font size.
  public let lineGap: Double

  private let bytes: BigEndianBytes
  private let unitsPerEm: Double
  private let advances: (offset: Int, count: Int)
  private let characters: CharacterMap

  /// Creates a font from a file's bytes. Returns nil if they are not a font with the required
  /// tables.
  public init?(_ file: [UInt8]) {
    let bytes = BigEndianBytes(file)
    guard let tables = FontTables(bytes), let head = tables["head"], let hhea = tables["hhea"],
      let hmtx = tables["hmtx"], let cmap = tables["cmap"],
      let characters = CharacterMap(bytes, at: cmap),
      let units = bytes.unsigned16(at: head + 18), units > 0,
      let count = bytes.unsigned16(at: hhea + 34), count > 0,
      let up = bytes.signed16(at: hhea + 4), let down = bytes.signed16(at: hhea + 6),
      let gap = bytes.signed16(at: hhea + 8), let style = bytes.unsigned16(at: head + 44),
      let family = FontNames.family(bytes, at: tables["name"])
    else { return nil }
    self.bytes = bytes
    self.characters = characters
    self.family = family
    unitsPerEm = Double(units)
    advances = (hmtx, count)
    ascender = Double(up) / unitsPerEm
    descender = Double(-down) / unitsPerEm
    lineGap = Double(gap) / unitsPerEm
    let stated = tables["OS/2"].flatMap { bytes.unsigned16(at: $0 + 4) }
    weight = stated.map { min(max($0, 100), 900) } ?? (style & 1 == 0 ? 400 : 700)
    isItalic = style & 2 != 0
  }

  /// The line height, as a fraction of the font size.
  public var lineHeight: Double { ascender + descender + lineGap }

  /// Returns the width of a text on one line, as a fraction of the font size. Characters that the
  /// font lacks have the width of its missing glyph.
  public func width(of text: some StringProtocol) -> Double {
    var sum = 0.0
    for scalar in text.unicodeScalars { sum += advance(of: scalar) }
    return sum
  }

  /// Returns the width of a character, as a fraction of the font size; nil if the font lacks it.
  package func width(of character: Unicode.Scalar) -> Double? {
    characters.glyph(of: character, bytes) == 0 ? nil : advance(of: character)
  }

  private func advance(of scalar: Unicode.Scalar) -> Double {
    let glyph = characters.glyph(of: scalar, bytes)
    let index = min(glyph, advances.count - 1)
    return Double(bytes.unsigned16(at: advances.offset + 4 * index) ?? 0) / unitsPerEm
  }
}

/// The offsets of a font's tables.
private struct FontTables {
  private var offsets: [String: Int] = [:]

  init?(_ bytes: BigEndianBytes) {
    guard var start = bytes.unsigned32(at: 0) else { return nil }
    var directory = 0
    // The reader uses only the first font of a collection.
    if bytes.text(at: 0, count: 4) == "ttcf" {
      guard let first = bytes.unsigned32(at: 12), let kind = bytes.unsigned32(at: first) else {
        return nil
      }
      directory = first
      start = kind
    }
    guard start == 0x0001_0000 || start == 0x4F54_544F || start == 0x7472_7565,
      let count = bytes.unsigned16(at: directory + 4)
    else { return nil }
    for entry in 0..<min(count, 256) {
      let record = directory + 12 + 16 * entry
      guard let tag = bytes.text(at: record, count: 4),
        let offset = bytes.unsigned32(at: record + 8), offset < bytes.count
      else { return nil }
      offsets[tag] = offset
    }
  }

  subscript(_ tag: String) -> Int? { offsets[tag] }
}
