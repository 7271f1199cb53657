internal import CLibrary

/// A folder whose files are synchronized with the documents of a project.
struct WorkingFolder {
  /// The absolute path, without symbolic links.
  let path: String
  /// The folder's name in the project: empty for the folder of the project file, so that both can
  /// move.
  let key: String

  /// - Parameters:
  ///   - project: The path of the project file.
  ///   - folder: The folder; nil for that of the project file.
  /// - Throws: ``NinefoldError/missingFile(path:)`` if there is no such folder.
  init(project: String, folder: String?) throws(NinefoldError) {
    let slash = project.lastIndex(of: "/")
    let own = slash.map { $0 == project.startIndex ? "/" : String(project[..<$0]) } ?? "."
    let path = try WorkingFolder.absolute(folder ?? own)
    self.path = path
    key = path == (try WorkingFolder.absolute(own)) ? "" : path
  }

  /// Returns the path of a document's file; nil if the name leads out of the folder.
  func path(of name: String) -> String? {
    WorkingFolder.isInside(name) ? path + "/" + name : nil
  }

  /// Returns true if a document's name is a path inside the folder.
  static func isInside(_ name: String) -> Bool {
    !name.isEmpty && OutputFolder.relativePath(of: name) == name
  }

  private static func absolute(_ folder: String) throws(NinefoldError) -> String {
    guard let path = realpath(folder, nil) else { throw .missingFile(path: folder) }
    defer { free(path) }
    return String(cString: path)
  }
}
