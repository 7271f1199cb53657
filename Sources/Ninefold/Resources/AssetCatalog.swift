internal import Foundation
internal import InterfaceBuilderFormat

/// The colors and images of an asset catalog: an `.xcassets` folder.
package struct AssetCatalog: Sendable {
  /// The colors, in the order of their folders.
  package private(set) var colors: [ColorAsset] = []
  /// The images and symbols, in the order of their folders.
  package private(set) var images: [ImageAsset] = []
  /// The icons of apps, in the order of their folders.
  private(set) var icons: [AppIcon] = []
  /// The files that can't be read, and the limits that ended the search.
  package private(set) var problems: [NinefoldError.Refusal] = []

  /// The maximum number of folders in a catalog. The largest catalog seen in an app has 4,000.
  static let maximumFolders = 50_000
  private static let maximumDepth = 32

  private var folders = 0

  /// Reads a catalog.
  ///
  /// A catalog that can't be read in part has ``problems``.
  ///
  /// - Parameter path: The path of the `.xcassets` folder.
  package init(at path: String) {
    read(path, namespace: "", depth: 0)
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return refuse(folder, "the folder can't be listed")
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = folder + "/" + name
      guard !name.hasPrefix("."), FolderWalk.type(of: path) == .typeDirectory else { continue }
      folders += 1
      guard folders <= AssetCatalog.maximumFolders, depth < AssetCatalog.maximumDepth else {
        return refuse(folder, "the catalog has too many folders; the rest is not read")
      }
      readEntry(path, name, namespace: namespace, depth: depth)
    }
  }

  private mutating func readEntry(_ path: String, _ name: String, namespace: String, depth: Int) {
    let file = URL(fileURLWithPath: name)
    let own = namespace + file.deletingPathExtension().lastPathComponent
    switch file.pathExtension {
    case "colorset":
      colors.append(color(own, path))
    case "imageset":
      images.append(image(own, path, contents(of: path), isSymbol: false))
    case "symbolset":
      images.append(image(own, path, contents(of: path), isSymbol: true))
    case "appiconset":
      icons.append(AppIcon(name: own, path: path))
    case let ending where AssetCatalog.otherAssets.contains(ending):
      // Launch images, data and textures are not drawn in layouts.
      break
    default:
      // A group, whose name may have a dot, as in `Signup 2.0`.
      let isNamespace = contents(of: path).properties?.providesNamespace == true
      let inner = isNamespace ? "\(namespace)\(name)/" : namespace
      read(path, namespace: inner, depth: depth + 1)
    }
  }

  /// The endings of folders with assets that have no place in a layout.
  private static let otherAssets: Set<String> = [
    "appiconstack", "arresourcegroup", "arimageset", "arobject", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
    "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
    "stickersiconset", "textureset",
  ]

  private mutating func color(_ name: String, _ path: String) -> ColorAsset {
    let variants = (contents(of: path).colors ?? []).compactMap { entry in
      entry.color?.asset.map { ColorAsset.Variant(condition: entry.condition, color: $0) }
    }
    return ColorAsset(name: name, path: path, variants: variants)
  }

  private func image(
    _ name: String,
    _ path: String,
    _ contents: AssetContents,
    isSymbol: Bool
  ) -> ImageAsset {
    let entries = (isSymbol ? contents.symbols : contents.images) ?? []
    let variants = entries.compactMap { entry -> ImageAsset.Variant? in
      // A name with a slash would lead out of the catalog.
      guard let file = entry.filename, !file.contains("/"), file != ".." else { return nil }
      return ImageAsset.Variant(
        condition: entry.condition,
        scale: entry.pixelsPerPoint,
        file: path + "/" + file,
        capInsets: entry.capInsets
      )
    }
    return ImageAsset(
      name: name,
      path: path,
      isTemplate: contents.properties?.templateRenderingIntent == "template",
      isSymbol: isSymbol,
      variants: variants
    )
  }

  private mutating func contents(of folder: String) -> AssetContents {
    switch AssetContents.read(in: folder) {
    case .success(let contents): return contents
    case .failure(let error):
      refuse(folder + "/Contents.json", error.reason)
      return .empty
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    problems.append(NinefoldError.Refusal(path: path, line: nil, reason: reason))
  }
}
