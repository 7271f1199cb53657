import Foundation

/// A folder for the files of this process, in memory if possible.
enum Scratch {
  static let folder: String = {
    let memory = "/dev/shm"
    let place = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    let path = place + "/ninefold-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
    return path
  }()

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  /// Runs `body` with a new folder, which is removed afterwards.
  static func use<Result>(_ body: (String) throws -> Result) throws -> Result {
    let number = lock.withLock {
      count += 1
      return count
    }
    let path = folder + "/\(number)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  /// Writes a file.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
