import SQLite

/// Gives the write-ahead log of a session its full length early.
///
/// To overwrite a block of a file and sync it takes half as long as to add one (measured), and a
/// log begins as an empty file, with each session anew. So a connection that makes several edits
/// lengthens it once to what it holds between checkpoints; SQLite takes it from there, and keeps the
/// file when it begins the log again. One edit alone, as a command makes it, would not win that time
/// back.
///
/// Belongs to one connection and is used only inside its accesses, which follow one another: that is
/// what makes it safe to send.
final class LogReserve: @unchecked Sendable {
  /// The frames after which SQLite brings the log into the project file.
  static let checkpointFrames = 2000
  /// The commit, counted from the first of the connection, that lengthens the log.
  private static let commitToReserve = 8
  private var commits = 0

  /// Notes a commit that is about to be made, inside its transaction.
  func willCommit(_ database: Connection) {
    commits += 1
    guard commits == LogReserve.commitToReserve else { return }
    // Without the room, as on a full disk, edits take longer and lose nothing.
    try? database.reserveLog(LogReserve.bytes)
  }

  /// The length, in bytes, of a log with all frames before a checkpoint and those of a usual edit.
  private static let bytes: Int64 = {
    let header: Int64 = 32
    let frame: Int64 = 24 + 4096
    return header + frame * Int64(checkpointFrames + 64)
  }()
}
