internal import CLibrary
internal import SQLite

/// The sizes of a project file, in bytes.
public struct StoreSize: Sendable, Equatable {
  /// The size of the file with its write-ahead log.
  public let total: Int
  /// The part of the file that has no content, as deleted rows leave it, and the size of the log.
  public let free: Int
}

extension ProjectStore {
  /// Returns the size of the project file. The unused space in partly filled pages is not known.
  public func size() throws -> StoreSize {
    let free = try present.read { database in
      let count = try database.integer("PRAGMA freelist_count") ?? 0
      return try count * (database.integer("PRAGMA page_size") ?? 0)
    }
    let log = Self.size(of: path + "-wal")
    return StoreSize(total: Self.size(of: path) + log, free: Int(clamping: free) + log)
  }

  /// Writes the file anew without free pages, and empties the write-ahead log. No row changes.
  ///
  /// SQLite does this in a transaction: after a kill or a power cut, the file is as before or compact.
  /// Others can read meanwhile, and edits wait. For a time, the content takes the room of three files.
  /// - Throws: ``StoreError``, for example if the disk is full. Nothing changed then.
  public func compact() throws {
    if let moment { throw StoreError.pastState(moment) }
    if query != nil { throw StoreError.queryInProgress }
    func work() throws {
      try connection.access { database in
        database.endWalks()
        try database.execute("VACUUM")
        // Without readers, the log becomes empty. With readers, the next writer takes care of it.
        try? database.checkpoint()
      }
    }
    try StoreConnection.translating(path) {
      try writerLock.map { try $0.withLock(work) } ?? work()
    }
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
