internal import Foundation

/// The storyboards and xibs at some paths: what a tool reads that has no project.
public struct DocumentFiles: Sendable {
  /// Folders that hold what was built or fetched, not what the team edits.
  private static let skippedFolders: Set<String> = [
    "build", "DerivedData", "Carthage", "Pods", "node_modules",
  ]

  /// The files, in the order of the paths that lead to them, each once.
  public let paths: [String]

  /// Finds files.
  ///
  /// A file is itself, a folder all storyboards and xibs below it by name, an Xcode project or workspace
  /// the folder that it stands in. What can't be read, a path without a file or a folder that can't be
  /// listed, is in the list as it is; who reads it is told why.
  /// - Throws: ``NinefoldError/nothingToImport(paths:)`` if nothing is found at all.
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

  /// Requires that there is something at each path.
  /// - Throws: ``NinefoldError/missingFile(path:)``.
  static func requirePresence(_ paths: [String]) throws(NinefoldError) {
    for path in paths where type(of: path) == nil {
      throw NinefoldError.missingFile(path: path)
    }
  }

  /// The documents below a folder, by their paths from there on.
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

  /// The documents below a folder; the empty path is the current one.
  ///
  /// Links are left out: they may lead in circles, or to documents that are in the list already.
  private static func list(_ folder: String) -> [String] {
    let place = folder.isEmpty ? "." : folder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
      return [place]
    }
    var files: [String] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if name.hasPrefix(".") { continue }
      let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        if type(of: path) != .typeSymbolicLink { files.append(path) }
      } else if !skippedFolders.contains(name), !name.hasSuffix(".ninefold"),
        type(of: path) == .typeDirectory
      {
        files += list(path)
      }
    }
    return files
  }

  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The name of the document that a file holds: its path with `/`, without a leading `./`.
  public static func name(of path: String) -> String {
    var name = path[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    return name.isEmpty ? path : String(name)
  }
}
