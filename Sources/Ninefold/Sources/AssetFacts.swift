internal import LayoutEngine
internal import SourceFacts

/// The facts of assets, of which only the names count.
enum AssetFacts {
  /// Returns the facts of an asset, a loose image or a framework by its path.
  static func facts(of path: String) -> [Fact] {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return [] }
    let name = String(file[..<dot])
    switch file[file.index(after: dot)...].lowercased() {
    case "imageset", "symbolset", "launchimage", "brandassets":
      return names(name, parts).map { Fact(.image, $0) }
    case "appiconset", "icon":
      return (names(name, parts) + iconSizes.map { name + $0 }).map { Fact(.image, $0) }
    case "colorset": return names(name, parts).map { Fact(.color, $0) }
    case "framework", "xcframework", "a":
      return [Fact(.dependency, name)]
    case "nib", "dsym", "ninefold", "playground": return []
    default:
      let isInCatalog = parts.contains { $0.hasSuffix(".xcassets") }
      return isInCatalog ? [] : [Fact(.image, file)]
    }
  }

  /// The sizes of app icons, in points. Xcode also copies the icons of a set into the app as files that
  /// are named after the set and the size: `AppIcon60x60@2x.png`.
  private static let iconSizes = [
    "20x20", "29x29", "40x40", "50x50", "57x57", "60x60", "72x72", "76x76", "83.5x83.5",
  ]

  /// Returns the names of an asset: its own, and the one with the folders around it, which is its
  /// name if these provide a namespace.
  private static func names(_ name: String, _ parts: [String]) -> [String] {
    guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return [name] }
    let folders = parts[(catalog + 1)...].dropLast()
    let paths = folders.indices.map { folders[$0...].joined(separator: "/") + "/" + name }
    return [name] + paths
  }

  /// Returns the names of a font: that of its file, and its family.
  static func facts(ofFont bytes: [UInt8], path: String) -> [Fact] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let family = FontFile(bytes).map(\.family)
    return [name, family].compactMap { $0 }.map { Fact(.font, $0) }
  }
}
