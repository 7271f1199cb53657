internal import Foundation

/// The files of a project's folder that its index reads.
struct SourceFolder {
  /// The contribution of a file to the index.
  enum Kind: String, CaseIterable {
    /// A source in Swift.
    case swift
    /// A source or header in Objective-C.
    case objectiveC = "objective-c"
    /// A storyboard or xib.
    case document
    /// Localized texts.
    case strings
    /// A font.
    case font
    /// An information property list, which names the storyboards of an app.
    case info
    /// The file of an Xcode project.
    case project
    /// A list of packages or pods on which the project depends.
    case dependencies
    /// A file or folder of which only the name counts: an image, an asset, a compiled nib, a
    /// framework.
    case name
  }

  /// A file or folder.
  struct Entry {
    let path: String
    let kind: Kind
    /// True for a file of a dependency.
    let isForeign: Bool
  }

  /// The maximum number of files. The largest app seen has 20,000.
  static let maximumFiles = 200_000

  /// The entries, in the byte order of their paths.
  let entries: [Entry]
  /// True if the folder has more files than the limit.
  let isCut: Bool

  /// Folders that only have products of builds, and those of other tools.
  private static let skipped: Set<String> = [
    "build", "DerivedData", "node_modules", "Carthage", "fastlane", "vendor",
  ]
  private static let foreignFolders: Set<String> = ["Pods", "SourcePackages", "Checkouts"]
  private static let packages = [
    ".imageset", ".colorset", ".symbolset", ".appiconset", ".framework", ".xcframework", ".dSYM",
    ".ninefold", ".playground", ".brandassets", ".launchimage", ".stickersiconset",
    // An icon of Icon Composer.
    ".icon",
    // A compiled nib is a file or a folder.
    ".nib",
  ]
  private static let images: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "tif", "icns", "webp", "bmp", "ico",
  ]
  private static let dependencyFiles: Set<String> = [
    "Podfile", "Cartfile", "Package.swift", "Package.resolved",
  ]

  /// Lists a folder.
  init(_ folder: String) {
    let walk = FolderWalk(
      limit: SourceFolder.maximumFiles,
      skipping: SourceFolder.skipped,
      isPackage: { name in SourceFolder.packages.contains(where: name.hasSuffix) },
      wantsFile: { SourceFolder.kind(ofFile: $0) != nil }
    )
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let listing = walk.list(trimmed == "." ? "" : trimmed)
    let depth = trimmed == "." ? 0 : trimmed.split(separator: "/").count
    func isForeign(_ path: String) -> Bool {
      path.split(separator: "/").dropFirst(depth).contains {
        SourceFolder.foreignFolders.contains(String($0))
      }
    }
    let files = listing.files.compactMap { path -> Entry? in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard let kind = SourceFolder.kind(ofFile: name) else { return nil }
      return Entry(path: path, kind: kind, isForeign: isForeign(path))
    }
    let packages = listing.packages.map {
      Entry(path: $0, kind: .name, isForeign: isForeign($0))
    }
    entries = (files + packages).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    isCut = listing.isCut
  }

  /// Returns what a file contributes; nil for files that don't matter.
  private static func kind(ofFile name: String) -> Kind? {
    if dependencyFiles.contains(name) { return .dependencies }
    if name.hasSuffix("Info.plist") { return .info }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return switch ending {
    case "swift": .swift
    case "m", "mm", "h": .objectiveC
    case "storyboard", "xib": .document
    case "strings": .strings
    case "ttf", "otf", "ttc": .font
    case "pbxproj": .project
    case "nib", "a": .name
    default: images.contains(ending) ? .name : nil
    }
  }
}
