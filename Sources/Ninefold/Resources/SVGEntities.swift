/// The entities that an SVG file declares.
///
/// Viewers replace entities by their texts. An entity whose text refers to others can grow without
/// bounds, and one with a system identifier loads a file.
enum SVGEntities {
  /// Returns true if a file declares an entity that refers to a file or to other entities.
  static func areRefused(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      guard rest.starts(with: "!ENTITY".utf8) else { continue }
      let declaration = rest.prefix { $0 != UInt8(ascii: ">") }
      let text = String(decoding: declaration, as: UTF8.self)
      if ["&", "%", "SYSTEM", "PUBLIC"].contains(where: text.contains) { return true }
    }
    return false
  }
}
