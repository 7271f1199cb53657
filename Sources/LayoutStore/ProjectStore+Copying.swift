internal import Foundation
internal import SQLite

extension ProjectStore {
  /// Copies a consistent snapshot of the project to a new file, even while others write.
  /// - Throws: ``StoreError/exists(path:)`` if the path exists. Nothing is overwritten.
  public func backup(to target: String) throws {
    guard !FileManager.default.fileExists(atPath: target) else {
      throw StoreError.exists(path: target)
    }
    let writerLock = try WriterLock(project: target)
    try StoreConnection.translating(target) {
      let draft = DraftFile(for: target)
      defer { draft.remove() }
      let copy = try Connection(path: draft.path, isCreated: true)
      try connection.access { try $0.backup(to: copy) }
      try copy.close()
      try writerLock.withLock { try draft.publish() }
    }
  }
}
