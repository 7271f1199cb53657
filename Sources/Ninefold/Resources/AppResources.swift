internal import Foundation
internal import InterfaceBuilderFormat

/// The named colors, images and fonts of an app: those in its asset catalogs and in loose files.
///
/// If several catalogs have an asset of the same name, the one that is nearest to the document wins,
/// because apps with several targets have one catalog for each.
package struct AppResources: Sendable {
  /// The colors of all catalogs, nearest first.
  package private(set) var colors: [String: [ColorAsset]] = [:]
  /// The images of all catalogs and loose files, nearest first.
  package private(set) var images: [String: [ImageAsset]] = [:]
  /// The icons of apps in all catalogs, nearest first.
  private(set) var icons: [AppIcon] = []
  /// The paths of the font files, in byte order.
  package private(set) var fonts: [String] = []
  /// The folders that were searched.
  package let folders: [String]
  /// The files that can't be read, and the limits that ended the search.
  package private(set) var problems: [NinefoldError.Refusal] = []

  /// The maximum number of catalogs and loose files. The largest app seen has 6,000.
  static let maximumFiles = 100_000

  private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]
  private static let fontExtensions: Set<String> = ["ttf", "otf", "ttc"]

  /// Finds the resources below some folders.
  ///
  /// - Parameters:
  ///   - folders: The folders to search.
  ///   - document: The path of the document; nil if no catalog is nearer than others.
  ///   - depth: The number of levels of folders to search.
  package init(in folders: [String], nearestTo document: String? = nil, depth: Int = 128) {
    self.folders = folders
    var catalogs: [String] = []
    var loose: [String] = []
    let walk = FolderWalk(
      limit: AppResources.maximumFiles,
      depth: depth,
      isPackage: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".ninefold") },
      wantsFile: { AppResources.isResource($0) }
    )
    for folder in folders {
      let listing = walk.list(folder)
      catalogs += listing.packages.filter { $0.hasSuffix(".xcassets") }
      loose += listing.files
      if listing.isCut {
        problems.append(
          .init(path: folder, line: nil, reason: "the folder has more files than the search reads")
        )
      }
    }
    for catalog in AppResources.nearestFirst(catalogs, to: document) {
      add(AssetCatalog(at: catalog))
    }
    addLoose(AppResources.nearestFirst(loose, to: document))
  }

  /// Finds the resources of a document: those below the folder of the nearest Xcode project above
  /// it, or else those beside the document.
  ///
  /// - Parameter document: The document's path.
  package init(near document: String) {
    if let folder = AppResources.projectFolder(above: document) {
      self.init(in: [folder], nearestTo: document)
      return
    }
    let own = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent().path
    self.init(in: RegularFile.isFolder(own) ? [own] : [], nearestTo: document, depth: 1)
  }

  /// Returns the folder of the nearest Xcode project or package above a document; nil if there is
  /// none in its repository.
  package static func projectFolder(above document: String) -> String? {
    var folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<64 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isTop = names.contains {
        $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == "project.yml"
      }
      if isTop { return folder.path }
      let above = folder.deletingLastPathComponent()
      if above.path == folder.path || names.contains(".git") { return nil }
      folder = above
    }
    return nil
  }

  /// Returns a color for an appearance and device; nil if no catalog has the name.
  package func color(named name: String, for condition: AssetCondition) -> AssetColor? {
    colors[name]?.lazy.compactMap { $0.color(for: condition) }.first
  }

  /// Returns the image of a name, which may end in the file's extension; nil if there is none.
  package func image(named name: String) -> ImageAsset? {
    if let found = images[name]?.first(where: { !$0.variants.isEmpty }) { return found }
    let file = URL(fileURLWithPath: name)
    guard AppResources.imageExtensions.contains(file.pathExtension.lowercased()) else { return nil }
    let stem = String(name.dropLast(file.pathExtension.count + 1))
    return images[stem]?.first { !$0.variants.isEmpty }
  }

  /// Returns the icons that a name of a macOS document can mean, the likeliest first.
  func icons(named name: String) -> [AppIcon] {
    guard name == AppIcon.ofApp else { return icons.filter { $0.name == name } }
    return icons.filter { $0.name == AppIcon.usualName }
      + icons.filter { $0.name != AppIcon.usualName }
  }

  // MARK: - Reading

  private static func isResource(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let ending = name[name.index(after: dot)...].lowercased()
    return imageExtensions.contains(ending) || fontExtensions.contains(ending)
  }

  /// Sorts paths by the number of leading folders that they share with a document, most first, and
  /// then in byte order.
  private static func nearestFirst(_ paths: [String], to document: String?) -> [String] {
    let own =
      document.map {
        URL(fileURLWithPath: $0).standardizedFileURL.pathComponents
      } ?? []
    let ranked = paths.map { path -> (path: String, shared: Int) in
      let parts = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
      return (path, zip(own, parts).prefix { $0 == $1 }.count)
    }
    return ranked.sorted {
      ($1.shared, $0.path) < ($0.shared, $1.path)
    }.map(\.path)
  }

  private mutating func add(_ catalog: AssetCatalog) {
    for color in catalog.colors { colors[color.name, default: []].append(color) }
    for image in catalog.images { images[image.name, default: []].append(image) }
    icons += catalog.icons
    problems += catalog.problems
  }

  /// Adds loose files. Files such as `star@2x.png` and `star~ipad.png` are variants of `star`.
  private mutating func addLoose(_ paths: [String]) {
    var places: [String: Int] = [:]
    for path in paths {
      let file = URL(fileURLWithPath: path)
      let ending = file.pathExtension.lowercased()
      if AppResources.fontExtensions.contains(ending) {
        fonts.append(path)
        continue
      }
      guard AppResources.imageExtensions.contains(ending) else {
        problems.append(.init(path: path, line: nil, reason: "the folder can't be listed"))
        continue
      }
      let (name, variant) = AppResources.loose(path, file.deletingPathExtension().lastPathComponent)
      let key = file.deletingLastPathComponent().path + "/" + name
      if let place = places[key] {
        images[name]?[place].variants.append(variant)
      } else {
        places[key] = images[name]?.count ?? 0
        images[name, default: []].append(
          ImageAsset(
            name: name,
            path: path,
            isTemplate: false,
            isSymbol: false,
            variants: [variant]
          )
        )
      }
    }
  }

  /// Returns the name of a loose image, and the variant that its file name stands for.
  private static func loose(_ path: String, _ stem: String) -> (String, ImageAsset.Variant) {
    var name = stem[...]
    var condition = AssetCondition()
    var scale: Double? = path.hasSuffix(".pdf") || path.hasSuffix(".svg") ? nil : 1
    for idiom in ["iphone", "ipad", "mac"] where name.hasSuffix("~" + idiom) {
      condition.idiom = idiom
      name = name.dropLast(idiom.count + 1)
    }
    for (ending, factor) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(ending) {
      scale = factor
      name = name.dropLast(3)
    }
    return (String(name), .init(condition: condition, scale: scale, file: path))
  }
}
