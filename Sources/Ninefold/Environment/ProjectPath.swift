internal import Foundation

/// Paths that Xcode projects name.
enum ProjectPath {
  /// The file that a path leads to, whatever the case of its letters; the path itself if there is none.
  ///
  /// Projects are written on macOS, whose file system does not tell `AppName` from `appname`.
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
      // Of several names the first, so that every run finds the same one.
      guard let name = names.filter({ $0.lowercased() == wanted }).min() else { return path }
      found += "/" + name
    }
    return URL(fileURLWithPath: found).standardizedFileURL.path
  }
}
