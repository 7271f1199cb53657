internal import CLibrary
internal import Foundation
internal import Ninefold

/// A stream for a long result: the standard output, or a file that gets its name when it is
/// complete.
struct ResultStream {
  private let handle: FileHandle
  private let path: String?
  private let draft: String

  /// The standard output.
  static let standard = ResultStream(standard: .standardOutput)

  private init(standard handle: FileHandle) {
    self.handle = handle
    (path, draft) = (nil, "")
  }

  /// Creates a hidden file beside the result. A symbolic link stays, and its target is replaced.
  /// - Throws: `NinefoldError.file` if the file can't be created.
  init(_ path: String) throws {
    try RegularFile.requireReplaceable(path)
    let target = URL(fileURLWithPath: RegularFile.resolved(path))
    let name = ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part"
    draft = target.deletingLastPathComponent().appendingPathComponent(name).path
    // A killed process with the same number can have left the file.
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else {
      throw NinefoldError.file(path: path, reason: "the file can't be written")
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.path = target.path
  }

  /// Writes bytes.
  /// - Throws: `NinefoldError.file` if writing fails.
  func write(_ bytes: [UInt8]) throws {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      discard()
      throw NinefoldError.file(path: path ?? "standard output", reason: "it can't be written")
    }
  }

  /// Closes the file and gives it its final name.
  /// - Throws: `NinefoldError.file` if the file can't be written.
  func close() throws {
    guard let path else { return }
    do {
      try handle.synchronize()
      try handle.close()
      guard rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      discard()
      throw NinefoldError.file(path: path, reason: "the file can't be written")
    }
  }

  /// Removes the hidden file of a result that is not complete.
  func discard() {
    if path != nil { unlink(draft) }
  }
}
