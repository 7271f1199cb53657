import SQLite
import LayoutModel

extension References {
  /// Returns true if an edit is a version.
  func hasVersion(_ edit: EditNumber) throws -> Bool {
    let sql = "SELECT 1 FROM version WHERE edit = ? AND isGone = 0"
    return try journal.database.integer(sql, [.integer(edit.rawValue)]) != nil
  }

  /// Makes an edit a version and records the change.
  func commit(_ message: String, _ edit: RecordedEdit, by environment: EditEnvironment) throws
    -> ProjectVersion
  {
    let author = environment.author()
    let timeMs = environment.nowMs()
    let version = ProjectVersion(
      id: EditID(version: edit.id, message: message, author: author, timeMs),
      edit: edit.number,
      message: message,
      author: author,
      timeMs: timeMs
    )
    try insert(version)
    let change = References.Change(
      kind: .commit,
      name: String(journal.database.lastInsertedRow),
      old: nil,
      new: edit.number.description
    )
    try record(change, by: environment)
    return version
  }

  /// Inserts the row of a version.
  func insert(_ version: ProjectVersion) throws {
    try journal.database.run(
      "INSERT INTO version (id, edit, message, author, timeMs, isGone) VALUES (?, ?, ?, ?, ?, 0)",
      [
        .blob(version.id.bytes), .integer(version.edit.rawValue), .text(version.message),
        .integer(try journal.author(version.author)), .integer(version.timeMs),
      ]
    )
  }
}

extension EditID {
  /// Creates the id of a version: a prefix of the hash of its edit's id, message, author and time.
  init(version edit: EditID, message: String, author: String, _ timeMs: Int64) {
    var hash = SHA256()
    hash.update(edit.bytes)
    hash.update(message)
    hash.update(author)
    hash.update(timeMs)
    self.init(hash: hash.finish())
  }
}
