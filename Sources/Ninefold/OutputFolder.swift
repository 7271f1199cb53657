internal import Foundation

/// A folder that documents are written to and that no name leads out of.
struct OutputFolder {
  private let folder: String
  private let paths: [String: String]

  /// Prepares to write some documents.
  /// - Throws: ``NinefoldError/sameOutput(path:documents:)`` if two would get one path.
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

  /// Where a document is written.
  func path(of name: String) -> String {
    folder + "/" + (paths[name] ?? OutputFolder.relativePath(of: name))
  }

  /// Writes a file beside its place and moves it there.
  func write(_ bytes: [UInt8], name: String) throws {
    let path = path(of: name)
    let parts = (paths[name] ?? "").split(separator: "/")
    var current = folder
    try makeFolder(current, mayBeLink: true, for: path)
    for part in parts.dropLast() {
      current += "/" + part
      try makeFolder(current, mayBeLink: false, for: path)
    }
    // What a link of that name leads to is left alone anyway.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
      try RegularFile.requireReplaceable(path)
    }
    do {
      // Atomic: a new file that takes the name, so a link of that name is replaced, not followed.
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
      throw NinefoldError.file(path: folder, reason: "the folder can't be made")
    }
  }

  /// A document's path inside the folder.
  static func relativePath(of name: String) -> String {
    let parts = name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let path = parts.joined(separator: "/").filter { $0 != "\0" }
    return path.isEmpty ? "document" : path
  }
}
