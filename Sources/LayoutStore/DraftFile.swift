import Foundation

/// A database file that appears under its name only once it is whole, so that a fault or a kill while
/// it is made leaves nothing that looks like a project.
///
/// Used inside the writer gate, so whatever lies at the draft's path is left from a kill.
struct DraftFile {
  private let target: String
  /// Where the file is made.
  let path: String

  init(for target: String) {
    self.target = target
    path = target + "-draft"
    remove()
  }

  /// Gives the finished file its name.
  /// - Throws: ``StoreError/exists(path:)`` if a file has taken the name meanwhile.
  func publish() throws {
    // A link never replaces a file, as a rename would.
    if link(path, target) != 0 {
      let reason = errno
      guard reason != EEXIST else { throw StoreError.exists(path: target) }
      // A file system without links.
      guard rename(path, target) == 0 else {
        throw StoreError.file(path: target, reason: String(cString: strerror(errno)))
      }
    }
    unlink(path)
    try syncFolder()
  }

  /// Removes the draft and what SQLite keeps beside it; nothing if it was published.
  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Makes the new name survive a power cut.
  private func syncFolder() throws {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StoreError.file(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    // Some file systems can't sync a folder (EINVAL) and need not.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw StoreError.file(path: folder, reason: String(cString: strerror(errno)))
    }
  }
}
