internal import SQLite
internal import LayoutModel

/// The states that files had before they were replaced.
extension WorkingFileStore {
  /// The number of states that are kept of a file.
  private static let stateLimit = 8

  /// Records that a file is about to get the content that its document has in the state of an edit. If
  /// the process ends before ``didWrite(_:at:)``, the file's digest shows whether it was written.
  public func willWrite(_ name: String, _ state: WorkingFile.Base) throws {
    try store.write { database in
      guard let id = try documentID(name, database) else { return }
      if let base = try Journal(database).fileState(of: id, in: folder) {
        try add(base.edit, base.digest, of: id, isPending: false, database)
      }
      try add(state.edit, state.digest, of: id, isPending: true, database)
      let last = "SELECT sequence FROM workingFileState WHERE document = ? AND folder = ?"
      try database.run(
        """
        DELETE FROM workingFileState WHERE document = ? AND folder = ?
          AND sequence NOT IN (\(last) ORDER BY sequence DESC LIMIT \(WorkingFileStore.stateLimit))
        """,
        [.integer(id), .text(folder), .integer(id), .text(folder)]
      )
    }
  }

  /// Records that a file was not written after all.
  public func didNotWrite(_ name: String) throws {
    try store.write { database in
      guard let id = try documentID(name, database) else { return }
      try database.run(
        "DELETE FROM workingFileState WHERE document = ? AND folder = ? AND isPending",
        [.integer(id), .text(folder)]
      )
    }
  }

  /// Returns the states that a file had or was about to get, newest first.
  public func states(of name: String) throws -> [WorkingFile.Base] {
    try store.read { database in
      guard let id = try documentID(name, database) else { return [] }
      let rows = try database.statement(
        """
        SELECT edit, digest FROM workingFileState WHERE document = ? AND folder = ?
        ORDER BY sequence DESC
        """,
        [.integer(id), .text(folder)]
      )
      var states: [WorkingFile.Base] = []
      while try rows.step() {
        states.append(
          WorkingFile.Base(edit: EditNumber(rawValue: rows.integer(0)), digest: rows.integer(1))
        )
      }
      return states
    }
  }

  /// Returns the state that a file was about to get when a process ended; nil if there is none.
  public func pendingState(of name: String) throws -> WorkingFile.Base? {
    try store.read { database in
      let pending = try pendingStates(database)
      return try documentID(name, database).flatMap { pending[$0] }
    }
  }

  /// Returns the states that files were about to get when a process ended, by document.
  func pendingStates(_ database: Connection) throws -> [Int64: WorkingFile.Base] {
    let rows = try database.statement(
      """
      SELECT document, edit, digest FROM workingFileState WHERE folder = ? AND isPending
      ORDER BY sequence
      """,
      [.text(folder)]
    )
    var states: [Int64: WorkingFile.Base] = [:]
    while try rows.step() {
      states[rows.integer(0)] = WorkingFile.Base(
        edit: EditNumber(rawValue: rows.integer(1)),
        digest: rows.integer(2)
      )
    }
    return states
  }

  /// Records which state a file has after its content was taken over. Inside a transaction.
  ///
  /// - Parameters:
  ///   - base: The state of which the file was an edit. The states before it are forgotten: the program
  ///     that saved the file knows a newer one.
  ///   - present: The state that the file has now; nil for the one that was taken over.
  func didTake(
    _ document: Int64,
    base: EditNumber?,
    present: WorkingFile.Base?,
    _ database: Connection
  ) throws {
    if let present, let digest = present.digest {
      if let taken = try Journal(database).fileState(of: document, in: folder) {
        try add(taken.edit, taken.digest, of: document, isPending: false, database)
      }
      try add(present.edit, digest, of: document, isPending: false, database)
      try Journal(database).remember(document, in: folder, present.edit, digest)
    } else {
      try database.run(
        """
        DELETE FROM workingFileState WHERE document = ? AND folder = ? AND sequence < coalesce(
          (SELECT max(sequence) FROM workingFileState WHERE document = ? AND folder = ? AND edit = ?),
          \(Int64.max))
        """,
        [
          .integer(document), .text(folder), .integer(document), .text(folder),
          RowValue(base?.rawValue),
        ]
      )
    }
  }

  private func add(
    _ edit: EditNumber?,
    _ digest: Int64?,
    of document: Int64,
    isPending: Bool,
    _ database: Connection
  ) throws {
    guard let edit, let digest else { return }
    try database.run(
      """
      INSERT INTO workingFileState (document, folder, edit, digest, isPending)
      VALUES (?, ?, ?, ?, ?)
      """,
      [
        .integer(document), .text(folder), .integer(edit.rawValue), .integer(digest),
        .integer(isPending ? 1 : 0),
      ]
    )
  }

  /// Returns the id of a document that the project has or had.
  func documentID(_ name: String, _ database: Connection) throws -> Int64? {
    try database.integer("SELECT id FROM editedDocument WHERE name = ?", [.text(name)])
  }
}
