internal import Foundation

/// The folder for the caches of the user.
enum UserCaches {
  /// The folder of Ninefold's caches. It may not exist yet.
  static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/ninefold"
    }
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    #if canImport(Darwin)
      return home + "/Library/Caches/ninefold"
    #else
      return home + "/.cache/ninefold"
    #endif
  }
}
