import SQLite
import Migrations

/// The steps that make a project's schema; a file names those that it has taken in a table.
///
/// The table has the name and the form that GRDB's migrator, which made the first files, gave it.
enum SchemaSteps {
  /// The names of the steps that a file has taken, those of newer versions too.
  static func taken(_ database: Connection) throws -> Set<String> {
    let table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'grdb_migrations'"
    guard try database.integer(table) != nil else { return [] }
    let statement = try Statement(database, "SELECT identifier FROM grdb_migrations")
    var names: Set<String> = []
    while try statement.step() { names.insert(statement.text(0)) }
    return names
  }

  /// True if a file took its steps in their order, and left none out.
  static func areFirst(_ taken: Set<String>) -> Bool {
    Migrations.all.prefix(taken.count).allSatisfy { taken.contains($0.name) }
  }

  /// Takes the steps that a file lacks, each with its name in one transaction.
  /// - Throws: ``StoreError/damaged(path:reason:)`` if a row refers to one that is missing.
  static func take(_ path: String, _ database: Connection) throws {
    try database.execute(
      "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"
    )
    let taken = try taken(database)
    // A step may make a table anew that others refer to.
    try database.execute("PRAGMA foreign_keys = OFF")
    for step in Migrations.all where !taken.contains(step.name) {
      try database.transaction(.immediate) {
        try database.execute(step.sql)
        try database.run(
          "INSERT INTO grdb_migrations (identifier) VALUES (?)",
          [.text(step.name)]
        )
        if let problem = try FileCheck.referenceProblem(in: database) {
          throw StoreError.damaged(path: path, reason: problem)
        }
      }
    }
    try database.execute("PRAGMA foreign_keys = ON")
  }
}
