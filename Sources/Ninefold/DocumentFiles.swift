internal import Foundation

/// Finds the documents below files and folders.
enum DocumentFiles {
  /// Folders that hold what was built or fetched, not what the team edits.
  private static let skippedFolders: Set<String> = [
    "build", "DerivedData", "Carthage", "Pods", "node_modules",
  ]

  /// The documents that `paths` name, in order: a file is itself, a folder all storyboards and xibs
  /// below it by name, an Xcode project or workspace the folder that it stands in.
  /// - Throws: ``ProjectError`` if a path does not exist, or nothing is found at all.
  static func expand(_ paths: [String]) throws -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for file in try expand(path) where seen.insert(file).inserted { files.append(file) }
    }
    guard !files.isEmpty else { throw ProjectError.nothingToImport(paths: paths) }
    return files
  }

  private static func expand(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProjectError.missingFile(path: path)
    }
    guard isFolder.boolValue else { return [path] }
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if trimmed.hasSuffix(".xcodeproj") || trimmed.hasSuffix(".xcworkspace") {
      guard let slash = trimmed.lastIndex(of: "/") else { return try list("") }
      return try list(String(trimmed[..<slash]))
    }
    return try list(trimmed == "." ? "" : trimmed)
  }

  /// The documents below a folder; the empty path is the current one.
  private static func list(_ folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    } catch {
      throw ProjectError.file(path: folder, reason: "the folder can't be read")
    }
    var files: [String] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if name.hasPrefix(".") { continue }
      let path = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        if isPlainFile(path) { files.append(path) }
      } else if !skippedFolders.contains(name), !name.hasSuffix(".ninefold"), isPlainFolder(path) {
        files += try list(path)
      }
    }
    return files
  }

  private static func isPlainFile(_ path: String) -> Bool { type(of: path) == .typeRegular }

  /// True for folders that are no links, which could lead in circles.
  private static func isPlainFolder(_ path: String) -> Bool { type(of: path) == .typeDirectory }

  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The bytes of a file.
  /// - Throws: ``ProjectError/file(path:reason:)``.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw ProjectError.file(path: path, reason: "the file can't be read")
    }
  }

  /// The name of the document that a file holds: its path with `/`, without a leading `./`.
  static func name(of path: String) -> String {
    var name = path[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    return name.isEmpty ? path : String(name)
  }
}
