internal import CLibrary
internal import Foundation

/// Lists files below a folder, in the byte order of their names.
///
/// Hidden files, build products, dependencies and symbolic links are skipped. Links may form cycles
/// or lead to files that are already in the list.
struct FolderWalk {
  /// Folders with build products or dependencies, which the team doesn't edit.
  static let usuallySkipped: Set<String> = [
    "build", "DerivedData", "Carthage", "Pods", "node_modules",
  ]

  /// The names of folders that are skipped.
  let skippedFolders: Set<String>

  /// Returns true if a file of this name is wanted.
  let wantsFile: (String) -> Bool
  /// Returns true if a folder of this name is listed as one entry instead of its content.
  let isPackage: (String) -> Bool
  /// The maximum number of entries in the result.
  let limit: Int
  /// The number of levels of folders that are listed; 1 for the folder alone.
  let depth: Int

  init(
    limit: Int = .max,
    depth: Int = 128,
    skipping skippedFolders: Set<String> = FolderWalk.usuallySkipped,
    isPackage: @escaping (String) -> Bool = { $0.hasSuffix(".ninefold") },
    wantsFile: @escaping (String) -> Bool
  ) {
    self.limit = limit
    self.depth = depth
    self.skippedFolders = skippedFolders
    self.isPackage = isPackage
    self.wantsFile = wantsFile
  }

  /// The content of a folder.
  struct Listing {
    /// The paths of the wanted files. A folder that can't be listed is one of them, so that reading
    /// it reports the error.
    var files: [String] = []
    /// The paths of the packages.
    var packages: [String] = []
    /// True if the limit ended the search.
    var isCut = false
  }

  /// Returns the files below a folder; the empty path is the current folder.
  func list(_ folder: String) -> Listing {
    var listing = Listing()
    list(folder, level: 1, into: &listing)
    return listing
  }

  private func list(_ folder: String, level: Int, into listing: inout Listing) {
    let place = folder.isEmpty ? "." : folder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
      listing.files.append(place)
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if name.hasPrefix(".") { continue }
      guard listing.files.count + listing.packages.count < limit else {
        listing.isCut = true
        return
      }
      let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let isWanted = wantsFile(name)
      if !isWanted, skippedFolders.contains(name) { continue }
      switch FolderWalk.type(of: path) {
      case .typeSymbolicLink?: continue
      // A folder can have the name of a wanted file, such as the package `Name.swift`.
      case .typeDirectory? where isPackage(name): listing.packages.append(path)
      case .typeDirectory? where level < depth: list(path, level: level + 1, into: &listing)
      case .typeDirectory?: continue
      default: if isWanted { listing.files.append(path) }
      }
    }
  }

  /// Returns the type of a file; nil if there is none.
  static func type(of path: String) -> FileAttributeType? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .typeRegular
    case S_IFDIR: .typeDirectory
    case S_IFLNK: .typeSymbolicLink
    default: .typeUnknown
    }
  }
}
