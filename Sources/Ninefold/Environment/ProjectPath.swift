internal import Foundation

/// Paths in Xcode projects.
enum ProjectPath {
  /// Returns the existing file that a path matches, ignoring case; the path itself if there is
  /// none.
  ///
  /// Projects are made on macOS, whose file system is usually not case-sensitive.
  static func existing(_ path: String) -> String {
    let files = FileManager.default
    if files.fileExists(atPath: path) { return path }
    var found = path.hasPrefix("/") ? "/" : "."
    for part in path.split(separator: "/") {
      let next = found + "/" + part
      if files.fileExists(atPath: next) {
        found = next
        continue
      }
      let names = (try? files.contentsOfDirectory(atPath: found)) ?? []
      let wanted = part.lowercased()
      // Choose the smallest of several names, so that every run finds the same file.
      guard let name = names.filter({ $0.lowercased() == wanted }).min() else { return path }
      found += "/" + name
    }
    return URL(fileURLWithPath: found).standardizedFileURL.path
  }
}
