internal import Foundation

/// The storyboards and xibs at some paths, for tools that work without a project.
public struct DocumentFiles: Sendable {
  /// The paths of the files, without duplicates, in the order of the given paths.
  public let paths: [String]

  /// Finds files.
  ///
  /// A folder stands for all storyboards and xibs below it, in the order of their names. An Xcode
  /// project or workspace stands for the folder that contains it. ``paths`` includes missing files
  /// and folders that can't be listed, so methods that read them report the error.
  /// - Throws: ``NinefoldError/nothingToImport(paths:)`` if there are no files.
  public init(at paths: [String]) throws {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for file in DocumentFiles.expand(path) where seen.insert(file).inserted {
        files.append(file)
      }
    }
    guard !files.isEmpty else { throw NinefoldError.nothingToImport(paths: paths) }
    self.paths = files
  }

  /// Checks that each path exists.
  /// - Throws: ``NinefoldError/missingFile(path:)``.
  static func requirePresence(_ paths: [String]) throws(NinefoldError) {
    for path in paths where FolderWalk.type(of: path) == nil {
      throw NinefoldError.missingFile(path: path)
    }
  }

  /// Returns the paths of the documents below a folder, relative to the folder.
  static func names(below folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return list(prefix).map { String($0.dropFirst(prefix.count)) }
  }

  private static func expand(_ path: String) -> [String] {
    guard RegularFile.isFolder(path) else { return [path] }
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if trimmed.hasSuffix(".xcodeproj") || trimmed.hasSuffix(".xcworkspace") {
      guard let slash = trimmed.lastIndex(of: "/") else { return list("") }
      return list(String(trimmed[..<slash]))
    }
    return list(trimmed == "." ? "" : trimmed)
  }

  /// Returns the documents below a folder; the empty path is the current folder.
  private static func list(_ folder: String) -> [String] {
    // A folder with the name of a document is an entry, so that reading it reports the error.
    let isPackage = { (name: String) in name.hasSuffix(".ninefold") || isDocument(name) }
    let listing = FolderWalk(isPackage: isPackage) { isDocument($0) }.list(folder)
    return listing.files + listing.packages.filter { isDocument($0) }
  }

  /// Returns true for the path of a storyboard or xib, by its extension.
  package static func isDocument(_ path: some StringProtocol) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Returns the name of the document in a file: its path without a leading `./`.
  public static func name(of path: String) -> String {
    var name = path[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    return name.isEmpty ? path : String(name)
  }
}
