import Foundation

/// A database file that gets its name only when it is complete. If creating it fails or is killed,
/// no file looks like a project.
///
/// Used under the writer lock, so a file at the draft's path is left over from a killed process.
struct DraftFile {
  private let target: String
  /// The path of the draft.
  let path: String

  init(for target: String) {
    self.target = target
    path = target + "-draft"
    remove()
  }

  /// Gives the complete file its name.
  /// - Throws: ``StoreError/exists(path:)`` if another file got the name in the meantime;
  ///   ``StoreError/file(path:reason:)``.
  func publish() throws {
    // Unlike a rename, a link never replaces a file.
    if link(path, target) != 0 {
      let reason = errno
      guard reason != EEXIST else { throw StoreError.exists(path: target) }
      // The file system does not support links.
      guard rename(path, target) == 0 else {
        throw StoreError.file(path: target, reason: String(cString: strerror(errno)))
      }
    }
    unlink(path)
    try syncFolder()
  }

  /// Removes the draft and the files that SQLite keeps beside it.
  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Syncs the folder, so that the new name survives a power failure.
  private func syncFolder() throws {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StoreError.file(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    // Some file systems can't sync a folder (EINVAL) and don't need to.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw StoreError.file(path: folder, reason: String(cString: strerror(errno)))
    }
  }
}
