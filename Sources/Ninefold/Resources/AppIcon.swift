internal import LayoutModel

/// An icon of an app in an asset catalog: an `.appiconset` folder.
///
/// Its content is read when a document needs it, because few documents show the icon.
struct AppIcon: Sendable {
  /// The name by which documents of macOS can refer to the icon.
  let name: String
  /// The path of the folder.
  let path: String

  /// The name of the icon of the running app, whatever the name of its set is (`NSImage.applicationIconName`).
  static let ofApp = "NSApplicationIcon"
  /// The name that Xcode gives to the set of a new app's icon.
  static let usualName = "AppIcon"

  /// The size in points of the icon if a document stores none.
  private static let side = 128.0

  /// Reads the icon's files for macOS; nil if it has none.
  func image() throws(AssetContents.Unreadable) -> ImageAsset? {
    let entries = try AssetContents.read(in: path).get().images ?? []
    let variants = entries.compactMap { entry -> ImageAsset.Variant? in
      guard entry.idiom == "mac", let file = entry.filename, !file.contains("/"), file != "..",
        let width = entry.size?.width, width.isFinite, width > 0
      else { return nil }
      return ImageAsset.Variant(
        condition: AssetCondition(),
        scale: width * (entry.pixelsPerPoint ?? 1) / AppIcon.side,
        file: path + "/" + file
      )
    }
    guard !variants.isEmpty else { return nil }
    return ImageAsset(
      name: name,
      path: path,
      isTemplate: false,
      isSymbol: false,
      variants: variants
    )
  }
}
