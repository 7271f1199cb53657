/// The map from characters to glyphs: the `cmap` table, formats 4 and 12.
struct CharacterMap: Sendable {
  private enum Format: Sendable {
    case segments(offset: Int, count: Int)
    case groups(offset: Int, count: Int)
  }

  private let format: Format

  /// Reads the Unicode map with the widest range; returns nil if there is none.
  init?(_ bytes: BigEndianBytes, at table: Int) {
    guard let count = bytes.unsigned16(at: table + 2) else { return nil }
    var best: (rank: Int, format: Format)?
    for entry in 0..<min(count, 64) {
      let record = table + 4 + 8 * entry
      guard let platform = bytes.unsigned16(at: record),
        let encoding = bytes.unsigned16(at: record + 2),
        let offset = bytes.unsigned32(at: record + 4),
        platform == 0 || platform == 3 && (encoding == 1 || encoding == 10),
        let found = CharacterMap.format(bytes, at: table + offset)
      else { continue }
      if best.map({ found.rank > $0.rank }) ?? true { best = found }
    }
    guard let best else { return nil }
    format = best.format
  }

  private static func format(
    _ bytes: BigEndianBytes,
    at offset: Int
  ) -> (rank: Int, format: Format)? {
    switch bytes.unsigned16(at: offset) {
    case 4:
      guard let doubled = bytes.unsigned16(at: offset + 6) else { return nil }
      return (1, .segments(offset: offset, count: doubled / 2))
    case 12:
      guard let count = bytes.unsigned32(at: offset + 12) else { return nil }
      return (2, .groups(offset: offset + 16, count: min(count, bytes.count / 12)))
    default: return nil
    }
  }

  /// Returns the glyph of a character; 0, the missing glyph, if there is none.
  func glyph(of scalar: Unicode.Scalar, _ bytes: BigEndianBytes) -> Int {
    let code = Int(scalar.value)
    switch format {
    case .segments(let offset, let count): return segmentGlyph(code, bytes, offset, count) ?? 0
    case .groups(let offset, let count): return groupGlyph(code, bytes, offset, count) ?? 0
    }
  }

  private func segmentGlyph(_ code: Int, _ bytes: BigEndianBytes, _ offset: Int, _ count: Int)
    -> Int?
  {
    guard code <= 0xFFFF else { return nil }
    let ends = offset + 14
    let index = CharacterMap.firstIndex(below: count) { segment in
      (bytes.unsigned16(at: ends + 2 * segment) ?? .max) >= code
    }
    let starts = ends + 2 * count + 2
    guard index < count, let start = bytes.unsigned16(at: starts + 2 * index), start <= code,
      let delta = bytes.unsigned16(at: starts + 2 * (count + index)),
      let range = bytes.unsigned16(at: starts + 2 * (2 * count + index))
    else { return nil }
    if range == 0 { return (code + delta) & 0xFFFF }
    let place = starts + 2 * (2 * count + index) + range + 2 * (code - start)
    guard let glyph = bytes.unsigned16(at: place), glyph != 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }

  private func groupGlyph(_ code: Int, _ bytes: BigEndianBytes, _ offset: Int, _ count: Int)
    -> Int?
  {
    let index = CharacterMap.firstIndex(below: count) { group in
      (bytes.unsigned32(at: offset + 12 * group + 4) ?? .max) >= code
    }
    let record = offset + 12 * index
    guard index < count, let start = bytes.unsigned32(at: record), start <= code,
      let first = bytes.unsigned32(at: record + 8)
    else { return nil }
    return first + code - start
  }

  /// Returns the first index from which a condition holds, by binary search.
  private static func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The names in a font's `name` table.
enum FontNames {
  /// Returns the typographic family name, or else the legacy family name (id 1); nil if there is
  /// none.
  static func family(_ bytes: BigEndianBytes, at table: Int?) -> String? {
    guard let table, let count = bytes.unsigned16(at: table + 2),
      let storage = bytes.unsigned16(at: table + 4)
    else { return nil }
    var found: (id: Int, name: String)?
    for entry in 0..<min(count, 1024) {
      let record = table + 6 + 12 * entry
      guard let platform = bytes.unsigned16(at: record),
        let id = bytes.unsigned16(at: record + 6), id == 1 || id == 16,
        let length = bytes.unsigned16(at: record + 8),
        let offset = bytes.unsigned16(at: record + 10)
      else { continue }
      let start = table + storage + offset
      // Family names are ASCII in practice. In UTF-16, every second byte is the letter.
      let name =
        platform == 1
        ? bytes.text(at: start, count: length)
        : bytes.text(at: start + 1, count: max(0, length - 1), stride: 2)
      if let name, !name.isEmpty, found.map({ id > $0.id }) ?? true { found = (id, name) }
    }
    return found?.name
  }
}
