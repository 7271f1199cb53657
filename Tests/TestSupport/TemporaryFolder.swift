import Foundation
import Synchronization

/// A new folder for one test, removed with the value.
///
/// Keep it in a stored property of the suite: it must outlive what the test does inside.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let name = "ninefold-tests-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    Remaining.add(path)
  }

  /// Makes a folder with copies of the files of another one.
  public convenience init(copying other: TemporaryFolder) throws {
    try self.init()
    for name in try other.names() {
      try FileManager.default.copyItem(atPath: other.path(name), toPath: path(name))
    }
  }

  deinit {
    // A file that vanishes during the removal ends it; the end of the process then removes the rest.
    if (try? FileManager.default.removeItem(atPath: path)) != nil { Remaining.remove(path) }
  }

  /// The path of something in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making the folders it is in; returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = path(name)
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Writes a file of text.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a folder inside; returns its path.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name),
      withIntermediateDirectories: true
    )
    return path(name)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name),
      withDestinationPath: destination
    )
  }

  /// The bytes of a file.
  public func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The text of a file.
  public func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// True if something of this name is in the folder.
  public func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// The names of what is in the folder, in byte order.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// The folders that exist. The end of the process removes those of static values, which have no
/// `deinit`.
private enum Remaining {
  private static let paths = Mutex<Set<String>>([])
  private static let removal: Void = {
    _ = atexit {
      for path in Remaining.paths.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }()

  static func add(_ path: String) {
    removal
    paths.withLock { _ = $0.insert(path) }
  }

  static func remove(_ path: String) { paths.withLock { _ = $0.remove(path) } }
}
