internal import SQLite
public import LayoutModel

/// A git commit to import as an edit and a version.
public struct IncomingCommit: Sendable {
  /// Git's hash in hexadecimal digits.
  public let id: String
  /// The commit message.
  public let message: String
  /// The documents that the commit added or changed.
  public let files: [ImportedFile]
  /// The names of the documents that the commit deleted.
  public let gone: [String]

  /// The first line of the commit message; nil if the message is empty.
  public var subject: String? { message.split(separator: "\n").first.map(String.init) }

  /// Creates a commit.
  public init(id: String, message: String, files: [ImportedFile], gone: [String]) {
    self.id = id
    self.message = message
    self.files = files
    self.gone = gone
  }
}

/// The git commits that a project was imported from.
public struct GitCommitStore: Sendable {
  let store: ProjectStore

  /// Imports a git commit as one edit and its version, in one transaction.
  ///
  /// A commit without changes is only recorded, so that it is not imported again.
  ///
  /// - Parameters:
  ///   - selection: The imported paths of the repository; empty for all paths.
  ///   - environment: The commit's author and time.
  ///   - overwritesEdits: True to let the commit replace edits of the project.
  /// - Returns: The version; nil if nothing changed.
  /// - Throws: ``DocumentError/edited(_:)`` if documents were edited in the project. Nothing
  ///   changed.
  public func add(
    _ commit: IncomingCommit,
    of selection: [String],
    by environment: EditEnvironment,
    overwritesEdits: Bool
  ) throws -> ProjectVersion? {
    try store.write(checksReferences: false) { database in
      let references = References(Journal(database))
      let intent = EditIntent(.importing, meaning: "", message: commit.subject)
      let transaction = EditTransaction(store, database, intent: intent)
      var importer = try Importer(
        transaction,
        overwritesEdits: overwritesEdits,
        keepsUnchanged: false
      )
      for name in commit.gone { try importer.remove(name) }
      for file in commit.files { try importer.add(file) }
      _ = try importer.finish()
      let edit = try transaction.record(by: environment).edit
      let version = try edit.map { try references.commit(commit.message, $0, by: environment) }
      try references.note(commit.id, selection.lines, isVersion: version != nil)
      return version
    }
  }

  /// Returns the ids of the git commits in the ancestry of the current edit, in the order of
  /// import.
  /// - Throws: ``StoreError/otherCommits(paths:)`` if they were imported with other paths.
  public func ids(of selection: [String]) throws -> [String] {
    try store.journalRead { references in
      let line = try references.journal.line(to: references.current())
      let rows = try references.journal.database.statement(
        """
        SELECT gitCommit.id, paths, gitCommit.edit
        FROM gitCommit LEFT JOIN version ON version.number = gitCommit.version
        WHERE coalesce(version.isGone, 0) = 0 ORDER BY gitCommit.number
        """
      )
      defer { rows.reset() }
      var commits: [String] = []
      while try rows.step() {
        let edit = rows.optionalInteger(2).map(EditNumber.init(rawValue:))
        guard edit.map(line.contains) ?? true else { continue }
        guard rows.text(1) == selection.lines else {
          throw StoreError.otherCommits(paths: rows.text(1).split(separator: "\n").map(String.init))
        }
        commits.append(rows.text(0))
      }
      return commits
    }
  }
}

extension References {
  /// Records that the current state is that of a commit.
  fileprivate func note(_ commit: String, _ paths: String, isVersion: Bool) throws {
    try journal.database.run(
      """
      INSERT INTO gitCommit (id, paths, edit, version)
      VALUES (?, ?, ?, CASE ? WHEN 1 THEN (SELECT max(number) FROM version) END)
      """,
      [
        .text(commit), .text(paths), RowValue(try current()?.rawValue),
        .integer(isVersion ? 1 : 0),
      ]
    )
  }
}

extension [String] {
  /// The texts, each followed by a newline.
  fileprivate var lines: String { map { $0 + "\n" }.joined() }
}
