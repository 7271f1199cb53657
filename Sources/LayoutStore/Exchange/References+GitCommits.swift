import SQLite
import LayoutModel

extension References {
  /// Returns the imported git commits for a bundle, in order.
  ///
  /// - Parameter isWanted: Returns true for the number of an edit that the bundle includes.
  func bundledGitCommits(_ isWanted: (Int64) -> Bool) throws -> [ProjectBundle.GitCommit] {
    let rows = try journal.database.statement(
      """
      SELECT gitCommit.id, paths, gitCommit.edit, gitCommit.version IS NOT NULL, edit.id
      FROM gitCommit LEFT JOIN version ON version.number = gitCommit.version
        LEFT JOIN edit ON edit.number = gitCommit.edit
      WHERE coalesce(version.isGone, 0) = 0 ORDER BY gitCommit.number
      """
    )
    defer { rows.reset() }
    var commits: [ProjectBundle.GitCommit] = []
    while try rows.step() {
      if let edit = rows.optionalInteger(2), !isWanted(edit) { continue }
      commits.append(
        ProjectBundle.GitCommit(
          id: rows.text(0),
          paths: rows.text(1),
          edit: rows.isNull(4) ? nil : EditID(bytes: rows.bytes(4)),
          isVersion: rows.integer(3) == 1
        )
      )
    }
    return commits
  }

  /// Adds unknown git commits, and records that documents matched the files of commits.
  /// - Throws: ``StoreError/badBundle(_:)``.
  func add(_ commits: [ProjectBundle.GitCommit], _ receiver: inout Receiver) throws {
    for commit in commits {
      let isHash = commit.id.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
      guard isHash, commit.id.utf8.count == 40 || commit.id.utf8.count == 64 else {
        throw StoreError.badBundle("a git commit has no valid hash")
      }
      let edit = RowValue(try commit.edit.map { try receiver.number($0) }?.rawValue)
      let known = "SELECT 1 FROM gitCommit WHERE id = ? AND paths = ? AND edit IS ?"
      let key: [RowValue] = [.text(commit.id), .text(commit.paths), edit]
      if try journal.database.integer(known, key) != nil { continue }
      try journal.database.run(
        """
        INSERT INTO gitCommit (id, paths, edit, version) VALUES (?1, ?2, ?3, CASE ?4
          WHEN 1 THEN (SELECT max(number) FROM version WHERE edit = ?3 AND isGone = 0) END)
        """,
        key + [.integer(commit.isVersion ? 1 : 0)]
      )
    }
    guard !commits.isEmpty else { return }
    try journal.database.run(
      """
      INSERT OR IGNORE INTO documentFile (document, edit)
      SELECT document, max(edit) FROM editFact
      WHERE edit IN (SELECT edit FROM gitCommit WHERE version IS NOT NULL) GROUP BY document
      """
    )
  }
}
