/// A file before and after an edit.
public struct FileChange: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The file's path.
  public let path: String
  /// The bytes that were read.
  public let before: [UInt8]
  /// The bytes after the edit.
  public let after: [UInt8]
  /// True if the edit creates the file.
  public let isNew: Bool

  /// Creates the change of a file.
  public init(
    document: String,
    path: String,
    before: [UInt8],
    after: [UInt8],
    isNew: Bool = false
  ) {
    self.document = document
    self.path = path
    self.before = before
    self.after = after
    self.isNew = isNew
  }

  /// The change in the unified format of `diff -u`, with three lines of context, which `patch` and
  /// `git apply` accept.
  public var unifiedDiff: String {
    UnifiedDiff.text(from: before, to: after, path: document, isNew: isNew)
  }

  /// Writes the file atomically, so at any time it has either the old or the new bytes.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if the file can't be written;
  ///   ``NinefoldError/changedFile(path:reason:)`` if it no longer has the bytes that were read.
  public func write() throws {
    if isNew { return try RegularFile.create(path, with: after) }
    try RegularFile.replace(path, with: after, ifStill: before)
  }

  func requireUnchanged() throws(NinefoldError) {
    if isNew {
      guard FolderWalk.type(of: path) == nil else {
        throw NinefoldError.changedFile(
          path: path,
          reason: "a file of this name exists; give another name"
        )
      }
      return
    }
    guard try RegularFile.has(before, at: path) else { throw RegularFile.changed(path) }
  }
}
