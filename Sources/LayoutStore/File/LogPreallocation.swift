import SQLite

/// Preallocates the write-ahead log of a connection.
///
/// Overwriting a block of a file and syncing it takes half as long as appending one (measured). The
/// log of a new session is an empty file. A connection that makes several edits therefore extends
/// the log once, to its size at a checkpoint. SQLite keeps the size when it restarts the log. A
/// single edit, as a command makes it, would not be faster.
///
/// Sendable because it is only used inside ``SharedConnection/access(_:)`` of its connection.
final class LogPreallocation: @unchecked Sendable {
  /// The number of frames after which SQLite checkpoints the log.
  static let checkpointFrames = 2000
  /// The number of the connection's commit that extends the log.
  private static let commitToReserve = 8
  private var commits = 0

  /// Counts a commit. Call this inside the transaction, before it commits.
  func willCommit(_ database: Connection) {
    commits += 1
    guard commits == LogPreallocation.commitToReserve else { return }
    // If this fails, for example on a full disk, edits are only slower.
    try? database.reserveLog(LogPreallocation.bytes)
  }

  /// The size, in bytes, of a log with the frames up to a checkpoint and those of a typical edit.
  private static let bytes: Int64 = {
    let header: Int64 = 32
    let frame: Int64 = 24 + 4096
    return header + frame * Int64(checkpointFrames + 64)
  }()
}
