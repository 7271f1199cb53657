internal import SQLite
public import LayoutModel

/// A commit of git, to be brought in as an edit and a version.
public struct IncomingCommit: Sendable {
  /// Git's hash in hexadecimal digits.
  public let id: String
  /// What its author says.
  public let message: String
  /// The documents that it changed or added.
  public let files: [ImportedFile]
  /// The documents that it deleted.
  public let gone: [String]

  /// Creates a commit.
  public init(id: String, message: String, files: [ImportedFile], gone: [String]) {
    self.id = id
    self.message = message
    self.files = files
    self.gone = gone
  }
}

extension ProjectStore {
  /// Brings a commit of git in: one edit and its version, in one transaction.
  ///
  /// A commit that changes nothing here is only noted, so that it does not come again.
  ///
  /// - Parameters:
  ///   - selection: The paths that were asked for; all if empty.
  ///   - environment: The commit's author and time.
  ///   - overwritesEdits: True to let git win over edits made here.
  /// - Returns: The version; nil if nothing changed.
  /// - Throws: ``StoreError/editedDocuments(_:)`` if documents were edited here; nothing changed.
  public func importCommit(
    _ commit: IncomingCommit,
    of selection: [String],
    by environment: EditEnvironment,
    overwritesEdits: Bool
  ) throws -> ProjectVersion? {
    try write(checksReferences: false) { database in
      let names = Names(Journal(database))
      let intent = EditIntent(.importing, meaning: "")
      let transaction = EditTransaction(self, database, intent: intent)
      var importer = try Importer(
        transaction,
        overwritesEdits: overwritesEdits,
        keepsUnchanged: false
      )
      for name in commit.gone { try importer.remove(name) }
      for file in commit.files { try importer.add(file) }
      _ = try importer.finish()
      let edit = try transaction.record(by: environment).edit
      let version = try edit.map { try names.commit(commit.message, $0, by: environment) }
      try names.note(commit.id, selection.lines, isVersion: version != nil)
      return version
    }
  }

  /// The commits of git that are in the present state, in the order in which they came.
  /// - Throws: ``StoreError/otherCommits(paths:)`` if they came with other paths.
  public func gitCommits(of selection: [String]) throws -> [String] {
    try journalRead { names in
      let line = try names.journal.line(to: names.current())
      let rows = try names.journal.database.statement(
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

extension Names {
  /// Notes that the present state is that of a commit.
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
  /// Each text and a line end.
  fileprivate var lines: String { map { $0 + "\n" }.joined() }
}
