internal import CLibrary

/// A lock that allows one process at a time to write to or checkpoint the projects of a folder.
///
/// SQLite before 3.51.3 can corrupt a file if one connection resets the write-ahead log while
/// another checkpoints it. Both happen only under this lock. Writers also wait here instead of
/// failing with "database is locked" (`docs/adr/0002-journal-mode.md`).
///
/// It is an advisory lock on the folder, so it leaves no file behind. A lock on the project file
/// itself would be wrong, because closing that file releases SQLite's own locks.
package final class WriterLock: Sendable {
  /// The time that a writer waits for other writers, in seconds.
  static let timeoutSeconds = 60

  private let descriptor: Int32
  private let path: String

  /// Opens the folder of the project file at `path`.
  /// - Throws: ``StoreError/lock(path:reason:)``, or ``StoreError/file(path:reason:)`` if there is no such
  ///   folder.
  package init(project path: String) throws {
    self.path = path
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw StoreError.file(path: folder, reason: "no such folder") }
      throw StoreError.lock(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    close(descriptor)
  }

  /// Runs `body` while holding the lock.
  /// - Throws: ``StoreError/lock(path:reason:)``, ``StoreError/busy(path:seconds:)``.
  package func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    try lock()
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }

  private func lock() throws {
    var waitedMicroseconds: UInt32 = 0
    var pause: UInt32 = 50
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw StoreError.lock(path: path, reason: String(cString: strerror(errno)))
      }
      guard waitedMicroseconds < UInt32(WriterLock.timeoutSeconds) * 1_000_000 else {
        throw StoreError.busy(path: path, seconds: WriterLock.timeoutSeconds)
      }
      usleep(pause)
      waitedMicroseconds += pause
      pause = min(pause * 2, 2_000)
    }
  }
}
