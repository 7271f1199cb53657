internal import Foundation

/// Reads the content of blobs with one `git cat-file --batch`.
final class GitBlobs {
  /// The maximum size of a document, in bytes.
  private static let largest = 256 << 20

  private let process: Process
  private let exit: ProcessExit
  private let requests = Pipe()
  private let answers = Pipe()
  /// The output that was read but not consumed.
  private var buffer: [UInt8] = []
  private var start = 0

  /// Starts git.
  /// - Throws: ``NinefoldError/git(_:)``.
  init(_ git: GitTool) throws {
    process = git.process(["cat-file", "--batch"])
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    exit = ProcessExit(of: process)
    do { try process.run() } catch { throw NinefoldError.git(.missing) }
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    try? answers.fileHandleForReading.close()
    exit.wait()
  }

  /// Returns the bytes of a blob; nil if it exceeds the size limit.
  /// - Throws: ``NinefoldError/git(_:)`` if git doesn't have the blob.
  func bytes(of blob: String) throws -> [UInt8]? {
    do {
      try requests.fileHandleForWriting.write(contentsOf: Data("\(blob)\n".utf8))
    } catch {
      throw NinefoldError.git(.unreadable(command: "cat-file"))
    }
    // The answer is `HASH blob SIZE`, a line end, the bytes, and another line end.
    let head = String(decoding: try line(), as: UTF8.self).split(separator: " ")
    guard head.count == 3, head[1] == "blob", let size = Int(head[2]), size >= 0 else {
      throw NinefoldError.git(.unreadable(command: "cat-file"))
    }
    let isTooLarge = size > GitBlobs.largest
    let bytes = try take(size, isKept: !isTooLarge)
    _ = try take(1, isKept: false)
    return isTooLarge ? nil : bytes
  }

  private func line() throws -> ArraySlice<UInt8> {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      try fill()
    }
  }

  private func take(_ count: Int, isKept: Bool) throws -> [UInt8] {
    var taken: [UInt8] = []
    var missing = count
    while missing > 0 {
      if start == buffer.count { try fill() }
      let end = min(buffer.count, start + missing)
      if isKept { taken += buffer[start..<end] }
      missing -= end - start
      start = end
    }
    return taken
  }

  /// Waits for more output of git.
  private func fill() throws {
    let data = answers.fileHandleForReading.availableData
    guard !data.isEmpty else { throw NinefoldError.git(.unreadable(command: "cat-file")) }
    buffer.removeSubrange(..<start)
    start = 0
    buffer += data
  }
}
