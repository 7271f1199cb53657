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

  /// Creates a file under a temporary name.
  /// - Throws: `NinefoldError.file` if the file can't be created.
  init(_ path: String) throws {
    try RegularFile.requireReplaceable(path)
    draft = path + ".part"
    guard FileManager.default.createFile(atPath: draft, contents: nil),
      let handle = FileHandle(forWritingAtPath: draft)
    else { throw NinefoldError.file(path: path, reason: "the file can't be written") }
    self.handle = handle
    self.path = path
  }

  /// Writes bytes.
  /// - Throws: `NinefoldError.file` if writing fails.
  func write(_ bytes: [UInt8]) throws {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
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
      try? FileManager.default.removeItem(atPath: draft)
      throw NinefoldError.file(path: path, reason: "the file can't be written")
    }
  }
}
