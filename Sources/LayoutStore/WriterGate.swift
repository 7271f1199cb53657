internal import CLibrary

/// Lets one process at a time write to, or checkpoint, the projects of a folder.
///
/// SQLite before 3.51.3 can corrupt a file when one connection resets the write-ahead log while
/// another checkpoints it. Both happen only inside this gate, so they never meet; and writers queue
/// here rather than fail with "database is locked" (`docs/adr/0002-journal-mode.md`). The lock is an
/// advisory one on the folder: no file is left behind, and none of SQLite's own locks, which a close
/// of the project file would drop, is touched.
final class WriterGate: Sendable {
  /// How long a writer waits for the others, in seconds.
  static let patienceSeconds = 60

  private let descriptor: Int32
  private let path: String

  /// Opens the gate of the folder that holds `path`.
  init(project path: String) throws {
    self.path = path
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StoreError.lock(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    close(descriptor)
  }

  /// Runs `body` while no other process is inside.
  func pass<Result>(_ body: () throws -> Result) throws -> Result {
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
      guard waitedMicroseconds < UInt32(WriterGate.patienceSeconds) * 1_000_000 else {
        throw StoreError.busy(path: path, seconds: WriterGate.patienceSeconds)
      }
      usleep(pause)
      waitedMicroseconds += pause
      pause = min(pause * 2, 2_000)
    }
  }
}
