internal import Foundation

/// The folders of the variable `PATH`, in which a shell finds programs.
package struct SearchPath {
  /// The folders in the order of the search. An empty one stands for the working folder.
  var folders: [String]

  /// Reads the variable `PATH` of this process.
  package init() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    folders = path.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// True if the result of a search does not depend on the working folder.
  var isAbsolute: Bool { folders.allSatisfy { $0.hasPrefix("/") } }

  /// Returns the path of the first program with a name; nil if there is none. A name with a slash is
  /// itself the path. The search skips empty folders.
  package func program(named name: String) -> String? {
    if name.contains("/") { return SearchPath.isProgram(name) ? name : nil }
    return folders.lazy.filter { !$0.isEmpty }.map { "\($0)/\(name)" }
      .first(where: SearchPath.isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
