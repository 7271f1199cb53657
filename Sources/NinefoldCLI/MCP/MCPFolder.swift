internal import CLibrary
internal import Foundation
internal import Ninefold

/// The folder that a server gives access to. Nothing outside of it is read or written.
struct MCPFolder {
  /// The folder's path, without symbolic links.
  let path: String

  /// The start of the paths below the folder.
  private var prefix: String { path == "/" ? "/" : path + "/" }

  /// The most files that a listing names.
  static let mostFiles = 500

  /// Opens a folder.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if there is none.
  init(at path: String) throws {
    guard let real = MCPFolder.resolved(path), RegularFile.isFolder(real) else {
      throw NinefoldError.file(path: path, reason: "not a folder")
    }
    self.path = real
  }

  /// Returns the path of a document below the folder, relative to it and without symbolic links.
  /// - Throws: ``MCPFailure`` if the name leads out of the folder, or to something else.
  func document(_ name: String) throws -> String {
    guard !name.isEmpty, name.utf8.count <= 4096, !name.utf8.contains(0), !name.hasPrefix("/"),
      !name.hasPrefix("~")
    else { throw MCPFailure("'\(name)' is not a path relative to the folder of the server") }
    guard DocumentFiles.isDocument(name) else {
      throw MCPFailure("'\(name)' is neither a storyboard nor a xib")
    }
    guard let real = MCPFolder.resolved(prefix + name) else {
      throw MCPFailure("there is no file '\(name)'; the tool 'files' lists the files")
    }
    guard real.hasPrefix(prefix) else {
      throw MCPFailure("'\(name)' is outside the folder of the server")
    }
    guard DocumentFiles.isDocument(real) else {
      throw MCPFailure("'\(name)' leads to a file that is neither a storyboard nor a xib")
    }
    return String(real.dropFirst(prefix.count))
  }

  /// Returns the documents below the folder, relative to it, that are not behind links out of it.
  func documents() -> [String] {
    let files = (try? DocumentFiles(at: [path]).paths) ?? []
    return files.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .filter { (try? document($0)) != nil }
  }

  /// The path of the folder's configuration of checks; nil if there is none, or if it is elsewhere.
  var configuration: String? {
    return MCPFolder.resolved(prefix + CheckConfiguration.fileName).flatMap {
      $0.hasPrefix(prefix) ? $0 : nil
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The reason why a tool call fails. The assistant reads the message.
struct MCPFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
