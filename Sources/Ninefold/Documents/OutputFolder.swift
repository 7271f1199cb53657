internal import Foundation

/// A folder to write documents to. No document name leads out of it.
struct OutputFolder {
  private let folder: String
  private let paths: [String: String]

  /// Assigns a path to each document.
  /// - Throws: ``NinefoldError/sameOutput(path:documents:)`` if two documents would get the same
  ///   path.
  init(_ folder: String, names: [String]) throws {
    self.folder = folder
    var paths: [String: String] = [:]
    var owner: [String: String] = [:]
    for name in names {
      let path = OutputFolder.relativePath(of: name)
      if let other = owner[path], other != name {
        throw NinefoldError.sameOutput(path: folder + "/" + path, documents: [other, name])
      }
      owner[path] = name
      paths[name] = path
    }
    self.paths = paths
  }

  /// Returns the path of a document's file.
  func path(of name: String) -> String {
    folder + "/" + (paths[name] ?? OutputFolder.relativePath(of: name))
  }

  /// Writes a temporary file and moves it to its place.
  func write(_ bytes: [UInt8], name: String) throws {
    let path = path(of: name)
    let parts = (paths[name] ?? "").split(separator: "/")
    var current = folder
    try makeFolder(current, mayBeLink: true, for: path)
    for part in parts.dropLast() {
      current += "/" + part
      try makeFolder(current, mayBeLink: false, for: path)
    }
    // The write replaces a link, so the link's target needs no check.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
      try RegularFile.requireReplaceable(path)
    }
    do {
      // An atomic write replaces a link of this name instead of following it. It is not synchronized
      // to the disk, because the project still has the document if the power fails.
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw NinefoldError.file(path: path, reason: "the file can't be written")
    }
  }

  private func makeFolder(_ folder: String, mayBeLink: Bool, for path: String) throws {
    let manager = FileManager.default
    if !mayBeLink, (try? manager.destinationOfSymbolicLink(atPath: folder)) != nil {
      throw NinefoldError.outsideOutput(path: path, link: folder)
    }
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw NinefoldError.file(path: folder, reason: "the folder can't be created")
    }
  }

  /// Returns a document's path inside the folder.
  static func relativePath(of name: String) -> String {
    let parts = name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let path = parts.joined(separator: "/").filter { $0 != "\0" }
    return path.isEmpty ? "document" : path
  }
}
